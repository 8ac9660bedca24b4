// Traits that choose among the codes of one thing: material, for whom, and how the cloth is made.

const families: Readonly<Record<string, string>> = {
  cotton: 'cotton baumwolle baumwoll denim jersey',
  wool: 'wool wolle woll merino lambswool schurwolle',
  hair: 'kaschmir cashmere mohair alpaka alpaca angora tierhaar tierhaare hair',
  silk: 'silk seide',
  linen: 'linen leinen flax flachs hanf hemp jute',
  synthetic:
    'synthetic synthetics polyester nylon polyamid polyamide acryl acrylic elasthan elastane chemiefaser chemiefasern kunstfaser kunstfasern fleece microfaser mikrofaser microfibre microfiber viskose viscose spandex',
  leather: 'leather leder wildleder suede echtleder',
  plastic:
    'plastic plastics kunststoff plastik pvc silikon silicone vinyl polypropylen acrylglas resin kunstharz melamin',
  rubber: 'rubber gummi latex kautschuk',
  wood: 'wood wooden holz bambus bamboo eiche oak buche teak nussbaum',
  paper: 'paper papier karton pappe cardboard',
  glass: 'glass glas kristall crystal kristallglas',
  ceramic: 'ceramic keramik steingut stoneware earthenware ton terrakotta terracotta clay',
  porcelain: 'porcelain porzellan china bone',
  stone: 'stone stein marmor marble granit granite schiefer slate',
  steel: 'steel stahl edelstahl stainless eisen iron gusseisen blech',
  aluminium: 'aluminium aluminum alu',
  copper: 'copper kupfer messing brass bronze',
  zinc: 'zinc zink zinn tin pewter',
  silver: 'silver silber sterling',
  gold: 'gold platin platinum golden',
  textile: 'textile textil stoff fabric cloth',
  fur: 'fur fell pelz lammfell sheepskin',
  men: 'men mens man herren herr manner mann boys boy jungen junge gents',
  women: 'women womens woman damen dame frauen frau ladies lady girls girl madchen',
  baby: 'baby babys babies kleinkind kleinkinder toddler infant sauglinge',
  knitted: 'knitted knit strick gestrickt gestrickte gestrickter gestricktes trikot crocheted gehakelt',
  woven: 'woven gewebt gewebte gewebter',
};

const traitByWord: ReadonlyMap<string, string> = new Map(
  Object.entries(families).flatMap(([trait, words]) =>
    words.split(' ').map((word) => [word, trait] as const),
  ),
);

/** The nearest trait where a code lacks the one asked for. */
const near: Readonly<Record<string, string>> = { hair: 'wool', porcelain: 'ceramic', gold: 'silver' };

const people = new Set(['men', 'women', 'baby']);
const making = new Set(['knitted', 'woven']);

/** Whether the word is a material; it names the thing only when nothing else does. */
export function isMaterial(word: string): boolean {
  const trait = traitByWord.get(word);
  return trait !== undefined && !people.has(trait) && !making.has(trait);
}

/** Known in every vocabulary, so that compounds with them can be split. */
export const materialWords = (): readonly string[] => [...traitByWord.keys()].filter(isMaterial);

/** The traits that words name; `parts` splits a compound. */
export function traitsOf(words: readonly string[], parts: (word: string) => readonly string[]): Set<string> {
  const traits = new Set<string>();
  for (const word of words)
    for (const part of traitByWord.has(word) ? [word] : parts(word)) {
      const trait = traitByWord.get(part);
      if (trait) traits.add(trait);
    }
  return traits;
}

/** Knitted clothing has a chapter, woven clothing another. */
export function traitsOfChapter(code: string): string[] {
  if (code.startsWith('61')) return ['knitted'];
  if (code.startsWith('62')) return ['woven'];
  return [];
}

/** How well a code with these traits fits those asked for: above 0, better than a code without any. */
export function fit(asked: ReadonlySet<string>, has: ReadonlySet<string>): number {
  let sum = 0;
  for (const kind of [people, making, null]) {
    const inKind = (trait: string) => (kind ? kind.has(trait) : !people.has(trait) && !making.has(trait));
    const wanted = [...asked].filter(inKind);
    const there = [...has].filter(inKind);
    if (wanted.length === 0 || there.length === 0) continue;
    if (wanted.some((trait) => has.has(trait))) sum += 1;
    else sum += wanted.some((trait) => has.has(near[trait] ?? '')) ? 0.5 : -1;
  }
  return sum;
}
