// Words for goods of chapters 02 to 08: meat, fish, dairy, honey, plants, vegetables, fruit and nuts.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
021019,021011,160241 | raw ham, prosciutto, black forest ham, cured ham, parma ham, serrano ham | Rohschinken, Schwarzwälder Schinken, Räucherschinken, Serranoschinken, Parmaschinken, luftgetrockneter Schinken
021012,021019 | bacon, pancetta, smoked bacon | Speck, Bacon, Bauchspeck, Südtiroler Speck, Räucherspeck
021020,160250 | beef jerky, dried beef, biltong | Dörrfleisch, Beef Jerky, Trockenfleisch, Bündnerfleisch
020230,020130 | beef, beef steak, ground beef | Rindfleisch, Rindersteak, Hackfleisch vom Rind
020329,020319 | pork, pork chop | Schweinefleisch, Kotelett, Schweinebraten
020714,020713 | chicken meat, chicken breast | Hähnchenfleisch, Hähnchenbrust, Geflügelfleisch
030541 | smoked salmon, lox | Räucherlachs, geräucherter Lachs
030549,030543 | smoked fish, smoked trout | Räucherfisch, Räucherforelle, geräucherte Makrele
030559,030551 | dried fish, stockfish, dried cod | Trockenfisch, Stockfisch, getrockneter Fisch
040120,040110 | milk, uht milk, long-life milk | Milch, H-Milch, Vollmilch
040221,040210 | milk powder, powdered milk | Milchpulver, Trockenmilch, Magermilchpulver
040299,040291 | condensed milk, evaporated milk | Kondensmilch, Dosenmilch, Kaffeesahne
040320 | yogurt, yoghurt | Joghurt, Naturjoghurt
040390 | kefir, buttermilk, sour cream | Kefir, Buttermilch, saure Sahne
040410 | whey powder, sweet whey | Molkenpulver, Molke, Süßmolke
040510 | butter, salted butter | Butter, Süßrahmbutter
040590 | ghee, clarified butter | Ghee, Butterschmalz
040690,040610,040630,040640 | cheese, gouda, hard cheese, parmesan, emmental | Käse, Hartkäse, Bergkäse, Gouda, Parmesan, Emmentaler
040610 | mozzarella, cream cheese, curd, quark, feta | Frischkäse, Mozzarella, Quark, Feta, Hüttenkäse
040640 | blue cheese, gorgonzola, roquefort | Blauschimmelkäse, Gorgonzola, Roquefort
040630 | processed cheese, cheese slices, cheese spread | Schmelzkäse, Scheibletten, Streichkäse
040620 | grated cheese, cheese powder | Reibekäse, geriebener Käse, Käsepulver
040721 | chicken egg, eggs | Ei, Hühnerei, Eier
040711 | hatching egg, fertile egg | Bruteier, Brutei
040891,350211 | egg powder, dried egg | Eipulver, Volleipulver, Trockenei
040900 | honey, bee honey, forest honey, manuka honey | Honig, Bienenhonig, Waldhonig, Blütenhonig, Manukahonig
041090,210690 | royal jelly, bee pollen, propolis | Gelée Royale, Blütenpollen, Bienenpollen, Propolis
041010,160100 | edible insects, mealworms, crickets snack | essbare Insekten, Mehlwürmer, Heuschrecken
050510,050590 | down feather, bed feathers, stuffing feathers | Daunen, Bettfedern, Daunenfüllung
050790 | antler, deer horn, cow horn | Geweih, Hirschgeweih, Rehgeweih, Rinderhorn
050800 | seashell, coral, sea shells | Muschel, Muscheln, Koralle, Meeresmuschel, Muschelschale
051199 | natural sponge, sea sponge, horsehair | Naturschwamm, Badeschwamm, Rosshaar
060110,060120 | flower bulb, tulip bulb, tubers, daffodil bulb | Blumenzwiebel, Tulpenzwiebel, Knolle, Dahlienknolle, Narzissenzwiebel
060290 | houseplant, potted plant, live plant, orchid plant, perennial | Zimmerpflanze, Topfpflanze, Pflanze, Grünpflanze, Staude, Gummibaum, Monstera, Orchideenpflanze
060290 | cactus, succulent, bonsai | Kaktus, Sukkulente, Bonsai
060290 | aquarium plant, pond plant | Aquariumpflanze, Wasserpflanze, Teichpflanze
060240 | rose bush, rose plant | Rosenstock, Rosenpflanze, Strauchrose
060220 | fruit tree, apple tree, berry bush, fruit sapling | Obstbaum, Apfelbaum, Beerenstrauch, Zitronenbaum, Feigenbaum, Olivenbaum
060210 | plant cutting, scion, unrooted cutting | Steckling, Ableger, Pflanzensteckling, Edelreis
060319,060311,060313,060315 | cut flowers, bouquet, flower bouquet, flowers | Blumenstrauß, Schnittblumen, Blumen, Strauß, Bukett
060311 | cut rose, long-stemmed rose | Rose, Schnittrose, rote Rosen
060390 | dried flowers, preserved rose, everlasting rose, dried flower bouquet | Trockenblumen, Infinity Rose, ewige Rose, Trockenstrauß, Lavendelstrauß getrocknet
060490 | pampas grass, dried moss, dried wreath, reindeer moss | Pampasgras, Islandmoos, Deko-Moos, Trockenkranz, Ziergras
060420 | christmas tree, fir branch, fresh wreath, advent wreath | Weihnachtsbaum, Christbaum, Tannenzweig, Tannenbaum, Adventskranz, Tannenkranz
070190,070110 | potato, seed potato | Kartoffel, Pflanzkartoffel, Speisekartoffel, Erdapfel
070200 | tomato, cherry tomato | Tomate, Kirschtomate, Paradeiser
070310 | onion, shallot | Zwiebel, Schalotte, Speisezwiebel
070320 | garlic, garlic bulb | Knoblauch, Knoblauchknolle
070610 | carrot, turnip | Karotte, Möhre, Mohrrübe
070920 | asparagus, white asparagus | Spargel, weißer Spargel, Spargelstange
070956,071239,200390 | truffle, truffles | Trüffel Pilz, Sommertrüffel, schwarzer Trüffel
070951,070959 | fresh mushroom, champignon | Champignon, Speisepilz, frische Pilze
070960 | chilli pepper, bell pepper, sweet pepper | Paprikaschote, Chilischote, Peperoni frisch
070993 | pumpkin, squash | Kürbis, Hokkaido, Zierkürbis
071239,071234,071231,071232 | dried mushroom, porcini, shiitake, morel | Trockenpilze, getrocknete Pilze, Steinpilze, Shiitake, Morchel
071290,071220 | dried vegetables, dried onion, dried tomato, vegetable flakes | Trockengemüse, Röstgemüse, getrocknete Tomaten, Suppengrün getrocknet
071340 | lentil, red lentils | Linsen, rote Linsen, Tellerlinsen
071320 | chickpea, garbanzo | Kichererbse, Kichererbsen
071333,071331,071332,071339 | dried beans, kidney beans, mung beans, white beans | Bohnen, Kidneybohnen, Mungbohnen, Trockenbohnen
071310 | dried pea, split peas | Trockenerbsen, Erbsen, Schälerbsen
071420,071410 | sweet potato, cassava, yam | Süßkartoffel, Maniok, Yamswurzel
080111,080119 | desiccated coconut, coconut, coconut flakes | Kokosnuss, Kokosraspel, Kokosflocken
080132,080131 | cashew, cashew nuts | Cashew, Cashewkerne, Cashewnuss
080122,080121 | brazil nut, brazil nut kernels | Paranuss, Paranüsse
080212,080211 | almond, ground almonds | Mandel, Mandelkerne, gemahlene Mandeln
080222,080221 | hazelnut, filbert | Haselnuss, Haselnusskerne
080232,080231 | walnut, walnut kernels | Walnuss, Walnusskerne, Baumnuss
080252,080251 | pistachio, pistachio nuts | Pistazie, Pistazienkerne
080262,080261 | macadamia, macadamia nut | Macadamia, Macadamianuss
080292,080291 | pine nut, pignoli | Pinienkerne, Zedernkerne
080242,080241 | chestnut, marron | Marone, Esskastanie, Maroni
080299 | pecan, pecan nut | Pekannuss, Pekannüsse
081350,200819,080212 | nut mix, mixed nuts, trail mix, nuts | Nussmischung, Studentenfutter, Nüsse, Nuss
080410 | date fruit, medjool dates, dried dates | Dattel, Datteln, Medjool-Datteln
080420 | fig, dried figs | Feige, getrocknete Feigen
080620 | raisin, sultanas, currants dried | Rosinen, Sultaninen, Korinthen
081310,081320,081330,081340 | dried fruit, dried apricot, apple rings | Trockenfrüchte, Trockenobst, Dörrobst, Apfelringe, getrocknete Aprikosen
081320 | prune, dried plums | Dörrpflaume, Trockenpflaume, Backpflaume
081340,200893 | dried berries, goji berries, dried cranberries, barberry | Goji-Beeren, getrocknete Cranberrys, Berberitzen, getrocknete Beeren
080810 | apple, eating apple | Apfel, Tafelapfel
080830 | pear, eating pear | Birne, Tafelbirne
080390 | banana, cooking banana | Banane, Bananen
080510 | orange fruit, oranges | Orange, Apfelsine, Blutorange
080521,080522 | mandarin, clementine, tangerine | Mandarine, Clementine, Satsuma
080550 | lemon, lime | Zitrone, Limette
080450,080440,080430 | mango, avocado, pineapple | Mango, Avocado, Ananas
080610 | grape, table grapes | Weintraube, Trauben, Tafeltrauben
080929,080921 | cherry, sour cherry | Kirsche, Sauerkirsche, Süßkirsche
080940,080930,080910 | plum, peach, apricot, nectarine | Pflaume, Pfirsich, Aprikose, Zwetschge, Nektarine
081010 | strawberry, garden strawberry | Erdbeere, Erdbeeren
081040,081020,081030 | blueberry, raspberry, cranberry, currant | Heidelbeere, Himbeere, Blaubeere, Johannisbeere, Preiselbeere frisch
081050 | kiwi, kiwifruit | Kiwi, Kiwifrucht
081400 | orange peel dried, lemon peel | Orangenschale, Zitronenschale, getrocknete Zitrusschale
200600 | candied fruit, candied orange peel, candied lemon peel, glace cherries | Orangeat, Zitronat, kandierte Früchte, Belegkirschen, Sukkade
`;

/** What each code is called: code | English | German. */
const names = `
020130 | Beef, boneless, chilled | Rindfleisch ohne Knochen, gekühlt
020230 | Beef, boneless, frozen | Rindfleisch ohne Knochen, gefroren
020319 | Pork, chilled | Schweinefleisch, gekühlt
020329 | Pork, frozen | Schweinefleisch, gefroren
020713 | Chicken pieces, chilled | Hähnchenteile, gekühlt
020714 | Chicken pieces, frozen | Hähnchenteile, gefroren
021011 | Cured ham on the bone | Rohschinken mit Knochen
021012 | Cured pork belly, bacon | Bauchspeck, gesalzen oder geräuchert
021019 | Cured or dried pork, boneless ham | Rohschinken und Speck ohne Knochen
021020 | Dried or cured beef | Rindfleisch, getrocknet oder gepökelt
030541 | Smoked salmon | Räucherlachs
030543 | Smoked trout | Räucherforelle
030549 | Smoked fish, other kinds | Räucherfisch, andere Arten
030551 | Dried cod | Kabeljau, getrocknet
030559 | Dried fish, other kinds | Trockenfisch, andere Arten
040110 | Skimmed milk, liquid | Magermilch, flüssig
040120 | Milk, liquid, up to 6 % fat | Milch, flüssig, bis 6 % Fett
040210 | Skimmed milk powder | Magermilchpulver
040221 | Whole milk powder, unsweetened | Vollmilchpulver, ungesüßt
040291 | Condensed milk, unsweetened | Kondensmilch, ungesüßt
040299 | Condensed milk, sweetened | Kondensmilch, gezuckert
040320 | Yogurt | Joghurt
040390 | Kefir, buttermilk, soured cream | Kefir, Buttermilch, saure Sahne
040410 | Whey and whey powder | Molke und Molkenpulver
040510 | Butter | Butter
040590 | Clarified butter and milk fat | Butterschmalz und Milchfett
040610 | Fresh cheese and curd | Frischkäse und Quark
040620 | Grated or powdered cheese | Käse, gerieben oder als Pulver
040630 | Processed cheese | Schmelzkäse
040640 | Blue cheese | Blauschimmelkäse
040690 | Hard and semi-hard cheese | Hart- und Schnittkäse
040711 | Hatching eggs of hens | Bruteier von Hühnern
040721 | Fresh hens’ eggs | Frische Hühnereier
040891 | Dried egg | Eipulver
040900 | Natural honey | Bienenhonig
041010 | Edible insects | Essbare Insekten
041090 | Royal jelly, bee pollen and the like | Gelée Royale, Blütenpollen und Ähnliches
050510 | Down and stuffing feathers | Daunen und Bettfedern
050590 | Feathers for craft and decoration | Schmuck- und Bastelfedern
050790 | Antlers and horns, unworked | Geweihe und Hörner, unbearbeitet
050800 | Shells and coral, unworked | Muscheln und Korallen, unbearbeitet
051199 | Natural sponges, other animal products | Naturschwämme, andere Tiererzeugnisse
060110 | Flower bulbs, dormant | Blumenzwiebeln, ruhend
060120 | Flower bulbs, growing or in bloom | Blumenzwiebeln, angetrieben
060210 | Unrooted cuttings | Stecklinge ohne Wurzeln
060220 | Fruit trees and berry bushes | Obstbäume und Beerensträucher
060240 | Rose plants | Rosenpflanzen
060290 | Live plants, other kinds | Lebende Pflanzen, andere Arten
060311 | Roses, cut, fresh | Rosen, frisch geschnitten
060313 | Orchids, cut, fresh | Orchideen, frisch geschnitten
060315 | Lilies, cut, fresh | Lilien, frisch geschnitten
060319 | Cut flowers and bouquets, fresh | Schnittblumen und Sträuße, frisch
060390 | Dried or preserved flowers | Trockenblumen und konservierte Blumen
060420 | Fresh branches, wreaths, Christmas trees | Frisches Grün, Kränze, Christbäume
060490 | Dried grasses, moss and foliage | Trockengräser, Moos, getrocknetes Grün
070110 | Seed potatoes | Pflanzkartoffeln
070190 | Potatoes, fresh | Speisekartoffeln, frisch
070200 | Tomatoes, fresh | Tomaten, frisch
070310 | Onions and shallots, fresh | Zwiebeln und Schalotten, frisch
070320 | Garlic, fresh | Knoblauch, frisch
070610 | Carrots, fresh | Karotten, frisch
070920 | Asparagus, fresh | Spargel, frisch
070951 | Button mushrooms, fresh | Champignons, frisch
070956 | Truffles, fresh | Trüffel, frisch
070959 | Mushrooms, fresh, other kinds | Speisepilze, frisch, andere Arten
070960 | Peppers and chillies, fresh | Paprika und Chili, frisch
070993 | Pumpkins, fresh | Kürbisse, frisch
071220 | Onions, dried | Zwiebeln, getrocknet
071231 | Button mushrooms, dried | Champignons, getrocknet
071232 | Wood ear mushrooms, dried | Mu-Err-Pilze, getrocknet
071234 | Shiitake, dried | Shiitake, getrocknet
071239 | Mushrooms and truffles, dried | Pilze und Trüffel, getrocknet
071290 | Vegetables, dried | Gemüse, getrocknet
071310 | Peas, dried | Erbsen, getrocknet
071320 | Chickpeas, dried | Kichererbsen, getrocknet
071331 | Mung and urad beans, dried | Mung- und Urdbohnen, getrocknet
071332 | Adzuki beans, dried | Adzukibohnen, getrocknet
071333 | Kidney and white beans, dried | Kidney- und weiße Bohnen, getrocknet
071339 | Beans, dried, other kinds | Bohnen, getrocknet, andere Arten
071340 | Lentils, dried | Linsen, getrocknet
071410 | Cassava | Maniok
071420 | Sweet potatoes | Süßkartoffeln
080111 | Coconut, desiccated | Kokosraspel
080119 | Coconuts, whole | Kokosnüsse, ganz
080121 | Brazil nuts in shell | Paranüsse mit Schale
080122 | Brazil nuts, shelled | Paranusskerne
080131 | Cashew nuts in shell | Cashewnüsse mit Schale
080132 | Cashew kernels | Cashewkerne
080211 | Almonds in shell | Mandeln mit Schale
080212 | Almonds, shelled | Mandelkerne
080221 | Hazelnuts in shell | Haselnüsse mit Schale
080222 | Hazelnuts, shelled | Haselnusskerne
080231 | Walnuts in shell | Walnüsse mit Schale
080232 | Walnuts, shelled | Walnusskerne
080241 | Chestnuts in shell | Esskastanien mit Schale
080242 | Chestnuts, shelled | Esskastanien, geschält
080251 | Pistachios in shell | Pistazien mit Schale
080252 | Pistachios, shelled | Pistazienkerne
080261 | Macadamia nuts in shell | Macadamianüsse mit Schale
080262 | Macadamia nuts, shelled | Macadamiakerne
080291 | Pine nuts in shell | Pinienkerne mit Schale
080292 | Pine nuts, shelled | Pinienkerne, geschält
080299 | Pecans and other nuts | Pekan- und andere Nüsse
080390 | Bananas | Bananen
080410 | Dates | Datteln
080420 | Figs | Feigen
080430 | Pineapples | Ananas
080440 | Avocados | Avocados
080450 | Mangoes and guavas | Mangos und Guaven
080510 | Oranges | Orangen
080521 | Mandarins and satsumas | Mandarinen und Satsumas
080522 | Clementines | Clementinen
080550 | Lemons and limes | Zitronen und Limetten
080610 | Grapes, fresh | Weintrauben, frisch
080620 | Raisins and sultanas | Rosinen und Sultaninen
080810 | Apples, fresh | Äpfel, frisch
080830 | Pears, fresh | Birnen, frisch
080910 | Apricots, fresh | Aprikosen, frisch
080921 | Sour cherries, fresh | Sauerkirschen, frisch
080929 | Sweet cherries, fresh | Süßkirschen, frisch
080930 | Peaches and nectarines, fresh | Pfirsiche und Nektarinen, frisch
080940 | Plums, fresh | Pflaumen, frisch
081010 | Strawberries, fresh | Erdbeeren, frisch
081020 | Raspberries and blackberries, fresh | Himbeeren und Brombeeren, frisch
081030 | Currants and gooseberries, fresh | Johannis- und Stachelbeeren, frisch
081040 | Blueberries and cranberries, fresh | Heidel- und Preiselbeeren, frisch
081050 | Kiwifruit | Kiwis
081310 | Apricots, dried | Aprikosen, getrocknet
081320 | Prunes | Backpflaumen
081330 | Apples, dried | Apfelringe, getrocknet
081340 | Dried fruit and berries, other kinds | Trockenfrüchte und -beeren, andere Arten
081350 | Mixed nuts and dried fruit | Nuss- und Trockenfruchtmischungen
081400 | Citrus peel, dried | Zitrusschalen, getrocknet
160100 | Sausages | Würste
160241 | Cooked ham | Kochschinken
160250 | Beef preparations, tinned beef | Rindfleisch, zubereitet oder in Dosen
200390 | Mushrooms and truffles, tinned | Pilze und Trüffel in Dosen
200600 | Candied fruit and peel | Kandierte Früchte und Schalen
200819 | Nuts, roasted, and nut butter | Nüsse, geröstet, und Nussmus
200893 | Cranberries and lingonberries, preserved | Preiselbeeren und Cranberrys, haltbar gemacht
210690 | Food supplements and food preparations | Nahrungsergänzung und Lebensmittelzubereitungen
350211 | Egg white, dried | Eiklar, getrocknet
`;

export const freshFood = { goods, names };
