// Words in a description that sound like goods the insurance excludes (C-17). A hint, never a refusal.

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
    /(?<!\p{L})(elektronik|laptop|notebook|smartphone|handy|kamera(?!d)|tablet(?!te)|konsole|electronic|camera|phone|computer)|kameras?(?!\p{L})/iu,
  liquids:
    /(?<!\p{L})(flüssig|parfüm|wein|weißwein|süßwein|likör|spirituose|whisk(e?y|ies)(?![ -]?(gl[aä]s|stein|stone|tumbler))|biere(?!\p{L})|beers?(?!\p{L}| (mat|mug|glass|coaster|stein))|spirits(?!\p{L})|liquid|perfume|wine|liquor|oil(?!\p{L})|zerbrechlich|fragile)|öl(?!\p{L})|(?<!sch)weine?(?!\p{L})|(?<!bar)bier(?!\p{L})/iu,
  perishables:
    /(?<!\p{L})(lebensmittel|fleisch|käse|obst|gemüse|blumen|frisch|food|meat|cheese|fruit|vegetable|flower|perishable)/iu,
};

export const warningsFor = (descriptions: readonly string[]): Exclusion[] =>
  exclusions.filter((exclusion) => descriptions.some((text) => words[exclusion].test(text.normalize('NFC'))));
