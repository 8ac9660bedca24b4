// Words in a description that sound like goods the insurance excludes (C-17). A hint, never a refusal. Pure.

export const exclusions = ['glass', 'artworks', 'jewelry', 'electronics', 'liquids', 'perishables'] as const;
export type Exclusion = (typeof exclusions)[number];

/** German and English words; a beginning of a word is enough. */
const words: Readonly<Record<Exclusion, RegExp>> = {
  glass: /\b(glas|gläser|glass|keramik|ceramic|porzellan|porcelain|vase)/i,
  artworks: /\b(kunstwerk|gemälde|skulptur|antiquität|antik|artwork|painting|sculpture|antique)/i,
  jewelry:
    /\b(schmuck|goldring|goldkette|silberkette|diamant|edelmetall|jewel|necklace|diamond|gold ring|bullion)/i,
  electronics:
    /\b(elektronik|laptop|notebook|smartphone|handy|kamera|tablet|konsole|electronic|camera|phone|computer)/i,
  liquids: /\b(flüssig|parfüm|öl\b|wein|likör|liquid|perfume|wine|liquor|oil\b|zerbrechlich|fragile)/i,
  perishables:
    /\b(lebensmittel|fleisch|käse|obst|gemüse|blumen|frisch|food|meat|cheese|fruit|vegetable|flower|perishable)/i,
};

export const warningsFor = (descriptions: readonly string[]): Exclusion[] =>
  exclusions.filter((exclusion) => descriptions.some((text) => words[exclusion].test(text)));
