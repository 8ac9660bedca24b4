// Goods that sound like those the insurance excludes, by description and tariff number (C-17). A hint, never a refusal.
import { hsDigits } from './parcel.ts';

export const exclusions = ['glass', 'artworks', 'jewelry', 'electronics', 'liquids', 'perishables'] as const;
type Exclusion = (typeof exclusions)[number];

/**
 * German and English words. The beginning of a word is enough where it is unambiguous; an ending that no other German
 * word has is found in compounds, too ("Goldschmuck").
 */
const words: Readonly<Record<Exclusion, RegExp>> = {
  glass: /(?<!\p{L})(glas|weißglas|gläser|keramik|ceramic|porzellan|porcelain|vase)|gläser(?!\p{L})/iu,
  artworks:
    /(?<!\p{L})(kunstwerk|gemälde|skulptur|antiquität|antik(?!örper|alk|oagul)|artwork|painting|sculpture|antique)|gemälde(?!\p{L})/iu,
  jewelry:
    /(?<!\p{L})(schmuck|(gold|silber)(ring|kette|barren|münze)|diamant|edelmetall|jewel|necklace|diamond|gold ring|(gold|silver) (coin|bars?(?!\p{L}| stool))|bullion)|schmuck(?!\p{L})/iu,
  electronics:
    /(?<!\p{L})(elektronik|laptop|smartphone|handy|kamera(?!d)|tablet(?!te)|konsole|electronic|camera|phone|computer|i(phone|pad|pod|mac)s?(?!\p{L})|macbook|airpods|apple (tv|watch|vision)(?!\p{L})|kindle(?!\p{L})|samsung|galaxy (s|z|a|tab|note|watch|buds)(?!\p{L})|playstation|ps[345](?![\p{L}\d])|xbox|nintendo|game ?boy(?!\p{L})|gopro|smart ?watch|e-?(book[- ]?)?reader|kopfhörer|headphone|earbuds|lautsprecher|loudspeaker|fernseher|television|beamer(?!\p{L})|drohne|drones?(?!\p{L}))|kameras?(?!\p{L})/iu,
  liquids:
    /(?<!\p{L})(flüssig|parfüm|wein|weißwein|süßwein|likör|spirituose|whisk(e?y|ies)(?![ -]?(gl[aä]s|stein|stone|tumbler))|biere(?!\p{L})|beers?(?!\p{L}| (mat|mug|glass|coaster|stein))|spirits(?!\p{L})|liquid|perfume|wine|liquor|oil(?!\p{L})|zerbrechlich|fragile)|öl(?!\p{L})|(?<!sch)weine?(?!\p{L})|(?<!bar)bier(?!\p{L})/iu,
  perishables:
    /(?<!\p{L})(lebensmittel|fleisch|käse|obst|gemüse|blumen|frisch|food|meat|cheese|fruit|vegetable|flower|perishable)/iu,
};

/** A word for two things: of paper, its size or what is printed in it is named. */
const notebook = /(?<!\p{L})notebook/iu;
const paper =
  /(?<!\p{L})(papier|papers?|seiten|blatt|pages?|sheets|(un)?liniert|(un)?lined|ruled|kariert|squared|dotted|spiral|hardcover|softcover|a[456])(?!\p{L})/iu;

/**
 * Consumer electronics: computers, phones, speakers and headphones, recorders and players, cameras, radios and
 * navigation, screens, drones, consoles. Source: HS 2022, chapters 84, 85, 88, 90 and 95; a smart watch is in 8517.
 * Of 9504 only the consoles: the rest are cards, billiards and bowling.
 */
const electronicHeadings = '8471 8517 8518 8519 8521 8525 8526 8527 8528 8806 9006 9007 950450'.split(' ');

export type Insured = { description: string; hsCode: string | null };

export const warningsFor = (goods: readonly Insured[]): Exclusion[] =>
  exclusions.filter((exclusion) => goods.some((one) => soundsLike(exclusion, one)));

function soundsLike(exclusion: Exclusion, { description, hsCode }: Insured): boolean {
  const text = description.normalize('NFC');
  if (words[exclusion].test(text)) return true;
  if (exclusion !== 'electronics') return false;
  const digits = hsDigits(hsCode);
  return (
    electronicHeadings.some((heading) => digits.startsWith(heading)) ||
    (notebook.test(text) && !paper.test(text))
  );
}
