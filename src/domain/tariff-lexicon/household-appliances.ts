// Words for goods of chapters 84 and 85: household and garden appliances.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
841451 | fan, electric fan, table fan, ceiling fan, floor fan, handheld fan, pedestal fan | Ventilator, Tischventilator, Deckenventilator, Standventilator, Handventilator
841459 | pc fan, computer fan, case fan, bathroom fan, exhaust fan | Gehäuselüfter, PC-Lüfter, CPU-Lüfter, Badlüfter, Rohrlüfter
841460,841480 | cooker hood, range hood | Dunstabzugshaube
841490 | fan part, air pump part, fan blade | Lüfterrad, Ventilatorflügel, Ventilator-Ersatzteil
841510,841582 | air conditioner, portable air conditioner, split air conditioner | Klimaanlage, Klimagerät, mobile Klimaanlage, Split-Klimagerät
841590 | air conditioner part, air conditioner hose | Klimaanlagenteil, Klimagerät-Abluftschlauch
841821,841810,841829 | fridge, refrigerator, mini fridge, fridge freezer | Kühlschrank, Mini-Kühlschrank, Kühl-Gefrier-Kombination
841840,841830 | freezer, chest freezer | Gefrierschrank, Gefriertruhe, Tiefkühlschrank
841869,841850 | electric cool box, car fridge, ice cube maker, wine cooler, beverage cooler | elektrische Kühlbox, Eiswürfelmaschine, Weinkühlschrank, Getränkekühler
841861 | heat pump | Wärmepumpe
841899,841891 | fridge part, fridge shelf, refrigerator seal | Kühlschrank-Ersatzteil, Kühlschrankdichtung, Gemüsefach
841911,841912,841919 | gas water heater, solar water heater, solar shower | Gasdurchlauferhitzer, Solarthermie, Solardusche
841920 | steriliser, autoclave, sterilizer | Sterilisator, Autoklav
841940 | still, distiller, distillation apparatus, alembic | Destille, Destilliergerät, Brennanlage
841981 | commercial coffee machine, bain-marie, commercial fryer | Gastro-Kaffeemaschine, Gastro-Fritteuse, Wasserbad Gastro
841989,841939 | food dehydrator machine, laboratory heater | Laborheizgerät, Trockenapparat
842112 | spin dryer, clothes spinner | Wäscheschleuder
842121 | water filter, aquarium filter, pool filter, water filter jug, water softener | Wasserfilter, Aquariumfilter, Poolfilter, Tischwasserfilter, Enthärtungsanlage
842129,842122 | wine filter, oil filtering machine | Weinfilter, Saftfilter
842139 | air purifier, air cleaner | Luftreiniger, Luftfiltergerät
842199 | replacement water filter, filter cartridge, hepa filter, vacuum hepa filter | Filterkartusche, HEPA-Filter, Ersatzfilter, Wasserfilterkartusche
842211 | dishwasher | Geschirrspüler, Spülmaschine, Geschirrspülmaschine
842230 | bottle filling machine, capping machine, crown capper | Abfüllmaschine, Flaschenverschließer, Verkorker
842240 | vacuum sealer, food sealer, shrink wrap machine, bag sealer | Vakuumierer, Vakuumiergerät, Folienschweißgerät, Folienverpackungsmaschine
842290 | dishwasher part, dishwasher basket | Geschirrspüler-Ersatzteil, Spülmaschinenkorb
842310 | bathroom scale, baby scale, body scale, personal scale | Personenwaage, Babywaage, Körperwaage, Körperfettwaage
842381 | kitchen scale, parcel scale, luggage scale, letter scale, scale | Küchenwaage, Paketwaage, Kofferwaage, Briefwaage, Waage
842390 | scale weight, calibration weight | Gewichtsstein, Waagengewicht, Prüfgewicht
842410 | fire extinguisher | Feuerlöscher
842420 | spray gun, paint sprayer, airbrush, airbrush gun | Farbsprühpistole, Sprühpistole, Airbrush, Lackierpistole, Airbrushpistole
842430 | pressure washer, high-pressure cleaner, steam cleaner, sandblaster | Hochdruckreiniger, Dampfreiniger, Sandstrahler, Kärcher
842441 | garden sprayer, pump sprayer, backpack sprayer | Gartenspritze, Drucksprüher, Rückenspritze
842482 | lawn sprinkler, irrigation kit, drip irrigation, sprinkler | Rasensprenger, Bewässerungsset, Tropfbewässerung, Regner, Bewässerungssystem
842490 | sprayer nozzle, sprinkler part, pressure washer lance | Sprühdüse, Regnerdüse, Hochdruckreiniger-Lanze
843311,843319 | lawn mower, robotic lawnmower, mower, robot mower | Rasenmäher, Mähroboter, Rasenroboter, Handrasenmäher
843390 | lawn mower part, mower spare part | Rasenmäher-Ersatzteil, Mähroboter-Ersatzteil
843229,843280,843239 | garden tiller, scarifier, seed spreader, cultivator machine | Gartenfräse, Motorhacke, Vertikutierer, Streuwagen
843680,843610,843621 | egg incubator, feed mill, wood chipper, brooder | Brutapparat, Brutmaschine, Futtermühle, Gartenhäcksler, Häcksler
845011,845012,845019 | washing machine, mini washing machine, camping washing machine | Waschmaschine, Mini-Waschmaschine, Campingwaschmaschine
845090 | washing machine part, washer pump, drum seal | Waschmaschinen-Ersatzteil, Laugenpumpe, Türmanschette
845121,845129 | tumble dryer, clothes dryer | Wäschetrockner, Kondenstrockner, Ablufttrockner
845130 | ironing press, heat press, heat press machine | Bügelpresse, Transferpresse, Textilpresse
845180,845140,845150 | fabric printing machine, textile machine, fabric cutting machine | Textilmaschine, Stoffzuschneidemaschine
845210 | sewing machine, overlocker, embroidery machine, serger | Nähmaschine, Overlock-Maschine, Stickmaschine
845229,845221 | industrial sewing machine | Industrienähmaschine
845230 | sewing machine needle | Nähmaschinennadel
845290 | sewing machine foot, presser foot, bobbin case, sewing machine part | Nähfuß, Nähmaschinenfuß, Spulenkapsel, Nähmaschinenteil
844720,844712,844790 | knitting machine, tufting machine | Strickmaschine, Tuftingmaschine
844630,844610,844621 | weaving loom, hand loom | Webstuhl, Webrahmen groß
850811,850819 | vacuum cleaner, robot vacuum, handheld vacuum, hoover, car vacuum | Staubsauger, Saugroboter, Staubsaugerroboter, Handstaubsauger, Autostaubsauger, Akkusauger
850870 | vacuum cleaner part, vacuum nozzle, vacuum brush, vacuum hose | Staubsauger-Ersatzteil, Staubsaugerdüse, Staubsaugerbürste, Staubsaugerschlauch
850940 | blender, hand blender, food processor, stand mixer, juicer, smoothie maker, mixer | Mixer, Standmixer, Stabmixer, Küchenmaschine, Entsafter, Pürierstab, Handrührgerät, Thermomix
850980 | electric toothbrush, sonic toothbrush, oral irrigator, food slicer | elektrische Zahnbürste, Schallzahnbürste, Allesschneider, Munddusche
850940,850980 | electric coffee grinder, coffee grinder, coffee mill | elektrische Kaffeemühle, Kaffeemühle, Kaffeemahlwerk
850940,851679 | milk frother | Milchaufschäumer
850980,847989 | humidifier, aroma diffuser, ultrasonic diffuser, shoe polishing machine | Luftbefeuchter, Aroma-Diffuser, Duftzerstäuber, Schuhputzmaschine
960321,850990 | toothbrush head, electric toothbrush head | Aufsteckbürste, Zahnbürstenkopf
850990 | mixer bowl, blender jug, blender part | Mixbehälter, Mixerteil, Rührschüssel Küchenmaschine
851010 | electric shaver, shaver, electric razor, foil shaver | Elektrorasierer, elektrischer Rasierer, Bartrasierer elektrisch
851020 | hair clippers, hair trimmer, beard trimmer, pet clipper, nose hair trimmer | Haarschneidemaschine, Bartschneider, Haartrimmer, Schermaschine, Bodygroomer, Nasenhaartrimmer
851030 | epilator, hair removal device, ladyshave | Epilierer, Epiliergerät, Haarentferner elektrisch
851090 | shaver head, shaver foil, clipper comb, clipper blade | Scherkopf, Scherfolie, Schermesser, Ersatzscherkopf
851610 | immersion heater, electric water heater, instantaneous water heater, electric boiler | Tauchsieder, Durchlauferhitzer, Boiler, Warmwasserspeicher, Aquarienheizer
851679,851610 | kettle, electric kettle, water boiler, travel kettle | Wasserkocher, Teekocher, Reisewasserkocher
851629,851621 | electric heater, fan heater, oil radiator, infrared heater, space heater | Heizlüfter, Elektroheizung, Heizgerät, Ölradiator, Infrarotheizung, Konvektor
851631 | hair dryer, hairdryer, blow dryer | Haartrockner, Föhn, Fön
851632 | hair straightener, curling iron, flat iron, hot air brush, hair curler electric, heated rollers | Glätteisen, Lockenstab, Warmluftbürste, Kreppeisen, Haarglätter, Heizwickler
851633 | hand dryer | Händetrockner
851640 | iron, steam iron, travel iron, steam station | Bügeleisen, Dampfbügeleisen, Reisebügeleisen, Dampfbügelstation
851650 | microwave, microwave oven | Mikrowelle, Mikrowellenherd, Mikrowellengerät
851660 | oven, electric hob, hot plate, hotplate, cooker, induction hob, electric grill, bread maker | Backofen, Kochplatte, Herd, Induktionskochfeld, Elektrogrill, Kontaktgrill, Tischgrill, Brotbackautomat
851660 | air fryer, rice cooker, slow cooker, mini oven, raclette grill, pizza oven electric | Heißluftfritteuse, Airfryer, Reiskocher, Schongarer, Minibackofen, Raclette, Raclettegrill, Pizzaofen elektrisch
851671 | coffee machine, espresso machine, coffee maker, capsule coffee machine, percolator electric | Kaffeemaschine, Espressomaschine, Kaffeevollautomat, Kapselmaschine, Siebträgermaschine
851672 | toaster | Toaster, Langschlitztoaster
851679 | waffle maker, egg cooker, garment steamer, chocolate fountain, popcorn machine, food dehydrator, yogurt maker, deep fryer | Waffeleisen, Eierkocher, Dampfglätter, Schokobrunnen, Popcornmaschine, Dörrautomat, Joghurtbereiter, Fritteuse
851679 | baby bottle warmer, bottle steriliser, cup warmer, wax warmer, wax heater | Flaschenwärmer, Babykostwärmer, Vaporisator, Tassenwärmer, Wachserhitzer
851680 | heating element, heating cable, heating mat terrarium | Heizelement, Heizstab, Heizkabel, Heizmatte
851690 | coffee machine part, portafilter, oven part, toaster part, kettle lid | Kaffeemaschinen-Ersatzteil, Siebträger, Backofen-Ersatzteil, Brühgruppe, Kaffeemaschinenteil
847629,847621,847681 | vending machine, gumball machine | Verkaufsautomat, Kaugummiautomat, Getränkeautomat
843810,843850,843880 | noodle machine commercial, meat processing machine, sausage stuffer | Wurstfüller, Teigmaschine Gastro, Fleischverarbeitungsmaschine
843510,843860 | fruit press, wine press, cider press | Obstpresse, Weinpresse, Saftpresse groß
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
841451 | Room fan | Raumventilator
841459 | Fan, other | Lüfter, sonstiger
841460 | Cooker hood, small | Dunstabzugshaube
841480 | Air compressor or turbo | Luftkompressor oder Turbolader
841490 | Parts of fans and compressors | Teile für Lüfter und Kompressoren
841510 | Window or split air conditioner | Fenster- oder Split-Klimagerät
841582 | Air conditioner, other | Klimagerät, sonstiges
841590 | Air conditioner parts | Teile für Klimageräte
841810 | Fridge-freezer combination | Kühl-Gefrier-Kombination
841821 | Household fridge, compressor | Kühlschrank mit Kompressor
841829 | Household fridge, other | Kühlschrank, sonstiger
841830 | Chest freezer | Gefriertruhe
841840 | Upright freezer | Gefrierschrank
841850 | Display refrigerator | Kühlmöbel mit Auslage
841861 | Heat pump | Wärmepumpe
841869 | Cooling appliance, other | Kühlgerät, sonstiges
841891 | Cabinet for refrigerators | Gehäuse für Kühlgeräte
841899 | Parts of cooling appliances | Teile für Kühlgeräte
841911 | Gas water heater | Gas-Durchlauferhitzer
841912 | Solar water heater | Solar-Warmwasserbereiter
841919 | Non-electric water heater, other | Warmwasserbereiter, nicht elektrisch
841920 | Steriliser | Sterilisator
841939 | Dryer for goods, other | Trockner, sonstiger
841940 | Distilling apparatus | Destilliergerät
841981 | Catering cooking appliance | Koch- und Heißgetränkegerät, Gastro
841989 | Heat treatment apparatus, other | Wärmebehandlungsgerät, sonstiges
842112 | Spin dryer | Wäscheschleuder
842121 | Water filter | Wasserfilter
842122 | Beverage filter | Getränkefilter
842129 | Liquid filter, other | Flüssigkeitsfilter, sonstiger
842139 | Air purifier | Luftreiniger
842199 | Filter cartridge and filter parts | Filterkartuschen und Filterteile
842211 | Household dishwasher | Haushaltsspülmaschine
842230 | Bottle filling or closing machine | Abfüll- oder Verschließmaschine
842240 | Packing or vacuum sealing machine | Verpackungs- oder Vakuumiergerät
842290 | Dishwasher and packing machine parts | Teile für Spül- und Packmaschinen
842310 | Personal scale | Personenwaage
842381 | Scale up to 30 kg | Waage bis 30 kg
842390 | Scale weights and parts | Gewichte und Waagenteile
842410 | Fire extinguisher | Feuerlöscher
842420 | Spray gun | Spritzpistole
842430 | Pressure washer or steam jet | Hochdruck- oder Dampfstrahlgerät
842441 | Portable garden sprayer | Tragbares Gartensprühgerät
842482 | Garden irrigation device | Gartenbewässerungsgerät
842490 | Sprayer parts | Teile für Sprühgeräte
843229 | Tiller or scarifier | Bodenfräse oder Vertikutierer
843239 | Seed drill or planter | Säh- oder Pflanzmaschine
843280 | Garden soil machine, other | Bodenbearbeitungsgerät, sonstiges
843311 | Powered rotary lawn mower | Motorrasenmäher, rotierend
843319 | Lawn mower, other | Rasenmäher, sonstiger
843390 | Mower parts | Teile für Mäher
843510 | Fruit or wine press | Obst- oder Weinpresse
843610 | Feed preparation machine | Futteraufbereiter
843621 | Egg incubator or brooder | Brutapparat
843680 | Farm and forestry machine, other | Land- und Forstgerät, sonstiges
843810 | Dough and pasta machine | Teig- und Nudelmaschine
843850 | Meat processing machine | Fleischverarbeitungsmaschine
843860 | Fruit processing machine | Obstverarbeitungsmaschine
843880 | Food machine, other | Lebensmittelmaschine, sonstige
844610 | Narrow weaving loom | Schmaler Webstuhl
844621 | Power loom, shuttle type | Webmaschine mit Schützen
844630 | Loom without shuttle | Schützenlose Webmaschine
844712 | Large circular knitting machine | Große Rundstrickmaschine
844720 | Flat knitting machine | Flachstrickmaschine
844790 | Tufting or embroidery machine | Tufting- oder Stickereimaschine
845011 | Fully automatic washing machine | Waschvollautomat
845012 | Washing machine with spinner | Waschmaschine mit Schleuder
845019 | Washing machine, other | Waschmaschine, sonstige
845090 | Washing machine parts | Teile für Waschmaschinen
845121 | Tumble dryer to 10 kg | Wäschetrockner bis 10 kg
845129 | Large textile dryer | Großer Wäschetrockner
845130 | Ironing or heat press | Bügel- oder Transferpresse
845140 | Dyeing or washing machine | Färbe- oder Waschmaschine, Textil
845150 | Fabric winding or cutting machine | Stoffwickel- oder Schneidemaschine
845180 | Textile finishing machine | Textilveredelungsmaschine
845210 | Household sewing machine | Haushaltsnähmaschine
845221 | Automatic industrial sewing unit | Industrielle Nähautomaten
845229 | Industrial sewing machine | Industrienähmaschine
845230 | Sewing machine needle | Nähmaschinennadel
845290 | Sewing machine parts | Teile für Nähmaschinen
847621 | Drinks machine, heated or cooled | Getränkeautomat mit Heizung oder Kühlung
847629 | Drinks machine, other | Getränkeautomat, sonstiger
847681 | Vending machine, heated or cooled | Verkaufsautomat mit Heizung oder Kühlung
850811 | Vacuum cleaner up to 1500 W | Staubsauger bis 1500 W
850819 | Vacuum cleaner, larger | Staubsauger, größer
850870 | Vacuum cleaner parts | Teile für Staubsauger
850940 | Mixer, blender or juicer | Mixer, Küchenmaschine oder Entsafter
850980 | Motor-driven household appliance | Haushaltsgerät mit Motor
850990 | Household appliance parts | Teile für Haushaltsgeräte mit Motor
851010 | Electric shaver | Elektrorasierer
851020 | Hair clipper | Haarschneidemaschine
851030 | Epilator | Epilierer
851090 | Shaver and clipper parts | Teile für Rasierer
851610 | Electric water heater | Elektrischer Warmwasserbereiter
851621 | Storage heater | Nachtspeicherheizung
851629 | Electric room heater | Elektrisches Heizgerät
851631 | Hair dryer | Haartrockner
851632 | Hair styling appliance | Haarstylinggerät
851633 | Hand dryer | Händetrockner
851640 | Electric iron | Bügeleisen
851650 | Microwave oven | Mikrowelle
851660 | Oven, hob, grill or fryer | Backofen, Kochplatte oder Grill
851671 | Coffee or tea maker | Kaffee- oder Teemaschine
851672 | Toaster | Toaster
851680 | Heating element | Heizwiderstand
851690 | Parts of heating appliances | Teile für Elektrowärmegeräte
960321 | Toothbrush | Zahnbürste
`;

export const householdAppliances = { goods, names };
