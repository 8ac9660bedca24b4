// Words of others as a database takes them: it holds no NUL, and no half of a letter that was cut in two.

/** At most `max` letters; null where nothing is left. */
export const storableText = (text: string | null, max: number): string | null =>
  text
    ?.slice(0, max)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim() || null;
