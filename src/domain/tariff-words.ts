// Words in descriptions of goods, in German and English at once: customers do not say which language they write.
import { MAX_DESCRIPTION } from './parcel-limits.ts';
import { withoutUmlautE } from './plain-name.ts';

const MAX_WORDS = 60;

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words between the thing and what is said of it. */
const prepositions = set(`
  fur fuer aus von vom mit ohne zum zur zu in im ins auf an am bei als nach um gegen uber ueber unter wie je
  for of with without from made by on at to as per inside under over against like
`);

/** Words between two things. */
const conjunctions = set('und oder sowie plus and or bzw inkl inklusive incl including samt');

const articles = set(`
  der die das den dem des ein eine einen einem einer eines kein keine mein meine meinen unser unsere ihr ihre ihren
  sein seine the a an my our your his her its their some this that these those diese dieser dieses jede jeder
  ist sind war wird is are was be been it es ca circa etwa approx about sehr very sowohl auch also etc usw nr no
  fully komplett complete original echt genuine real style design model modell type typ art marke brand new
  teilig piece pieces stuck stueck stk pcs pc x mal times size grosse groesse farbe colour color kg cm mm ml
`);

/** Words that say nothing about the goods themselves; they count only where an entry of the lexicon has them, too. */
const qualifiers = set(`
  neu neue neuer neues neuen new brandneu gebraucht gebrauchte gebrauchter gebrauchtes gebrauchten used secondhand
  alt alte alter altes alten old vintage antik retro antique klein kleine kleiner kleines kleinen small little gross
  grosse grosser grosses grossen big large mini maxi lang lange langer langes langen long kurz kurze kurzer kurzes
  kurzen short schwarz schwarze schwarzer schwarzes schwarzen black weiss weisse weisser weisses weissen white rot
  rote roter rotes roten red blau blaue blauer blaues blauen blue grun grune gruner grunes grunen green gelb gelbe
  gelber gelbes gelben yellow braun braune brauner braunes braunen brown grau graue grauer graues grauen grey gray
  rosa pink lila purple violett orange beige bunt bunte bunter buntes bunten colourful colorful multicolour turkis
  dunkel hell dark light helle dunkle schon schone schoner schones schonen beautiful nice pretty modern moderne
  moderner modernes modernen hochwertig hochwertige hochwertiger hochwertiges quality premium luxus luxury gunstig
  cheap personalisiert personalisierte personalised personalized individuell custom handgemacht handgemachte
  handgemachter handgemachtes handmade handgefertigt selbstgemacht homemade selbst privat private personal
  personlich personliche unisex set sets paar pair pairs stucke damen dame herren herr frauen frau manner mann
  manner kinder kind jungen madchen junge women womens woman men mens man ladies lady gents boys boy girls girl kids
  kid children child childrens junior senior erwachsene adult adults baumwollen wollen elektrisch elektrische
  elektrischer elektrisches elektrischen electric electrical elektronisch elektronische elektronischer
  elektronisches electronic digital digitale digitaler digitales kabellos kabellose kabelloser kabelloses drahtlos
  wireless cordless tragbar tragbare tragbarer portable faltbar faltbare faltbarer foldable folding wasserdicht
  wasserdichte wasserdichter waterproof bedruckt bedruckte bedruckter bedrucktes printed gestrickt gestrickte
  gestrickter gestricktes knitted gewebt gewebte gewebter woven hergestellt deutsch deutsche deutscher deutsches
  german germany deutschland made china italien italy dick dunn leicht leichte leichter leichtes weich weiche soft
  warm warme warmer warmes rund runde runder rundes round quadratisch square gefuttert kostenlos free diverse
`);

/** Amounts and units; they count little beside another word. */
const amounts = set(`
  packung packungen pack packs package pakete paket kit kits bund bundle sammlung collection sortiment assortment
  teil teile piece menge
`);

/** Containers: the goods are what they hold. */
const vessels = set(`
  dose dosen kiste kisten karton kartons flasche flaschen bottle bottles box boxes can cans jar jars tin tins tute
  tuten bag bags glas glaser rolle rollen roll rolls eimer sack beutel schachtel tafel bar bars bottle tube tuben
`);
const fillings = set('of von mit with');

/** Words that on their own say nothing that customs could use (C-07): no suggestion at all. */
const vague = set(`
  geschenk geschenke geschenkartikel gift gifts present presents mitbringsel souvenir souvenirs andenken ersatzteil
  ersatzteile ersatz teil teile part parts spare replacement muster sample samples probe proben zubehor accessory
  accessories sonstiges sonstige verschiedenes verschiedene diverses diverse divers various misc miscellaneous stuff
  things thing dinge ding sachen sache zeug ware waren goods good items item artikel article articles produkt
  produkte product products inhalt content contents paket pakete parcel package packages sendung shipment
  kleinigkeiten kleinigkeit personal effects persoenliche personliche gegenstande gegenstand belongings object
  objects haushaltswaren household merchandise handelsware dokument dokumente document documents test kleinteile
  material materialien materials equipment ausrustung utensilien set sets kit kits kram allerlei mix mixed gemischt
  stuck stucke unknown unbekannt nichts nothing foo bar
`);

/** Kinds of goods over many headings: without a word for the thing itself, every code would be a wrong one (C-07). */
const kinds = set(`
  lebensmittel lebensmitteln nahrungsmittel nahrung nahrungsmitteln food foods foodstuff foodstuffs groceries grocery
  essen esswaren esswaren speise speisen feinkost delikatesse delikatessen delicacies snack snacks obst fruit fruits
  gemuse vegetable vegetables fleisch meat fisch fish backware backwaren gewurz gewurze gewurzen spice spices
  sussigkeit sussigkeiten susswaren konserve konserven getrank getranke getranken drink drinks beverage beverages
  alkohol alcohol alkoholika spirituose spirituosen spirits liquor flussigkeit flussigkeiten liquid liquids fluid fluids
  pulver powder powders granulat granulate granules
  kleidung bekleidung kleidungsstuck kleidungsstucke kleidungsstucken bekleidungsstuck bekleidungsstucke klamotten
  clothes clothing garment garments apparel wear sportswear outfit outfits mode moden fashion wasche textil textile
  textilien textilie textiles stoff stoffe stoffen fabric fabrics gewebe heimtextilien wohntextilien kurzwaren
  haberdashery accessoire accessoires footwear schuhwerk schuhwaren schmuck schmuckstuck schmuckstucke jewellery
  jewelry jewelery werkzeug werkzeuge werkzeugen tool tools handwerk gerat gerate geraten device devices gadget
  gadgets apparat apparate apparatus appliance appliances haushaltsgerat haushaltsgerate haushaltsgeraten
  haushaltsartikel kuchengerat kuchengerate kuchenutensilien kitchenware elektrogerat elektrogerate elektrogeraten
  kleingerat kleingerate elektroartikel elektronik electronics elektro technik technology hardware maschine maschinen
  machine machines machinery instrument instrumente instruments messgerat messgerate laborgerat laborgerate lab labor laboratory
  gartengerat gartengerate garten garden kuche kitchen bad bathroom haushalt mobel mobeln mobelstuck mobelstucke
  kleinmobel furniture deko dekoration dekorationen dekoartikel decoration decorations decor handarbeit handarbeiten
  handwerksarbeit handwerkskunst handicraft handicrafts craft crafts bastelmaterial bastelbedarf kunst kunstwerk
  kunstwerke art arts artwork artworks kosmetik kosmetika kosmetikartikel kosmetikprodukt kosmetikprodukte cosmetic
  cosmetics beauty pflegeprodukt pflegeprodukte hygieneartikel drogerieartikel toiletries wellness medizin
  chemikalie chemikalien chemical chemicals farbe farben paint paints rohstoff rohstoffe werkstoff werkstoffe
  sport sportartikel sportgerat sportgerate sportausrustung fitness freizeit leisure hobby camping outdoor sicherheit
  safety security tier tiere tierbedarf animal animals pflanze pflanzen plant plants samen saatgut seed seeds
  buromaterial burobedarf schreibwaren stationery papierwaren lederwaren holzwaren metallwaren glaswaren glassware
  plastikwaren kunststoffwaren kunststoffteil kunststoffteile plastikteil plastikteile metallteil metallteile
  maschinenteil maschinenteile elektronikteil elektronikteile babyartikel kinderartikel kindersachen fanartikel werbeartikel
  werbemittel merch autoteil autoteile fahrzeugteil fahrzeugteile naturprodukt naturprodukte spezialitaten waffe
  waffen weapon weapons medien media
`);

/** Words for a part of what else is named. */
const partWords = set(`
  ersatzteil ersatzteile zubehor zubehorteil zubehorteile ersatz part parts spare spares accessory accessories
  replacement component components komponente komponenten bauteil bauteile
`);

/** Brands and devices, by the lexicon's words for what they mean. Beside another thing: what it fits. */
const brands: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'handy smartphone': 'iphone samsung galaxy huawei xiaomi pixel oneplus',
    'tablet ': 'ipad kindle',
    'laptop notebook': 'macbook thinkpad',
    'kopfhorer headphones': 'airpods',
    'spielkonsole console': 'playstation ps4 ps5 xbox nintendo wii',
    'actionkamera camera': 'gopro canon nikon',
    'auto car': 'bmw vw volkswagen audi mercedes ford opel golf porsche toyota skoda',
    'motorrad motorcycle': 'yamaha honda harley kawasaki',
    'kuchenmaschine blender': 'thermomix kitchenaid',
    'staubsauger cleaner': 'dyson vorwerk',
    'baustein brick': 'lego duplo playmobil',
    '': 'bosch makita miele siemens philips ikea nike adidas puma gucci apple sony zara levis shimano pro max plus',
  }).flatMap(([meaning, names]) =>
    names.split(' ').map((name) => [name, meaning.split(' ').filter((word) => word !== '')] as const),
  ),
);

type WordKind = 'qualifier' | 'amount' | 'plain';

export const kindOf = (word: string): WordKind =>
  qualifiers.has(word) ? 'qualifier' : amounts.has(word) ? 'amount' : 'plain';

export const isVague = (word: string): boolean => vague.has(word) || qualifiers.has(word);
export const isKind = (word: string): boolean => kinds.has(word) || kinds.has(withoutUmlautE(word));
export const isPartWord = (word: string): boolean => partWords.has(word);

/** One thing that is named: its own words, and those after the first preposition. */
export type Phrase = { main: string[]; about: string[] };

/** Lower case without accents: "Hüllen" and "HULLEN" are one word. */
export const fold = (text: string): string => (isPlain(text) ? text.toLowerCase() : folded(text));

/** Most words have nothing that could be folded. */
const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe');

/** The things that a description names, in order. */
export function phrasesOf(description: string): Phrase[] {
  const text = fold(description.slice(0, MAX_DESCRIPTION)).replace(/['’`´]s?(?=[^\p{L}]|$)/gu, '');
  const phrases: Phrase[] = [];
  let count = 0;
  for (const part of text.split(/[,;:•|/+&()[\]{}<>!?\n\r\t]+|\.\s|\s[-–—]\s|\p{Extended_Pictographic}/u)) {
    let phrase: Phrase = { main: [], about: [] };
    let side: keyof Phrase = 'main';
    for (const word of wordsOf(part)) {
      if (count >= MAX_WORDS) break;
      if (conjunctions.has(word)) {
        phrases.push(phrase);
        phrase = { main: [], about: [] };
        side = 'main';
      } else if (prepositions.has(word)) {
        if (fillings.has(word) && phrase.main.every((said) => vessels.has(said) || kindOf(said) !== 'plain'))
          phrase.main = [];
        // "aus Baumwolle": the thing itself was named before.
        else if (phrase.main.length > 0) side = 'about';
      } else if (!articles.has(word)) {
        phrase[side].push(word);
        count += 1;
      }
    }
    phrases.push(phrase);
  }
  return phrases.filter(({ main }) => main.length > 0).map(meantBy);
}

/** "Hülle iPhone": a case for a telephone; "iPhone" alone is the telephone. */
function meantBy({ main, about }: Phrase): Phrase {
  const things = main.filter((word) => !brands.has(word));
  const named = main.flatMap((word) => brands.get(word) ?? []);
  const other = about.flatMap((word) => brands.get(word) ?? [word]);
  const isOnlyBrand = things.every((word) => kindOf(word) !== 'plain');
  return isOnlyBrand && named.length > 0
    ? { main: named, about: other }
    : { main: things.length > 0 ? things : main, about: [...named, ...other] };
}

/** "T-Shirt" is one word, "Baumwoll-Pullover" is two, and a number is none. */
function wordsOf(part: string): string[] {
  const joined = part.replace(/(^|[^\p{L}\p{N}])(\p{L})[- ](?=\p{L}{3})/gu, '$1$2');
  return (joined.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => /\p{L}/u.test(word) && !isMeasure(word));
}

/** 64gb, 12v, xxl */
const isMeasure = (word: string): boolean =>
  /^(\d+([a-z]{1,3}|teilig|er|fach|iger?)|x{0,3}[sml]|[sml])$/.test(word) && !/^\dd$/.test(word);
