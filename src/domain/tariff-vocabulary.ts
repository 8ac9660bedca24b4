// Words of one language as numbers: inflection is levelled, compounds are taken apart, slips of a finger forgiven.
import { type Compound, takeApart } from './tariff-compounds.ts';
import { fold } from './tariff-words.ts';

/** Takes the endings off a folded word, as a language does. */
export type Stem = (word: string) => string;

export type Vocabulary = {
  /** The number of a word, given one if it has none yet. */
  add(word: string): number;
  /** `null`: not a word of this vocabulary. */
  find(word: string): number | null;
  /** `null`: no compound of its words. */
  parts(word: string): Compound | null;
  /** Makes ready what the first guess would have to wait for. */
  prepare(): void;
  /** The word that was probably meant: one letter off. */
  near(word: string): number | null;
  /** The first word that begins so. */
  begunBy(beginning: string): number | null;
  size(): number;
};

const MIN_FUZZY = 5;
const MIN_BEGINNING = 4;

export function createVocabulary(stem: Stem): Vocabulary {
  const idByStem = new Map<string, number>();
  const words: string[] = [];
  /** By the words as they were added, so that most are found without being stemmed. */
  const surfaces = new Map<string, number>();
  let neighbours: Map<number, number> | null = null;
  let sorted: string[] | null = null;

  const stemOf = (word: string): string => fold(stem(word));
  // A part of a compound may be a stem already.
  const exact = (word: string): number | null =>
    surfaces.get(word) ?? idByStem.get(stemOf(word)) ?? idByStem.get(word) ?? null;
  const isKnown = (part: string): boolean => surfaces.has(part) || idByStem.has(part);
  const apart = (word: string): Compound | null => takeApart(word, isKnown, stemOf(word));
  const find = (word: string): number | null => {
    const found = exact(word);
    if (found !== null || !/[aou]e/.test(word)) return found;
    // Typed without umlauts: "Huelle".
    return exact(word.replace(/([aou])e/g, '$1'));
  };
  return {
    find,
    add(word) {
      const before = surfaces.get(word);
      if (before !== undefined) return before;
      const key = stemOf(word);
      const known = idByStem.get(key);
      if (known !== undefined) {
        surfaces.set(word, known);
        return known;
      }
      idByStem.set(key, words.length);
      surfaces.set(word, words.length);
      words.push(word);
      neighbours = null;
      sorted = null;
      return words.length - 1;
    },
    parts: (word) => {
      const plain = word.replace(/([aou])e/g, '$1');
      const found = apart(word);
      return (found && !found.isGuess) || plain === word ? found : (apart(plain) ?? found);
    },
    near(word) {
      if (word.length < MIN_FUZZY) return null;
      neighbours ??= neighboursOf(words);
      for (const variant of variants(word)) {
        const near = neighbours.get(hashOf(variant));
        if (near !== undefined && isOneOff(word, words[near] ?? '')) return near;
      }
      return null;
    },
    begunBy(beginning) {
      if (beginning.length < MIN_BEGINNING) return null;
      sorted ??= [...words].sort();
      const whole = sorted[firstNotBelow(sorted, beginning)];
      return whole?.startsWith(beginning) ? find(whole) : null;
    },
    prepare() {
      neighbours ??= neighboursOf(words);
      sorted ??= [...words].sort();
    },
    size: () => words.length,
  };
}

/** The word and all that it is without one of its letters. */
const variants = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** By a number instead of the letters: a tenth of the memory, and two that share one are told apart afterwards. */
function neighboursOf(words: readonly string[]): Map<number, number> {
  const map = new Map<number, number>();
  words.forEach((word, id) => {
    if (word.length < MIN_FUZZY) return;
    for (const variant of variants(word)) {
      const hash = hashOf(variant);
      if (!map.has(hash)) map.set(hash, id);
    }
  });
  return map;
}

/** FNV-1a, in 30 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 2;
}

/** One letter more, less, other, or two that have changed places. */
function isOneOff(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

function firstNotBelow(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
