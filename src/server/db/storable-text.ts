// Outside text as the database accepts it: without NUL, and without half of a surrogate pair.

/** At most `max` characters; null if nothing is left. */
export const storableText = (text: string | null, max: number): string | null =>
  text
    ?.slice(0, max)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim() || null;
