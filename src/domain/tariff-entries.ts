// The lexicon's words ready to be searched in one language: every name of a thing as numbers of a vocabulary.
import type { Goods } from './tariff-goods.ts';
import { materialWords } from './tariff-traits.ts';
import { createVocabulary, type Stem, type Vocabulary } from './tariff-vocabulary.ts';
import { kindOf, phrasesOf } from './tariff-words.ts';

/** One name of one thing. */
export type Entry = {
  /** Index of the goods in the lexicon. */
  goods: number;
  words: readonly number[];
  /** The word that names the thing itself; the others say which. */
  head: number;
};

export type Entries = {
  vocabulary: Vocabulary;
  entries: readonly Entry[];
  /** Which entries have this word. */
  withWord(word: number): readonly number[];
  /** From 0 to 1: how much this word tells. */
  weight(word: number): number;
};

export function createEntries(goods: readonly Goods[], language: 'de' | 'en', stem: Stem): Entries {
  const vocabulary = createVocabulary(stem);
  const named = goods.flatMap((thing, index) =>
    thing[language].map((name) => ({ goods: index, ...wordsOfName(name) })),
  );
  // All words first: compounds are taken apart by all of them.
  for (const { main, about } of named) for (const word of [...main, ...about]) vocabulary.add(word);
  for (const word of materialWords()) vocabulary.add(word);
  const entries: Entry[] = [];
  const postings: number[][] = [];
  const keep = (entry: Entry): void => {
    for (const word of new Set(entry.words)) (postings[word] ??= []).push(entries.length);
    entries.push(entry);
  };
  for (const { goods: index, main, about } of named) {
    const whole = numbersOf(vocabulary, main, about);
    keep({ goods: index, ...whole });
    const apart = apartOf(vocabulary, main);
    if (apart) keep({ goods: index, ...numbersOf(vocabulary, apart, about) });
  }
  vocabulary.prepare();
  const most = Math.log(1 + entries.length);
  return {
    vocabulary,
    entries,
    withWord: (word) => postings[word] ?? [],
    weight: (word) => 0.3 + (0.7 * Math.log(1 + entries.length / (postings[word]?.length ?? 1))) / most,
  };
}

/** A name is one phrase, whatever stands in it: "Salz- und Pfeffermühle". */
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
function apartOf(vocabulary: Vocabulary, main: readonly string[]): string[] | null {
  let found = false;
  const words = main.flatMap((word) => {
    const compound = vocabulary.parts(word);
    if (!compound || compound.isGuess) return [word];
    found = true;
    return compound.parts;
  });
  return found ? words : null;
}
