// Words for goods of chapter 85: batteries, chargers, cables, bulbs and electronic parts.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
850760 | power bank, powerbank, lithium-ion battery, lithium battery, rechargeable battery, battery pack, e-bike battery, laptop battery | Powerbank, Akku, Lithium-Akku, Akkupack, E-Bike-Akku, Laptop-Akku, Handyakku, Lithium-Ionen-Batterie
850760 | portable power station, lifepo4 battery | Powerstation, LiFePO4-Akku, Solarspeicher
850710,850720 | car battery, lead battery, motorcycle battery, starter battery | Autobatterie, Bleiakku, Motorradbatterie, Starterbatterie
850750,850730 | nimh battery, rechargeable aa battery, ni-mh battery | NiMH-Akku, AA-Akku, Eneloop
850790,850780 | battery cell part, battery holder rechargeable | Akkuzellenteil, Akkugehäuse
850610 | battery, aa battery, aaa battery, alkaline battery, 9v block | Batterie, AA-Batterie, AAA-Batterie, Alkalibatterie, Mignonbatterie, 9-V-Block
850650,850640,850610 | button cell, coin cell, lithium battery cr2032, watch battery | Knopfzelle, Lithium-Knopfzelle, Uhrenbatterie, Lithiumbatterie
850660 | hearing aid battery, zinc-air battery | Hörgerätebatterie, Zink-Luft-Batterie
850440 | charger, power supply, phone charger, power adapter, usb charger, wireless charger, adapter | Ladegerät, Netzteil, Handy-Ladegerät, Netzadapter, Schnellladegerät, Ladestation, Adapter, Induktionsladegerät
850440 | inverter, car charger, battery charger, laptop charger, wall box charger, ups | Wechselrichter, Kfz-Ladegerät, Batterieladegerät, Laptop-Netzteil, Wallbox, USV, Balkonkraftwerk-Wechselrichter
850431,850432,850410 | transformer, voltage converter, lamp ballast | Transformator, Trafo, Spannungswandler, Vorschaltgerät, Modellbahntrafo
850450,850490 | inductor coil, choke coil, ferrite core coil | Spule Elektronik, Drosselspule, Induktivität
850110 | micro motor, small electric motor, servo motor, stepper motor, rc motor | Kleinmotor, Servomotor, Schrittmotor, Getriebemotor, Modellbaumotor
850131,850132,850120 | dc motor, hub motor, e-bike motor, brushless motor | Gleichstrommotor, Nabenmotor, E-Bike-Motor, Brushless-Motor
850140,850151,850152 | electric motor, ac motor, induction motor | Elektromotor, Wechselstrommotor, Drehstrommotor
850300 | motor part, carbon brush set, rotor, stator | Motorteil Elektro, Rotor, Stator, Anker Elektromotor
850220,850211 | generator, power generator, emergency generator, petrol generator | Stromerzeuger, Stromgenerator, Notstromaggregat, Generator
850231,850239 | wind turbine, small wind generator | Windgenerator, Windrad Strom, Kleinwindanlage
850180,850172,850171,854143 | solar generator kit, foldable solar charger, balcony power plant | Balkonkraftwerk, Solargenerator, faltbares Solarladegerät
850520,850590 | electromagnet, magnetic clutch, magnetic holder electric | Elektromagnet, Magnetkupplung, Hubmagnet
851310 | flashlight, torch, headlamp, head torch, led torch, bike light battery | Taschenlampe, Stirnlampe, Kopflampe, LED-Taschenlampe, Arbeitsleuchte Akku, Campinglampe
851390 | flashlight part, torch part | Taschenlampenteil
853222,853224,853225,853221 | capacitor, electrolytic capacitor, ceramic capacitor | Kondensator, Elko, Keramikkondensator, Folienkondensator
853321,853310,853329 | resistor, resistor kit | Widerstand Elektronik, Widerstandssortiment, Kohleschichtwiderstand
853340,853331 | potentiometer, variable resistor, rotary potentiometer | Potentiometer, Poti, Drehpotentiometer
853400 | printed circuit board, pcb, circuit board | Leiterplatte, Platine, Lochrasterplatine
853610 | fuse, car fuse, blade fuse, glass fuse | Sicherung, Kfz-Sicherung, Feinsicherung, Schmelzsicherung
853620,853630 | circuit breaker, rcd, surge protector, residual current device | Sicherungsautomat, FI-Schalter, Überspannungsschutz, Leitungsschutzschalter
853641,853649 | relay, car relay, solid state relay | Relais, Kfz-Relais, Halbleiterrelais
853650 | switch, light switch, dimmer, push button, toggle switch, microswitch | Schalter, Lichtschalter, Dimmer, Taster, Kippschalter, Mikroschalter, Wandschalter
853661 | lamp holder, lamp socket, bulb socket | Lampenfassung, Fassung Leuchtmittel
853669 | plug, socket, wall socket, travel adapter, plug adapter | Steckdose, Stecker, Reiseadapter, Netzstecker, Reisestecker, Steckdosenadapter
853690 | cable connector, terminal block, wago clamp, junction box, usb adapter plug | Kabelverbinder, Lüsterklemme, Wago-Klemme, Klemmleiste, Steckverbinder, Abzweigdose
853670 | fibre optic connector, fiber connector | LWL-Stecker, Glasfaserstecker
853710,853810 | control panel, plc, fuse box, control cabinet, light control panel | Schaltschrank, SPS-Steuerung, Sicherungskasten, Steuergerät Elektro, Bedienfeld
853890 | switch part, switch frame, relay part | Schalterteil, Schalterrahmen, Schalterprogramm Rahmen
853921,853922,853929 | halogen bulb, incandescent bulb, filament bulb | Halogenlampe, Glühlampe, Halogenstrahler Leuchtmittel
853931,853932,853939 | fluorescent tube, energy saving lamp, xenon bulb, neon tube | Leuchtstoffröhre, Energiesparlampe, Xenonbrenner, Neonröhre
853949 | uv bulb, infrared bulb, reptile heat lamp, black light bulb | UV-Lampe Leuchtmittel, Infrarotbirne, Terrarium-Wärmelampe, Schwarzlichtlampe
853952,853951 | led bulb, led lamp, smart bulb, led tube, philips hue bulb | LED-Lampe, LED-Leuchtmittel, LED-Birne, LED-Röhre, Leuchtmittel
853951,940542 | led strip, led module, led tape | LED-Streifen, LED-Strip, LED-Band, LED-Modul
854081,854089 | vacuum tube, amplifier tube, radio tube, nixie tube | Elektronenröhre, Verstärkerröhre, Radioröhre, Nixie-Röhre
854110,854121,854129,854130 | diode, transistor, mosfet, thyristor | Diode, Transistor, Mosfet, Thyristor
854141 | led diode, light-emitting diode | Leuchtdiode, LED-Diode
854143,854142 | solar panel, solar module, photovoltaic panel, solar cell, pv module | Solarmodul, Solarpanel, Photovoltaikmodul, Solarzelle, PV-Modul
854151,854159 | semiconductor sensor, thermistor chip | Halbleitersensor, Halbleiterbauelement
854160 | quartz crystal oscillator, piezo crystal mounted | Schwingquarz, Quarzoszillator, Piezoelement
854231 | processor, cpu, microcontroller, arduino chip | Prozessor, CPU, Mikrocontroller, Hauptprozessor
854232,854239,854233 | microchip, integrated circuit, memory chip, op amp, ic chip | Mikrochip, integrierter Schaltkreis, Speicherchip, IC-Baustein
854320 | signal generator, function generator | Signalgenerator, Funktionsgenerator
854330 | electroplating machine, plating kit | Galvanikgerät, Galvanisierset
854340 | e-cigarette, vape, vape pen, vaporizer, vaporiser, e-shisha | E-Zigarette, Vape, Verdampfer, Vaporizer, E-Shisha, Einweg-Vape
854370 | guitar effects pedal, effects pedal, loop pedal | Gitarren-Effektgerät, Effektpedal, Loop-Pedal
854370 | metal detector | Metalldetektor, Metallsuchgerät
854370,853949 | mosquito killer lamp, insect killer, nail lamp, uv nail lamp | Insektenvernichter, UV-Nagellampe, Mückenlampe, Nagellampe
847989 | ultrasonic cleaner, jewellery cleaning machine | Ultraschallreiniger, Ultraschallbad
854390 | vape coil, e-cigarette part, atomizer | Verdampferkopf, E-Zigaretten-Teil, Coil E-Zigarette
854442 | usb cable, charging cable, hdmi cable, audio cable, network cable, cable, extension cord, power cord | USB-Kabel, Ladekabel, HDMI-Kabel, Audiokabel, Netzwerkkabel, Kabel, Verlängerungskabel, Stromkabel
854442 | power strip, extension lead, patch cable, instrument cable, cable reel, jumper wire | Steckdosenleiste, Mehrfachsteckdose, Patchkabel, Instrumentenkabel, Kabeltrommel, Adapterkabel
854449,854411 | electrical wire, speaker cable, installation cable, stranded hookup wire, enamelled wire | Elektrokabel, Lautsprecherkabel, Installationskabel, Schaltlitze, Kupferlackdraht, Meterware Kabel
854420 | coaxial cable, antenna cable | Koaxialkabel, Antennenkabel, Sat-Kabel
854470,900110 | fibre optic cable, fiber cable, toslink cable | Glasfaserkabel, Lichtwellenleiter, Toslink-Kabel
854620,854690 | ceramic insulator, electric fence insulator | Isolator, Weidezaunisolator, Keramikisolator
854520,854519 | carbon brush, carbon electrode | Kohlebürste, Kohleelektrode
854720,854790 | plastic insulating fitting, cable duct insulating | Isolierteil, Isolierhülse
853952,853922,853929,853921 | light bulb, lightbulb | Glühbirne, Birne für Lampe
854370 | mixing console, dj mixer, dj controller | Mischpult, DJ-Controller, DJ-Mischpult
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
850110 | Electric motor up to 37.5 W | Elektromotor bis 37,5 W
850120 | Universal motor | Universalmotor
850131 | DC motor up to 750 W | Gleichstrommotor bis 750 W
850132 | DC motor over 750 W | Gleichstrommotor über 750 W
850140 | Single-phase AC motor | Einphasen-Wechselstrommotor
850151 | Three-phase motor up to 750 W | Drehstrommotor bis 750 W
850152 | Three-phase motor over 750 W | Drehstrommotor über 750 W
850171 | Solar DC generator to 50 W | Solargenerator, Gleichstrom, bis 50 W
850172 | Solar DC generator over 50 W | Solargenerator, Gleichstrom, über 50 W
850180 | Solar AC generator | Solargenerator, Wechselstrom
850211 | Diesel generator | Dieselgenerator
850220 | Petrol generator | Benzingenerator
850231 | Wind generator | Windgenerator
850239 | Generating set, other | Stromerzeuger, sonstiger
850300 | Motor and generator parts | Teile für Motoren und Generatoren
850410 | Ballast for lamps | Vorschaltgerät für Lampen
850431 | Transformer up to 1 kVA | Transformator bis 1 kVA
850432 | Transformer 1 to 16 kVA | Transformator 1 bis 16 kVA
850440 | Charger or power supply | Ladegerät oder Netzteil
850450 | Inductor | Spule oder Drossel
850490 | Parts of transformers and chargers | Teile für Trafos und Ladegeräte
850520 | Magnetic clutch | Magnetkupplung
850590 | Electromagnet | Elektromagnet
850610 | Alkaline battery | Alkalibatterie
850640 | Silver oxide battery | Silberoxidbatterie
850650 | Lithium battery, non-rechargeable | Lithiumbatterie, nicht aufladbar
850660 | Zinc-air battery | Zink-Luft-Batterie
850710 | Lead starter battery | Blei-Starterbatterie
850720 | Lead battery, other | Bleiakku, sonstiger
850730 | Nickel-cadmium battery | Nickel-Cadmium-Akku
850750 | Nickel-metal hydride battery | Nickel-Metallhydrid-Akku
850760 | Lithium-ion battery | Lithium-Ionen-Akku
850780 | Rechargeable battery, other | Akku, sonstiger
850790 | Parts of rechargeable batteries | Teile für Akkus
851310 | Portable torch | Taschenlampe
851390 | Torch parts | Teile für Taschenlampen
853221 | Tantalum capacitor | Tantalkondensator
853222 | Electrolytic capacitor | Elektrolytkondensator
853224 | Multilayer ceramic capacitor | Keramik-Vielschichtkondensator
853225 | Film capacitor | Folienkondensator
853310 | Carbon film resistor | Kohleschichtwiderstand
853321 | Fixed resistor up to 20 W | Festwiderstand bis 20 W
853329 | Fixed resistor over 20 W | Festwiderstand über 20 W
853331 | Wirewound variable resistor | Drahtpotentiometer
853340 | Potentiometer | Potentiometer
853400 | Bare printed circuit board | Unbestückte Leiterplatte
853610 | Fuse | Schmelzsicherung
853620 | Circuit breaker | Leitungsschutzschalter
853630 | Circuit protection device, other | Schutzgerät für Stromkreise
853641 | Relay up to 60 V | Relais bis 60 V
853649 | Relay over 60 V | Relais über 60 V
853650 | Switch | Schalter
853661 | Lamp holder | Lampenfassung
853669 | Plug or socket | Stecker oder Steckdose
853670 | Fibre optic connector | Glasfaserstecker
853690 | Connector or terminal | Verbinder oder Klemme
853710 | Control panel | Schalttafel oder Steuerung
853810 | Empty control cabinet | Leerer Schaltschrank
853890 | Switch and relay parts | Teile für Schalter und Relais
853921 | Halogen bulb | Halogenlampe
853922 | Filament bulb up to 200 W | Glühlampe bis 200 W
853929 | Filament bulb, other | Glühlampe, sonstige
853931 | Fluorescent lamp | Leuchtstofflampe
853932 | Xenon or metal halide lamp | Metalldampf- oder Xenonlampe
853939 | Discharge lamp, other | Entladungslampe, sonstige
853949 | UV or infrared bulb | UV- oder Infrarotlampe
853951 | LED module | LED-Modul
853952 | LED bulb | LED-Lampe
854081 | Amplifier tube | Verstärkerröhre
854089 | Electron tube, other | Elektronenröhre, sonstige
854110 | Diode | Diode
854121 | Small transistor | Transistor unter 1 W
854129 | Power transistor | Leistungstransistor
854130 | Thyristor | Thyristor
854141 | Light-emitting diode | Leuchtdiode
854142 | Single solar cell | Einzelne Solarzelle
854143 | Solar panel | Solarmodul
854151 | Semiconductor sensor | Halbleitersensor
854159 | Semiconductor device, other | Halbleiterbauelement, sonstiges
854160 | Mounted crystal | Schwingquarz
854231 | Processor chip | Prozessor
854232 | Memory chip | Speicherchip
854233 | Amplifier chip | Verstärkerchip
854239 | Integrated circuit, other | Integrierte Schaltung, sonstige
854320 | Signal generator | Signalgenerator
854330 | Electroplating device | Galvanikgerät
854340 | E-cigarette | E-Zigarette
854390 | Parts of electronic devices | Teile für elektronische Geräte
854411 | Copper winding wire | Kupferlackdraht
854420 | Coaxial cable | Koaxialkabel
854442 | Cable with connectors | Kabel mit Steckern
854449 | Cable without connectors | Kabel ohne Stecker
854470 | Fibre optic cable | Glasfaserkabel
854519 | Carbon electrode | Kohleelektrode
854520 | Carbon brush | Kohlebürste
854620 | Ceramic insulator | Isolator aus Keramik
854690 | Insulator, other | Isolator, sonstiger
854720 | Plastic insulating part | Isolierteil aus Kunststoff
854790 | Insulating part, other | Isolierteil, sonstiges
900110 | Optical fibre | Optische Faser
940542 | LED light, other | LED-Leuchte, sonstige
`;

export const electricalGoods = { goods, names };
