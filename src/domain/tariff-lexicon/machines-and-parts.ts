// Words for goods of chapters 84 and 73: engines, pumps, office and workshop machines, machine parts.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
840721,840729 | outboard motor, outboard engine, boat engine | Außenbordmotor, Außenborder, Bootsmotor
840733,840734,840732,840731 | petrol engine car, car engine, motorcycle engine | Benzinmotor Auto, Automotor, Motorradmotor
840790 | petrol engine garden, stationary engine, kart engine | Rasenmähermotor, Standmotor, Kartmotor
840820,840890,840810 | diesel engine | Dieselmotor
840991 | piston, carburettor, carburetor, piston ring, cylinder head, engine valve, intake manifold | Kolben, Vergaser, Kolbenring, Zylinderkopf, Motorventil, Ansaugkrümmer
840999 | diesel injector, diesel engine part, injection nozzle | Dieselinjektor, Einspritzdüse, Dieselmotorteil
841221,841231,841290 | hydraulic cylinder, pneumatic cylinder | Hydraulikzylinder, Pneumatikzylinder, Druckluftzylinder
841320 | hand pump, water hand pump, drum pump | Handpumpe Wasser, Schwengelpumpe, Fasspumpe
841330 | fuel pump, oil pump, car water pump, coolant pump | Kraftstoffpumpe, Benzinpumpe, Ölpumpe, Kfz-Wasserpumpe
841370,841381 | water pump, garden pump, pond pump, aquarium pump, submersible pump, pool pump | Wasserpumpe, Gartenpumpe, Teichpumpe, Tauchpumpe, Poolpumpe, Aquarienpumpe
841350,841360 | dosing pump, gear pump, diaphragm pump | Dosierpumpe, Zahnradpumpe, Membranpumpe
841391 | pump part, pump impeller | Pumpenteil, Pumpenlaufrad
841410 | vacuum pump | Vakuumpumpe
841420 | bike pump, bicycle pump, foot pump, floor pump, ball pump, hand air pump | Fahrradpumpe, Luftpumpe, Standpumpe, Fußpumpe, Ballpumpe
841480,841440 | air compressor, compressor, electric air pump, tyre inflator | Kompressor, Druckluftkompressor, elektrische Luftpumpe, Akku-Kompressor, Reifenfüller
841480 | turbocharger, turbo, aquarium air pump | Turbolader, Turbo, Aquarium-Luftpumpe
841430 | refrigerator compressor | Kühlkompressor, Kühlschrankkompressor
841520 | car air conditioner | Autoklimaanlage, Standklimaanlage
841790,841780 | pottery kiln gas, industrial furnace | Industrieofen, Brennofen Gas
851419,851420,851439 | pottery kiln, kiln, muffle furnace, melting furnace electric | Brennofen, Keramikbrennofen, Muffelofen, Schmelzofen
841950 | heat exchanger | Wärmetauscher, Plattenwärmetauscher
842119 | laboratory centrifuge, honey extractor, centrifuge | Zentrifuge, Honigschleuder, Laborzentrifuge
842123 | oil filter, fuel filter, car oil filter | Ölfilter, Kraftstofffilter, Benzinfilter, Dieselfilter
842131 | car air filter, engine air filter, air filter | Luftfilter, Motorluftfilter, Sportluftfilter
842132 | catalytic converter, particulate filter | Katalysator, Partikelfilter, Rußpartikelfilter
842511,842519 | hoist, chain hoist, pulley block, electric hoist | Seilzug, Kettenzug, Flaschenzug, Elektroseilzug
842539,842531 | winch, boat winch, cable winch | Seilwinde, Bootswinde, Winde
842542,842549 | car jack, hydraulic jack, trolley jack | Wagenheber, Rangierwagenheber, Hydraulikheber
842790,842720,842710 | pallet truck, hand pallet jack, forklift | Hubwagen, Gabelstapler
843149,843143,843120 | excavator part, forklift part, digger bucket | Baggerteil, Staplerteil, Baggerlöffel
843290 | plough part, tiller part, tractor implement part | Pflugteil, Bodenfräsenteil, Landmaschinenteil
843490 | milking machine part | Melkmaschinenteil
843699 | beehive machine part, incubator part | Brutapparat-Ersatzteil
844332,844331 | printer, inkjet printer, laser printer, label printer, photo printer | Drucker, Tintenstrahldrucker, Laserdrucker, Etikettendrucker, Fotodrucker
844331 | multifunction printer, all-in-one printer, copier, fax machine | Multifunktionsdrucker, Kopierer, Multifunktionsgerät
844399 | toner, toner cartridge, ink cartridge, printer part, printer drum, print head | Toner, Tonerkartusche, Druckerpatrone, Tintenpatrone, Druckerteil, Druckkopf
844319,844391 | screen printing press, printing press, letterpress machine | Siebdruckmaschine, Druckmaschine, Druckpresse
845811,845819,845891 | metal lathe, lathe | Drehbank, Drehmaschine, Metalldrehbank
845961,845969,845929 | milling machine, cnc router machine | Fräsmaschine, CNC-Fräse
846090,846039,846029 | bench grinder, polishing machine metal, tool grinder | Doppelschleifer, Schleifbock, Poliermaschine Metall
845611,845612 | laser engraver, laser cutter | Lasergravierer, Lasercutter, Lasergravurmaschine
846420,846490 | stone grinder machine, glass polishing machine, lapidary machine | Steinschleifmaschine, Glasschleifmaschine
847290 | paper shredder, document shredder, stapler, hole punch office, banknote counter | Aktenvernichter, Schredder, Locher, Hefter, Tacker Büro, Geldzählmaschine, Papierschneider
847290 | typewriter, mechanical typewriter, label maker | Schreibmaschine, Beschriftungsgerät
847010 | calculator, pocket calculator, scientific calculator, graphing calculator | Taschenrechner, Rechenmaschine, Tischrechner, Grafikrechner
847050 | cash register, till, card terminal | Registrierkasse, Kasse, Kartenterminal
847990,847989 | machine part general, robot part, machinery accessory | Maschinenzubehör, Roboterteil
848790 | machine part, machinery spare part, spare part machine | Maschinenteil, Maschinenersatzteil, Ersatzteil Maschine
848071,848079,848049 | injection mould, mold for plastics, casting mould | Spritzgussform, Gießform, Gussform
848180 | tap, faucet, mixer tap, shower mixer, ball valve, thermostatic radiator valve, bicycle valve | Wasserhahn, Armatur, Mischbatterie, Duscharmatur, Kugelhahn, Ventil, Küchenarmatur
848110,848120,848140,848130 | pressure regulator, gas regulator, solenoid valve, check valve, safety valve | Druckminderer, Gasregler, Magnetventil, Rückschlagventil, Sicherheitsventil
848190 | tap part, valve part, faucet aerator, cartridge for tap | Armaturenteil, Perlator, Kartusche Armatur, Ventilteil
848210 | ball bearing, bearing, skateboard bearing | Kugellager, Rillenkugellager, Skateboard-Kugellager
848220,848240,848250,848280 | roller bearing, needle bearing, tapered bearing | Rollenlager, Nadellager, Wälzlager, Kegelrollenlager
848310 | camshaft, crankshaft, drive shaft | Nockenwelle, Kurbelwelle, Antriebswelle
848340 | gearbox machine, ball screw, gear unit, reduction gear | Getriebe Maschine, Kugelgewindetrieb, Untersetzungsgetriebe
848350 | pulley, belt pulley, flywheel | Riemenscheibe, Umlenkrolle, Schwungrad
848360 | shaft coupling, universal joint | Wellenkupplung, Kardangelenk
848390 | gear wheel, sprocket wheel, cogwheel, pinion | Zahnrad, Kettenrad, Ritzel Maschine
848320,848330 | bearing housing, plain bearing, pillow block | Lagergehäuse, Gleitlager, Stehlager
848410,848490 | head gasket, metal gasket, gasket set, engine gasket | Zylinderkopfdichtung, Dichtungssatz, Motordichtung, Metalldichtung
848420 | mechanical seal, shaft seal | Gleitringdichtung, Wellendichtring
731511,731512 | roller chain, bicycle chain, bike chain, motorcycle chain, drive chain | Rollenkette, Fahrradkette, Motorradkette, Antriebskette
731519,731590 | chain link, chain master link | Kettenschloss Glied, Kettenglied
842010,847780 | laminator, laminating machine | Laminiergerät, Laminator
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
731511 | Roller chain | Rollenkette
731512 | Articulated chain, other | Gelenkkette, sonstige
731519 | Parts of roller chains | Teile für Rollenketten
731590 | Parts of steel chains | Teile für Stahlketten
840721 | Outboard motor | Außenbordmotor
840729 | Inboard petrol boat engine | Benzin-Bootsmotor, innen
840731 | Petrol vehicle engine to 50 cc | Benzin-Fahrzeugmotor bis 50 cm³
840732 | Petrol vehicle engine 50-250 cc | Benzin-Fahrzeugmotor 50–250 cm³
840733 | Petrol vehicle engine 250-1000 cc | Benzin-Fahrzeugmotor 250–1000 cm³
840734 | Petrol vehicle engine over 1000 cc | Benzin-Fahrzeugmotor über 1000 cm³
840790 | Petrol engine for equipment | Benzinmotor für Geräte
840810 | Diesel boat engine | Diesel-Bootsmotor
840820 | Diesel vehicle engine | Diesel-Fahrzeugmotor
840890 | Diesel engine, other | Dieselmotor, sonstiger
840991 | Petrol engine parts | Teile für Benzinmotoren
840999 | Diesel engine parts | Teile für Dieselmotoren
841221 | Hydraulic cylinder | Hydraulikzylinder
841231 | Pneumatic cylinder | Pneumatikzylinder
841290 | Parts of hydraulic drives | Teile für Hydraulikantriebe
841320 | Hand pump for liquids | Handpumpe für Flüssigkeiten
841330 | Engine fuel or water pump | Kraftstoff- oder Wasserpumpe, Motor
841350 | Piston or dosing pump | Kolben- oder Dosierpumpe
841360 | Gear or rotary pump | Zahnrad- oder Drehkolbenpumpe
841370 | Centrifugal water pump | Kreiselpumpe für Wasser
841381 | Liquid pump, other | Flüssigkeitspumpe, sonstige
841391 | Pump parts | Pumpenteile
841410 | Vacuum pump | Vakuumpumpe
841420 | Hand or foot air pump | Hand- oder Fußluftpumpe
841430 | Refrigeration compressor | Kältekompressor
841440 | Towable air compressor | Fahrbarer Kompressor
841520 | Vehicle air conditioner | Fahrzeugklimaanlage
841780 | Industrial furnace, fuel-fired | Industrieofen, befeuert
841790 | Industrial furnace parts | Teile für Industrieöfen
841950 | Heat exchanger | Wärmetauscher
842010 | Laminating rolling machine | Kalander und Laminiergerät
842119 | Centrifuge | Zentrifuge
842123 | Engine oil or fuel filter | Öl- oder Kraftstofffilter, Motor
842131 | Engine air filter | Luftfilter für Motoren
842132 | Catalytic converter | Katalysator oder Partikelfilter
842511 | Electric hoist | Elektrischer Seil- oder Kettenzug
842519 | Manual hoist | Hand-Kettenzug
842531 | Electric winch | Elektrische Seilwinde
842539 | Manual winch | Hand-Seilwinde
842542 | Hydraulic jack | Hydraulischer Wagenheber
842549 | Mechanical jack | Mechanischer Wagenheber
842710 | Electric forklift | Elektrostapler
842720 | Engine-powered forklift | Stapler mit Verbrennungsmotor
842790 | Hand pallet truck | Handhubwagen
843120 | Forklift parts | Teile für Gabelstapler
843143 | Drilling machine parts | Teile für Bohrgeräte
843149 | Excavator and crane parts | Teile für Bagger und Krane
843290 | Soil machine parts | Teile für Bodenbearbeitungsgeräte
843490 | Milking machine parts | Teile für Melkmaschinen
843699 | Parts of farm machines | Teile für Landwirtschaftsgeräte
844319 | Printing press | Druckmaschine
844331 | Multifunction printer | Multifunktionsdrucker
844332 | Printer for computers | Drucker für Computer
844391 | Printing press parts | Teile für Druckmaschinen
844399 | Toner, ink cartridge, printer parts | Toner, Patronen und Druckerteile
845611 | Laser cutting machine | Laserschneidmaschine
845612 | Light-beam machine tool | Lichtstrahl-Werkzeugmaschine
845811 | CNC horizontal lathe | CNC-Drehmaschine, waagerecht
845819 | Horizontal metal lathe | Drehmaschine, waagerecht
845891 | CNC lathe, other | CNC-Drehmaschine, sonstige
845929 | Metal drilling machine | Bohrmaschine für Metall, stationär
845961 | CNC milling machine | CNC-Fräsmaschine
845969 | Milling machine, manual | Fräsmaschine, handgesteuert
846029 | Surface grinding machine, other | Schleifmaschine für Metall
846039 | Tool sharpening machine | Werkzeugschärfmaschine
846090 | Polishing and deburring machine | Polier- und Entgratmaschine
846420 | Stone or glass grinder | Stein- oder Glasschleifmaschine
846490 | Stone working machine, other | Steinbearbeitungsmaschine, sonstige
847010 | Pocket calculator | Taschenrechner
847050 | Cash register | Registrierkasse
847290 | Office machine | Büromaschine
847780 | Plastics working machine | Kunststoffverarbeitungsgerät
847990 | Parts of special machines | Teile für Spezialmaschinen
848049 | Mould for metal | Gießform für Metall
848071 | Injection mould | Spritzgussform
848079 | Mould for plastics, other | Form für Kunststoff, sonstige
848110 | Pressure reducer | Druckminderer
848120 | Hydraulic or pneumatic valve | Hydraulik- oder Pneumatikventil
848130 | Check valve | Rückschlagventil
848140 | Safety valve | Sicherheitsventil
848180 | Tap or valve | Armatur oder Ventil
848190 | Tap and valve parts | Teile für Armaturen
848210 | Ball bearing | Kugellager
848220 | Tapered roller bearing | Kegelrollenlager
848240 | Needle bearing | Nadellager
848250 | Cylindrical roller bearing | Zylinderrollenlager
848280 | Bearing, other | Wälzlager, sonstiges
848310 | Shaft or crankshaft | Welle oder Kurbelwelle
848320 | Bearing housing with bearing | Lagergehäuse mit Lager
848330 | Plain bearing or empty housing | Gleitlager oder leeres Gehäuse
848340 | Gear unit or ball screw | Getriebe oder Kugelgewindetrieb
848350 | Pulley or flywheel | Riemenscheibe oder Schwungrad
848360 | Clutch or shaft coupling | Wellenkupplung
848390 | Gear wheel or sprocket | Zahnrad oder Kettenrad
848410 | Metal gasket | Metalldichtung
848420 | Mechanical seal | Gleitringdichtung
848490 | Gasket set | Dichtungssatz
848790 | Machine parts, other | Maschinenteile, sonstige
851419 | Electric kiln, resistance-heated | Elektrischer Brennofen, widerstandsbeheizt
851420 | Induction furnace | Induktionsofen
851439 | Electric furnace, other | Elektroofen, sonstiger
`;

export const machinesAndParts = { goods, names };
