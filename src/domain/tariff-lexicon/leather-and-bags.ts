// Words for goods of chapters 41 to 43: leather, bags, cases, wallets, animal gear and fur.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
410792,410799,410711,410791 | leather hide, leather piece, cowhide leather, leather scraps, craft leather | Lederhaut, Lederstück, Rindsleder, Lederreste, Bastelleder, Leder
411310,411200,411320 | goat leather, sheep leather, pig leather | Ziegenleder, Schafleder, Schweinsleder
411410 | chamois leather, chamois cloth | Fensterleder, Autoleder, Sämischleder
411420 | patent leather, lacquered leather | Lackleder, Lackleder-Zuschnitt
411510 | bonded leather, lefa | Lederfaserstoff, Lefa
420100 | dog collar, dog lead, leash, pet harness, cat collar, muzzle, dog coat | Hundehalsband, Hundeleine, Hundegeschirr, Maulkorb, Katzenhalsband, Hundemantel, Hundepullover
420100 | saddle, bridle, horse halter, saddle pad | Sattel, Trense, Pferdehalfter, Schabracke, Pferdedecke
420100 | horse blanket, reins, girth | Zügel, Sattelgurt, Halfter, Reitsattel
420212,420211,420219 | suitcase, luggage, trolley case, hand luggage, travel trunk, vanity case | Koffer, Reisekoffer, Trolley, Handgepäckkoffer, Kabinenkoffer, Rollkoffer, Beautycase, Hartschalenkoffer
420211,420212 | briefcase, attache case, leather briefcase | Aktentasche, Aktenkoffer, Businesstasche, Arzttasche
420212,420292,420211 | school bag, satchel, school satchel | Schulranzen, Ranzen, Schultasche
420222,420221,420229 | handbag, purse bag, shoulder bag, clutch, crossbody bag, evening bag | Handtasche, Umhängetasche, Schultertasche, Clutch, Abendtasche, Trachtentasche, Damentasche
420221 | leather handbag, leather bag, leather shoulder bag | Lederhandtasche, Ledertasche, Leder-Umhängetasche
420231,420232,420239 | wallet, purse, card holder, coin purse, money clip wallet | Geldbörse, Portemonnaie, Brieftasche, Geldbeutel, Kartenetui, Kreditkartenetui, Münzbörse, Kellnerbörse
420231 | leather wallet, leather purse | Ledergeldbörse, Lederportemonnaie, Leder-Geldbeutel
420231,420232 | key case, passport cover, cigarette case, passport holder | Schlüsseletui, Reisepasshülle, Zigarettenetui, Passhülle, Schlüsselmäppchen, Tabaktasche
420232,420231,420239 | spectacle case, glasses case | Brillenetui, Sonnenbrillenetui, Brillenbox
420232,420292 | phone pouch, phone bag, belt pouch phone | Handytasche, Smartphone-Tasche, Handybeutel, Gürteltasche Handy
420231,420232 | leather phone case, book-style phone case, flip case | Handyhülle Leder, Klapphülle, Bookcase Handyhülle, Flipcase
420292,420291 | backpack, rucksack, daypack, hiking backpack, laptop backpack | Rucksack, Wanderrucksack, Tagesrucksack, Laptoprucksack, Schulrucksack, Kinderrucksack
420291 | leather backpack, leather weekender | Lederrucksack, Leder-Reisetasche
420292,420291 | travel bag, sports bag, duffel bag, holdall, gym bag, weekender | Reisetasche, Sporttasche, Turnbeutel, Weekender, Seesack, Trainingstasche, Fitnesstasche
420292,420212 | laptop bag, laptop sleeve, notebook bag, tablet sleeve | Laptoptasche, Laptophülle, Notebooktasche, Notebook-Sleeve, Laptop-Sleeve
420292,420232 | toiletry bag, cosmetic bag, makeup bag, wash bag | Kulturbeutel, Kulturtasche, Kosmetiktasche, Waschtasche, Schminktasche, Kosmetikbeutel
420292,420222 | shopping bag, tote bag, cotton bag, beach bag | Einkaufstasche, Stoffbeutel, Jutebeutel, Strandtasche, Einkaufsbeutel, Baumwolltasche, Shopper
420292 | fanny pack, bum bag, belt bag, waist bag | Bauchtasche, Hüfttasche, Gürteltasche
420292,420291 | pencil case, pencil pouch | Federmäppchen, Stifteetui, Schlampermäppchen, Federtasche, Federmappe, Mäppchen
420292,420291 | camera bag, camera case, lens pouch | Kameratasche, Fototasche, Kamerarucksack, Objektivtasche
420292,420299 | guitar case, gig bag, instrument case, violin case | Gitarrentasche, Gitarrenkoffer, Instrumentenkoffer, Geigenkasten, Gigbag, Geigenkoffer
420292 | changing bag, diaper bag | Wickeltasche, Wickelrucksack
420292 | cool bag, insulated bag, lunch bag, cooler bag | Kühltasche, Isoliertasche, Lunchtasche, Thermotasche
420292 | bicycle bag, bike pannier, saddle bag bicycle, motorcycle bag, tank bag | Fahrradtasche, Satteltasche, Gepäckträgertasche, Lenkertasche, Motorradtasche, Tankrucksack
420292 | pet carrier bag, garment bag, packing cubes | Hundetragetasche, Katzentransporttasche, Kleidersack, Packwürfel, Kleidertasche
420292,420299,420291 | hard case, console case, drone case, tool bag, headphone case, fishing rod bag | Hardcase, Konsolentasche, Drohnentasche, Werkzeugtasche, Kopfhöreretui, Transportkoffer, Tragetasche Konsole
420212,392690 | toolbox, tool case empty | Werkzeugkoffer, Werkzeugkasten Kunststoff, Werkzeugbox
420299,420292,420291 | jewellery case, watch box, jewellery travel case, watch roll | Schmuckkästchen, Uhrenbox, Schmucketui, Uhrenrolle, Uhrenkasten, Schmuckkoffer
420291 | leather holster, leather belt pouch, leather knife sheath, leather tool roll | Lederholster, Ledergürteltasche, Messerscheide Leder, Lederetui, Holster
420310 | leather jacket, leather coat, motorcycle leather jacket, leather vest | Lederjacke, Ledermantel, Motorradlederjacke, Lederweste, Lederkutte, Motorradkombi Leder
420310 | leather trousers, lederhosen, leather apron, leather skirt | Lederhose, Trachtenlederhose, Lederschürze, Lederrock, Motorradhose Leder, Krachlederne
420329,420321 | leather gloves, leather work gloves, motorcycle gloves leather | Lederhandschuhe, Lederhandschuh, Motorradhandschuhe, Autofahrerhandschuhe, Schweißerhandschuhe
420321 | baseball glove, sports glove leather, cycling gloves leather | Baseballhandschuh, Reithandschuhe Leder, Skihandschuhe Leder
420330 | belt, leather belt, waist belt | Gürtel, Ledergürtel, Hosengürtel, Damengürtel, Koppel
420340 | leather braces, leather wristband, leather suspenders, leather collar accessory | Lederhosenträger, Lederarmband Accessoire, Hosenträger Leder, Lederarmstulpe
420500 | leather article, leather cord, leather strap, leather desk pad, leather patch | Lederwaren, Lederband, Lederriemen, Leder-Schreibunterlage, Lederpatch, Lederetikett, Lederschnur
420500 | leather keychain, leather coaster, leather notebook cover, leather handle | Leder-Schlüsselanhänger, Lederuntersetzer, Leder-Notizbuchhülle, Möbelgriff Leder
420600 | gut string, catgut, natural casing article | Darmsaite, Naturdarmsaite
430211,430219,430230 | tanned fur, mink pelt, fox pelt, rabbit fur | Fuchsfell, Nerzfell, Kaninchenfell, gegerbtes Fell, Pelz
430219,430390 | sheepskin, sheepskin rug, lambskin, cowhide rug, reindeer hide | Schaffell, Lammfell, Kuhfell, Rentierfell, Lammfellteppich, Fellteppich
430310 | fur coat, fur jacket, fur collar, fur stole | Pelzmantel, Pelzjacke, Pelzkragen, Nerzmantel, Pelzstola
430390 | fur blanket, lambskin seat cover, fur pillow, fur pom pom | Felldecke, Lammfell-Sitzbezug, Fellkissen, Fellbommel, Lammfellauflage
430400 | faux fur, faux fur blanket, faux fur coat | Kunstfell, Kunstpelz, Kunstfelljacke
`;

/** What each code is called: code | English | German. */
const names = `
410711 | Whole cattle hides, full grain leather | Ganze Rindshäute, Vollleder
410791 | Cattle leather pieces, full grain | Rindsleder in Stücken, Vollleder
410792 | Cattle leather pieces, grain split | Rindsleder in Stücken, Narbenspalt
410799 | Cattle leather pieces, other | Rindsleder in Stücken, anderes
411200 | Sheep leather | Schafleder
411310 | Goat leather | Ziegenleder
411320 | Pig leather | Schweinsleder
411410 | Chamois leather | Sämischleder
411420 | Patent leather | Lackleder
411510 | Bonded leather | Lederfaserstoff
420100 | Pet and riding gear | Hunde-, Katzen- und Reitausrüstung
420211 | Suitcases and briefcases, leather | Koffer und Aktentaschen aus Leder
420212 | Suitcases and school bags, plastic or textile | Koffer und Ranzen aus Kunststoff oder Textil
420219 | Suitcases, other materials | Koffer aus anderem Material
420221 | Handbags, leather | Handtaschen aus Leder
420222 | Handbags, plastic sheet or textile | Handtaschen aus Kunststofffolie oder Textil
420229 | Handbags, other materials | Handtaschen aus anderem Material
420239 | Wallets and pocket cases, other materials | Geldbörsen und Etuis aus anderem Material
420291 | Bags and backpacks, leather | Taschen und Rucksäcke aus Leder
420292 | Bags and backpacks, plastic or textile | Taschen und Rucksäcke aus Kunststoff oder Textil
420299 | Cases and boxes, other materials | Behältnisse und Etuis aus anderem Material
420310 | Leather clothing | Lederbekleidung
420321 | Leather sports gloves | Sporthandschuhe aus Leder
420329 | Leather gloves | Lederhandschuhe
420330 | Leather belts | Ledergürtel
420340 | Leather clothing accessories | Bekleidungszubehör aus Leder
420500 | Leather articles, other | Lederwaren, andere
420600 | Gut articles | Waren aus Därmen
430211 | Mink skins, tanned | Nerzfelle, gegerbt
430219 | Skins with fur, tanned, other | Felle, gegerbt, andere
430230 | Fur pieces, sewn together | Pelzteile, zusammengesetzt
430310 | Fur clothing | Pelzbekleidung
430390 | Fur articles, other | Pelzwaren, andere
430400 | Faux fur | Kunstpelz
`;

export const leatherAndBags = { goods, names };
