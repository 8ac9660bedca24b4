// Chapters of the Harmonized System in our own short words, for the path to a code.

/** number | German | English */
const chapters = `
01|Lebende Tiere|Live animals
02|Fleisch|Meat
03|Fisch und Meeresfrüchte|Fish and seafood
04|Milch, Käse, Eier, Honig|Milk, cheese, eggs, honey
05|Tierische Erzeugnisse|Animal products
06|Pflanzen und Blumen|Plants and flowers
07|Gemüse|Vegetables
08|Obst und Nüsse|Fruit and nuts
09|Kaffee, Tee, Gewürze|Coffee, tea, spices
10|Getreide|Cereals
11|Mehl, Stärke, Malz|Flour, starch, malt
12|Samen und Heilpflanzen|Seeds and medicinal plants
13|Harze und Pflanzensäfte|Resins and plant extracts
14|Flechtstoffe und Pflanzenfasern|Plaiting materials and plant fibres
15|Öle und Fette|Oils and fats
16|Zubereitungen aus Fleisch und Fisch|Prepared meat and fish
17|Zucker und Süßwaren|Sugar and sweets
18|Kakao und Schokolade|Cocoa and chocolate
19|Backwaren, Nudeln, Müsli|Bakery goods, pasta, cereals
20|Zubereitungen aus Obst und Gemüse|Prepared fruit and vegetables
21|Saucen, Suppen, Nahrungsergänzung|Sauces, soups, food supplements
22|Getränke und Essig|Drinks and vinegar
23|Tierfutter|Pet food and animal feed
24|Tabak und E-Liquids|Tobacco and e-liquids
25|Salz, Steine, Erden|Salt, stone, earths
26|Erze und Schlacken|Ores and slag
27|Brennstoffe und Mineralöle|Fuels and mineral oils
28|Anorganische Chemikalien|Inorganic chemicals
29|Organische Chemikalien|Organic chemicals
30|Arzneien und Verbandmaterial|Medicines and dressings
31|Düngemittel|Fertilisers
32|Farben, Lacke, Tinten|Paints, varnishes, inks
33|Kosmetik und Parfüm|Cosmetics and perfume
34|Seife, Waschmittel, Kerzen|Soap, detergents, candles
35|Klebstoffe und Eiweiße|Glues and proteins
36|Feuerwerk und Zündhölzer|Fireworks and matches
37|Foto- und Filmmaterial|Photo and film materials
38|Sonstige chemische Erzeugnisse|Other chemical products
39|Waren aus Kunststoff|Plastic goods
40|Waren aus Gummi|Rubber goods
41|Häute und Leder|Hides and leather
42|Taschen, Koffer, Lederwaren|Bags, cases, leather goods
43|Pelze|Fur
44|Waren aus Holz|Wooden goods
45|Waren aus Kork|Cork goods
46|Korb- und Flechtwaren|Basketware
47|Zellstoff und Altpapier|Pulp and waste paper
48|Papier- und Pappwaren|Paper and cardboard goods
49|Bücher und Drucksachen|Books and printed matter
50|Seide|Silk
51|Wolle|Wool
52|Baumwolle|Cotton
53|Leinen und andere Pflanzenfasern|Linen and other plant fibres
54|Garne und Gewebe aus Chemiefilamenten|Synthetic yarns and fabrics
55|Gewebe aus Chemiespinnfasern|Fabrics of synthetic staple fibres
56|Filz, Watte, Seile|Felt, wadding, ropes
57|Teppiche|Carpets
58|Samt, Spitzen, Bänder|Velvet, lace, ribbons
59|Beschichtete und technische Stoffe|Coated and technical fabrics
60|Maschenstoffe|Knitted fabrics
61|Kleidung, gestrickt oder aus Trikot|Clothing, knitted or jersey
62|Kleidung, gewebt|Clothing, woven
63|Heimtextilien und getragene Kleidung|Home textiles and worn clothing
64|Schuhe|Footwear
65|Hüte und Mützen|Hats and caps
66|Schirme und Stöcke|Umbrellas and sticks
67|Federn, Kunstblumen, Haarteile|Feathers, artificial flowers, hairpieces
68|Waren aus Stein und Zement|Goods of stone and cement
69|Keramik und Porzellan|Ceramics and porcelain
70|Glas und Glaswaren|Glass and glassware
71|Schmuck, Edelmetalle, Münzen|Jewellery, precious metals, coins
72|Eisen und Stahl|Iron and steel
73|Waren aus Eisen und Stahl|Goods of iron and steel
74|Kupfer und Kupferwaren|Copper and copper goods
75|Nickel|Nickel
76|Aluminium und Aluminiumwaren|Aluminium and aluminium goods
78|Blei|Lead
79|Zink|Zinc
80|Zinn|Tin
81|Andere unedle Metalle|Other base metals
82|Werkzeuge, Messer, Besteck|Tools, knives, cutlery
83|Schlösser, Beschläge, Metallkleinwaren|Locks, fittings, small metal goods
84|Maschinen und Computer|Machines and computers
85|Elektrogeräte und Elektronik|Electrical goods and electronics
86|Schienenfahrzeuge|Railway vehicles
87|Fahrzeuge, Fahrräder und ihre Teile|Vehicles, bicycles and their parts
88|Fluggeräte und Drohnen|Aircraft and drones
89|Boote|Boats
90|Optik, Messgeräte, Medizintechnik|Optics, measuring and medical devices
91|Uhren|Clocks and watches
92|Musikinstrumente|Musical instruments
93|Waffen und Zubehör|Weapons and accessories
94|Möbel, Lampen, Bettwaren|Furniture, lamps, bedding
95|Spielzeug, Spiele, Sportgeräte|Toys, games, sports goods
96|Stifte, Knöpfe, Bürsten, Verschiedenes|Pens, buttons, brushes, sundry
97|Kunst, Antiquitäten, Sammlerstücke|Art, antiques, collectables
`;

export type TariffText = { de: string; en: string };
type TariffChapter = TariffText & { code: string };

export const tariffChapters: readonly TariffChapter[] = chapters
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', de = '', en = ''] = line.split('|');
    return { code, de, en };
  });

const byCode = new Map(tariffChapters.map((chapter) => [chapter.code, chapter]));

/** The chapter of a code; `null` where HS 2022 has none (77, 98, 99). */
export const chapterOf = (code: string): TariffChapter | null => byCode.get(code.slice(0, 2)) ?? null;
