// Prefill parameters of our URLs: read part by part, and written in one form (R19, C-02, C-03).
import { countryFromParam } from './country-param.ts';
import { type Decimal, parseDecimal } from './decimal.ts';
import type { Cents } from './money.ts';
import { MAX_SIDE_CM, MAX_VALUE_EURO, MAX_WEIGHT_KG } from './parcel-limits.ts';
import { centsOf } from './rounding.ts';

/** Null: not given, or not usable. */
export type Prefill = {
  /** `abholung`; one of our country codes. */
  from: string | null;
  /** `lieferung` */
  to: string | null;
  /** Centimetres. */
  length: number | null;
  width: number | null;
  height: number | null;
  /** Kilograms. */
  weight: number | null;
  /** `Wert`, the declared value. */
  valueCents: Cents | null;
  /** `Zollkosten`: whether customs costs are asked for. */
  customs: boolean | null;
};

/** In lower case: links use either case (C-03). `dimensionen` is missing in B§2's list of the root route only. */
const names = [
  'abholung',
  'lieferung',
  'length',
  'width',
  'height',
  'weight',
  'dimensionen',
  'wert',
  'zollkosten',
] as const;
type Name = (typeof names)[number];

/** No value that we understand is longer, or comes later in the query. */
const MAX_VALUE_LENGTH = 200;
const MAX_PARTS = 200;

/** Never throws; what cannot be used is ignored, each part on its own. `search` with or without "?". */
export function readPrefill(search: string): Prefill {
  const said = readParts(search);
  const first = <T>(name: Name, read: (text: string) => T | null): T | null => {
    for (const text of said.get(name) ?? []) {
      const value = read(text);
      if (value !== null) return value;
    }
    return null;
  };
  // A side under its own name takes precedence over the same one in `dimensionen`.
  const side = (name: Name, at: number): number | null =>
    first(name, readSide) ?? first('dimensionen', (text) => readSide(splitDimensions(text).sides[at] ?? ''));
  return {
    from: first('abholung', countryFromParam),
    to: first('lieferung', countryFromParam),
    length: side('length', 0),
    width: side('width', 1),
    height: side('height', 2),
    weight:
      first('weight', readWeight) ?? first('dimensionen', (text) => readWeight(splitDimensions(text).weight)),
    valueCents: first('wert', readValue),
    customs: first('zollkosten', readYesOrNo),
  };
}

/** Whether any of the names is there with a value, usable or not (R18). */
export const hasPrefill = (search: string): boolean => readParts(search).size > 0;

/** The same as a query, without "?": abholung=DE&lieferung=BR&dimensionen=30x20x10_2.5&Wert=25&Zollkosten=ja */
export function prefillQuery(prefill: Partial<Prefill>): string {
  const { from, to, length, width, height, weight, valueCents, customs } = prefill;
  const sides = [length, width, height].map(plain);
  const isWhole = sides.every((side) => side !== '');
  const [l = '', w = '', h = ''] = isWhole ? [] : sides;
  const kilograms = plain(weight);
  const parts: [string, string][] = [
    ['abholung', from ?? ''],
    ['lieferung', to ?? ''],
    ['dimensionen', isWhole ? sides.join('x') + (kilograms && `_${kilograms}`) : ''],
    ['Length', l],
    ['Width', w],
    ['Height', h],
    ['Weight', isWhole ? '' : kilograms],
    ['Wert', plain(typeof valueCents === 'number' ? valueCents / 100 : null)],
    ['Zollkosten', typeof customs === 'boolean' ? (customs ? 'ja' : 'nein') : ''],
  ];
  return parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** The values of our names, in the order of the query; empty ones count as not given. */
function readParts(search: string): Map<Name, string[]> {
  const said = new Map<Name, string[]>();
  for (const part of search.replace(/^\?/, '').replace(/#.*$/s, '').split('&', MAX_PARTS)) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    const name = decode(part.slice(0, at)).toLowerCase();
    const value = decode(part.slice(at + 1)).trim();
    if (value !== '' && isName(name)) said.set(name, [...(said.get(name) ?? []), value]);
  }
  return said;
}

const isName = (name: string): name is Name => (names as readonly string[]).includes(name);

/** Decoded, or unchanged where that fails: it will not be understood then, but it was given. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // Somebody broke the encoding; nothing depends on what was meant.
    return spaced;
  }
}

/** "30 x 20 x 10 cm_2,5 kg" → sides and weight. Of more than three sides none counts; of fewer, each in its place. */
function splitDimensions(text: string): { sides: string[]; weight: string } {
  const [size = '', weight = ''] = text.split('_', 2);
  const sides = size.split(/[x×*]/i);
  return { sides: sides.length > 3 ? [] : sides, weight };
}

type Figure = Extract<Decimal, { ok: true }>;

const readSide = (text: string): number | null => readFigure(text, /\s*cm$/i, MAX_SIDE_CM);
const readWeight = (text: string): number | null => readFigure(text, /\s*kg$/i, MAX_WEIGHT_KG);

function readValue(text: string): Cents | null {
  const parsed = parsedFigure(text.replace(/^(€|EUR)\s*/i, ''), /\s*(€|EUR|Euro)$/i);
  // "1.250" is more likely a thousand than three decimals: the field stays empty and asks (C-49).
  const euro = parsed?.ambiguous ? null : within(parsed, MAX_VALUE_EURO);
  // A tenth of a cent counts as nothing.
  return euro === null ? null : centsOf(euro) || null;
}

const readFigure = (text: string, unit: RegExp, max: number): number | null =>
  within(parsedFigure(text, unit), max);

/** With or without its unit. */
function parsedFigure(text: string, unit: RegExp): Figure | null {
  if (text.length > MAX_VALUE_LENGTH) return null;
  const parsed = parseDecimal(text.trim().replace(unit, ''));
  return parsed.ok ? parsed : null;
}

/** Above zero and within the bound. */
const within = (figure: Figure | null, max: number): number | null =>
  figure && figure.value > 0 && figure.value <= max ? figure.value : null;

function readYesOrNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (['ja', 'yes', 'true', '1', 'on'].includes(word)) return true;
  return ['nein', 'no', 'false', '0', 'off'].includes(word) ? false : null;
}

/** Up to three decimals, no exponent; empty for anything that is not a number above zero. */
function plain(value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return '';
  const text = value.toFixed(3).replace(/\.?0+$/, '');
  return text === '0' ? '' : text;
}
