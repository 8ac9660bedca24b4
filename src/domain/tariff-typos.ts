// Typos: one letter too many, missing or wrong, or two swapped.

/**
 * The position, from 1, of the one typo that turns `word` into `other`; 0: a letter is missing; null: more than one
 * typo. Copies nothing, because it is called for thousands of words.
 */
export function typoAt(word: string, other: string): number | null {
  const longer = other.length - word.length;
  if (longer < -1 || longer > 1) return null;
  const least = longer < 0 ? other.length : word.length;
  let start = 0;
  while (start < least && word.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  let end = least;
  while (
    end > start &&
    word.charCodeAt(end - 1 - Math.min(0, longer)) === other.charCodeAt(end - 1 + Math.max(0, longer))
  )
    end -= 1;
  /** Letters between the common beginning and the common end. */
  const odd = end - start;
  if (longer === 1) return odd === 0 ? 0 : null;
  const isSlip = longer === -1 ? odd === 0 : odd <= 1 || (odd === 2 && areSwapped(word, other, start));
  return isSlip ? startOfRun(word, start) + 1 : null;
}

const areSwapped = (word: string, other: string, at: number): boolean =>
  word.charCodeAt(at) === other.charCodeAt(at + 1) && word.charCodeAt(at + 1) === other.charCodeAt(at);

/** The first of a run of equal letters: which l of "ball" is the extra one cannot be told. */
function startOfRun(word: string, at: number): number {
  let start = at;
  while (start > 0 && word.charCodeAt(start - 1) === word.charCodeAt(start)) start -= 1;
  return start;
}
