// The lexicon's names in one language, ready to be searched: each as numbers of a vocabulary.
import type { Goods } from './tariff-goods.ts';
import { createLists, lengthAt, type Lists, turned } from './tariff-lists.ts';
import { materialWords } from './tariff-traits.ts';
import { createVocabulary, type Stem, type Vocabulary } from './tariff-vocabulary.ts';
import { kindOf, phrasesOf } from './tariff-words.ts';
import type { Language } from './user.ts';

/** The names of things, numbered; a few long arrays, because an object for each would take ten times the memory. */
export type Entries = {
  vocabulary: Vocabulary;
  /** By entry: index of the goods in the lexicon. */
  goods: Uint32Array;
  /** By entry: the word that names the thing itself; the others say which. */
  heads: Uint32Array;
  /** By entry: its words. */
  words: Lists;
  /** By word: the entries that have it. */
  withWord: Lists;
  /** From 0 to 1: how much this word tells. */
  weight(word: number): number;
};

/** Step size, after which other work may run. */
const NAMES_AT_ONCE = 150;

/** Built in steps, because it takes a third of a second: run it to its end, with pauses. */
export function* buildEntries(
  goods: readonly Goods[],
  language: Language,
  stem: Stem,
): Generator<void, Entries> {
  const vocabulary = createVocabulary(stem);
  const named: { thing: number; main: string[]; about: string[] }[] = [];
  // All words first: compounds are split by all of them.
  for (const [thing, { [language]: names }] of goods.entries())
    for (const name of names) {
      const { main, about } = wordsOfName(name);
      for (const word of main) vocabulary.add(word);
      for (const word of about) vocabulary.add(word);
      if (named.push({ thing, main, about }) % NAMES_AT_ONCE === 0) yield;
    }
  for (const word of materialWords()) vocabulary.add(word);
  const entries: Noted = { goods: [], heads: [], words: createLists() };
  for (const [done, { thing, main, about }] of named.entries()) {
    note(entries, thing, numbersOf(vocabulary, main, about));
    const apart = compoundPartsOf(vocabulary, main);
    if (apart) note(entries, thing, numbersOf(vocabulary, apart, about));
    if (done % NAMES_AT_ONCE === 0) yield;
  }
  const words = entries.words.packed();
  const withWord = turned(words, vocabulary.size());
  const count = entries.goods.length;
  const most = Math.log(1 + count);
  return {
    vocabulary,
    goods: Uint32Array.from(entries.goods),
    heads: Uint32Array.from(entries.heads),
    words,
    withWord,
    weight: (word) => 0.3 + (0.7 * Math.log(1 + count / Math.max(1, lengthAt(withWord, word)))) / most,
  };
}

type Noted = { goods: number[]; heads: number[]; words: ReturnType<typeof createLists> };

function note(
  entries: Noted,
  thing: number,
  { words, head }: { words: readonly number[]; head: number },
): void {
  entries.goods.push(thing);
  entries.heads.push(head);
  entries.words.add(words);
}

/** A name is one phrase, whatever it contains: "Salz- und Pfeffermühle". */
function wordsOfName(name: string): { main: string[]; about: string[] } {
  const phrases = phrasesOf(name);
  return {
    main: phrases.flatMap(({ main }) => main),
    about: phrases.flatMap(({ about }) => about),
  };
}

function numbersOf(vocabulary: Vocabulary, main: readonly string[], about: readonly string[]) {
  const head = headOf(main);
  return {
    words: [...new Set([...main, ...about].map((word) => vocabulary.add(word)))],
    head: vocabulary.add(main[head] ?? ''),
  };
}

/** The last word that is not "set", "pair" or the like. */
export function headOf(main: readonly string[]): number {
  for (let at = main.length - 1; at >= 0; at -= 1) if (kindOf(main[at] ?? '') === 'plain') return at;
  return main.length - 1;
}

/** The name with its compounds in parts; `null` where it has none. */
function compoundPartsOf(vocabulary: Vocabulary, main: readonly string[]): string[] | null {
  let found = false;
  const words = main.flatMap((word) => {
    const compound = vocabulary.parts(word);
    if (!compound || compound.isGuess) return [word];
    found = true;
    return compound.parts;
  });
  return found ? words : null;
}
