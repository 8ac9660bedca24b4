// Words for goods of chapters 84 and 85: computers, phones, sound, picture and recordings.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
847130 | laptop, notebook computer, macbook, netbook, chromebook, gaming laptop | Laptop, Notebook, MacBook, Netbook, Chromebook, tragbarer Computer
847130 | tablet, ipad, tablet computer, kids tablet | Tablet, iPad, Tablet-PC, Tablet-Computer
854370 | e-book reader, ebook reader, kindle, e-reader | E-Book-Reader, E-Reader, Kindle, Tolino
847141,847150,847149 | desktop computer, pc, mini pc, gaming pc, all-in-one pc, imac | PC, Desktop-Computer, Computer, Mini-PC, Gaming-PC, Rechner, Standrechner
847150 | server, single board computer, raspberry pi | Server, Einplatinencomputer, Raspberry Pi, Serverrechner
847160 | computer mouse, mouse, gaming mouse, trackpad, trackball | Computermaus, Maus, Trackpad, Gaming-Maus
847160 | keyboard, mechanical keyboard, computer keyboard, numeric keypad | Tastatur, mechanische Tastatur, Computertastatur, Keyboard, Ziffernblock
847160 | graphics tablet, drawing tablet, scanner, document scanner | Grafiktablett, Zeichentablett, Scanner, Dokumentenscanner, Eingabestift
847190 | barcode scanner, card reader, rfid reader | Barcodescanner, Strichcodeleser, Kartenleser, RFID-Leser
847170 | hard drive, hard disk, external hard drive, hdd, nas drive, optical drive | Festplatte, externe Festplatte, HDD, Netzwerkfestplatte, DVD-Laufwerk, Laufwerk
852351,847170 | ssd, solid state drive, external ssd | SSD, SSD-Festplatte, externe SSD
852351 | usb stick, usb flash drive, memory card, sd card, micro sd card, thumb drive | USB-Stick, Speicherkarte, SD-Karte, MicroSD-Karte, Speicherstick
847180 | sound card, docking station, usb hub, capture card, network card pc | Soundkarte, Dockingstation, USB-Hub, Capture-Card, Dockingstation Laptop
847330 | computer part, motherboard, graphics card, gpu, ram, memory module, laptop screen, pc case | Grafikkarte, Mainboard, Arbeitsspeicher, RAM, PC-Teil, Computerteil, PC-Gehäuse, Laptop-Ersatzteil
847330 | cpu cooler, laptop keyboard replacement, keycap | CPU-Kühler, Ersatztastatur Laptop, Tastenkappe, Keycap
847340,847350 | shredder part, typewriter part, pos part | Schreibmaschinenteil, Büromaschinenteil, Kassenteil
851713 | smartphone, mobile phone, cell phone, iphone, cellphone, android phone | Smartphone, Handy, Mobiltelefon, iPhone, Mobilfunkgerät, Diensthandy
851714 | feature phone, satellite phone, senior mobile phone, brick phone | Tastenhandy, Seniorenhandy, Satellitentelefon
851711,851718 | cordless phone, landline phone, telephone, dect phone, voip phone | Telefon, Festnetztelefon, Schnurlostelefon, DECT-Telefon, Wählscheibentelefon
851762 | router, modem, wifi router, network switch, bluetooth adapter, wifi adapter, repeater, access point | Router, WLAN-Router, Modem, Netzwerk-Switch, WLAN-Stick, Repeater, Bluetooth-Adapter, Fritzbox
851762,910212 | smartwatch, fitness tracker, activity tracker, apple watch, smart band | Smartwatch, Fitnesstracker, Fitnessarmband, Apple Watch, Fitnessuhr
851762 | smart ring, bluetooth tracker, airtag, key finder | Smart Ring, Bluetooth-Tracker, AirTag, Schlüsselfinder
851769,851718 | intercom, video doorbell, door phone | Türsprechanlage, Video-Türklingel, Gegensprechanlage
851762,851769,852560 | baby monitor, babyphone | Babyphone, Babyfon
851779,851771 | phone part, phone spare part, phone battery cover, smartphone frame, phone charging port | Handy-Ersatzteil, Handyteil, Smartphone-Ersatzteil, Akkudeckel, Ladebuchse
852492,852491,851779 | smartphone display, phone screen replacement, oled screen, lcd module, replacement display | Handydisplay, Ersatzdisplay, Display-Ersatz, OLED-Display, LCD-Modul, Displaymodul
852560 | walkie-talkie, two-way radio, pmr radio, cb radio, ham radio | Walkie-Talkie, Funkgerät, CB-Funkgerät, Handfunkgerät, Amateurfunkgerät
851830 | headphones, earphones, earbuds, headset, airpods, in-ear headphones, gaming headset | Kopfhörer, Ohrhörer, Headset, In-Ear-Kopfhörer, AirPods, Gaming-Headset
851821,851822,851829 | speaker, loudspeaker, bluetooth speaker, smart speaker, soundbar, subwoofer | Lautsprecher, Bluetooth-Lautsprecher, Box Musik, Soundbar, Lautsprecherbox, Subwoofer, Musikbox
851810 | microphone, mic stand, usb microphone, karaoke microphone, lavalier microphone | Mikrofon, Mikrofonständer, USB-Mikrofon, Karaoke-Mikrofon, Ansteckmikrofon
851840 | amplifier, hifi amplifier, guitar amplifier, headphone amplifier, stereo amplifier | Verstärker, HiFi-Verstärker, Gitarrenverstärker, Kopfhörerverstärker, Stereoverstärker
851850 | pa system, karaoke set, megaphone | PA-Anlage, Karaokeanlage, Megafon, Beschallungsanlage
851890 | ear pads, headphone cushion, speaker part, earphone tips | Ohrpolster, Kopfhörer-Ersatzteil, Lautsprecherteil, Ohrstöpsel-Aufsatz
851930,851989 | turntable, record player, vinyl player, gramophone | Plattenspieler, Schallplattenspieler, Grammophon
851981 | mp3 player, cd player, music player, voice recorder, cassette player, dictaphone, toniebox | MP3-Player, CD-Player, CD-Spieler, Diktiergerät, Kassettenspieler, Walkman, Toniebox
851920 | jukebox | Jukebox, Musikbox Münzbetrieb
852190,852110 | dvd player, blu-ray player, video recorder, vcr | DVD-Player, Blu-ray-Player, Videorekorder, Videorecorder
852210,852290 | phono cartridge, turntable needle, stylus turntable, record player part | Tonabnehmer, Plattennadel, Plattenspieler-Ersatzteil, Tonarm
852329 | cassette tape, audio cassette, vhs tape, floppy disk, music cassette | Musikkassette, Kassette, VHS-Kassette, Diskette, Hörspielkassette
852341 | blank cd, blank dvd, recordable disc | CD-Rohling, DVD-Rohling, Rohling
852349 | cd, music cd, dvd, blu-ray, audio cd, audiobook cd | CD, Musik-CD, DVD, Blu-ray, Hörbuch-CD, Hörspiel-CD
852380 | vinyl record, record, lp, gramophone record, vinyl | Schallplatte, Vinyl, LP, Langspielplatte, Single-Platte
852349,852351 | video game, computer game, game cartridge, ps5 game, nintendo switch game | Videospiel, Computerspiel, Konsolenspiel, Switch-Spiel, Spielmodul
852352,852359 | smart card, sim card, rfid tag, nfc tag, chip card | Chipkarte, SIM-Karte, RFID-Tag, NFC-Tag
852359,950300 | tonie, tonie figure, audio figure | Tonie, Tonie-Figur, Hörfigur
852321 | magnetic stripe card, key card | Magnetkarte, Magnetstreifenkarte
852589 | camera, digital camera, action camera, webcam, camcorder, video camera, gopro, security camera | Kamera, Digitalkamera, Actioncam, Webcam, Camcorder, Videokamera, Überwachungskamera, Systemkamera
852589 | dash cam, wildlife camera, trail camera, reversing camera, ip camera, pet camera | Dashcam, Wildkamera, Rückfahrkamera, IP-Kamera, Nistkastenkamera
852583,852589,900580 | night vision device, night vision goggles | Nachtsichtgerät, Nachtsichtbrille
902519,852589 | thermal camera, thermal imaging camera | Wärmebildkamera, Thermografiekamera
852691 | gps device, navigation system, sat nav, gps tracker, bike computer gps | Navigationsgerät, Navi, GPS-Gerät, GPS-Tracker, GPS-Empfänger
854370,852692 | remote control, tv remote, universal remote | Fernbedienung, TV-Fernbedienung, Universalfernbedienung, Infrarot-Fernbedienung
852692 | rc transmitter, garage remote, radio remote control | RC-Fernsteuerung, Garagentoröffner Handsender, Funkfernbedienung
852610 | radar module, boat radar | Radargerät, Bootsradar
852713,852719,852712 | portable radio, radio cassette player, boombox, world receiver | Kofferradio, Radiorekorder, Ghettoblaster, tragbares Radio, Weltempfänger
852792,852791,852799 | radio, clock radio, dab radio, kitchen radio, internet radio, tube radio | Radio, Radiowecker, Digitalradio, Küchenradio, Internetradio, Röhrenradio, Stereoanlage
852721,852729 | car radio, car stereo | Autoradio
852852,852859 | monitor, computer monitor, gaming monitor, display screen | Monitor, Computermonitor, Bildschirm, Gaming-Monitor, PC-Bildschirm
852862,852869 | projector, beamer, mini projector, video projector | Beamer, Projektor, Videoprojektor, Mini-Beamer
852872 | television, tv, smart tv, tv set | Fernseher, TV, Fernsehgerät, Smart-TV
852871 | set-top box, tv box, streaming stick, satellite receiver, fire tv stick, chromecast | Set-Top-Box, TV-Box, Streaming-Stick, Sat-Receiver, Fire TV Stick, DVB-T-Receiver
852910 | antenna, tv antenna, satellite dish, aerial | Antenne, Zimmerantenne, Satellitenschüssel, Dachantenne
852990 | tv part, camera part, monitor part | Fernseher-Ersatzteil, Kameraersatzteil, Monitorteil
853110 | smoke detector, burglar alarm, alarm system, motion detector, co detector | Rauchmelder, Alarmanlage, Bewegungsmelder, CO-Melder, Einbruchmelder, Personenalarm
853180 | doorbell, wireless doorbell, buzzer, wireless chime | Türklingel, Funkklingel, Türgong, Summer
853120,853190 | led display sign, indicator panel | LED-Laufschrift, Anzeigetafel
854430 | car wiring harness, ignition cable, wiring set | Kabelbaum, Zündkabel, Kfz-Kabelsatz
852589 | dslr, mirrorless camera, dslr camera | digitale Spiegelreflexkamera, DSLR, spiegellose Kamera
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
847130 | Laptop or tablet | Laptop oder Tablet
847141 | Computer, complete unit | Computer, komplette Einheit
847149 | Computer system | Computersystem
847150 | Computer processing unit | Recheneinheit oder Server
847160 | Mouse, keyboard or scanner | Maus, Tastatur oder Scanner
847170 | Computer drive | Festplatte oder Laufwerk
847180 | Computer unit, other | Computereinheit, sonstige
847190 | Barcode or card reader | Barcode- oder Kartenleser
847330 | Computer parts | Computerteile
847340 | Office machine parts | Teile für Büromaschinen
847350 | Parts for several office machines | Teile für mehrere Büromaschinen
851711 | Cordless landline phone | Schnurloses Festnetztelefon
851713 | Smartphone | Smartphone
851714 | Mobile phone without apps | Einfaches Mobiltelefon
851718 | Telephone, other | Telefon, sonstiges
851762 | Wireless or network device | Funk- oder Netzwerkgerät
851769 | Intercom and communication device | Sprechanlage und Kommunikationsgerät
851771 | Antenna for phones | Antenne für Telefone
851779 | Phone parts | Teile für Telefone
851810 | Microphone | Mikrofon
851821 | Single loudspeaker in housing | Einzellautsprecher im Gehäuse
851822 | Several loudspeakers in one housing | Mehrere Lautsprecher im Gehäuse
851829 | Loudspeaker without housing | Lautsprecher ohne Gehäuse
851830 | Headphones or headset | Kopfhörer oder Headset
851840 | Audio amplifier | Audioverstärker
851850 | Sound amplifier set | Verstärkeranlage
851890 | Headphone and speaker parts | Teile für Kopfhörer und Lautsprecher
851920 | Coin-operated music player | Musikautomat mit Münzbetrieb
851930 | Turntable | Plattenspieler ohne Verstärker
851981 | Digital or tape music player | Digital- oder Kassettenspieler
851989 | Record player, other | Plattenspieler, sonstiger
852110 | Video tape recorder | Videorekorder für Band
852190 | DVD or disc player | DVD- oder Blu-ray-Spieler
852210 | Phono cartridge | Tonabnehmer
852290 | Parts of audio players | Teile für Audiogeräte
852321 | Magnetic stripe card | Karte mit Magnetstreifen
852329 | Magnetic tape or diskette | Magnetband oder Diskette
852341 | Blank optical disc | Leere CD oder DVD
852349 | Recorded CD, DVD or Blu-ray | Bespielte CD, DVD oder Blu-ray
852351 | Flash memory or SSD | Flash-Speicher oder SSD
852352 | Smart card | Chipkarte
852359 | RFID and chip media, other | RFID- und Chipmedien, sonstige
852380 | Vinyl record | Schallplatte
852491 | LCD module with driver | LCD-Modul mit Treiber
852492 | OLED module with driver | OLED-Modul mit Treiber
852560 | Two-way radio | Funkgerät
852583 | Night vision camera | Nachtsichtkamera
852589 | Digital or video camera | Digital- oder Videokamera
852610 | Radar device | Radargerät
852691 | Navigation device | Navigationsgerät
852692 | Radio remote control | Funkfernsteuerung
852712 | Pocket radio cassette player | Radio-Kassettenspieler im Taschenformat
852713 | Portable radio with player | Kofferradio mit Abspielgerät
852719 | Portable radio | Tragbares Radio
852721 | Car radio with player | Autoradio mit Abspielgerät
852729 | Car radio | Autoradio, nur Empfang
852791 | Radio with player | Radio mit Abspielgerät
852792 | Clock radio | Radiowecker
852799 | Radio, other | Radio, sonstiges
852852 | Computer monitor | Computermonitor
852859 | Monitor, other | Monitor, sonstiger
852862 | Projector for computers | Projektor für Computer
852869 | Projector, other | Projektor, sonstiger
852871 | Set-top box | Set-Top-Box
852872 | Colour television | Farbfernseher
852910 | Radio or TV antenna | Antenne für Radio oder TV
852990 | Parts of TVs and cameras | Teile für Fernseher und Kameras
853110 | Alarm or smoke detector | Alarmanlage oder Rauchmelder
853120 | LED or LCD indicator panel | Anzeigetafel mit LED oder LCD
853180 | Doorbell or buzzer | Türklingel oder Summer
853190 | Alarm device parts | Teile für Signalgeräte
854370 | Electronic device, other | Elektronisches Gerät, sonstiges
854430 | Vehicle wiring set | Fahrzeug-Kabelsatz
900580 | Telescope | Teleskop
902519 | Digital or other thermometer | Digital- oder anderes Thermometer
910212 | Digital wristwatch | Digital-Armbanduhr
950300 | Toys, dolls and puzzles | Spielzeug, Puppen und Puzzles
`;

export const computersAndPhones = { goods, names };
