// Words in a description that name food, whatever the parcel's one tariff number says. A hint, never a refusal.

/** Whole words. German compounds with them ("Teekanne") are other words; "Tee" alone may be an English T-shirt. */
const foods =
  'honey|jams?|marmalade|chocolates?|candy|candies|sweets|cookies|biscuits|gingerbread|cheese|sausages?|salami|meat|' +
  'jerky|coffee|teas?|teabags|spices|olive oil|pasta|noodles|almonds|walnuts|muesli|mustard|snacks|popcorn|' +
  '(?:pet|dog|cat) food|dog treats|(?:food|dietary) supplements|vitamins|wine|beer|whisk(?:e?y|ies)|' +
  '(?:blüten|wald|bienen)?honig|marmeladen?|konfitüren?|(?:vollmilch)?schokoladen?|pralinen|bonbons|süßigkeiten|' +
  'gummibärchen|kekse|plätzchen|lebkuchen|(?:christ|butter)stollen|käse|(?:mett|leber|brat)?wurst|fleisch|' +
  '(?:röst|bohnen)?kaffee|kaffeebohnen|(?:kräuter|früchte|schwarz|grün)tees?|teebeutel|gewürze|olivenöl|nudeln|' +
  'mandeln|walnüsse|müsli|senf|(?:hunde|katzen)futter|nahrungsergänzungsmittel|vitamine|(?:rot|weiß)?wein|bier';

/** English names goods by their last word: "coffee mugs" and "honey coloured" are no food, "coffee beans" are. */
const units = 'bars?|beans?|bags?|powder|capsules|pods';
const links = 'and|und|or|oder|with|mit|from|aus|vom|von|to';
const named = new RegExp(
  `(?<![\\p{L}-])(?:${foods})(?! ?-)(?= (?:${units}|${links})(?!\\p{L})| ?(?:$|[^\\p{L} -]))`,
  'iu',
);

/** What goods are for, about, or like: "filter for coffee and tea", "scarf in honey", "leather bag, wine". */
const asides =
  /(?<!\p{L})((for|für|about|über|like|wie|zum?|zur|without|ohne|no|keine?)(?!\p{L})[^,;.()]*|(in|colou?r:?|farbe:?) \p{L}+)|[,;] *(honey|chocolate|wine|mustard|coffee)(?= *($|[,;.]))/giu;
/** Pictures and copies of food, and what smells or is made of it. */
const copies =
  /(?<!\p{L})(toys?|plush|spielzeug|kaufladen|posters?|prints?|pictures?|paintings?|bild|bilder|gemälde|(?:cook ?)?books?|(?:koch|back)?(?:buch|bücher)|puzzles?|candles?|kerzen?|soaps?|seifen?|shampoo|cream|creme|lotion|costumes?|kostüme?|stickers?|aufkleber|magnets?|magnete?|replicas?|attrappen?|miniatur(e|es|en)?|models?|modelle?|empty|leere?[rns]?)(?!\p{L})/iu;

/** In doubt not: whoever is told must really have to report it. */
export function namesFood(description: string): boolean {
  const text = description.normalize('NFC');
  return !copies.test(text) && named.test(text.replace(asides, ', '));
}
