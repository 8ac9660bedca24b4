// Words for goods of chapters 44 to 46: wood, cork and basketware.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
440112,440111 | firewood, kindling, wood logs | Brennholz, Kaminholz, Anzündholz, Scheitholz
440122,440121 | smoking chips, wood chips, bark mulch | Räucherchips, Räucherspäne, Holzspäne, Hackschnitzel, Rindenmulch
440131,440132 | wood pellets, wood briquette | Holzpellets, Pellets, Holzbrikett
440149,440141,440139 | small pet bedding, sawdust, rodent bedding | Kleintierstreu, Sägemehl, Einstreu, Sägespäne, Räuchermehl
440290,440220,440210 | charcoal, bbq charcoal, coconut charcoal, shisha coals, charcoal briquettes | Holzkohle, Grillkohle, Kokoskohle, Shishakohle, Grillbriketts, Naturkohle
440399,440391 | wood log slice, tree slice, driftwood, aquarium root | Baumscheibe, Treibholz, Aquariumwurzel, Rohholz, Birkenstamm, Mopaniwurzel
440420,440410 | hazel stick, tomato stake wood, plant stake wood | Pflanzstab Holz, Haselstock, Tomatenstab
440500 | wood wool, wood flour | Holzwolle, Holzmehl
440791,440711,440799,440729,440722 | timber board, lumber, tonewood, turning blank, oak plank, wood blank | Holzbohle, Schnittholz, Tonholz, Drechselholz, Massivholzplatte, Eichenbohle, Leimholz
440722,440839 | balsa wood, balsa sheet | Balsaholz, Balsabrett
440890,440839,440810 | veneer, wood veneer sheet | Furnier, Holzfurnier, Echtholzfurnier
440929,440910,440921 | wooden moulding, wood profile, dowel rod, decking board, skirting board | Holzleiste, Rundstab, Holzdübel, Terrassendiele, Sockelleiste, Zierleiste
441011,441012 | chipboard, osb board, particle board | Spanplatte, OSB-Platte, Grobspanplatte
441112,441113,441114,441192 | mdf board, fibreboard, hardboard, laminate flooring | MDF-Platte, Faserplatte, Hartfaserplatte, Laminat, Laminatboden
441233,441234,441239,441210 | plywood, plywood sheet, laser plywood, multiplex board | Sperrholz, Sperrholzplatte, Pappelsperrholz, Multiplexplatte, Laserholz
441490,441410 | picture frame, wooden frame, photo frame | Bilderrahmen, Holzrahmen, Fotorahmen
441510 | wooden crate, wine crate, wooden packing box, wine box | Holzkiste, Weinkiste, Obstkiste, Holz-Weinkiste, Transportkiste
441520 | pallet, wooden pallet | Palette, Europalette, Holzpalette
441600 | wooden barrel, wine barrel, oak cask, sauna bucket | Holzfass, Weinfass, Eichenfass, Saunakübel, Whiskyfass
441700 | wooden tool handle, shoe tree, axe handle, hammer handle | Schuhspanner, Axtstiel, Holzstiel, Hammerstiel, Besenstiel, Werkzeuggriff
441829,441821 | wooden door, interior door, barn door | Holztür, Zimmertür, Innentür, Schiebetür
441819,441811 | wooden window, timber window | Holzfenster, Fensterrahmen Holz
441875,441879,441873 | parquet, parquet floor, engineered wood floor, deck tile wood | Parkett, Holzboden, Holzdielen, Holzfliese, Fertigparkett
441899,441850 | wooden stairs, wood shingle, timber fence | Holztreppe, Holzschindel, Treppenstufe Holz
441990,441920,441911 | wooden board, chopping board, cutting board, wooden bowl, serving board, breakfast board | Schneidebrett, Holzbrett, Holzschale, Frühstücksbrettchen, Servierbrett, Brotzeitbrett, Vesperbrett, Holzschüssel
441911 | bamboo cutting board, bamboo chopping board | Bambusbrett, Schneidebrett Bambus, Bambus-Schneidebrett
441912,441990 | chopsticks, wooden chopsticks | Essstäbchen, Stäbchen
441990,441919 | wooden spoon, rolling pin, wooden spatula, salad servers wood, serving tray wood, butter mould | Kochlöffel, Nudelholz, Holzlöffel, Teigrolle, Pfannenwender Holz, Salatbesteck Holz, Holztablett, Springerle-Model
441990 | wooden plate, egg cup wood, wooden cup, kuksa, pepper mill wood, bread box wood | Holzteller, Eierbecher Holz, Holzbecher, Kuksa, Brotkasten Holz, Pfeffermühle Holz
441919,441990 | bamboo tableware, bamboo spoon, bamboo tray | Bambusgeschirr, Bambusschale, Bambusbesteck, Bambustablett
442019,442011 | wooden figurine, wood carving, wood sculpture, wooden ornament, wooden statue, wooden angel | Holzfigur, Schnitzerei, Holzskulptur, Holzengel, Holzdeko, Krippenfigur, Holzschnitzerei
442019 | incense smoker figure, nutcracker, christmas pyramid, candle arch wood, erzgebirge figure | Räuchermännchen, Nussknacker, Weihnachtspyramide, Schwibbogen, Erzgebirge-Figur, Räuchermann, Lichterbogen, Bergmann und Engel
442019,442090 | nativity scene, wooden crib | Krippe, Weihnachtskrippe, Krippenstall
442090 | wooden jewellery box, wooden box, memory box, treasure chest, tea box wood | Holzkästchen, Holzschatulle, Holzbox, Schmuckschatulle, Schatztruhe, Teebox, Holzdose, Erinnerungskiste
442090 | coat rack wood, key rack wood, wall shelf hook rail wood | Garderobe Holz, Schlüsselbrett, Hakenleiste Holz, Garderobenleiste, Wandgarderobe
442110 | wooden hanger, clothes hanger wood, coat hanger | Kleiderbügel, Holzkleiderbügel, Hosenbügel
442120 | coffin, casket for burial | Sarg, Kindersarg
442199,442191 | wooden article, wooden clothes peg, wooden letters, wooden sign, birdhouse, insect hotel, nesting box | Holzartikel, Wäscheklammer Holz, Holzbuchstaben, Holzschild, Vogelhaus, Insektenhotel, Nistkasten, Futterhaus
442199,442191 | toothpick, popsicle stick, wooden beads, skewer, wooden craft shapes, wooden buttons blank | Zahnstocher, Holzspieß, Holzperlen, Eisstiel, Bastelhölzer, Holzscheiben, Schaschlikspieß, Holzstäbchen
442199 | embroidery hoop, crochet hook wood, loom wood, knitting needle wood, yarn bowl wood | Stickrahmen, Stricknadel Holz, Häkelnadel Holz, Webrahmen Holz, Garnschale Holz
442199 | wooden ladder, trellis, plant trellis wood, wooden pet house, rabbit hutch, beehive | Holzleiter, Rankgitter, Hasenstall, Bienenstock, Bienenbeute, Hundehütte, Kaninchenstall, Leiter Holz
442199 | wooden phone stand, wooden keychain, wooden cable holder, cigar box humidor | Handyhalter Holz, Schlüsselanhänger Holz, Humidor, Rosenkranz Holz
442191 | bamboo skewers, bamboo article, bamboo toothpick, bamboo organiser | Bambusspieße, Bambusartikel, Bambus-Organizer, Bambuskiste
450310 | wine cork, cork stopper | Korken, Weinkorken, Naturkorken, Korkverschluss
450410,450490 | cork sheet, cork board, cork roll, cork tile, cork floor | Korkplatte, Korkrolle, Korkboden, Korktapete, Pinnwand Kork
450490,450390 | cork coaster, cork trivet, cork block, cork mat, cork ball | Korkuntersetzer, Korkmatte, Korkblock, Korkartikel, Untersetzer Kork
450110 | cork bark, natural cork piece | Korkrinde, Zierkork, Korkröhre
460129,460121,460122 | straw mat, beach mat, sushi mat, reed fence, bamboo screen mat, tatami | Strohmatte, Strandmatte, Schilfmatte, Sushimatte, Bambusmatte, Sichtschutzmatte, Tatami
460194,460193 | cane webbing, rattan webbing, straw braid | Wiener Geflecht, Strohgeflecht, Rattangeflecht
460219,460212,460211 | basket, wicker basket, picnic basket, storage basket | Korb, Weidenkorb, Picknickkorb, Flechtkorb, Wäschekorb
460219,460212,460211 | laundry basket, bread basket, gift basket empty | Brotkorb, Aufbewahrungskorb, Einkaufskorb, Osterkorb, Weidenkörbchen
460212 | rattan basket, rattan storage basket | Rattankorb, Rattan-Aufbewahrungskorb
460219 | straw star, straw ornament, straw wreath, bicycle basket wicker, dog basket wicker | Strohstern, Strohkranz, Fahrradkorb Weide, Hundekorb Weide, Weidenkranz
460211 | bamboo basket, bamboo steamer | Bambuskorb, Bambusdämpfer, Dämpfkorb
460290 | plastic woven basket, polyrattan basket | Polyrattankorb, Kunststoffkorb geflochten, Papierkordelkorb
`;

/** What each code is called: code | English | German. */
const names = `
440111 | Firewood, softwood | Brennholz aus Nadelholz
440112 | Firewood, hardwood | Brennholz aus Laubholz
440121 | Wood chips, softwood | Holzspäne aus Nadelholz
440122 | Wood chips, hardwood | Holzspäne aus Laubholz
440131 | Wood pellets | Holzpellets
440132 | Wood briquettes | Holzbriketts
440141 | Sawdust | Sägemehl
440149 | Wood shavings | Hobelspäne
440210 | Bamboo charcoal | Bambuskohle
440220 | Coconut shell charcoal | Kohle aus Kokosschalen
440290 | Wood charcoal | Holzkohle
440391 | Oak, raw log | Eichenrohholz
440399 | Raw wood, other hardwood | Rohholz, anderes Laubholz
440410 | Pointed stakes, softwood | Pfähle und Stäbe aus Nadelholz
440420 | Pointed stakes, hardwood | Pfähle und Stäbe aus Laubholz
440500 | Wood wool and wood flour | Holzwolle und Holzmehl
440711 | Pine boards | Kiefernbretter
440722 | Balsa boards | Balsabretter
440729 | Tropical wood boards | Bretter aus Tropenholz
440791 | Oak boards | Eichenbretter
440799 | Hardwood boards, other | Bretter aus anderem Laubholz
440810 | Veneer, softwood | Furnier aus Nadelholz
440839 | Veneer, tropical wood | Furnier aus Tropenholz
440890 | Veneer, hardwood | Furnier aus Laubholz
440910 | Profiled wood, softwood | Profilholz aus Nadelholz
440921 | Profiled bamboo | Profile aus Bambus
440929 | Profiled wood, hardwood | Profilholz aus Laubholz
441011 | Chipboard | Spanplatte
441012 | OSB board | OSB-Platte
441112 | MDF up to 5 mm | MDF bis 5 mm
441113 | MDF, 5 to 9 mm, laminate flooring | MDF von 5 bis 9 mm, Laminatboden
441114 | MDF over 9 mm | MDF über 9 mm
441192 | Hardboard | Hartfaserplatte
441210 | Bamboo plywood | Sperrholz aus Bambus
441233 | Plywood, birch, poplar and the like | Sperrholz aus Birke, Pappel und Ähnlichem
441234 | Plywood, other hardwood | Sperrholz aus anderem Laubholz
441239 | Plywood, softwood | Sperrholz aus Nadelholz
441410 | Picture frames, tropical wood | Bilderrahmen aus Tropenholz
441490 | Picture frames, wood | Bilderrahmen aus Holz
441510 | Wooden crates and boxes | Holzkisten
441520 | Wooden pallets | Holzpaletten
441600 | Wooden barrels and tubs | Holzfässer und -kübel
441700 | Wooden tool handles and shoe trees | Werkzeugstiele und Schuhspanner aus Holz
441811 | Windows, tropical wood | Fenster aus Tropenholz
441819 | Windows, wood | Fenster aus Holz
441821 | Doors, tropical wood | Türen aus Tropenholz
441829 | Doors, wood | Türen aus Holz
441850 | Wood shingles | Holzschindeln
441873 | Bamboo parquet | Bambusparkett
441875 | Multilayer parquet | Mehrschichtparkett
441879 | Solid parquet panels | Massivholzparkett
441899 | Wooden building parts | Bauteile aus Holz
441911 | Bamboo cutting boards | Schneidebretter aus Bambus
441912 | Bamboo chopsticks | Essstäbchen aus Bambus
441919 | Bamboo tableware | Geschirr und Küchenartikel aus Bambus
441920 | Tropical wood tableware | Geschirr und Küchenartikel aus Tropenholz
441990 | Wooden tableware and kitchenware | Geschirr und Küchenartikel aus Holz
442011 | Figures and ornaments, tropical wood | Figuren und Schmuck aus Tropenholz
442019 | Figures and ornaments, wood | Figuren und Schmuck aus Holz
442090 | Wooden jewellery boxes and small furnishings | Holzkästchen und kleine Einrichtungsteile
442110 | Wooden clothes hangers | Kleiderbügel aus Holz
442120 | Coffins | Särge
442191 | Bamboo articles, other | Bambuswaren, andere
442199 | Wooden articles, other | Holzwaren, andere
450110 | Raw cork | Rohkork
450310 | Corks and stoppers | Korken und Stopfen
450390 | Natural cork articles | Waren aus Naturkork
450410 | Pressed cork sheets and tiles | Presskork in Platten und Fliesen
450490 | Pressed cork articles | Waren aus Presskork
460121 | Bamboo mats and screens | Matten aus Bambus
460122 | Rattan mats and screens | Matten aus Rattan
460129 | Straw and reed mats | Matten aus Stroh oder Schilf
460193 | Rattan webbing | Geflecht aus Rattan
460194 | Plaited straw and plant fibre | Geflecht aus Stroh und Pflanzenfasern
460211 | Bamboo baskets | Körbe aus Bambus
460212 | Rattan baskets | Körbe aus Rattan
460219 | Willow and straw basketware | Korb- und Flechtwaren aus Weide oder Stroh
460290 | Basketware, plastic or paper cord | Flechtwaren aus Kunststoff oder Papierkordel
`;

export const woodAndBaskets = { goods, names };
