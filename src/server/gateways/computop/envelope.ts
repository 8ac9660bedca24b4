// The outer form of every message (Len, Data) and the fields inside; names in any case and order.
import type { Cipher } from './cipher.ts';

/** By lower-case name; of two equal names the first counts, an empty value counts as missing. */
export type Fields = Readonly<Record<string, string>>;

/** `sealed`: encrypted with our key. Otherwise it is Computop's plain text for faults before decryption. */
type Opened = { fields: Fields; sealed: boolean };

/** Null if the form is neither. */
export function openEnvelope(form: string, cipher: Cipher): Opened | null {
  const outer = fieldsOf([...new URLSearchParams(form.trim())]);
  const { len, data } = outer;
  if (data === undefined) return outer['status'] === undefined ? null : { fields: outer, sealed: false };
  if (!/^[1-9]\d{0,4}$/.test(len ?? '') || Number(len) * 2 > data.length) return null;
  const text = cipher.open(data);
  return text === null ? null : { fields: innerFields(text), sealed: true };
}

/**
 * Values are not decoded: sources disagree on whether they are form-encoded, and those we read look the same either
 * way.
 */
const innerFields = (text: string): Fields =>
  fieldsOf(
    text.split('&').map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

function fieldsOf(pairs: (readonly [string, string])[]): Fields {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of pairs) {
    if (value.trim() !== '') fields[name.trim().toLowerCase()] ??= value.trim();
  }
  return fields;
}

/** Only for values that look the same raw and form-encoded. */
export const toPlain = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
