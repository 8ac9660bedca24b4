// Words in descriptions: those that tell customs nothing, and those for goods of certain chapters only.

const words = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);

/**
 * Words that name no goods, or a whole kind of them; alone they are refused at the border (domain-facts 6.4, and the
 * Commission's list of unacceptable descriptions for ICS2). German and English, lower case.
 */
export const vagueWords: ReadonlySet<string> = new Set(
  words(`
    kleidung bekleidung kleidungsstücke klamotten textilien elektronik elektronikartikel elektroartikel elektrogeräte
    lebensmittel nahrungsmittel werkzeug werkzeuge gerät geräte maschine maschinen chemikalien
    clothes clothing apparel garments textiles electronics electronic food foodstuff foodstuffs tool tools
    appliance appliances machine machines machinery chemicals
    geschenk geschenke geschenkset geschenkpaket präsent präsente mitbringsel überraschung
    muster warenmuster probe proben warenprobe warenproben musterstück musterstücke
    ersatzteil ersatzteile teil teile zubehör zubehörteile bauteil bauteile komponenten kleinteile einzelteile
    ware waren artikel produkt produkte gegenstand gegenstände sache sachen inhalt gut güter krempel zeug kram
    privatsachen haushaltswaren haushaltsgegenstände umzugsgut hausrat effekten habseligkeiten bedarf handelsware
    paket paketinhalt päckchen sendung warensendung lieferung bestellung rücksendung retoure exportware
    gift gifts present presents surprise sample samples specimen specimens
    part parts sparepart spareparts spare accessory accessories component components item items
    good goods product products article articles thing things stuff merchandise material materials materiel
    belongings effects content contents commodity commodities equipment supplies object objects household
    parcel package shipment delivery order return returned returns purchase cargo freight box
  `),
);

/** Words that say something about goods, but not which: removed before the rest is checked. */
export const emptyWords: ReadonlySet<string> = new Set(
  words(`
    und oder mit ohne für von vom zu zum zur aus im in an am auf der die das den dem des ein eine einen einem einer eines
    mein meine meinen meiner dein deine unser unsere unseren unserer ihr ihre seine sein kein keine nicht nur auch etc usw
    and or with without for from of to the a an my your our his her their its no not only also as by on at is are
    diverse diverses diverser verschiedene verschiedener verschiedenes einige mehrere viele alle alles sonstige sonstiges
    andere anderes allerlei gemischt gemischte gemischtes persönliche persönlicher persönliches private privater privates
    neu neue neuer neues neuen gebraucht gebrauchte gebrauchter gebrauchtes alt alte alter altes klein kleine kleines
    groß große großes schön schöne wertvoll wertlos kostenlos unverkäuflich verkauf
    various several some many all other others misc miscellaneous mixed assorted different personal private new used old
    small big large nice worthless free value commercial sale purpose purposes use usage testing test tests
    weihnachten weihnachts geburtstag geburtstags ostern hochzeit christmas birthday easter wedding anniversary
    tante onkel oma opa mutter mama vater papa bruder schwester freund freundin freunde familie kind kinder kunde kunden
    firma privat zweck zwecke gebrauch nutzung eigengebrauch
    aunt uncle grandma grandpa grandmother grandfather mother mum mom father dad brother sister friend friends family
    customer client company person people herr frau mr mrs
    stück stk set sets pcs pieces piece piecesof x mal kg g cm mm eur euro usd
  `),
);

/** Words after which the goods are described further, but not named. */
export const joints: ReadonlySet<string> = new Set(
  words('für mit aus von zum zur in im auf ohne for with from of in on to without made showing about mit'),
);

/** Goods for or about other goods: what else is named beside them is not what is sent. */
export const addOns: ReadonlySet<string> = new Set(
  words(`
    case cases cover covers bag bags holder holders stand sleeve strap straps charger chargers cable cables toy toys model
    models poster posters print prints sticker stickers figure figures costume part parts accessory accessories kit manual
    box boxes pattern patterns magnet magnets doll dolls miniature replica pin pins charm
    hülle hüllen tasche taschen etui etuis halter halterung ständer ladegerät ladekabel kabel spielzeug modell modelle
    aufkleber figur figuren kostüm teil teile ersatzteil ersatzteile zubehör anleitung schachtel box boxen schnittmuster
    puppe puppen miniatur magnet anhänger armband bild bilder druck drucke
  `),
);

/** Chapters that goods of a name can be in, of HS 2022; whole words, the plural too. */
const strong: readonly (readonly [chapters: string, names: string])[] = [
  ['61 62', 'shirt shirts t-shirt t-shirts tshirt tshirts blouse blouses hemd hemden bluse blusen'],
  [
    '61 62',
    'sweater sweaters pullover pullovers hoodie hoodies cardigan strickjacke strickjacken sweatshirt sweatshirts',
  ],
  ['61 62', 'trousers jeans hose hosen shorts leggings skirt skirts rock röcke kleid kleider dress dresses'],
  [
    '61 62 42 43',
    'coat coats mantel mäntel anzug anzüge socks socken unterwäsche underwear pyjama pyjamas schlafanzug',
  ],
  [
    '64',
    'shoe shoes schuh schuhe boots stiefel sneaker sneakers sandals sandalen turnschuhe hausschuhe slippers',
  ],
  ['65', 'hat hats hut hüte cap caps mütze mützen beanie basecap'],
  ['66', 'umbrella umbrellas regenschirm regenschirme'],
  [
    '42 46 63',
    'handbag handbags handtasche handtaschen backpack backpacks rucksack rucksäcke suitcase koffer wallet geldbeutel',
  ],
  [
    '49',
    'book books buch bücher magazine magazines zeitschrift zeitschriften calendar kalender postkarten postcards',
  ],
  ['84', 'laptop laptops notebook notebooks computer computers printer drucker washing waschmaschine'],
  [
    '85',
    'smartphone smartphones handy handys phone phones headphones kopfhörer speaker speakers lautsprecher television fernseher',
  ],
  ['90 85', 'camera cameras kamera kameras binoculars fernglas brille brillen sunglasses sonnenbrille'],
  ['91', 'watch watches armbanduhr armbanduhren wristwatch clock clocks wanduhr'],
  ['71', 'necklace necklaces halskette halsketten earrings ohrringe bracelet bracelets ehering eheringe'],
  ['92', 'guitar guitars gitarre gitarren violin geige flute flöte piano klavier trumpet trompete'],
  [
    '94',
    'chair chairs stuhl stühle sofa table tisch tische mattress matratze lamp lamps lampe lampen shelf regal',
  ],
  [
    '95',
    'puzzle puzzles teddy lego doll dolls puppe puppen football fußball skateboard brettspiel brettspiele',
  ],
  ['87', 'bicycle bicycles fahrrad fahrräder stroller kinderwagen'],
  ['33 34', 'perfume parfüm parfum shampoo soap seife creme lotion lipstick lippenstift'],
  ['22', 'wine wein beer bier whisky whiskey gin vodka wodka rum'],
  ['09', 'coffee kaffee tea tee'],
  ['17 18 19', 'chocolate schokolade candy bonbons cookies kekse gummibärchen'],
  ['34', 'candle candles kerze kerzen'],
  ['97', 'painting paintings gemälde ölgemälde'],
  ['69 70 39 73', 'mug mugs becher tasse tassen plates teller vase vasen'],
  ['82', 'knife knives messer scissors schere scheren screwdriver schraubendreher hammer'],
  ['30', 'medicine medikament medikamente tabletten aspirin'],
  ['63', 'towel towels handtuch handtücher bettwäsche bedsheets curtain curtains vorhang vorhänge blanket'],
  ['57', 'carpet carpets teppich teppiche'],
];

export const chaptersOf: ReadonlyMap<string, readonly string[]> = new Map(
  strong.flatMap(([chapters, names]) => words(names).map((name) => [name, words(chapters)] as const)),
);
