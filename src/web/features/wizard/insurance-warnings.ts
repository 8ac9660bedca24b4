// Words in a description that sound like goods the insurance excludes (C-17). A hint, never a refusal. Pure.

export const exclusions = ['glass', 'artworks', 'jewelry', 'electronics', 'liquids', 'perishables'] as const;
export type Exclusion = (typeof exclusions)[number];

/** German and English words; a beginning of a word is enough, where it says nothing else. */
const words: Readonly<Record<Exclusion, RegExp>> = {
  glass: /(?<!\p{L})(glas|weißglas|gläser|glass|keramik|ceramic|porzellan|porcelain|vase)/iu,
  artworks: /(?<!\p{L})(kunstwerk|gemälde|skulptur|antiquität|antik|artwork|painting|sculpture|antique)/iu,
  jewelry:
    /(?<!\p{L})(schmuck|goldring|goldkette|silberkette|diamant|edelmetall|jewel|necklace|diamond|gold ring|bullion)/iu,
  electronics:
    /(?<!\p{L})(elektronik|laptop|notebook|smartphone|handy|kamera|tablet|konsole|electronic|camera|phone|computer)/iu,
  liquids:
    /(?<!\p{L})(flüssig|parfüm|wein|weißwein|süßwein|likör|liquid|perfume|wine|liquor|oil(?!\p{L})|zerbrechlich|fragile)|öl(?!\p{L})/iu,
  perishables:
    /(?<!\p{L})(lebensmittel|fleisch|käse|obst|gemüse|blumen|frisch|food|meat|cheese|fruit|vegetable|flower|perishable)/iu,
};

export const warningsFor = (descriptions: readonly string[]): Exclusion[] =>
  exclusions.filter((exclusion) => descriptions.some((text) => words[exclusion].test(text.normalize('NFC'))));
