// Words of one language as numbers: inflected forms are one, compounds are split, typos forgiven.
import { withoutUmlautE } from './plain-name.ts';
import { type Compound, splitCompound } from './tariff-compounds.ts';
import { typoAt } from './tariff-typos.ts';
import { fold } from './tariff-words.ts';

/** Strips the endings of a folded word in one language. */
export type Stem = (word: string) => string;

export type Vocabulary = {
  /** The number of a word; adds the word if it is new. */
  add(word: string): number;
  /** `null`: not a word of this vocabulary. */
  find(word: string): number | null;
  /** `null`: not a compound of its words. */
  parts(word: string): Compound | null;
  /** The word that was probably meant: one letter off. */
  near(word: string): number | null;
  /** The alphabetically first word that begins so and is unfinished: "Obst" is not the beginning of "Obstbaum". */
  begunBy(beginning: string): number | null;
  size(): number;
};

const MIN_FUZZY = 5;
const MIN_BEGINNING = 4;

export function createVocabulary(stem: Stem): Vocabulary {
  const idByStem = new Map<string, number>();
  const words: string[] = [];
  /** By the words as added, so that most are found without stemming. */
  const surfaces = new Map<string, number>();
  /** The words that are long enough to be guessed, by length. */
  const byLength: number[][] = [];

  const stemOf = (word: string): string => fold(stem(word));
  // A part of a compound may be a stem already.
  const exact = (word: string): number | null =>
    surfaces.get(word) ?? idByStem.get(stemOf(word)) ?? idByStem.get(word) ?? null;
  const isKnown = (part: string): boolean => surfaces.has(part) || idByStem.has(part);
  const apart = (word: string): Compound | null => splitCompound(word, isKnown, stemOf(word));
  const find = (word: string): number | null => {
    const found = exact(word);
    if (found !== null || !/[aou]e/.test(word)) return found;
    // Typed without umlauts: "Huelle".
    return exact(withoutUmlautE(word));
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
      if (word.length >= MIN_FUZZY) (byLength[word.length] ??= []).push(words.length);
      words.push(word);
      return words.length - 1;
    },
    parts: (word) => {
      const plain = withoutUmlautE(word);
      const found = apart(word);
      return (found && !found.isGuess) || plain === word ? found : (apart(plain) ?? found);
    },
    near(word) {
      if (word.length < MIN_FUZZY) return null;
      let first: { word: number; at: number } | null = null;
      // An index of words one letter off would be larger than all words together, and no faster.
      for (const length of [word.length - 1, word.length, word.length + 1])
        for (const id of byLength[length] ?? []) {
          const at = typoAt(word, words[id] ?? '');
          if (at === null || (first && (at > first.at || (at === first.at && id > first.word)))) continue;
          first = { word: id, at };
        }
      return first?.word ?? null;
    },
    begunBy(beginning) {
      if (beginning.length < MIN_BEGINNING) return null;
      let first: string | null = null;
      const letter = beginning.charCodeAt(0);
      for (const word of words)
        if (
          word.charCodeAt(0) === letter &&
          word.startsWith(beginning) &&
          (first === null || word < first) &&
          find(word.slice(beginning.length)) === null
        )
          first = word;
      return first === null ? null : find(first);
    },
    size: () => words.length,
  };
}
