// Words for goods of chapters 73, 76, 82 and 96: pots, knives, cutlery and kitchen helpers.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
732310 | steel wool, pot scourer, scouring pad | Stahlwolle, Topfkratzer, Topfreiniger, Edelstahlschwamm
732393,761510,732391,732392,732394 | frying pan, cooking pot, saucepan, cookware, wok, roasting pan | Bratpfanne, Pfanne, Kochtopf, Topf, Kochgeschirr, Wok, Bräter
732391,732392 | cast iron pan, dutch oven, cast iron pot | Gusseisenpfanne, Gusspfanne, Dutch Oven, Gusseisentopf
732393 | pressure cooker, milk jug steel, cocktail shaker, steel bowl, mixing bowl steel | Schnellkochtopf, Dampfkochtopf, Cocktailshaker, Edelstahlschüssel, Rührschüssel Edelstahl
732394 | enamel mug, enamel pot, enamel plate, enamelware | Emaillebecher, Emailletopf, Emaille-Geschirr, Emaillekanne
732393,761510 | lunch box steel, bento box, bread box metal | Brotdose Edelstahl, Lunchbox, Brotbox, Brotkasten
732393,732399 | water bottle, drinking bottle, steel bottle, hip flask | Trinkflasche, Wasserflasche, Edelstahlflasche, Flachmann
732399,732393 | baking tin, cake tin, springform pan, baking tray, muffin tin, cooling rack | Backform, Kuchenform, Springform, Backblech, Muffinform, Gugelhupfform, Kuchengitter
820551,732393 | cookie cutter, biscuit cutter | Ausstechform, Plätzchenausstecher, Keksausstecher, Ausstecher
732393,732399 | colander, sieve metal, kitchen strainer, tea infuser, tea strainer | Küchensieb, Sieb, Nudelsieb, Teesieb, Tee-Ei
732399,732393 | clothes airer, drying rack, trash can metal, waste bin, laundry rack | Wäscheständer, Wäschetrockner Ständer, Mülleimer, Treteimer, Abfalleimer
732399 | dish rack, plate rack, fruit basket metal | Abtropfgestell, Geschirrkorb, Obstkorb Metall, Geschirrständer
732393,732394,761510 | stovetop kettle, teapot steel, coffee pot steel, tea kettle | Flötenkessel, Teekessel, Teekanne Edelstahl, Kaffeekanne Edelstahl
961700 | thermos, thermos flask, vacuum flask, insulated bottle, travel mug, insulated mug | Thermoskanne, Thermosflasche, Isolierflasche, Thermobecher, Isolierkanne
821192 | kitchen knife, chef's knife, hunting knife, bread knife, carving knife, steak knife, fixed blade knife | Küchenmesser, Kochmesser, Jagdmesser, Brotmesser, Gemüsemesser, Steakmesser, Santokumesser
821192,821193,821191 | knife | Messer
821110 | knife set, knife block | Messerset, Messerblock
821191 | table knife, butter knife, dinner knife | Tafelmesser, Buttermesser, Besteckmesser
821193 | pocket knife, folding knife, penknife, swiss army knife, multitool knife | Taschenmesser, Klappmesser, Schweizer Taschenmesser, Multitool
821193,821192 | utility knife, box cutter, cutter knife, craft knife, carpet knife | Cuttermesser, Teppichmesser, Bastelmesser, Cutter, Skalpellmesser
821194 | knife blade, cutter blade, spare blade | Messerklinge, Cutterklinge, Ersatzklinge
821195 | knife handle | Messergriff
821210 | razor, safety razor, shaving razor, straight razor, wet shaver | Rasierer, Rasierapparat, Rasierhobel, Nassrasierer, Rasiermesser, Einwegrasierer
821220 | razor blade, replacement razor head | Rasierklinge, Ersatzklinge Rasierer
821300 | scissors, fabric scissors, kitchen scissors, hairdressing scissors, tailor shears | Schere, Haushaltsschere, Stoffschere, Bastelschere, Haarschere, Schneiderschere
821410 | pencil sharpener, letter opener, paper knife | Bleistiftspitzer, Anspitzer, Spitzer, Brieföffner
821420 | manicure set, nail clipper, nail file, nail scissors, cuticle nipper, pedicure set | Maniküreset, Nagelknipser, Nagelfeile, Nagelschere, Nageletui, Nagelzange
821490 | pizza cutter, cleaver, hair clipper manual, meat cleaver | Pizzaschneider, Hackbeil, Pizzaroller, Wiegemesser
821520,821510 | cutlery set, cutlery, flatware set, silverware set, children's cutlery | Besteckset, Besteck, Kinderbesteck, Tafelbesteck
821599,821591 | spoon, fork, teaspoon, ladle, cake fork, serving spoon, chopsticks metal | Löffel, Gabel, Teelöffel, Suppenkelle, Kuchengabel, Schöpflöffel, Kochlöffel Metall
821591,821510 | silver-plated cutlery, silver-plated spoon | versilbertes Besteck, Silberbesteck versilbert
821599 | tongs kitchen, grill tongs, sugar tongs, spatula metal, cake server, ice cream scoop | Grillzange, Küchenzange, Pfannenwender, Tortenheber, Eisportionierer, Salatbesteck
820551,821000 | can opener, garlic press | Dosenöffner, Knoblauchpresse
820551 | bottle opener, corkscrew, peeler, nut cracker pliers, potato peeler | Flaschenöffner, Korkenzieher, Sparschäler, Kartoffelschäler, Nussknacker Zange
820551 | whisk, cheese grater, cheese slicer, knife sharpener, egg slicer, potato masher | Schneebesen, Reibe, Käsereibe, Käsehobel, Messerschärfer, Eierschneider, Kartoffelstampfer
821000 | coffee grinder manual, meat grinder, pasta machine, spiralizer, hand mill, pepper mill metal, salad spinner | Handkaffeemühle, Fleischwolf, Nudelmaschine, Spiralschneider, Handmühle, Getreidemühle, Spätzlepresse, Flotte Lotte
732690 | boot scraper, magnetic knife holder | Messerleiste, Magnetleiste, Schuhabstreifer
820559 | tyre iron, glue gun manual, grease gun, crowbar, putty knife, trowel mason | Kartuschenpistole, Brecheisen, Spachtel, Maurerkelle, Reifenheber, Fettpresse, Glasschneider
940550 | candle holder, candlestick, lantern, oil lamp, tealight holder, kerosene lamp | Kerzenständer, Kerzenhalter, Laterne, Öllampe, Teelichthalter, Windlicht, Petroleumlampe
961380,961390 | barbecue lighter, stick lighter, table lighter | Stabfeuerzeug, Tischfeuerzeug, Grillanzünder elektrisch
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
732310 | Steel wool and pot scourers | Stahlwolle und Topfkratzer
732391 | Cast-iron household goods | Haushaltswaren aus Gusseisen
732392 | Enamelled cast-iron cookware | Emailliertes Gusseisengeschirr
732393 | Stainless steel household goods | Haushaltswaren aus Edelstahl
732394 | Enamelled steel household goods | Emaillierte Haushaltswaren aus Stahl
732399 | Steel household goods, other | Haushaltswaren aus Stahl, sonstige
820551 | Household hand tool | Haushaltswerkzeug
820559 | Hand tool, other | Handwerkzeug, sonstiges
821000 | Hand-operated kitchen appliance | Handbetriebenes Küchengerät
821110 | Knife set | Messerset
821191 | Table knife | Tafelmesser
821192 | Fixed-blade knife | Messer mit fester Klinge
821193 | Folding or pocket knife | Klapp- oder Taschenmesser
821194 | Knife blade | Messerklinge
821195 | Metal knife handle | Messergriff aus Metall
821210 | Razor, non-electric | Rasierer, nicht elektrisch
821220 | Razor blade | Rasierklinge
821300 | Scissors | Schere
821410 | Letter opener or pencil sharpener | Brieföffner oder Bleistiftspitzer
821420 | Manicure tools | Maniküre-Werkzeug
821490 | Cleaver and cutlery, other | Hackbeil und andere Schneidwaren
821510 | Cutlery set, part silver-plated | Besteckset, teils versilbert
821520 | Cutlery set | Besteckset
821591 | Silver-plated spoon or fork | Löffel oder Gabel, versilbert
821599 | Spoon, fork or ladle | Löffel, Gabel oder Kelle
940550 | Candle holder or oil lamp | Kerzenhalter oder Öllampe
961380 | Lighter, other | Feuerzeug, sonstiges
961390 | Lighter parts | Teile für Feuerzeuge
961700 | Vacuum flask | Thermosflasche
`;

export const kitchenware = { goods, names };
