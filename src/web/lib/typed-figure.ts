// How a known figure is written into a field: as people type it in the language of the page.
import type { Prefill } from '#domain/prefill.ts';
import type { Language } from './format.ts';

/** "25", "25,50", "2,5": cents are written in full; thousands are not grouped, as "1.250" would be ambiguous. */
export function typedFigure(figure: number, language: Language, { isMoney = false } = {}): string {
  const text =
    isMoney && !Number.isInteger(figure) ? figure.toFixed(2) : String(Math.round(figure * 1000) / 1000);
  return language === 'de' ? text.replace('.', ',') : text;
}

const signs = { cm: 'cm', kg: 'kg', '€': '(?:€|EUR|Euro)' } as const;
type Unit = keyof typeof signs;

/** The units that the fields show. */
export const units = { length: 'cm', width: 'cm', height: 'cm', weight: 'kg', value: '€' } as const;
export type Figure = keyof typeof units;

/** The figures of a link about a parcel, as the customer would have typed them; those it does not name are missing. */
export function typedFigures(
  { length, width, height, weight, valueCents }: Prefill,
  language: Language,
): Partial<Record<Figure, string>> {
  const value = valueCents === null ? null : valueCents / 100;
  const known = Object.entries({ length, width, height, weight, value }).flatMap(([name, figure]) =>
    figure === null ? [] : [[name, typedFigure(figure, language, { isMoney: name === 'value' })] as const],
  );
  return Object.fromEntries(known);
}

/** Strips the unit from a figure that was copied with it; the field shows the unit itself. */
export const withoutUnit = (text: string, unit: Unit): string =>
  text.replace(new RegExp(`^\\s*${signs[unit]}\\s*|\\s*${signs[unit]}\\s*$`, 'gi'), '');
