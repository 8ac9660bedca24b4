// Words for goods of chapters 86 to 89 and parts of chapter 85: vehicles, bicycles, boats and their parts.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
870323,870322,870332,870380,870340,870321 | car, passenger car, classic car, electric car, automobile | Auto, Pkw, Oldtimer, Elektroauto, Personenwagen
870310 | golf cart, snowmobile | Golfcart, Schneemobil
871120,871130,871140,871150,871110 | motorcycle, motorbike, moped, scooter petrol, vespa | Motorrad, Moped, Roller Benzin, Vespa, Mofa, Motorroller
871160 | e-bike, electric bicycle, e-scooter, pedelec, electric scooter, electric skateboard, hoverboard | E-Bike, Pedelec, E-Scooter, Elektrofahrrad, Elektroroller, Hoverboard, Elektro-Skateboard
871200 | recumbent bike, unicycle, tandem | Liegerad, Einrad, Tandem
871200 | bicycle, bike, mountain bike, road bike, children's bicycle, bmx bike, cargo bike | Fahrrad, Mountainbike, Rad, Rennrad, Kinderfahrrad, BMX-Rad, Lastenrad
871310,871390 | wheelchair, electric wheelchair, mobility scooter | Rollstuhl, Elektrorollstuhl, Elektromobil
871420 | wheelchair part, wheelchair wheel | Rollstuhlteil, Rollstuhlrad
871491 | bicycle frame, bike fork, suspension fork bicycle | Fahrradrahmen, Fahrradgabel, Federgabel, Rennradrahmen
871492 | bicycle rim, bike spoke, bicycle wheel | Fahrradfelge, Speiche, Laufrad Fahrrad, Laufradsatz
871493 | bicycle hub, cassette bicycle, freewheel sprocket | Fahrradnabe, Fahrradkassette, Freilauf, Fahrradritzel
871494 | bicycle brake, bike disc brake, bike brake pad, brake lever bicycle | Fahrradbremse, Scheibenbremse Fahrrad, Fahrrad-Bremsbelag, Bremshebel Fahrrad
871495 | bicycle saddle, bike saddle, bike seat | Fahrradsattel, Sattel Fahrrad, Rennradsattel
871496 | bicycle pedal, bike pedal, crankset, bike crank, chainring | Fahrradpedal, Pedal Fahrrad, Kurbelgarnitur, Tretkurbel, Kettenblatt, Klickpedal
871499 | bicycle part, bike part, bike rack, handlebar, derailleur, mudguard bicycle, kickstand, seat post | Fahrradteil, Fahrradzubehör, Fahrradlenker, Schaltwerk, Gepäckträger, Schutzblech, Fahrradständer, Sattelstütze
871499 | bottle cage bicycle, bicycle phone mount, training wheels, bicycle shifter, bicycle grips | Flaschenhalter Fahrrad, Handyhalterung Fahrrad, Stützräder, Schalthebel, Lenkergriff
871410 | motorcycle part, motorbike part, motorcycle exhaust, moped part, motorcycle windscreen | Motorradteil, Mopedteil, Motorradauspuff, Motorradersatzteil, Simson-Teil, Vespa-Teil, Motorrad-Windschild
871500 | pram, stroller, pushchair, buggy, baby carriage, stroller accessory | Kinderwagen, Buggy, Sportwagen Kinder, Kinderwagenzubehör, Geschwisterwagen
871640,871639 | car trailer, trailer, boat trailer | Autoanhänger, Anhänger Pkw, Bootsanhänger, Pkw-Anhänger
871640,871680 | bicycle trailer, bike trailer, child bike trailer | Fahrradanhänger, Kinderfahrradanhänger, Hundeanhänger Fahrrad
871610 | caravan, travel trailer | Wohnwagen, Wohnanhänger
871680 | hand truck, wheelbarrow, handcart, shopping trolley, sack truck, wagon | Sackkarre, Schubkarre, Bollerwagen, Einkaufstrolley, Handwagen, Transportwagen
871690 | trailer part, trailer coupling, wheelbarrow wheel | Anhängerteil, Anhängerkupplung Teil, Schubkarrenrad
870810 | bumper, car bumper | Stoßstange, Stoßfänger
870821 | seat belt, seatbelt, safety belt | Sicherheitsgurt, Autogurt
870822 | windscreen, windshield, car window | Windschutzscheibe, Autoscheibe, Frontscheibe
870829 | car door, fender, car body part, spoiler, roof rack, car bonnet, car grille, roof box | Autotür, Kotflügel, Karosserieteil, Spoiler, Dachträger, Motorhaube, Kühlergrill, Dachbox
870830 | brake disc, brake caliper, brake pad, brake shoe, car brake | Bremsscheibe, Bremssattel, Bremsbelag, Bremsbacke, Bremse, Bremsklotz
870840 | gearbox, transmission, car gearbox, gear knob | Getriebe, Schaltgetriebe, Autogetriebe, Schaltknauf
870850 | drive axle, axle shaft, wheel hub car, differential | Antriebsachse, Achswelle, Radnabe Auto, Differential, Gelenkwelle
870870 | alloy wheel, rim, car rim, wheel rim, hubcap, wheel cover, car wheel | Felge, Alufelge, Radkappe, Radzierblende, Nabendeckel, Komplettrad
870880 | shock absorber, suspension, control arm, stabilizer bar, coilover | Stoßdämpfer, Fahrwerk, Querlenker, Stabilisator, Gewindefahrwerk, Federbein
870891 | car radiator, coolant radiator, intercooler | Autokühler, Wasserkühler, Ladeluftkühler, Kühler Auto
870892 | exhaust, muffler, silencer, exhaust pipe | Auspuff, Schalldämpfer, Auspuffrohr, Endschalldämpfer, Sportauspuff
870893 | clutch, clutch disc, clutch kit | Kupplung Auto, Kupplungsscheibe, Kupplungssatz
870894 | steering wheel, steering column, steering rack | Lenkrad, Lenksäule, Sportlenkrad, Lenkgetriebe
870895 | airbag, airbag module | Airbag, Airbagmodul
870899,870829 | car part, auto part, vehicle part, tow bar, fuel tank car, trailer hitch, car accessory | Autoteil, Kfz-Teil, Autoersatzteil, Anhängerkupplung, Fahrzeugteil, Autozubehör, Tank Auto
870710,870790 | car body, truck cab | Autokarosserie, Fahrerhaus
851110 | spark plug, glow plug | Zündkerze, Glühkerze
851120,851130 | ignition coil, distributor cap, magneto, ignition module | Zündspule, Zündverteiler, Verteilerkappe, Zündmodul
851140 | starter motor, car starter | Anlasser, Startermotor
851150 | alternator, car alternator | Lichtmaschine, Alternator
851180,851190 | glow plug relay, ignition part, starter part | Zündungsteil, Anlasserteil, Vorglührelais
851220 | car headlight, tail light, indicator light, fog light, motorcycle headlight, led headlight | Autoscheinwerfer, Scheinwerfer, Rücklicht Auto, Blinker, Nebelscheinwerfer, Rückleuchte
851210 | bicycle light, bike light, bicycle dynamo, bike rear light | Fahrradlicht, Fahrradlampe, Fahrradbeleuchtung, Nabendynamo, Fahrradrücklicht, Dynamo
851230 | car horn, horn, parking sensor, car alarm, reversing alarm | Hupe, Autohupe, Einparkhilfe, Parksensor, Autoalarmanlage
851240 | windscreen wiper motor, wiper, wiper arm, windshield wiper | Scheibenwischer, Wischermotor, Wischerarm
851290 | wiper blade, headlight part, light housing car | Wischerblatt, Scheinwerferteil, Scheinwerferglas
880621,880622,880623 | drone, quadcopter, camera drone, dji drone | Drohne, Quadrocopter, Kameradrohne, FPV-Drohne
880730,880710,880790 | drone part, drone propeller, aircraft part | Drohnenteil, Drohnenpropeller, Flugzeugteil
880100 | hot air balloon, glider, hang glider, weather balloon | Heißluftballon, Segelflugzeug, Drachenflieger, Wetterballon
880400 | parachute, paraglider, paragliding equipment | Fallschirm, Gleitschirm, Gleitschirmausrüstung
860900 | shipping container | Schiffscontainer, Seecontainer
860719,860721,860730,860799 | railway part, locomotive part real, train buffer | Eisenbahnteil, Waggonteil, Lokomotivteil
860800 | railway signal, traffic signal mechanical | Eisenbahnsignal, Weichenlaterne
890312,890319,890311 | inflatable boat, rubber dinghy, dinghy | Schlauchboot, Gummiboot
890393 | kayak, canoe, rowing boat, pedal boat | Kajak, Kanu, Ruderboot, Tretboot, Faltboot
890321,890322 | sailing boat, sailboat, sailing dinghy | Segelboot, Segeljolle, Segelyacht klein
890331 | motorboat, speedboat | Motorboot
890790 | buoy, raft, life raft, mooring buoy | Boje, Rettungsinsel, Floß, Ankerboje
871499,940180 | bicycle child seat, child bike seat | Fahrradkindersitz, Kindersitz Fahrrad
871680,902110 | rollator, walker with wheels, walking frame | Rollator, Gehwagen, Gehhilfe
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
851110 | Spark plug | Zündkerze
851120 | Ignition magneto | Zündmagnet
851130 | Ignition coil or distributor | Zündspule oder Verteiler
851140 | Starter motor | Anlasser
851150 | Alternator | Lichtmaschine
851180 | Engine ignition device, other | Zündausrüstung, sonstige
851190 | Ignition and starter parts | Teile für Zündung und Anlasser
851210 | Bicycle light | Fahrradlicht
851220 | Vehicle light | Fahrzeugbeleuchtung
851230 | Horn or parking sensor | Hupe oder Einparkhilfe
851240 | Windscreen wiper | Scheibenwischer
851290 | Parts of lights and wipers | Teile für Leuchten und Wischer
860719 | Rail axles and wheels | Achsen und Räder, Schienenfahrzeug
860721 | Rail air brake | Druckluftbremse, Schienenfahrzeug
860730 | Rail couplings and buffers | Kupplungen und Puffer, Bahn
860799 | Rail wagon parts, other | Waggonteile, sonstige
860800 | Railway signal equipment | Bahn-Signaltechnik
860900 | Shipping container | Frachtcontainer
870310 | Golf cart or snowmobile | Golfwagen oder Schneemobil
870321 | Petrol car up to 1000 cc | Benziner bis 1000 cm³
870322 | Petrol car 1000-1500 cc | Benziner 1000–1500 cm³
870323 | Petrol car 1500-3000 cc | Benziner 1500–3000 cm³
870332 | Diesel car 1500-2500 cc | Diesel-Pkw 1500–2500 cm³
870340 | Petrol hybrid car | Benzin-Hybrid-Pkw
870380 | Electric car | Elektroauto
870710 | Body for cars | Karosserie für Pkw
870790 | Body or cab for trucks | Karosserie für Lkw
870810 | Bumper | Stoßfänger
870821 | Seat belt | Sicherheitsgurt
870822 | Vehicle window | Fahrzeugscheibe
870829 | Car body parts | Karosserieteile
870830 | Brakes and brake parts | Bremsen und Bremsenteile
870840 | Gearbox | Schaltgetriebe
870850 | Drive axle | Antriebsachse
870870 | Wheels and rims | Räder und Felgen
870880 | Suspension parts | Fahrwerksteile
870891 | Vehicle radiator | Fahrzeugkühler
870892 | Exhaust | Auspuff
870893 | Vehicle clutch | Fahrzeugkupplung
870894 | Steering wheel and steering parts | Lenkrad und Lenkungsteile
870895 | Airbag | Airbag
870899 | Car parts, other | Autoteile, sonstige
871110 | Moped up to 50 cc | Moped bis 50 cm³
871120 | Motorcycle 50-250 cc | Motorrad 50–250 cm³
871130 | Motorcycle 250-500 cc | Motorrad 250–500 cm³
871140 | Motorcycle 500-800 cc | Motorrad 500–800 cm³
871150 | Motorcycle over 800 cc | Motorrad über 800 cm³
871160 | E-bike or electric scooter | E-Bike oder E-Scooter
871200 | Bicycle without motor | Fahrrad ohne Motor
871310 | Manual wheelchair | Rollstuhl ohne Motor
871390 | Electric wheelchair | Rollstuhl mit Motor
871410 | Motorcycle parts | Motorradteile
871420 | Wheelchair parts | Rollstuhlteile
871491 | Bicycle frame or fork | Fahrradrahmen oder Gabel
871492 | Bicycle rim or spoke | Fahrradfelge oder Speiche
871493 | Bicycle hub or sprocket | Fahrradnabe oder Ritzel
871494 | Bicycle brake | Fahrradbremse
871495 | Bicycle saddle | Fahrradsattel
871496 | Bicycle pedals or cranks | Fahrradpedale oder Kurbeln
871499 | Bicycle parts, other | Fahrradteile, sonstige
871500 | Pram or stroller | Kinderwagen
871610 | Caravan | Wohnwagen
871639 | Goods trailer | Lastenanhänger
871640 | Trailer, other | Anhänger, sonstiger
871680 | Hand-pushed cart | Handkarre oder Wagen
871690 | Trailer and cart parts | Teile für Anhänger und Karren
880100 | Balloon, glider or hang glider | Ballon, Segelflugzeug oder Drachen
880400 | Parachute or paraglider | Fallschirm oder Gleitschirm
880621 | Drone up to 250 g | Drohne bis 250 g
880622 | Drone 250 g to 7 kg | Drohne 250 g bis 7 kg
880623 | Drone 7 to 25 kg | Drohne 7 bis 25 kg
880710 | Aircraft propeller | Propeller für Luftfahrzeuge
880730 | Drone or aeroplane parts | Teile für Drohnen und Flugzeuge
880790 | Aircraft parts, other | Luftfahrzeugteile, sonstige
890311 | Inflatable boat for motor, light | Schlauchboot für Motor, leicht
890312 | Small inflatable boat, no motor | Kleines Schlauchboot ohne Motor
890319 | Inflatable boat, other | Schlauchboot, sonstiges
890321 | Sailing boat up to 7.5 m | Segelboot bis 7,5 m
890322 | Sailing boat 7.5 to 24 m | Segelboot 7,5 bis 24 m
890331 | Motorboat up to 7.5 m | Motorboot bis 7,5 m
890393 | Kayak, canoe or rowing boat | Kajak, Kanu oder Ruderboot
890790 | Buoy or float | Boje oder Schwimmkörper
902110 | Orthopaedic support | Orthopädische Stütze oder Bandage
940180 | Plastic or other seat | Sitz aus Kunststoff, sonstiger
`;

export const vehiclesAndParts = { goods, names };
