// Words for goods of chapters 17 to 20: sugar, sweets, chocolate, pasta, bakery, preserves and juices.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
170199,170114,170191 | sugar, brown sugar, cane sugar, icing sugar, rock sugar | Zucker, Rohrzucker, Puderzucker, Kandis, Würfelzucker, Kluntje
170191,210690 | vanilla sugar, jam sugar, preserving sugar | Vanillezucker, Vanillinzucker, Gelierzucker
170220 | maple syrup, maple sugar | Ahornsirup, Ahornzucker
170290,170260,170230 | syrup, agave syrup, date syrup, glucose syrup, golden syrup | Agavendicksaft, Zuckersirup, Glukosesirup, Dattelsirup, Zuckerrübensirup
170219,170211,170250,170230 | lactose, dextrose, fructose | Milchzucker, Traubenzucker, Dextrose, Fruchtzucker
170390,170310 | molasses, treacle | Melasse, Zuckerrübenmelasse
170410 | chewing gum, bubble gum | Kaugummi, Bubblegum
170490 | sweets, candy, gummy bears, hard candy, lollipop, liquorice, wine gums, jelly beans | Süßigkeiten, Bonbons, Gummibärchen, Lakritz, Fruchtgummi, Lutscher, Lolli, Weingummi
170490 | marshmallow, cotton candy, turkish delight, fudge, nougat candy | Marshmallows, Zuckerwatte, Lokum, Türkischer Honig, Mäusespeck
170490,180690 | caramel, toffee | Karamellbonbon, Toffee, Karamell
170490 | marzipan, marzipan loaf | Marzipan, Marzipanbrot, Marzipankartoffel, Marzipanrohmasse
170490 | white chocolate, white chocolate bar | weiße Schokolade, weiße Kuvertüre
170490 | cough drops, throat lozenge | Hustenbonbon, Halsbonbon, Lutschpastille
170490,180690 | sprinkles, cake decoration sugar, fondant icing | Zuckerstreusel, Streusel, Fondant, Zuckerdekor, Zuckerperlen
180100 | cocoa bean, cacao beans, cacao nibs | Kakaobohne, Kakaonibs, Kakaobohnen
180400 | cocoa butter, cacao butter | Kakaobutter, Kakaofett
180500,180610 | cocoa powder, cacao powder | Kakaopulver, Backkakao, Kakao
180610,180690 | drinking chocolate, hot chocolate powder | Trinkschokolade, heiße Schokolade, Kakaogetränkepulver
180632,180631,180690 | chocolate, chocolate bar, dark chocolate, milk chocolate | Schokolade, Tafel Schokolade, Schokoladentafel, Milchschokolade, Zartbitterschokolade
180631,180690 | filled chocolate bar, candy bar | Schokoriegel, gefüllte Schokolade, Nougatriegel
180690 | pralines, box of chocolates, chocolates, chocolate truffles, mozartkugel | Pralinen, Praline, Schokotrüffel, Mozartkugel, Konfekt, Pralinenschachtel
180690 | chocolate easter bunny, chocolate santa, chocolate egg, surprise egg | Schokohase, Osterhase, Schokoladenosterhase, Schokonikolaus, Überraschungsei, Schokoladenfigur, Schoko-Osterei
180690 | chocolate advent calendar, advent calendar with chocolate | Schokoladen-Adventskalender, Adventskalender mit Schokolade
180690 | chocolate spread, hazelnut spread, nut nougat cream | Nussnougatcreme, Schokoaufstrich, Nutella, Haselnusscreme, Nougat
180690 | chocolate nuts, chocolate raisins, chocolate drops, chocolate dragee | Schokodrops, Schokonüsse, Schokolinsen, Schokorosinen, Schokodragees
180620,180632 | baking chocolate, couverture, chocolate coating | Kuvertüre, Kochschokolade, Schokoladenglasur, Kuchenglasur
190110 | baby food powder, infant formula, baby milk, baby cereal | Babynahrung, Säuglingsnahrung, Babymilchpulver, Folgemilch, Babybrei, Anfangsmilch
190120 | cake mix, baking mix, bread mix, pancake mix, pizza dough | Backmischung, Kuchenmischung, Brotbackmischung, Teig, Pfannkuchenmischung
190190,180690 | malt extract, malt drink powder, pudding powder, custard powder | Malzextrakt, Puddingpulver, Vanillepudding, Ovomaltine, Malzgetränkpulver
190219,190211 | pasta, noodles, spaghetti, macaroni, lasagne sheets, penne | Nudeln, Spaghetti, Pasta, Makkaroni, Lasagneplatten, Penne
190211 | egg noodles, spaetzle | Eiernudeln, Spätzle, Bandnudeln
190220 | ravioli, tortellini, filled pasta | Ravioli, Tortellini, Maultaschen
190230 | instant noodles, ramen noodles, glass noodles cooked | Instantnudeln, Instant-Ramen, Ramen, Nudelsnack
190240 | couscous, pearl couscous | Couscous, Perlcouscous
190300 | tapioca, tapioca pearls, bubble tea pearls | Tapioka, Tapiokaperlen, Bubble-Tea-Perlen
190410 | cornflakes, breakfast cereal, popcorn, puffed rice, rice cakes, cereals | Cornflakes, Popcorn, Frühstücksflocken, Reiswaffeln, Puffreis, Cerealien
190420,190410 | muesli, granola, muesli bar, granola bar, cereal bar | Müsli, Granola, Müsliriegel, Knuspermüsli
190430,190490 | bulgur, ready-to-eat rice | Bulgur, Fertigreis
190510 | crispbread, knackebrod | Knäckebrot, Knusperbrot
190520 | gingerbread, lebkuchen, gingerbread heart, honey cake, printen | Lebkuchen, Lebkuchenherz, Pfefferkuchen, Elisenlebkuchen, Aachener Printen, Honigkuchen, Magenbrot
190531,190590 | biscuits, cookies, butter biscuit, speculoos, christmas cookies, oreo | Kekse, Plätzchen, Butterkeks, Spekulatius, Gebäck, Weihnachtsplätzchen, Vanillekipferl, Keks
190532 | waffle, wafer, stroopwafel, ice cream cone | Waffel, Oblaten, Waffelröllchen, Stroopwafel, Neapolitaner, Eiswaffel
190540 | rusk, toast bread crisp, crouton | Zwieback, Croutons, Röstbrot
190590 | bread, rye bread, pumpernickel, loaf | Brot, Pumpernickel, Vollkornbrot, Roggenbrot, Brötchen
190590 | cake, muffin, fruit cake, panettone, pastry, croissant, brownie | Kuchen, Muffin, Torte, Panettone, Croissant, Brownie, Dosenkuchen
190590 | stollen, christmas stollen | Stollen, Christstollen, Dresdner Stollen
190590,190531 | baumkuchen, macaron, meringue | Baumkuchen, Macaron, Baiser
190590 | crackers, pretzel, pretzel sticks, tortilla chips, salty snacks, tortilla wrap | Salzstangen, Brezel, Cracker, Laugenbrezel, Tortillachips, Nachos, Salzgebäck, Wraps
200520 | potato chips, potato crisps, crisps | Kartoffelchips, Chips
200110 | pickled gherkin, pickles, pickled cucumber | Gewürzgurke, Essiggurke, Spreewaldgurken, Cornichon, saure Gurken
200190 | antipasti in vinegar, pickled vegetables, capers, mixed pickles, mango chutney | Kapern, Mixed Pickles, Chutney, eingelegtes Gemüse, Silberzwiebeln
200210,200290 | canned tomatoes, tomato paste, tomato puree, passata | Dosentomaten, Tomatenmark, passierte Tomaten, Passata
200310,200390 | canned mushrooms, tinned mushrooms | Dosenpilze, eingelegte Pilze
200410 | frozen french fries, chips potato frozen | Pommes frites, Pommes
200570 | olives, pickled olives | Oliven, eingelegte Oliven
200599,200580,200551 | sauerkraut, canned vegetables, red cabbage, kimchi, canned beans, sweetcorn | Sauerkraut, Gemüsekonserve, Rotkohl, Kimchi, Dosenmais, Baked Beans, Dosengemüse
200799,200791 | jam, marmalade, jelly, fruit spread, apple butter, plum butter | Marmelade, Konfitüre, Fruchtaufstrich, Gelee, Pflaumenmus, Apfelmus, Orangenmarmelade
200710 | baby fruit puree, fruit pouch | Obstbrei, Quetschie, Fruchtpüree für Babys
200799,200899 | fruit leather, fruit bar | Fruchtriegel, Fruchtleder, Fruchtschnitte
200811 | peanut butter, roasted peanuts, salted peanuts | Erdnussbutter, Erdnussmus, Erdnüsse, geröstete Erdnüsse
200819 | almond butter, roasted almonds, salted nuts, tahini, nut butter | gebrannte Mandeln, Nussmus, Mandelmus, geröstete Nüsse, Tahin, Sesampaste, gesalzene Nüsse
200899,200897,200870,200820 | canned fruit, fruit cocktail, peaches in syrup, canned pineapple | Dosenobst, Obstkonserve, Fruchtcocktail, Dosenpfirsich, Rumtopf
200893 | lingonberry preserve, cranberry preserve | Preiselbeeren, Wildpreiselbeeren
200912,200919 | orange juice, orange juice concentrate | Orangensaft, Orangensaftkonzentrat
200971,200979 | apple juice, apple juice concentrate | Apfelsaft, Apfeldirektsaft
200989,200990,200969,200950 | fruit juice, grape juice, multivitamin juice, tomato juice, juice | Fruchtsaft, Saft, Traubensaft, Multivitaminsaft, Tomatensaft, Sanddornsaft
`;

/** What each code is called: code | English | German. */
const names = `
170114 | Raw cane sugar | Rohrohrzucker
170191 | Flavoured or coloured sugar | Aromatisierter oder gefärbter Zucker
170199 | White sugar | Weißer Zucker
170211 | Lactose, pure | Milchzucker, rein
170219 | Lactose and lactose syrup | Milchzucker und Milchzuckersirup
170220 | Maple syrup | Ahornsirup
170230 | Glucose and dextrose | Traubenzucker und Glukosesirup
170250 | Fructose, pure | Fruchtzucker, rein
170260 | Fructose syrup, agave syrup | Fruktosesirup, Agavendicksaft
170290 | Sugar syrups, other kinds | Zuckersirupe, andere Arten
170310 | Cane molasses | Zuckerrohrmelasse
170390 | Beet molasses | Rübenmelasse
170410 | Chewing gum | Kaugummi
170490 | Sweets without cocoa | Süßwaren ohne Kakao
180100 | Cocoa beans and nibs | Kakaobohnen und Kakaonibs
180400 | Cocoa butter | Kakaobutter
180500 | Cocoa powder, unsweetened | Kakaopulver, ungesüßt
180610 | Cocoa powder, sweetened | Kakaopulver, gezuckert
180620 | Chocolate in large packs over 2 kg | Schokolade in Packungen über 2 kg
180631 | Chocolate bars, filled | Schokoladentafeln und -riegel, gefüllt
180632 | Chocolate bars, unfilled | Schokoladentafeln, ungefüllt
180690 | Pralines, figures, spreads with cocoa | Pralinen, Figuren, Aufstriche mit Kakao
190110 | Baby food from flour or milk | Babynahrung aus Mehl oder Milch
190120 | Baking mixes and doughs | Backmischungen und Teige
190190 | Malt extract, pudding powder | Malzextrakt, Puddingpulver
190211 | Pasta with egg, uncooked | Eiernudeln, ungekocht
190219 | Pasta without egg, uncooked | Nudeln ohne Ei, ungekocht
190220 | Filled pasta | Gefüllte Nudeln
190230 | Instant and cooked noodles | Instant- und vorgekochte Nudeln
190240 | Couscous | Couscous
190300 | Tapioca pearls | Tapiokaperlen
190410 | Puffed or toasted cereals | Cornflakes und gepufftes Getreide
190420 | Muesli from unroasted flakes | Müsli aus ungerösteten Flocken
190430 | Bulgur | Bulgur
190490 | Precooked cereals and rice | Vorgekochtes Getreide und Reis
190510 | Crispbread | Knäckebrot
190520 | Gingerbread | Lebkuchen
190531 | Sweet biscuits | Kekse, süß
190532 | Waffles and wafers | Waffeln und Oblaten
190540 | Rusks and toasted bread | Zwieback und Röstbrot
190590 | Bread, cakes and salty bakery | Brot, Kuchen und Salzgebäck
200110 | Gherkins in vinegar | Gurken in Essig
200190 | Vegetables in vinegar, other kinds | Gemüse in Essig, andere Arten
200210 | Tomatoes, tinned | Tomaten in Dosen
200290 | Tomato paste and purée | Tomatenmark und passierte Tomaten
200310 | Button mushrooms, tinned | Champignons in Dosen
200410 | French fries, frozen | Pommes frites, gefroren
200520 | Potato crisps | Kartoffelchips
200551 | Beans, tinned | Bohnen in Dosen
200570 | Olives, preserved | Oliven, eingelegt
200580 | Sweetcorn, tinned | Zuckermais in Dosen
200599 | Sauerkraut, other preserved vegetables | Sauerkraut, anderes konserviertes Gemüse
200710 | Fruit purée for babies | Obstbrei für Kleinkinder
200791 | Citrus marmalade | Marmelade aus Zitrusfrüchten
200799 | Jam and fruit spread | Konfitüre und Fruchtaufstrich
200811 | Peanuts, roasted, and peanut butter | Erdnüsse, geröstet, und Erdnussbutter
200820 | Pineapple, tinned | Ananas in Dosen
200870 | Peaches, tinned | Pfirsiche in Dosen
200897 | Fruit mixes, preserved | Fruchtmischungen, haltbar gemacht
200899 | Fruit, preserved, other kinds | Obst, haltbar gemacht, andere Arten
200912 | Orange juice | Orangensaft
200919 | Orange juice concentrate | Orangensaftkonzentrat
200950 | Tomato juice | Tomatensaft
200969 | Grape juice | Traubensaft
200971 | Apple juice | Apfelsaft
200979 | Apple juice concentrate | Apfelsaftkonzentrat
200989 | Fruit juice, other single kinds | Fruchtsaft aus einer anderen Frucht
200990 | Mixed fruit juices | Saftmischungen
`;

export const sweetsAndBakery = { goods, names };
