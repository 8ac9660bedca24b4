// How figures and dates are written (R2): "12,90 €" or "€12.90", dates always dd.MM.yyyy.
import type { Cents } from '#domain/money.ts';
import type { Language } from '#domain/user.ts';

export type { Language };

const locales = { de: 'de-DE', en: 'en-IE' } as const;

/** Created on first use: each takes a phone some ten milliseconds, and a starting page needs none. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const inBoth = (options: Intl.NumberFormatOptions) => ({
  de: later(() => new Intl.NumberFormat(locales.de, options)),
  en: later(() => new Intl.NumberFormat(locales.en, options)),
});
const plain = inBoth({ maximumFractionDigits: 3 });

/** As Intl writes it, but with a real minus sign, and without the tenths of a second that its first amount takes a phone. */
export function euro(cents: Cents, language: Language): string {
  const sign = cents < 0 ? '−' : '';
  const [whole = '', rest = ''] = Math.abs(cents / 100)
    .toFixed(2)
    .split('.');
  const grouped = (by: string): string => whole.replace(/\B(?=(\d{3})+$)/g, by);
  return language === 'de' ? `${sign}${grouped('.')},${rest}\u00a0€` : `${sign}€${grouped(',')}.${rest}`;
}

/** A figure with up to three decimals, in the notation of the language. */
export const decimal = (value: number, language: Language): string => plain[language]().format(value);

export const kg = (weightKg: number, language: Language): string => `${decimal(weightKg, language)}\u00a0kg`;

const day = later(
  () => new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }),
);
const clock = later(() => new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' }));

/** "2026-11-20" stays that day everywhere; an instant is shown in the reader's time zone. */
export function date(iso: string): string {
  const calendar = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (calendar) return `${calendar[3]}.${calendar[2]}.${calendar[1]}`;
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? iso : day().format(instant);
}

export function dateTime(iso: string): string {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? iso : `${day().format(instant)} ${clock().format(instant)}`;
}

/** "Montag, 20.11.2026" for a calendar day (yyyy-MM-dd). */
export const weekdayDate = (iso: string, language: Language): string =>
  `${new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${iso}T12:00:00Z`))}, ${date(iso)}`;
