// Whether the fields hold what is stored: whitespace at the ends does not count, as the server trims it.

const trimmed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Whether two plain values are equal; their fields must be in the same order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, trimmed) === JSON.stringify(other, trimmed);
