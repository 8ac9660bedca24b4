// Words for goods of chapters 09 to 16: coffee, tea, spices, grain, seeds, oils, meat and fish preserves.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
090121,090122 | coffee, roasted coffee, coffee beans, ground coffee, espresso beans, coffee capsules | Kaffee, Röstkaffee, Kaffeebohnen, Espressobohnen, Kaffeekapseln, Filterkaffee, Kaffeepads
090111 | green coffee, raw coffee beans | Rohkaffee, grüne Kaffeebohnen
090230,090240 | black tea, tea, earl grey, tea bags, assam, oolong | Schwarztee, Tee, schwarzer Tee, Teebeutel, Ostfriesentee, Darjeeling, Oolong
090210,090220 | green tea, matcha, sencha, white tea | Grüntee, grüner Tee, Matcha, Sencha, weißer Tee, Matchapulver
090300 | mate tea, yerba mate | Mate-Tee, Yerba Mate, Matetee
121190,210690 | herbal tea, chamomile tea, peppermint tea, rooibos | Kräutertee, Kamillentee, Pfefferminztee, Rooibos, Fencheltee, Rotbuschtee
210690,081350,121190 | fruit tea, fruit infusion | Früchtetee, Früchteteemischung, Apfeltee
090411,090412 | peppercorn, black pepper, pepper, white pepper | Pfeffer, Pfefferkörner, schwarzer Pfeffer, gemahlener Pfeffer
090422,090421 | paprika powder, chilli powder, chili flakes, cayenne pepper | Paprikapulver, Chilipulver, Chiliflocken, Cayennepfeffer, getrocknete Chilis
090510,090520 | vanilla pod, vanilla bean, vanilla powder | Vanilleschote, Vanille, Vanillepulver, Bourbon-Vanille
090611,090620,090619 | cinnamon, cinnamon stick, ground cinnamon | Zimt, Zimtstange, Ceylon-Zimt, Zimtpulver
090710,090720 | cloves, clove spice | Nelken, Gewürznelken, Gewürznelke
090811,090812 | nutmeg, ground nutmeg | Muskatnuss, Muskat
090831,090832 | cardamom, cardamom pods | Kardamom, Kardamomkapseln
090961,090962 | anise, star anise, fennel seed, caraway, juniper berries | Anis, Sternanis, Fenchelsamen, Kümmel, Wacholderbeeren
090921,090922 | coriander seed, ground coriander | Koriander, Koriandersamen
090931,090932 | cumin, cumin seed | Kreuzkümmel, Cumin
091011,091012 | ginger, ginger powder, ginger root | Ingwer, Ingwerpulver, Ingwerwurzel
091020 | saffron, saffron threads | Safran, Safranfäden
091030 | turmeric, curcuma powder | Kurkuma, Kurkumapulver, Gelbwurz
091091,091099 | curry powder, garam masala, mulled wine spice, gingerbread spice | Currypulver, Curry, Garam Masala, Lebkuchengewürz, Glühweingewürz, Ras el Hanout
091099 | bay leaf, thyme, dill seed | Lorbeerblatt, Thymian, Bockshornklee
121190 | oregano, rosemary, basil dried, dried herbs, sage, mint leaves | Oregano, Rosmarin, getrocknete Kräuter, Salbei, Basilikum, Kräuter der Provence, Petersilie getrocknet
210390,091099 | spice, spices, spice mix, barbecue rub, seasoning, bbq rub | Gewürz, Gewürze, Gewürzmischung, Grillgewürz, BBQ-Rub, Würzmischung, Kräutersalz
100630,100620,100640 | rice, basmati rice, risotto rice, wild rice | Reis, Basmatireis, Risottoreis, Vollkornreis
100590 | popcorn kernels, corn kernels | Popcornmais, Mais, Maiskörner
100850 | quinoa, quinoa grain | Quinoa, Quinoakörner
100810,100829 | buckwheat, millet | Buchweizen, Hirse
100199,100290 | wheat grain, rye grain, spelt | Weizenkörner, Roggenkörner, Dinkel
110100 | wheat flour, flour, spelt flour | Mehl, Weizenmehl, Dinkelmehl, Pizzamehl
110290,110220 | rye flour, corn flour, rice flour | Roggenmehl, Maismehl, Reismehl
110311,110313 | semolina, polenta | Grieß, Polenta, Weizengrieß, Maisgrieß
110412,110422 | rolled oats, oatmeal, porridge oats | Haferflocken, Hafer, Porridge
110520 | mashed potato flakes, instant mash | Kartoffelpüree Pulver, Kartoffelflocken
110610,110630 | chickpea flour, almond flour, coconut flour | Kichererbsenmehl, Mandelmehl, Kokosmehl, Nussmehl
110710,110720 | brewing malt, malt grain | Braumalz, Malz, Gerstenmalz
110812,110813,110819 | starch, cornstarch, corn starch, potato starch | Speisestärke, Maisstärke, Kartoffelstärke, Stärke
110900 | wheat gluten, seitan powder | Weizengluten, Gluten, Seitanpulver
120190 | soybean, soya beans | Sojabohne, Sojabohnen
120242,120241 | raw peanut, peanuts in shell | Erdnüsse roh, Erdnuss in der Schale
120400 | linseed, flax seed | Leinsamen, Leinsaat
120600 | sunflower seed kernels, sunflower kernels | Sonnenblumenkerne, Sonnenblumensamen
120740 | sesame seed, sesame | Sesam, Sesamsamen
120750 | mustard seed, mustard grains | Senfkörner, Senfsaat
120791 | poppy seed, blue poppy seed | Mohn, Blaumohn, Mohnsamen
120799 | hemp seed, hemp hearts | Hanfsamen, Hanfsaat
120999,120799,210690 | chia seed, psyllium husk | Chiasamen, Chia, Flohsamenschalen
120770,120799 | pumpkin seed kernels, pumpkin seeds | Kürbiskerne, Kürbiskern
120930 | flower seed, wildflower seeds, sunflower seeds for planting | Blumensamen, Wildblumensamen, Blumenmischung, Blumensaat
120991 | vegetable seed, seeds, tomato seeds, chilli seeds, herb seeds, seed packet | Gemüsesamen, Tomatensamen, Chilisamen, Kräutersamen, Saatgut, Samen, Samentütchen
120999 | tree seed, grass seed ornamental, seed bomb | Baumsamen, Palmensamen, Seedbomb, Samenkugel
120925,120923,120924,120929 | lawn seed, grass seed | Rasensamen, Grassamen, Rasensaat
120929,120922 | clover seed, green manure seed | Kleesamen, Gründünger Saat, Phacelia
121020,121010 | hops, hop pellets | Hopfen, Hopfenpellets, Hopfendolden
121120 | ginseng root, ginseng | Ginseng, Ginsengwurzel
121190 | medicinal herb, dried lavender, hibiscus flower, moringa powder, ashwagandha powder | Heilkraut, Lavendelblüten, Hibiskusblüten, Moringapulver, Hagebutte, Brennnesselblätter
121221 | nori, seaweed, spirulina powder, wakame | Nori, Algen, Spirulina, Wakame, Meeresalgen
121299,121292 | carob, apricot kernels | Johannisbrot, Carob, Aprikosenkerne
121490,121410 | hay, small animal hay, alfalfa | Heu, Kaninchenheu, Luzerne, Heu für Nager
121300 | straw bedding, straw | Stroh, Einstreu Stroh
130120 | gum arabic, acacia gum | Gummi arabicum, Gummiarabikum
130190 | incense resin, frankincense, myrrh, shellac, palo santo resin | Weihrauch, Myrrhe, Räucherharz, Schellack, Copal
130212,130219 | plant extract, liquorice extract, aloe vera extract, herbal extract | Pflanzenextrakt, Süßholzextrakt, Kräuterextrakt, Ginkgoextrakt
130220 | pectin, apple pectin | Pektin, Geliermittel Pektin
130231 | agar agar, agar | Agar-Agar, Agar
130232 | guar gum, locust bean gum | Guarkernmehl, Johannisbrotkernmehl
140190,140110,140120 | willow rods, raffia, bamboo cane, rattan cane, reed | Bast, Naturbast, Weidenruten, Bambusrohr, Peddigrohr
140490 | henna powder, loofah, coconut fibre | Hennapulver, Luffa, Kokosfaser, Kokosfasern
150110,150190 | lard, goose fat | Schmalz, Schweineschmalz, Gänseschmalz
150420,150410,210690 | fish oil, cod liver oil | Fischöl, Lebertran
150500 | lanolin, wool fat | Lanolin, Wollfett, Wollwachs
150790 | soybean oil, soya oil | Sojaöl, Sojabohnenöl
150890 | peanut oil, groundnut oil | Erdnussöl, Erdnusskernöl
150920,150930,150990,150940 | olive oil, extra virgin olive oil | Olivenöl, natives Olivenöl
151219 | sunflower oil, safflower oil | Sonnenblumenöl, Distelöl
151319,151311 | coconut oil, coconut fat | Kokosöl, Kokosfett
151419,151411 | rapeseed oil, canola oil | Rapsöl, Rapskernöl
151519,151511 | linseed oil, flaxseed oil | Leinöl, Leinölfirnis
151550 | sesame oil, toasted sesame oil | Sesamöl, geröstetes Sesamöl
151530 | castor oil, ricinus oil | Rizinusöl, Castoröl
151590 | argan oil, pumpkin seed oil, jojoba oil, walnut oil, black seed oil, avocado oil | Arganöl, Kürbiskernöl, Jojobaöl, Walnussöl, Schwarzkümmelöl, Avocadoöl, Hanföl, Mandelöl
151590 | shea butter, karite butter | Sheabutter, Karitébutter
151710 | margarine, vegetable spread | Margarine, Pflanzenmargarine
151620,340490 | soy wax, soya wax | Sojawachs, Sojawachsflocken
152190 | beeswax, beeswax foundation | Bienenwachs, Bienenwachsplatte, Mittelwand
152110 | carnauba wax, candelilla wax | Carnaubawachs, Candelillawachs
160100 | sausage, salami, bratwurst, liver sausage, chorizo, weisswurst | Wurst, Salami, Bratwurst, Leberwurst, Landjäger, Mettwurst, Dosenwurst, Weißwurst
160241,160249 | ham, canned ham, cooked ham, luncheon meat | Kochschinken, Dosenfleisch, Frühstücksfleisch, Schinken, Eisbein
160220 | liver pate, foie gras | Leberpastete, Pastete, Foie gras
160250 | corned beef, beef goulash | Corned Beef, Gulasch, Rindergulasch
160232,160231 | canned chicken, chicken preparation | Hühnerfleisch in Dose, Hühnerfrikassee
160300 | meat extract, beef extract | Fleischextrakt, Rindfleischextrakt
160414 | canned tuna, tuna | Thunfisch, Thunfischdose
160412 | herring, pickled herring, rollmop | Hering, Rollmops, Bismarckhering, Matjes
160413 | sardine, sprats | Sardinen, Ölsardinen, Kieler Sprotten
160415,160416 | anchovy, mackerel tin | Sardellen, Anchovis, Makrele in Dose
160431,160432 | caviar, fish roe | Kaviar, Fischrogen, Störkaviar
160420,160419 | canned fish, fish paste, surimi | Fischkonserve, Fischdose, Surimi, Fischpaste
160529,160553,160554 | seafood, shrimp, mussels canned, squid | Garnelen, Meeresfrüchte, Krabben, Tintenfisch
`;

/** What each code is called: code | English | German. */
const names = `
090111 | Green coffee, unroasted | Rohkaffee
090121 | Roasted coffee | Röstkaffee
090122 | Roasted coffee, decaffeinated | Röstkaffee, entkoffeiniert
090210 | Green tea, small packs | Grüner Tee, Kleinpackung bis 3 kg
090220 | Green tea, bulk | Grüner Tee, lose über 3 kg
090230 | Black tea, small packs | Schwarzer Tee, Kleinpackung bis 3 kg
090240 | Black tea, bulk | Schwarzer Tee, lose über 3 kg
090300 | Mate tea | Mate-Tee
090411 | Peppercorns, whole | Pfefferkörner, ganz
090412 | Pepper, ground | Pfeffer, gemahlen
090421 | Chillies and paprika, dried, whole | Chili und Paprika, getrocknet, ganz
090422 | Chilli and paprika powder | Chili- und Paprikapulver
090510 | Vanilla pods, whole | Vanilleschoten, ganz
090520 | Vanilla, ground | Vanille, gemahlen
090611 | Ceylon cinnamon sticks | Ceylon-Zimtstangen
090619 | Cassia cinnamon sticks | Cassia-Zimtstangen
090620 | Cinnamon, ground | Zimt, gemahlen
090710 | Cloves, whole | Gewürznelken, ganz
090720 | Cloves, ground | Gewürznelken, gemahlen
090811 | Nutmeg, whole | Muskatnuss, ganz
090812 | Nutmeg, ground | Muskatnuss, gemahlen
090831 | Cardamom, whole | Kardamom, ganz
090832 | Cardamom, ground | Kardamom, gemahlen
090921 | Coriander seed, whole | Koriandersamen, ganz
090922 | Coriander seed, ground | Koriandersamen, gemahlen
090931 | Cumin, whole | Kreuzkümmel, ganz
090932 | Cumin, ground | Kreuzkümmel, gemahlen
090961 | Anise, caraway, fennel, juniper, whole | Anis, Kümmel, Fenchel, Wacholder, ganz
090962 | Anise, caraway, fennel, juniper, ground | Anis, Kümmel, Fenchel, Wacholder, gemahlen
091011 | Ginger, whole | Ingwer, ganz
091012 | Ginger, ground | Ingwer, gemahlen
091020 | Saffron | Safran
091030 | Turmeric | Kurkuma
091091 | Spice mixes of several spices | Gewürzmischungen aus mehreren Gewürzen
091099 | Spices, other single kinds | Einzelgewürze, andere Arten
100199 | Wheat and spelt grain | Weizen- und Dinkelkörner
100290 | Rye grain | Roggenkörner
100590 | Maize and popcorn kernels | Mais und Popcornmais
100620 | Brown rice | Naturreis
100630 | White rice, milled | Weißer Reis, geschliffen
100640 | Broken rice | Bruchreis
100810 | Buckwheat | Buchweizen
100829 | Millet | Hirse
100850 | Quinoa | Quinoa
110100 | Wheat and spelt flour | Weizen- und Dinkelmehl
110220 | Maize flour | Maismehl
110290 | Rye, rice and other cereal flour | Roggen-, Reis- und anderes Getreidemehl
110311 | Wheat semolina | Weizengrieß
110313 | Maize semolina, polenta | Maisgrieß, Polenta
110412 | Rolled oats | Haferflocken
110422 | Oat kernels, hulled | Haferkerne, geschält
110520 | Potato flakes | Kartoffelflocken
110610 | Flour of peas, beans, chickpeas | Mehl aus Hülsenfrüchten
110630 | Flour of nuts and fruit | Mehl aus Nüssen und Früchten
110710 | Malt, not roasted | Malz, ungeröstet
110720 | Malt, roasted | Malz, geröstet
110812 | Maize starch | Maisstärke
110813 | Potato starch | Kartoffelstärke
110819 | Starch, other kinds | Stärke, andere Arten
110900 | Wheat gluten | Weizengluten
120190 | Soya beans | Sojabohnen
120241 | Peanuts in shell, raw | Erdnüsse mit Schale, roh
120242 | Peanuts, shelled, raw | Erdnusskerne, roh
120400 | Linseed | Leinsamen
120600 | Sunflower seeds | Sonnenblumenkerne
120740 | Sesame seed | Sesamsamen
120750 | Mustard seed | Senfsaat
120770 | Melon seeds | Melonenkerne
120791 | Poppy seed | Mohnsamen
120799 | Hemp, pumpkin and other oil seeds | Hanf-, Kürbis- und andere Ölsaaten
120922 | Clover seed for sowing | Kleesaat
120923 | Fescue grass seed | Schwingelgras-Saat
120924 | Meadow grass seed | Wiesenrispengras-Saat
120925 | Ryegrass seed for lawns | Weidelgras-Saat für Rasen
120929 | Grass and green manure seed | Gras- und Gründüngersaat
120930 | Flower seeds for sowing | Blumensamen zur Aussaat
120991 | Vegetable and herb seeds for sowing | Gemüse- und Kräutersamen zur Aussaat
120999 | Tree and other seeds for sowing | Baum- und andere Samen zur Aussaat
121010 | Hop cones, whole | Hopfendolden, ganz
121020 | Hop pellets | Hopfenpellets
121120 | Ginseng root | Ginsengwurzel
121190 | Herbs and medicinal plants, dried | Kräuter und Heilpflanzen, getrocknet
121221 | Edible seaweed and algae | Essbare Algen
121292 | Carob | Johannisbrot
121299 | Fruit kernels, other plant products | Obstkerne, andere Pflanzenerzeugnisse
121300 | Straw | Stroh
121410 | Alfalfa pellets | Luzernepellets
121490 | Hay and fodder plants | Heu und Futterpflanzen
130120 | Gum arabic | Gummiarabikum
130190 | Natural resins, frankincense, shellac | Naturharze, Weihrauch, Schellack
130212 | Liquorice extract | Süßholzextrakt
130219 | Plant extracts, other kinds | Pflanzenextrakte, andere Arten
130220 | Pectin | Pektin
130231 | Agar-agar | Agar-Agar
130232 | Guar and locust bean gum | Guar- und Johannisbrotkernmehl
140110 | Bamboo canes | Bambusrohre
140120 | Rattan canes | Rattanrohre
140190 | Raffia, willow and reed, unworked | Bast, Weide und Schilf, unverarbeitet
140490 | Henna, loofah, coconut fibre | Henna, Luffa, Kokosfaser
150110 | Lard | Schweineschmalz
150190 | Poultry fat | Geflügelfett
150410 | Fish-liver oil | Fischleberöl
150420 | Fish oil | Fischöl
150500 | Lanolin | Wollwachs, Lanolin
150790 | Soya oil, refined | Sojaöl, raffiniert
150890 | Peanut oil, refined | Erdnussöl, raffiniert
150920 | Extra virgin olive oil | Olivenöl, nativ extra
150930 | Virgin olive oil | Olivenöl, nativ
150940 | Virgin olive oil, lower grades | Olivenöl, nativ, andere Güten
150990 | Olive oil, refined or blended | Olivenöl, raffiniert oder gemischt
151219 | Sunflower or safflower oil, refined | Sonnenblumen- oder Distelöl, raffiniert
151311 | Coconut oil, virgin | Kokosöl, nativ
151319 | Coconut oil, refined | Kokosöl, raffiniert
151411 | Rapeseed oil, crude | Rapsöl, roh
151419 | Rapeseed oil, refined | Rapsöl, raffiniert
151511 | Linseed oil, crude | Leinöl, roh
151519 | Linseed oil, refined | Leinöl, raffiniert
151530 | Castor oil | Rizinusöl
151550 | Sesame oil | Sesamöl
151590 | Argan, pumpkin seed and other plant oils | Argan-, Kürbiskern- und andere Pflanzenöle
151620 | Hardened plant fat, soy wax | Gehärtetes Pflanzenfett, Sojawachs
151710 | Margarine | Margarine
152110 | Plant waxes | Pflanzenwachse
152190 | Beeswax | Bienenwachs
160220 | Liver pâté | Leberpastete
160231 | Turkey meat preparations | Putenfleisch, zubereitet
160232 | Chicken meat preparations | Hühnerfleisch, zubereitet
160249 | Pork preparations, tinned pork | Schweinefleisch, zubereitet oder in Dosen
160300 | Meat and fish extracts | Fleisch- und Fischextrakte
160412 | Herring, preserved | Hering, haltbar gemacht
160413 | Sardines and sprats, preserved | Sardinen und Sprotten, haltbar gemacht
160414 | Tuna, preserved | Thunfisch, haltbar gemacht
160415 | Mackerel, preserved | Makrelen, haltbar gemacht
160416 | Anchovies, preserved | Sardellen, haltbar gemacht
160419 | Fish pieces, preserved, other kinds | Fischstücke, haltbar gemacht, andere Arten
160420 | Fish paste, surimi and the like | Fischpaste, Surimi und Ähnliches
160431 | Caviar | Kaviar vom Stör
160432 | Caviar substitutes | Kaviarersatz
160529 | Prawns, preserved | Garnelen, haltbar gemacht
160553 | Mussels, preserved | Miesmuscheln, haltbar gemacht
160554 | Squid, preserved | Tintenfisch, haltbar gemacht
210390 | Sauces and seasoning mixes | Soßen und Würzmischungen
340490 | Prepared waxes, sealing wax | Zubereitete Wachse, Siegelwachs
`;

export const pantryFood = { goods, names };
