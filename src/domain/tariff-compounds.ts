// Splits German (and English) compounds by the words of a vocabulary: Baumwollpullover = Baumwolle + Pullover.

/** Letters that link two parts. */
const links = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const MIN_PART = 3;
/** A known ending on its own must be longer, to mean something. */
const MIN_LONE_END = 4;
const MAX_WORD = 40;

export type Compound = {
  /** The last one is the thing, those before say which. */
  parts: string[];
  /** The text before the last part is in no vocabulary. */
  isGuess: boolean;
};

type Known = (part: string) => boolean;

/**
 * `null`: the word has no known end. `isKnown` is asked with folded words and with stems; `stem`: the word without its
 * own ending, so that an inflected last part is recognised.
 */
export function splitCompound(word: string, isKnown: Known, stem = word): Compound | null {
  if (word.length < 2 * MIN_PART || word.length > MAX_WORD) return null;
  const bare = word.startsWith(stem) ? stem : word;
  const endAt = (at: number, least: number): string | null => {
    if (word.length - at < least) return null;
    const end = word.slice(at);
    if (isKnown(end)) return end;
    const short = bare.length - at < least ? null : bare.slice(at);
    return short !== null && short !== end && isKnown(short) ? short : null;
  };
  const whole = split(word, isKnown, { endAt, depth: 0 });
  if (whole) return { parts: whole, isGuess: false };
  for (let at = MIN_PART; at <= word.length - MIN_LONE_END; at += 1) {
    const end = endAt(at, MIN_LONE_END);
    if (end !== null) return { parts: [word.slice(0, at), end], isGuess: true };
  }
  return null;
}

type Ends = { endAt: (at: number, least: number) => string | null; depth: number };

function split(word: string, isKnown: Known, { endAt, depth }: Ends): string[] | null {
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const end = endAt(at, MIN_PART);
    if (end === null) continue;
    const before = word.slice(0, at);
    const first = nameOf(before, isKnown);
    if (first !== null) return [first, end];
    const rest = depth < 2 && before.length >= 2 * MIN_PART ? splitFirst(before, isKnown, depth + 1) : null;
    if (rest) return [...rest, end];
  }
  return null;
}

/** The text before the last part has linking letters, not the endings of a word. */
const splitFirst = (word: string, isKnown: Known, depth: number): string[] | null =>
  split(word, isKnown, {
    endAt: (at, least) => (word.length - at >= least ? nameOf(word.slice(at), isKnown) : null),
    depth,
  });

/** The word that a first part stands for: "kuchen" of "kuchen", "wolle" of "woll", "kind" of "kinder". */
function nameOf(part: string, isKnown: Known): string | null {
  for (const link of links) {
    const bare = part.slice(0, part.length - link.length);
    if (part.endsWith(link) && bare.length >= MIN_PART && isKnown(bare)) return bare;
  }
  // Wolle, Erde, Schule lose their e.
  return isKnown(`${part}e`) ? `${part}e` : null;
}
