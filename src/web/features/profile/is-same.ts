// Whether what stands in the fields is what is stored: blanks at the ends do not count, as the server trims them.

const trimmed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Whether plain values, written in the same order of fields, are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, trimmed) === JSON.stringify(other, trimmed);
