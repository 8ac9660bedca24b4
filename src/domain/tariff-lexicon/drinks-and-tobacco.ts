// Words for goods of chapters 21 to 24: sauces, supplements, drinks, pet food and tobacco.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
210111 | instant coffee, soluble coffee | Instantkaffee, löslicher Kaffee
210112 | cappuccino powder, coffee 3in1 | Cappuccinopulver, Kaffeegetränkepulver, Eiskaffeepulver
210120 | instant tea, ice tea powder | Instanttee, Eisteepulver
210130 | chicory coffee, malt coffee, grain coffee | Zichorienkaffee, Malzkaffee, Getreidekaffee, Muckefuck
210210,210220 | yeast, dry yeast, brewer's yeast | Hefe, Trockenhefe, Bierhefe, Backhefe, Hefeflocken
210230 | baking powder, tartar baking powder | Backpulver, Weinsteinbackpulver
210310 | soy sauce, soya sauce | Sojasoße, Sojasauce
210320 | ketchup, tomato sauce | Ketchup, Tomatensoße, Tomatenketchup, Tomatensauce
210330 | mustard, dijon mustard | Senf, Süßer Senf, Dijonsenf, Mostrich
210390 | sauce, mayonnaise, bbq sauce, hot sauce | Soße, Sauce, Mayonnaise, Grillsoße, Salatdressing
210390 | salad dressing, pesto, curry paste | Pesto, Currypaste, Remoulade, Chilisoße
210390 | horseradish, wasabi | Meerrettich, Wasabi, Sahnemeerrettich
210410 | soup, instant soup, broth, stock cube, bouillon | Suppe, Brühe, Tütensuppe, Brühwürfel, Bouillon, Gemüsebrühe, Dosensuppe
210420 | baby food jar, baby puree jar | Babygläschen, Breigläschen
210500 | ice cream, sorbet | Eiscreme, Speiseeis, Eis am Stiel
210690,300450 | food supplement, vitamins, vitamin tablets, dietary supplement, multivitamin | Nahrungsergänzungsmittel, Vitamine, Vitamintabletten, Nahrungsergänzung, Multivitamin
210690 | omega 3 capsules, magnesium tablets, collagen powder, zinc tablets, probiotics, fish oil capsules | Omega-3-Kapseln, Magnesiumtabletten, Kollagenpulver, Zinktabletten, Probiotika, Brausetablette
210690,210610,350220 | protein powder, whey protein, protein shake | Proteinpulver, Eiweißpulver, Whey, Proteinshake, Eiweißshake
210690,180690 | protein bar, energy bar, sports nutrition | Proteinriegel, Energieriegel, Eiweißriegel, Sportnahrung, Energiegel
210690,292529 | creatine, bcaa, pre-workout, amino acids | Kreatin, BCAA, Aminosäuren, Booster Sport
210690 | drink powder, isotonic drink powder, sweetener tablets, stevia | Getränkepulver, Isodrinkpulver, Süßstoff, Stevia, Süßstofftabletten
210690 | slimming shake, meal replacement | Mahlzeitenersatz, Diätshake, Abnehmshake
210690 | drink syrup, coffee syrup, elderflower syrup | Getränkesirup, Sirup, Holunderblütensirup, Kaffeesirup, Waldmeistersirup
210690,151590,330499 | cbd oil, cbd drops, hemp drops | CBD-Öl, CBD-Tropfen, Hanftropfen
210690 | gelatin dessert powder, jelly crystals, rote gruetze powder | Götterspeise, Wackelpudding, Tortenguss, Rote Grütze Pulver
210690 | vegan meat substitute, tofu, plant-based schnitzel | Tofu, Fleischersatz, Veggie-Schnitzel, Sojaschnetzel
210690,200819 | savoury spread, hummus, vegan spread | Brotaufstrich, Hummus, veganer Aufstrich
220110 | mineral water, sparkling water | Mineralwasser, Sprudel, Wasser, Selters
220210 | soft drink, lemonade, cola, energy drink, iced tea, soda | Limonade, Limo, Cola, Energydrink, Eistee, Erfrischungsgetränk, Spezi
220299 | oat milk, almond milk, plant milk, soy drink | Haferdrink, Hafermilch, Mandelmilch, Sojadrink, Pflanzenmilch
220291 | non-alcoholic beer, alcohol-free beer | alkoholfreies Bier, Alkoholfrei Bier
220299 | malt beer, alcohol-free wine, alcohol-free gin, kombucha | Malzbier, alkoholfreier Wein, Kombucha, alkoholfreier Gin
220300 | beer, craft beer, pilsner, wheat beer, lager | Bier, Craftbier, Pils, Weizenbier, Weißbier, Kölsch, Altbier
220421,220422 | wine, red wine, white wine, rose wine, riesling | Wein, Rotwein, Weißwein, Roséwein, Riesling, Rosé
220410 | sparkling wine, champagne, prosecco, cava, cremant | Sekt, Champagner, Schaumwein, Prosecco, Crémant
220510 | vermouth, mulled wine, aromatised wine | Wermut, Glühwein, Vermouth, Martini
220421 | port wine, sherry | Portwein, Sherry, Likörwein
220600 | cider, mead, sake, fruit wine | Apfelwein, Cidre, Met, Honigwein, Sake, Fruchtwein, Ebbelwoi, Obstwein
220830 | whisky, whiskey, bourbon, scotch | Whisky, Whiskey, Bourbon, Scotch
220860 | vodka, russian vodka | Wodka, Vodka
220850 | gin, genever | Gin, Genever, Dry Gin
220840 | rum, cachaca | Rum, Cachaça
220820 | brandy, cognac, grappa, pisco | Weinbrand, Cognac, Grappa, Brandy, Armagnac
220870 | liqueur, cream liqueur, herbal liqueur, eggnog liqueur, aperitif bitter | Likör, Kräuterlikör, Eierlikör, Sahnelikör, Jägermeister, Aperol, Amaretto
220890 | schnapps, fruit brandy, tequila, spirits | Schnaps, Obstler, Tequila, Spirituosen, Obstbrand
220890 | ouzo, korn, absinthe | Ouzo, Korn, Kirschwasser, Absinth
220720,220710 | ethanol, rubbing alcohol, denatured alcohol, bioethanol fuel | Ethanol, Spiritus, Brennspiritus, Bioethanol, Weingeist
220900 | vinegar, balsamic vinegar, apple cider vinegar | Essig, Balsamico, Apfelessig, Weinessig, Balsamessig
230910 | dog food, cat food, pet food, kibble | Hundefutter, Katzenfutter, Tierfutter, Trockenfutter, Nassfutter
230910,051199 | dog treats, dog chew, cat treats, pig ear, chew bone | Hundeleckerli, Kauknochen, Katzenleckerli, Schweineohr, Leckerlis, Kausnack
230990 | bird food, fish food, hamster food, horse treats, chicken feed, suet balls | Vogelfutter, Fischfutter, Hamsterfutter, Pferdeleckerli, Meisenknödel, Hühnerfutter, Nagerfutter
230990 | animal supplement, mineral feed, horse supplement | Ergänzungsfutter, Mineralfutter, Futterzusatz, Leckstein
240210 | cigar, cigarillo | Zigarre, Zigarillo
240220 | cigarette, filter cigarettes | Zigarette, Filterzigarette
240319 | rolling tobacco, pipe tobacco, loose tobacco | Tabak, Pfeifentabak, Drehtabak, Feinschnitt, Drehtabak Beutel
240311 | shisha tobacco, hookah tobacco | Shishatabak, Wasserpfeifentabak
240399 | snuff, snus, chewing tobacco | Schnupftabak, Snus, Kautabak
240110,240120 | tobacco leaf, raw tobacco | Tabakblatt, Rohtabak
240411 | tobacco stick heater, heat-not-burn sticks | Tabakstick, Heets, Tabaksticks
240412 | nicotine e-liquid, vape juice, vape liquid, nic salt | Liquid, E-Liquid, Nikotinliquid, Nikotinsalz, Nikotinshot
240419 | nicotine-free e-liquid, vape flavour shot | Liquid ohne Nikotin, Liquid-Base, Longfill-Aroma
240491 | nicotine gum, nicotine pouch | Nikotinkaugummi, Nikotinbeutel, Nikotinpouches
240492 | nicotine patch, stop smoking patch | Nikotinpflaster, Rauchentwöhnungspflaster
`;

/** What each code is called: code | English | German. */
const names = `
210111 | Instant coffee | Löslicher Kaffee
210112 | Coffee drink powder | Kaffeegetränkepulver
210120 | Instant tea and tea extract | Instanttee und Tee-Extrakt
210130 | Grain coffee, chicory | Getreidekaffee, Zichorie
210210 | Yeast, active | Hefe, lebend
210220 | Yeast flakes, inactive | Hefeflocken, inaktiv
210230 | Baking powder | Backpulver
210310 | Soy sauce | Sojasoße
210320 | Ketchup and tomato sauce | Ketchup und Tomatensoße
210330 | Mustard | Speisesenf
210410 | Soups and stock | Suppen und Brühen
210420 | Baby food in jars, mixed | Babygläschen, gemischt
210500 | Ice cream | Speiseeis
210610 | Protein concentrate | Eiweißkonzentrat
220110 | Mineral water | Mineralwasser
220210 | Lemonade and sweetened soft drinks | Limonade und gesüßte Erfrischungsgetränke
220291 | Alcohol-free beer | Alkoholfreies Bier
220299 | Plant milk, other alcohol-free drinks | Pflanzendrinks, andere alkoholfreie Getränke
220300 | Beer | Bier aus Malz
220410 | Sparkling wine | Schaumwein
220421 | Wine in bottles up to 2 l | Wein in Flaschen bis 2 l
220422 | Wine in containers of 2 to 10 l | Wein in Behältern von 2 bis 10 l
220510 | Vermouth and spiced wine | Wermut und gewürzter Wein
220600 | Cider, mead, sake, fruit wine | Cidre, Met, Sake, Obstwein
220710 | Ethanol, undenatured, 80 % and more | Ethanol, unvergällt, ab 80 %
220720 | Ethanol, denatured | Ethanol, vergällt
220820 | Brandy and grappa | Weinbrand und Grappa
220830 | Whisky | Whisky
220840 | Rum | Rum
220850 | Gin | Gin
220860 | Vodka | Wodka
220870 | Liqueur | Likör
220890 | Fruit brandy, tequila, other spirits | Obstbrand, Tequila, andere Spirituosen
220900 | Vinegar | Speiseessig
230910 | Dog and cat food | Hunde- und Katzenfutter
230990 | Feed for other animals | Futter für andere Tiere
240110 | Leaf tobacco, unstripped | Rohtabak, nicht entrippt
240120 | Leaf tobacco, stripped | Rohtabak, entrippt
240210 | Cigars and cigarillos | Zigarren und Zigarillos
240220 | Cigarettes | Zigaretten
240311 | Water-pipe tobacco | Wasserpfeifentabak
240319 | Smoking tobacco, loose | Rauchtabak, lose
240399 | Snuff and chewing tobacco | Schnupf- und Kautabak
240411 | Tobacco sticks for heating | Tabaksticks zum Erhitzen
240412 | E-liquid with nicotine | E-Liquid mit Nikotin
240419 | E-liquid without nicotine | E-Liquid ohne Nikotin
240491 | Nicotine gum and pouches | Nikotinkaugummi und -beutel
240492 | Nicotine patches | Nikotinpflaster
292529 | Creatine, pure | Kreatin, rein
300450 | Medicine with vitamins | Arzneimittel mit Vitaminen
330499 | Skin care and make-up | Hautpflege und Make-up
350220 | Whey protein | Molkeneiweiß
`;

export const drinksAndTobacco = { goods, names };
