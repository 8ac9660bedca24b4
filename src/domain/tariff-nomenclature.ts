// The official nomenclature, where an operator has imported it: search, and the names of headings.
import { hsCodes } from './hs-codes.ts';
import type { TariffText } from './tariff-chapters.ts';
import type { OtherSource } from './tariff.ts';
import { createVocabulary, type Stem, type Vocabulary } from './tariff-vocabulary.ts';
import { fold, kindOf } from './tariff-words.ts';
import type { Language } from './user.ts';

/** `code`: 2, 4, 6, 8 or 10 digits. */
export type TariffLine = { code: string; de: string | null; en: string | null };

export type Nomenclature = {
  find: OtherSource;
  /** The text of a code of 2, 4 or 6 digits; `null` where nothing is known. */
  textOf(code: string): TariffText | null;
};

/** Weight of a word by its place: in the text of the code, of its heading, of one of its branches. */
const places = { code: 15, heading: 11, branch: 8 } as const;
const MOST = 15;
/** Highest score: its words are not those of shoppers, so even a full match is a hint that adds to the lexicon's. */
const CEILING = 0.66;
const MAX_FOUND = 6;
const MIN_COVERED = 0.5;
/** Step size, after which other work may run. */
const LINES_AT_ONCE = 400;

type Index = { vocabulary: Vocabulary; postings: number[][] };

/** Built in steps, because it takes half a second: run it to its end, with pauses. */
export function* buildNomenclature(
  lines: readonly TariffLine[],
  stems: Readonly<Record<Language, Stem>>,
): Generator<void, Nomenclature> {
  const indexes = { de: newIndex(stems.de), en: newIndex(stems.en) };
  const texts = new Map<string, TariffText>();
  const docs = documentsByPrefix();
  let done = 0;
  for (const { code, de, en } of lines) {
    if (code.length <= 6) texts.set(code, { de: de ?? en ?? '', en: en ?? de ?? '' });
    const place = code.length === 4 ? 'heading' : code.length === 6 ? 'code' : 'branch';
    const under = docs.get(code.length === 4 ? code : code.slice(0, 6)) ?? [];
    if (code.length > 2 && de) note(indexes.de, wordsOf(de), { docs: under, weight: places[place] });
    if (code.length > 2 && en) note(indexes.en, wordsOf(en), { docs: under, weight: places[place] });
    done += 1;
    if (done % LINES_AT_ONCE === 0) yield;
  }
  return {
    find: (words) => best(indexes, words),
    textOf: (code) => texts.get(code) ?? null,
  };
}

const newIndex = (stem: Stem): Index => ({ vocabulary: createVocabulary(stem), postings: [] });

/** By four and by six digits: the positions of the codes below. */
function documentsByPrefix(): Map<string, number[]> {
  const docs = new Map<string, number[]>();
  hsCodes.forEach((code, doc) => {
    docs.set(code, [doc]);
    docs.set(code.slice(0, 4), [...(docs.get(code.slice(0, 4)) ?? []), doc]);
  });
  return docs;
}

/** Exclusions name exactly the wrong goods. */
const EXCLUSIONS =
  /\([^)]*(ausg|ausgenommen|andere als|nicht|excl|other than|except)[^)]*\)|(,|;)? *(ausgenommen|andere als|ausg\.|other than|excluding|except|not)\b[^;]*/gi;

const wordsOf = (text: string): string[] =>
  (fold(text.replace(EXCLUSIONS, '')).match(/\p{L}{3,}/gu) ?? []).filter((word) => kindOf(word) === 'plain');

/** A posting is the document and, in its last four bits, the weight. */
function note(
  { vocabulary, postings }: Index,
  words: readonly string[],
  { docs, weight }: { docs: readonly number[]; weight: number },
): void {
  for (const word of new Set(words)) {
    const list = (postings[vocabulary.add(word)] ??= []);
    for (const doc of docs) {
      const before = list.at(-1);
      // The lines of one code follow each other.
      if (before !== undefined && before >> 4 === doc)
        list[list.length - 1] = (doc << 4) | Math.max(before & 15, weight);
      else list.push((doc << 4) | weight);
    }
  }
}

function best(indexes: { de: Index; en: Index }, words: readonly string[]) {
  const scores = new Map<number, number>();
  for (const index of [indexes.de, indexes.en])
    for (const [doc, score] of scoresIn(index, words))
      if (score > (scores.get(doc) ?? 0)) scores.set(doc, score);
  return [...scores]
    .filter(([, covered]) => covered >= MIN_COVERED)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MAX_FOUND)
    .map(([doc, covered]) => ({ code: hsCodes[doc] ?? '', score: covered * CEILING }));
}

/** The share of the words asked for that each document contains. */
function scoresIn({ vocabulary, postings }: Index, words: readonly string[]): Map<number, number> {
  const known = [...new Set(words)]
    .filter((word) => kindOf(word) === 'plain')
    .flatMap((word) => {
      const whole = vocabulary.find(word);
      if (whole !== null) return [whole];
      const parts = vocabulary.parts(word)?.parts.map((part) => vocabulary.find(part)) ?? [null];
      return parts.length > 1 ? parts : [null];
    });
  const rarity = (word: number): number => Math.log(1 + hsCodes.length / (postings[word]?.length ?? 1));
  const all = known.reduce<number>((sum, word) => sum + (word === null ? 5 : rarity(word)), 0);
  const scores = new Map<number, number>();
  const seen = new Map<number, number>();
  for (const word of new Set(known)) {
    if (word === null) continue;
    seen.clear();
    for (const posting of postings[word] ?? []) {
      const weight = posting & 15;
      if (weight > (seen.get(posting >> 4) ?? 0)) seen.set(posting >> 4, weight);
    }
    for (const [doc, weight] of seen)
      scores.set(doc, (scores.get(doc) ?? 0) + (rarity(word) * weight) / MOST / Math.max(all, 1));
  }
  return scores;
}
