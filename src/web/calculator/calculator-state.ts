// The state of a calculator: what was typed, which answer is awaited, what is shown (R114–R120). No page, no network.
import type { CalculatorRate } from '#contract/calculator.ts';
import type { CalculatorInput } from '#domain/calculator.ts';
import type { CustomsCase } from '#domain/customs.ts';
import { asThousands, type Decimal, parseDecimal } from '#domain/decimal.ts';
import { MAX_SIDE_CM, MAX_VALUE_EURO, MAX_WEIGHT_KG, MIN_VALUE_EURO } from '#domain/parcel-limits.ts';
import type { Prefill } from '#domain/prefill.ts';
import { centsOf } from '#domain/rounding.ts';
import type { Language } from '../lib/format.ts';
import { type Figure, typedFigures, units, withoutUnit } from '../lib/typed-figure.ts';

/** Without these there is no price. */
const requiredFields = ['from', 'to', 'length', 'width', 'height', 'weight'] as const;
type RequiredField = (typeof requiredFields)[number];
export type FieldName = RequiredField | 'value';

/** The fields as they are on the page; countries as codes, "" for none. */
export type Typed = Record<FieldName, string> & { customs: boolean };

export type Reading = {
  /** Null while something is missing or wrong. */
  input: CalculatorInput | null;
  missing: FieldName[];
  wrong: FieldName[];
};

const figures = Object.keys(units) as Figure[];

const largest: Record<Figure, number> = {
  length: MAX_SIDE_CM,
  width: MAX_SIDE_CM,
  height: MAX_SIDE_CM,
  weight: MAX_WEIGHT_KG,
  value: MAX_VALUE_EURO,
};

export function readTyped(typed: Typed): Reading {
  const missing = requiredFields.filter((name) => typed[name].trim() === '');
  const wrong = figures.filter((name) => typed[name].trim() !== '' && figureOf(name, typed[name]) === null);
  const isComplete = missing.length === 0 && wrong.length === 0;
  return { input: isComplete ? inputOf(typed) : null, missing, wrong };
}

function inputOf(typed: Typed): CalculatorInput {
  const of = (name: Figure): number => figureOf(name, typed[name]) ?? 0;
  return {
    length: of('length'),
    width: of('width'),
    height: of('height'),
    weight: of('weight'),
    from: typed.from,
    to: typed.to,
    ...(typed.value.trim() !== '' && { value: of('value') }),
  };
}

/** With or without its unit, as in the wizard. */
const read = (name: Figure, text: string): Decimal => parseDecimal(withoutUnit(text, units[name]));

/** Positive and plausible; null otherwise. */
function figureOf(name: Figure, text: string): number | null {
  const parsed = read(name, text);
  const least = name === 'value' ? MIN_VALUE_EURO : Number.MIN_VALUE;
  const isFigure = parsed.ok && parsed.value >= least && parsed.value <= largest[name];
  return isFigure ? parsed.value : null;
}

/** The first "1.250" on the page, and its other possible meaning (C-49). */
export function firstAmbiguous(typed: Typed): { field: FieldName; value: number; thousands: string } | null {
  for (const field of figures) {
    const parsed = read(field, typed[field]);
    if (parsed.ok && parsed.ambiguous)
      return { field, value: parsed.value, thousands: asThousands(parsed.value) };
  }
  return null;
}

/** What a link says, as a customer would have typed it; fields that it does not name are missing. */
export function typedOf(prefill: Prefill, language: Language): Partial<Typed> {
  const { from, to, customs } = prefill;
  return {
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...typedFigures(prefill, language),
    ...(customs !== null && { customs }),
  };
}

/** What is passed on to the wizard: whatever can be parsed, complete or not. */
export function prefillOf(typed: Typed): Partial<Prefill> {
  const of = (name: Figure): number | null => figureOf(name, typed[name]);
  const euro = of('value');
  return {
    from: typed.from || null,
    to: typed.to || null,
    length: of('length'),
    width: of('width'),
    height: of('height'),
    weight: of('weight'),
    valueCents: euro === null ? null : centsOf(euro),
    customs: typed.customs || null,
  };
}

export type Answer =
  | { kind: 'rates'; rates: readonly CalculatorRate[] }
  /** `offline`: no answer. Otherwise the code and the text of the refusal, if there are any. */
  | { kind: 'failed'; offline: boolean; code: string | null; message: string | null };

export type CalculatorState = {
  /** Answers to older requests are dropped. */
  question: number;
  shown: { kind: 'nothing' } | { kind: 'asking' } | Answer;
};

export const emptyState: CalculatorState = { question: 0, shown: { kind: 'nothing' } };

/** Any change clears what was shown, and has a pending answer dropped. */
export const changed = ({ question }: CalculatorState): CalculatorState => ({
  question: question + 1,
  shown: { kind: 'nothing' },
});

export const asked = ({ question }: CalculatorState): CalculatorState => ({
  question: question + 1,
  shown: { kind: 'asking' },
});

/** When switched on, taken from the first rate; off clears it. */
export const customsCaseShown = (
  { shown }: CalculatorState,
  { customs }: Pick<Typed, 'customs'>,
): CustomsCase | null => (customs && shown.kind === 'rates' ? (shown.rates[0]?.customsCase ?? null) : null);
