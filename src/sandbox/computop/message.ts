// Len and Data: the encrypted part of a message. Reads every variant merchants send; writes as Paygate does.
import type { Blowfish } from './blowfish.ts';

/** Names in lower case: Paygate's are case-insensitive. */
export type Fields = ReadonlyMap<string, string>;

export const textOf = (fields: Fields, name: string): string => fields.get(name.toLowerCase()) ?? '';

export type Sealed = { Len: string; Data: string };
type Unsealed = { ok: true; fields: Fields } | { ok: false; problem: 'Data' | 'Len' };

const SPACE = 0x20;

const isAll = (bytes: Buffer, value: number) => bytes.every((byte) => byte === value);

/** PKCS (n bytes of value n), zeros, or spaces. */
const isPadding = (rest: Buffer) =>
  rest.length <= 8 && (isAll(rest, 0) || isAll(rest, SPACE) || isAll(rest, rest.length));

function withoutPadding(bytes: Buffer): Buffer {
  const last = bytes.at(-1) ?? 0;
  if (last >= 1 && last <= 8 && isAll(bytes.subarray(-last), last)) return bytes.subarray(0, -last);
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === SPACE)) end -= 1;
  return bytes.subarray(0, end);
}

/** The platform uses ISO-8859-1; valid UTF-8 is recognised. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Not UTF-8, so ISO-8859-1 as expected.
    return bytes.toString('latin1');
  }
}

/** Null when Len does not match. Some merchants count bytes, some count characters. */
function cut(bytes: Buffer, length: number): string | null {
  if (length <= bytes.length && isPadding(bytes.subarray(length))) return decode(bytes.subarray(0, length));
  const text = decode(withoutPadding(bytes));
  return [...text].length === length ? text : null;
}

function formDecoded(value: string): string {
  const spaced = value.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // Literal percent signs, or percent-encoded ISO-8859-1.
    return spaced.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }
}

/** Raw `Key=Value&…` or form-encoded. A space only occurs in raw ones. */
export function readFields(text: string): Fields {
  const isForm = !text.includes(' ') && /\+|%[0-9a-f]{2}/i.test(text);
  const pairs = text.split('&').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    if (at < 1) return [];
    const value = part.slice(at + 1);
    return [[part.slice(0, at).trim().toLowerCase(), isForm ? formDecoded(value) : value]];
  });
  return new Map(pairs);
}

export function unseal(sealed: { len: string; data: string }, cipher: Blowfish): Unsealed {
  const isHex = /^([0-9a-f]{16})+$/i.test(sealed.data);
  if (!isHex) return { ok: false, problem: 'Data' };
  if (!/^\d{1,5}$/.test(sealed.len)) return { ok: false, problem: 'Len' };
  const text = cut(cipher.decrypt(Buffer.from(sealed.data, 'hex')), Number(sealed.len));
  return text === null ? { ok: false, problem: 'Len' } : { ok: true, fields: readFields(text) };
}

/** Values are sent raw; characters that would break parsing are replaced. */
const rawValue = (value: string) => value.replace(/[&\r\n]/g, ' ').replace(/[^\0-\u00ff]/g, '?');

/** ISO-8859-1, padded with spaces, upper-case hex. Empty values are left out. */
export function seal(fields: Readonly<Record<string, string>>, cipher: Blowfish): Sealed {
  const text = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${rawValue(value)}`)
    .join('&');
  const plain = Buffer.from(text, 'latin1');
  const padded = Buffer.concat([plain, Buffer.alloc((8 - (plain.length % 8)) % 8, SPACE)]);
  return { Len: String(plain.length), Data: cipher.encrypt(padded).toString('hex').toUpperCase() };
}
