// Tariff numbers for a description in ordinary words (R32, C-07): at most three, each with how sure it is.
import { isHsCode } from './hs-codes.ts';
import { runToEnd } from './steps.ts';
import { chapterOf } from './tariff-chapters.ts';
import { buildEntries, type Entries } from './tariff-entries.ts';
import type { CodeName, Goods } from './tariff-goods.ts';
import { MAX_SUGGESTIONS } from './tariff-limits.ts';
import { type Guess, matchPhrase } from './tariff-match.ts';
import { partsCodeOf } from './tariff-parts.ts';
import { fit, isMaterial, traitsOf, traitsOfChapter } from './tariff-traits.ts';
import type { Stem } from './tariff-vocabulary.ts';
import { fold, isKind, isPartWord, isVague, type Phrase, phrasesOf } from './tariff-words.ts';
import type { Language } from './user.ts';

type Confidence = 'high' | 'medium' | 'low';
type TariffHit = { code: string; confidence: Confidence; score: number };

export type Stems = Readonly<Record<Language, Stem>>;

/** What finds codes besides the lexicon; see tariff-nomenclature.ts. */
export type OtherSource = (words: readonly string[]) => readonly { code: string; score: number }[];

export type TariffSearch = {
  /** Best first; empty where nothing is found. */
  find(description: string, options?: { limit?: number; other?: OtherSource | null }): TariffHit[];
};

const HIGH = 0.82;
const MEDIUM = 0.6;
const FLOOR = 0.42;
/** Share of the best score that a further thing of a description must reach to count as one. */
const OWN_THING = 0.6;
/** What each further code of the same thing is worth. */
const NEXT_CODE = 0.9;
const PART = 0.85;
/** Lexicon and nomenclature name the same code. */
const AGREED = 0.04;
const MAX_GUESSES = 6;
/** Step size, after which other work may run. */
const NAMES_AT_ONCE = 150;

type Lexicon = { goods: readonly Goods[]; names: readonly CodeName[] };

/** Built in steps, because it takes half a second: run it to its end, with pauses. */
export function* buildTariffSearch({ goods, names }: Lexicon, stems: Stems): Generator<void, TariffSearch> {
  const german = yield* buildEntries(goods, 'de', stems.de);
  const english = yield* buildEntries(goods, 'en', stems.en);
  const partsOf = (word: string): readonly string[] => german.vocabulary.parts(word)?.parts ?? [];
  const traits = new Map<string, ReadonlySet<string>>();
  for (const name of names) {
    traits.set(name.code, traitsOfName(name, partsOf));
    if (traits.size % NAMES_AT_ONCE === 0) yield;
  }
  // Keeps only the codes of the goods: their words are in the entries, and may be garbage-collected.
  const codes = goods.map((thing) => thing.codes);
  const search: Search = { codes, languages: [german, english], traits, partsOf };
  return {
    find: (description, { limit = MAX_SUGGESTIONS, other = null } = {}) =>
      findCodes(search, description, other).slice(0, limit),
  };
}

/** Runs all steps at once. */
export const createTariffSearch = (lexicon: Lexicon, stems: Stems): TariffSearch =>
  runToEnd(buildTariffSearch(lexicon, stems));

type Search = {
  /** By goods, the usual one first. */
  codes: readonly (readonly string[])[];
  languages: readonly Entries[];
  traits: ReadonlyMap<string, ReadonlySet<string>>;
  partsOf: (word: string) => readonly string[];
};
/** `isOther`: a further code of the same thing, which nothing in the description speaks for. */
type Scored = { code: string; score: number; isOther?: boolean };

function traitsOfName({ code, en, de }: CodeName, partsOf: Search['partsOf']): Set<string> {
  const words = fold(`${en} ${de}`).match(/[\p{L}]+/gu) ?? [];
  return new Set([...traitsOf(words, partsOf), ...traitsOfChapter(code)]);
}

function findCodes(search: Search, description: string, other: OtherSource | null): TariffHit[] {
  const all = phrasesOf(description);
  const asked = traitsOf(
    all.flatMap(({ main, about }) => [...main, ...about]),
    search.partsOf,
  );
  // "Hemd, Baumwolle": a material is no thing of its own.
  const isThing = (word: string): boolean => !isMaterial(word) && !namesNoGoods(search, word);
  const things = all.filter(({ main }) => main.some(isThing));
  const phrases =
    things.length > 0
      ? things
      : all.filter(({ main, about }) => ![...main, ...about].every((word) => namesNoGoods(search, word)));
  const guess = guessFor(search, all);
  const found = phrases.map((phrase) => codesOf(search, phrase, { asked, other, guess }));
  const best = Math.max(0, ...found.map(([first]) => first?.score ?? 0));
  const own = found.filter(([first]) => (first?.score ?? 0) >= best * OWN_THING);
  return interleaved(own)
    .filter(({ score }) => score >= FLOOR)
    .map((hit) => ({ code: hit.code, score: hit.score, confidence: confidenceOf(hit, things.length > 0) }));
}

/** Never high where no thing was named, only its material ("Schmuck aus Silber"). */
const confidenceOf = ({ score, isOther }: Scored, isNamed: boolean): Confidence =>
  score >= HIGH && !isOther && isNamed ? 'high' : score >= MEDIUM ? 'medium' : 'low';

/**
 * Whether a word names no goods, as "Kinderkleidung", "Sportbekleidung": who wears it, and where, is not what it is.
 */
function namesNoGoods({ languages, partsOf }: Pick<Search, 'languages' | 'partsOf'>, word: string): boolean {
  if (isVague(word) || isKind(word)) return true;
  const parts = partsOf(word);
  const last = parts.at(-1) ?? '';
  if (!isKind(last) && !isVague(last)) return false;
  if (parts.slice(0, -1).every(isVague)) return true;
  // "Stofftier" and "Küchenmaschine" are things that the lexicon names.
  const isNamed = languages.some(({ vocabulary }) => vocabulary.find(word) !== null);
  return !isNamed && parts.every((part) => isVague(part) || isKind(part));
}

type Asking = { asked: ReadonlySet<string>; other: OtherSource | null; guess: Guess };

/** Guesses only at words that neither language knows, a few at most; the last one may be unfinished. */
function guessFor({ languages }: Search, phrases: readonly Phrase[]): Guess {
  const end = phrases.at(-1);
  const last = (end?.about.at(-1) ?? end?.main.at(-1)) || '';
  const tried = new Set<string>();
  const isKnown = (word: string): boolean =>
    languages.some(
      ({ vocabulary }) => vocabulary.find(word) !== null || vocabulary.parts(word)?.isGuess === false,
    );
  return ({ vocabulary }, word) => {
    tried.add(word);
    if (tried.size > MAX_GUESSES || isKnown(word)) return null;
    const near = vocabulary.near(word);
    if (near !== null) return { word: near, isSlip: true };
    const begun = word === last ? vocabulary.begunBy(word) : null;
    return begun === null ? null : { word: begun, isSlip: false };
  };
}

function codesOf(search: Search, phrase: Phrase, { other, ...asking }: Asking): Scored[] {
  const codes = new Map<string, Scored>();
  const keep = (hit: Scored): void => {
    if (isHsCode(hit.code) && hit.score > (codes.get(hit.code)?.score ?? 0)) codes.set(hit.code, hit);
  };
  const own = codesInLexicon(search, phrase, asking);
  const isClear = own.some(({ score }) => score >= HIGH);
  // Where the lexicon is sure, official wording would only push its further codes aside.
  if (other && !isClear) for (const hit of other([...phrase.main, ...phrase.about])) keep(hit);
  const confirmed = new Set(codes.keys());
  for (const hit of own) keep(confirmed.has(hit.code) ? { ...hit, score: hit.score + AGREED } : hit);
  const part = wholeOfPart(phrase);
  if (part)
    for (const { code, score } of codesInLexicon(search, part, asking).slice(0, 2)) {
      const parts = partsCodeOf(code);
      if (parts) keep({ code: parts, score: score * PART });
    }
  return [...codes.values()].sort((a, b) => b.score - a.score);
}

/** "Ersatzteil für Kaffeemaschine": the coffee machine; `null` where no part is meant. */
function wholeOfPart({ main, about }: Phrase): Phrase | null {
  if (!main.some(isPartWord)) return null;
  const rest = [...main.filter((word) => !isVague(word)), ...about];
  return rest.length > 0 ? { main: rest, about: [] } : null;
}

/** The codes of all goods that fit, in either language. */
function codesInLexicon(
  { codes, languages, traits }: Search,
  phrase: Phrase,
  { asked, guess }: Omit<Asking, 'other'>,
): Scored[] {
  const best = new Map<number, number>();
  for (const entries of languages)
    for (const { goods: index, score } of matchPhrase(entries, phrase, guess).slice(0, 12))
      if (score > (best.get(index) ?? 0)) best.set(index, score);
  return [...best].flatMap(([index, score]) => ranked(codes[index] ?? [], { traits, asked, score }));
}

type Ranking = { traits: Search['traits']; asked: ReadonlySet<string>; score: number };

/** The usual code first, unless the description asks for another. */
function ranked(codes: readonly string[], { traits, asked, score }: Ranking): Scored[] {
  const none: ReadonlySet<string> = new Set();
  return codes
    .map((code, place) => ({ code, place, fits: fit(asked, traits.get(code) ?? none) }))
    .sort((a, b) => b.fits - a.fits || a.place - b.place)
    .map(({ code, fits }, place) => ({
      code,
      isOther: place > 0 && fits <= 0,
      score: score * NEXT_CODE ** place * (fits > 0 ? 1.06 : fits < 0 ? 0.8 : 1),
    }));
}

/** The best of each thing, then the second of each. */
function interleaved(lists: readonly (readonly Scored[])[]): Scored[] {
  const taken = new Map<string, Scored>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let place = 0; place < Math.min(longest, 12); place += 1)
    for (const list of lists) {
      const hit = list[place];
      if (hit && !taken.has(hit.code) && chapterOf(hit.code)) taken.set(hit.code, hit);
    }
  return [...taken.values()];
}
