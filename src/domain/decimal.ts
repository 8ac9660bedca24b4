// Reads figures as people type them: comma or dot, with or without thousands (C-49).

export type Decimal =
  | { ok: true; value: number; /** "1.250": perhaps 1250 was meant. */ ambiguous: boolean }
  | { ok: false; reason: 'no_figure' | 'too_many_decimals' };

const MAX_DECIMALS = 3;

/**
 * The last separator decides; one that occurs twice groups thousands, as long as three digits follow the last of them.
 * Nothing negative, nothing but digits.
 */
export function parseDecimal(text: string): Decimal {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '');
  if (!/^(?:\d+[.,]?\d*|\d{1,3}(?:[.,]\d{3})+(?:[.,]\d*)?|[.,]\d+)$/.test(bare))
    return { ok: false, reason: 'no_figure' };
  const { whole, decimals, ambiguous } = split(bare);
  if (whole === null) return { ok: false, reason: 'no_figure' };
  if (decimals.length > MAX_DECIMALS) return { ok: false, reason: 'too_many_decimals' };
  return { ok: true, value: Number(`${whole || '0'}.${decimals || '0'}`), ambiguous };
}

/** What an ambiguous figure may mean instead: "1.250" as 1250. */
export const asThousands = (value: number): string => String(Math.round(value * 1000));

/** The value, or undefined, as schemas of the domain expect it. */
export const decimalOrUndefined = (text: string): number | undefined => {
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : undefined;
};

function split(bare: string): { whole: string | null; decimals: string; ambiguous: boolean } {
  const separators = bare.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return { whole: bare, decimals: '', ambiguous: false };
  const at = bare.lastIndexOf(last);
  const [before, decimals] = [bare.slice(0, at), bare.slice(at + 1)];
  const isOneKind = separators.length > 1 && separators.every((sign) => sign === last);
  if (isOneKind && (decimals === '' || decimals.length === 3))
    return { whole: bare.replaceAll(last, ''), decimals: '', ambiguous: false };
  // Two kinds of separators, the last one also used before: "1,2.3,4" is not a number.
  const mixed = !isOneKind && before.includes(last);
  const ambiguous = separators.length === 1 && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  return { whole: mixed ? null : before.replace(/[.,]/g, ''), decimals, ambiguous };
}
