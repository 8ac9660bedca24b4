// Words for goods of chapter 90: glasses, cameras, optics and measuring instruments.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
900130 | contact lens, coloured contact lens | Kontaktlinse, farbige Kontaktlinse, Tageslinse
900150,900140 | spectacle lens, prescription lens | Brillenglas, Gleitsichtglas
900120 | polarising sheet, polarizing film | Polarisationsfolie
900190,900290 | optical lens unmounted, prism, fresnel lens | Prisma, Fresnel-Linse, optische Linse
900211 | camera lens, lens, zoom lens, telephoto lens, wide-angle lens | Objektiv, Kameraobjektiv, Zoomobjektiv, Teleobjektiv, Weitwinkelobjektiv
900219 | microscope objective, telescope eyepiece, eyepiece | Mikroskopobjektiv, Okular, Teleskopokular
900220 | camera filter, uv filter lens, polarising filter, lens filter | Objektivfilter, UV-Filter Objektiv, Polfilter, ND-Filter
900311,900319 | glasses frame, spectacle frame, eyeglass frame | Brillenfassung, Brillengestell
900390 | glasses part, nose pad, spectacle temple, glasses hinge | Brillenbügel, Nasenpad, Brillenteil
900410 | sunglasses, polarised sunglasses | Sonnenbrille, Polarisationsbrille, Kindersonnenbrille
900490 | glasses, reading glasses, spectacles, blue light glasses, computer glasses | Brille, Lesebrille, Korrekturbrille, Blaulichtfilterbrille, Bildschirmbrille
900490 | goggles, swimming goggles, ski goggles, safety goggles, diving goggles, motorcycle goggles, safety glasses | Schwimmbrille, Skibrille, Schutzbrille, Motorradbrille, Chlorbrille, Arbeitsschutzbrille
900510 | binoculars, field glasses, opera glasses | Fernglas, Feldstecher, Opernglas
900580 | telescope, monocular, spotting scope, astronomical telescope | Teleskop, Monokular, Spektiv, Fernrohr
900590 | telescope mount, telescope accessory, binocular part | Teleskopmontierung, Teleskopzubehör
900653,900659 | film camera, analogue camera, disposable camera, slr film camera, medium format camera | Analogkamera, Spiegelreflexkamera analog, Einwegkamera, Filmkamera analog, Mittelformatkamera, Kleinbildkamera
900640 | instant camera, polaroid camera, instax camera | Sofortbildkamera, Polaroidkamera, Instax
900630 | underwater camera | Unterwasserkamera
900661,900669 | camera flash, flashgun, studio flash | Blitzgerät, Aufsteckblitz, Studioblitz, Kamerablitz
900691,900699 | camera accessory, camera grip, lens cap, shutter release, lens hood, camera cage | Kamerazubehör, Objektivdeckel, Fernauslöser, Gegenlichtblende, Batteriegriff, Objektivadapter
962000 | tripod, selfie stick, monopod, camera tripod, phone tripod, gimbal stick | Stativ, Kamerastativ, Selfiestick, Einbeinstativ, Handystativ, Dreibeinstativ
900710,900791 | movie camera, super 8 camera | Schmalfilmkamera, Super-8-Kamera
900720,900792 | film projector, movie projector, super 8 projector | Filmprojektor, Super-8-Projektor
900850,900890 | slide projector, photo enlarger, overhead projector, slide viewer | Diaprojektor, Vergrößerer, Overheadprojektor, Diabetrachter
901050,901090 | darkroom equipment, film developing tank, photo lab equipment | Dunkelkammer, Entwicklerdose, Fotolaborausrüstung
901060 | projection screen, projector screen | Leinwand Beamer, Projektionsleinwand, Beamerleinwand
901180,901110,901120 | microscope, stereo microscope, usb microscope, children's microscope | Mikroskop, Stereomikroskop, Binokular, Schülermikroskop
901190 | microscope accessory, microscope slide holder | Mikroskopzubehör
901310 | rifle scope, telescopic sight, red dot sight, periscope | Zielfernrohr, Rotpunktvisier, Leuchtpunktvisier, Periskop
901320 | laser pointer, laser module | Laserpointer, Lasermodul
901380 | magnifier, magnifying glass, loupe, door viewer, vr magnifier | Lupe, Vergrößerungsglas, Türspion, Uhrmacherlupe, Leselupe
901410 | compass, hiking compass | Kompass, Wanderkompass, Peilkompass
901480 | fish finder, echo sounder, marine navigation instrument, sextant | Fischfinder, Echolot, Sextant
901510 | rangefinder, laser distance meter, golf rangefinder | Entfernungsmesser, Laser-Entfernungsmesser, Laserdistanzmesser
901530 | laser level, cross line laser, surveying level | Kreuzlinienlaser, Nivelliergerät, Laserwasserwaage, Rotationslaser
901580,901520,901590 | weather station, rain gauge, theodolite | Wetterstation, Regenmesser, Theodolit
901600 | jewellery scale, precision balance, laboratory balance | Feinwaage, Präzisionswaage, Laborwaage, Juwelierwaage
901720 | ruler, drawing compass, set square, stencil, protractor, quilting ruler, slide rule | Lineal, Zirkel, Geodreieck, Zeichenschablone, Winkelmesser, Patchworklineal, Rechenschieber
901710 | drawing board, drafting table | Zeichenplatte, Zeichentisch, Reißbrett
901730 | caliper, calliper, micrometer, feeler gauge, vernier caliper | Messschieber, Schieblehre, Mikrometer, Bügelmessschraube, Fühlerlehre
901780 | tape measure, measuring tape, folding rule, measuring stick | Maßband, Rollmeter, Zollstock, Bandmaß, Gliedermaßstab
903180 | spirit level, angle gauge, tyre tread gauge, coating thickness gauge, obd scanner | Wasserwaage, Schichtdickenmesser, Profiltiefenmesser, OBD-Diagnosegerät, Winkelmessgerät digital
903149 | profile projector, optical measuring device, borescope | Endoskopkamera Werkstatt, optisches Messgerät
902300 | teaching model, anatomical model, demonstration model, skeleton model | Anatomiemodell, Skelettmodell, Lehrmodell, Demonstrationsmodell
902519,902511 | thermometer, fever thermometer, meat thermometer, infrared thermometer, room thermometer, kitchen thermometer | Thermometer, Fieberthermometer, Fleischthermometer, Infrarotthermometer, Zimmerthermometer, Grillthermometer
902580 | hygrometer, barometer, hydrometer, thermo-hygrometer | Hygrometer, Barometer, Aräometer, Thermo-Hygrometer, Bierspindel
902590 | thermometer probe, temperature probe | Temperaturfühler, Thermometerfühler
902610,902620,902680 | pressure gauge, tyre pressure gauge, flow meter, level sensor, manometer | Manometer, Reifendruckprüfer, Durchflussmesser, Füllstandsensor, Drucksensor, Luftdruckprüfer
902710 | gas detector, breathalyser, alcohol tester, air quality monitor, co2 monitor | Gasdetektor, Alkoholtester, Luftqualitätsmesser, CO2-Messgerät, Gaswarner
902789,902750,902730 | ph meter, refractometer, light meter, water tester, lux meter | pH-Messgerät, Refraktometer, Belichtungsmesser, Luxmeter, Wassertester elektronisch
902790 | ph electrode, lambda probe part, measuring instrument accessory | pH-Elektrode, Messgerätezubehör
902720,902781 | chromatography column, mass spectrometer | Chromatographiesäule, Massenspektrometer
902830,902820,902810 | electricity meter, water meter, gas meter, energy meter plug | Stromzähler, Wasserzähler, Gaszähler, Energiekostenmessgerät
902910 | pedometer, odometer, tally counter, step counter | Schrittzähler, Handzähler, Kilometerzähler, Stückzähler
902920 | speedometer, bike computer, rev counter, bicycle computer, tachometer | Tachometer, Tacho, Fahrradcomputer, Drehzahlmesser, Fahrradtacho
902990 | speedometer cable, speed sensor, tachometer sensor | Tachowelle, Geschwindigkeitssensor, Trittfrequenzsensor
903010 | geiger counter, radiation detector, dosimeter | Geigerzähler, Dosimeter, Strahlenmessgerät
903020 | oscilloscope | Oszilloskop
903031,903032,903033 | multimeter, voltmeter, voltage tester, clamp meter | Multimeter, Voltmeter, Spannungsprüfer, Stromzange, Amperemeter
903084,903089,903040 | data logger, network tester, spectrum analyser | Datenlogger, Netzwerktester, Spektrumanalysator
903090 | test lead, measuring probe, probe tip | Messleitung, Prüfspitze, Tastkopf
903210 | thermostat, room thermostat, smart thermostat, radiator thermostat | Thermostat, Raumthermostat, Heizkörperthermostat, smartes Thermostat
903289,903281 | temperature controller, voltage regulator, lambda controller, automatic irrigation controller, cruise control | Temperaturregler, Spannungsregler, Regler, Steuergerät, Motorsteuergerät
903300 | instrument spare part, measuring device part | Messgeräteteil, Instrumententeil
903180,902610,903289,902519 | sensor, measuring sensor | Sensor, Messfühler
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
900120 | Polarising film | Polarisationsfolie
900130 | Contact lenses | Kontaktlinsen
900140 | Spectacle lens of glass | Brillenglas aus Glas
900150 | Spectacle lens of plastic | Brillenglas aus Kunststoff
900190 | Unmounted lens or prism | Linse oder Prisma, ungefasst
900211 | Camera lens | Kameraobjektiv
900219 | Microscope or telescope lens | Objektiv für Mikroskop oder Teleskop
900220 | Optical filter | Optischer Filter
900290 | Mounted optical element, other | Gefasstes optisches Element
900311 | Plastic glasses frame | Brillenfassung aus Kunststoff
900319 | Metal or other glasses frame | Brillenfassung aus Metall
900390 | Glasses frame parts | Teile für Brillenfassungen
900410 | Sunglasses | Sonnenbrille
900490 | Glasses and goggles | Brille und Schutzbrille
900510 | Binoculars | Fernglas
900590 | Telescope accessories | Zubehör für Ferngläser und Teleskope
900630 | Underwater film camera | Unterwasserkamera für Film
900640 | Instant camera | Sofortbildkamera
900653 | 35 mm film camera | Kleinbildkamera für Film
900659 | Film camera, other | Filmkamera für Fotos, sonstige
900661 | Electronic camera flash | Elektronenblitz
900669 | Flash, other | Blitzgerät, sonstiges
900691 | Camera accessories | Zubehör für Kameras
900699 | Photo accessories, other | Fotozubehör, sonstiges
900710 | Movie film camera | Schmalfilmkamera
900720 | Movie film projector | Filmprojektor
900791 | Movie camera parts | Teile für Filmkameras
900792 | Movie projector parts | Teile für Filmprojektoren
900850 | Slide projector or enlarger | Diaprojektor oder Vergrößerer
900890 | Slide projector parts | Teile für Diaprojektoren
901050 | Photo lab equipment | Fotolaborgerät
901060 | Projection screen | Projektionsleinwand
901090 | Photo lab parts | Teile für Fotolaborgeräte
901110 | Stereo microscope | Stereomikroskop
901120 | Photo microscope | Mikroskop für Fotografie
901180 | Microscope | Mikroskop
901190 | Microscope accessories | Mikroskopzubehör
901310 | Weapon sight or periscope | Zielfernrohr oder Periskop
901320 | Laser | Laser
901380 | Magnifier and optical device, other | Lupe und anderes optisches Gerät
901410 | Compass | Kompass
901480 | Navigation instrument, other | Navigationsinstrument, sonstiges
901510 | Rangefinder | Entfernungsmesser
901520 | Theodolite | Theodolit
901530 | Levelling instrument | Nivelliergerät
901580 | Weather or surveying instrument | Wetter- oder Vermessungsgerät
901590 | Parts of surveying instruments | Teile für Vermessungsgeräte
901600 | Precision balance | Feinwaage
901710 | Drawing board | Zeichentisch
901720 | Ruler or drawing instrument | Lineal oder Zeichengerät
901730 | Calliper or micrometer | Messschieber oder Mikrometer
901780 | Tape measure or folding rule | Maßband oder Zollstock
902300 | Demonstration model | Lehr- und Vorführmodell
902511 | Liquid thermometer | Flüssigkeitsthermometer
902580 | Hygrometer or barometer | Hygrometer oder Barometer
902590 | Thermometer parts | Teile für Thermometer
902610 | Flow or level gauge | Durchfluss- oder Füllstandmesser
902620 | Pressure gauge | Druckmesser
902680 | Fluid measuring device, other | Messgerät für Flüssigkeiten, sonstiges
902710 | Gas or smoke analyser | Gas- oder Rauchanalysegerät
902720 | Chromatograph | Chromatograf
902730 | Spectrometer | Spektrometer
902750 | Optical analyser | Optisches Analysegerät
902781 | Mass spectrometer | Massenspektrometer
902789 | pH meter and analyser, other | pH-Meter und andere Analysegeräte
902790 | Analyser accessories | Zubehör für Analysegeräte
902810 | Gas meter | Gaszähler
902820 | Water meter | Wasserzähler
902830 | Electricity meter | Stromzähler
902910 | Counter or pedometer | Zähler oder Schrittzähler
902920 | Speedometer | Tachometer
902990 | Parts of counters and speedometers | Teile für Zähler und Tachos
903010 | Radiation meter | Strahlenmessgerät
903020 | Oscilloscope | Oszilloskop
903031 | Multimeter | Multimeter
903032 | Recording multimeter | Multimeter mit Aufzeichnung
903033 | Voltage or current tester | Spannungs- oder Stromprüfer
903040 | Telecom test device | Messgerät für Nachrichtentechnik
903084 | Recording electrical meter | Elektrisches Messgerät mit Aufzeichnung
903089 | Electrical meter, other | Elektrisches Messgerät, sonstiges
903090 | Electrical test accessories | Zubehör für elektrische Messgeräte
903149 | Optical measuring device | Optisches Messgerät
903180 | Measuring or testing device, other | Mess- oder Prüfgerät, sonstiges
903210 | Thermostat | Thermostat
903281 | Hydraulic or pneumatic regulator | Hydraulischer oder pneumatischer Regler
903289 | Automatic controller | Regel- oder Steuergerät
903300 | Instrument parts, other | Instrumententeile, sonstige
962000 | Tripod | Stativ
`;

export const opticsAndMeasuring = { goods, names };
