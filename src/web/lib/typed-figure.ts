// How a figure that we know is written into a field: as people type it in the language of the page.
import type { Language } from './format.ts';

/** "25", "25,50", "2,5": cents are written in full; no thousands are grouped, as "1.250" would be ambiguous. */
export function typedFigure(figure: number, language: Language, { isMoney = false } = {}): string {
  const text =
    isMoney && !Number.isInteger(figure) ? figure.toFixed(2) : String(Math.round(figure * 1000) / 1000);
  return language === 'de' ? text.replace('.', ',') : text;
}

const signs = { cm: 'cm', kg: 'kg', '€': '(?:€|EUR|Euro)' } as const;
export type Unit = keyof typeof signs;

/** A figure that was copied together with its unit, which the field shows itself. */
export const withoutUnit = (text: string, unit: Unit): string =>
  text.replace(new RegExp(`^\\s*${signs[unit]}\\s*|\\s*${signs[unit]}\\s*$`, 'gi'), '');
