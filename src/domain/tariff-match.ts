// Match scores: how well a phrase fits the names of things; the word for the thing itself counts most.
import { type Entries, headOf } from './tariff-entries.ts';
import { listAt } from './tariff-lists.ts';
import { isMaterial } from './tariff-traits.ts';
import { isVague, kindOf, type Phrase } from './tariff-words.ts';

/** From 0 to 1, the best of its names. */
type Match = { goods: number; score: number };

/** How much a word of the description counts beside the thing's own. */
const weights = { head: 1.6, main: 1, about: 0.3, material: 0.2, qualifier: 0, amount: 0.15 };
/** A name whose thing is not the one in the description. */
const OTHER_THING = 0.75;
const ONLY_ABOUT = 0.55;
const NO_HEAD = 0.3;
/** A typo. */
const SLIPPED = 0.88;
/** A completed word, or a compound of which only the end is known: never sure, whatever else speaks for it. */
const GUESSED = 0.72;

type Role = 'head' | 'main' | 'about';
/** `sure`: below 1 where it was only guessed. */
type Term = { word: number | null; role: Role; weight: number; sure: number };

/** What a word that is in neither language probably means; `isSlip`: one letter off. `null`: nothing. */
export type Guess = (entries: Entries, word: string) => { word: number; isSlip: boolean } | null;

/** The names that fit, best first. */
export function matchPhrase(entries: Entries, phrase: Phrase, guess: Guess): Match[] {
  const whole = scored(entries, termsOf(entries, phrase, { guess, takeAllApart: false }));
  const best = whole[0]?.score ?? 0;
  if (best >= OTHER_THING) return whole;
  // A compound that is itself a name is split only when the name leads nowhere.
  const apart = scored(entries, termsOf(entries, phrase, { guess, takeAllApart: true }));
  return (apart[0]?.score ?? 0) > best ? apart : whole;
}

type Reading = { guess: Guess; takeAllApart: boolean };

function termsOf(entries: Entries, { main, about }: Phrase, { guess, takeAllApart }: Reading): Term[] {
  const { vocabulary } = entries;
  const joined = joinKnown(main, (word) => vocabulary.find(word) !== null);
  const head = headIn(joined);
  const terms = (word: string, role: Role): Term[] => {
    const known = vocabulary.find(word);
    const term = (id: number | null, as: Role = role, factor = 1): Term => ({
      word: id,
      role: as,
      weight: factor * weightOf(word, as),
      sure: 1,
    });
    if (known !== null && !takeAllApart) return [term(known)];
    const compound = vocabulary.parts(word);
    if (compound) {
      const last = compound.parts.length - 1;
      return [
        ...(known === null ? [] : [term(known)]),
        ...compound.parts.map((part, at) =>
          at === last
            ? { ...term(vocabulary.find(part)), sure: compound.isGuess ? GUESSED : 1 }
            : term(vocabulary.find(part), role === 'head' ? 'main' : role, 0.6),
        ),
      ];
    }
    if (known !== null) return [term(known)];
    const guessed = guess(entries, word);
    return [
      guessed === null ? term(null) : { ...term(guessed.word), sure: guessed.isSlip ? SLIPPED : GUESSED },
    ];
  };
  return [
    ...joined.flatMap((word, at) => terms(word, at === head ? 'head' : 'main')),
    ...about.flatMap((word) => terms(word, 'about')),
  ];
}

function weightOf(word: string, role: Role): number {
  const kind = kindOf(word);
  if (role === 'head') return weights.head;
  if (kind !== 'plain') return weights[kind];
  return isMaterial(word) ? weights.material : weights[role];
}

/** "phone case" where the vocabulary has "phonecase". */
function joinKnown(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && isKnown(before + word)) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

/** The last word that can be a thing; materials are one only when nothing else is there. */
function headIn(words: readonly string[]): number {
  const things = words.map((word) =>
    kindOf(word) === 'plain' && !isVague(word) && !isMaterial(word) ? word : '',
  );
  const last = things.findLastIndex((word) => word !== '');
  return last >= 0 ? last : headOf(words);
}

function scored(entries: Entries, terms: readonly Term[]): Match[] {
  const roleByWord = new Map<number, Term>();
  let asked = 0;
  for (const term of terms) {
    asked += term.weight * (term.word === null ? 0.6 : entries.weight(term.word));
    const before = term.word === null ? undefined : roleByWord.get(term.word);
    if (term.word !== null && (!before || before.weight < term.weight)) roleByWord.set(term.word, term);
  }
  const candidates = new Set<number>();
  for (const word of roleByWord.keys())
    for (const entry of listAt(entries.withWord, word)) candidates.add(entry);
  const best = new Map<number, number>();
  for (const entry of candidates) {
    const goods = entries.goods[entry] ?? 0;
    const score = scoreOf(entries, entry, { roleByWord, asked });
    if (score > (best.get(goods) ?? 0)) best.set(goods, score);
  }
  return [...best].map(([goods, score]) => ({ goods, score })).sort((a, b) => b.score - a.score);
}

type Asked = { roleByWord: ReadonlyMap<number, Term>; asked: number };

function scoreOf(entries: Entries, entry: number, { roleByWord, asked }: Asked): number {
  const head = entries.heads[entry] ?? 0;
  let own = 0;
  let ownFound = 0;
  let found = 0;
  let certainty = 1;
  for (const word of listAt(entries.words, entry)) {
    const weight = entries.weight(word) * (word === head ? 1.4 : 1);
    own += weight;
    const term = roleByWord.get(word);
    if (!term) continue;
    ownFound += weight;
    found += term.weight * entries.weight(word);
    certainty = Math.min(certainty, term.sure);
  }
  const covered = own === 0 ? 0 : ownFound / own;
  const said = asked === 0 ? 1 : Math.min(1, found / asked);
  return covered ** 1.5 * (0.45 + 0.55 * said) * headFactor(roleByWord.get(head)) * certainty;
}

function headFactor(term: Term | undefined): number {
  if (!term) return NO_HEAD;
  return term.role === 'head' ? 1 : term.role === 'main' ? OTHER_THING : ONLY_ABOUT;
}
