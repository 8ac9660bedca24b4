// How papers write sums, dates, weights, places and addresses.
import { type Address, companyOf } from '#domain/address.ts';
import type { Cents } from '#domain/money.ts';
import type { Language } from '#domain/user.ts';
import { townLine } from '#domain/written-address.ts';
import { de, type DocumentTexts } from '../i18n/de-documents.ts';
import { en } from '../i18n/en-documents.ts';

const texts: Record<Language, DocumentTexts> = { de, en };
const locales = { de: 'de-DE', en: 'en-IE' } as const;

/** The texts and formats of a paper. */
export type Words = {
  language: Language;
  t: DocumentTexts;
  /** "1.234,56 €", "€1,234.56"; with a true minus sign for deductions. */
  money: (cents: Cents) => string;
  /** "20.11.2026" of "2026-11-20". */
  day: (date: string) => string;
  kg: (weight: number) => string;
  decimal: (value: number) => string;
  country: (code: string) => string;
  town: (place: { city: string; country: string }) => string;
};

export function wordsOf(language: Language): Words {
  const locale = locales[language];
  const euro = later(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }));
  const plain = later(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
  const names = later(() => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));
  const country = (code: string): string => special[language][code] ?? nameOf(names(), code);
  return {
    language,
    t: texts[language],
    money: (cents) => `${cents < 0 ? '\u2212' : ''}${euro().format(Math.abs(cents) / 100)}`,
    day: (date) => date.split('-').reverse().join('.'),
    kg: (weight) => `${plain().format(weight)}\u00a0kg`,
    decimal: (value) => plain().format(value),
    country,
    town: ({ city, country: code }) => `${city} (${country(code)})`,
  };
}

/** Created on first use: the first of a kind would add 10 ms to the server's start. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Codes of our own, and one that is known under another name. */
const special: Record<Language, Readonly<Record<string, string>>> = {
  de: { PTX: 'Portugal (Madeira)', GBX: 'Nordirland', IC: 'Spanien (Kanarische Inseln)' },
  en: { PTX: 'Portugal (Madeira)', GBX: 'Northern Ireland', IC: 'Spain (Canary Islands)' },
};

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    // An old order may contain an invalid code; it is printed as it is.
    return code;
  }
}

/** The lines of an address for the postal service; the country in capitals, omitted within Germany. */
export function addressLines(address: Partial<Address>, words: Words): string[] {
  const { name, street1, street2, zip = '', city = '', state, country = '' } = address;
  const company = companyOf(address);
  const lines = [
    company,
    name,
    street1,
    street2,
    townLine({ country, zip, city, state }),
    country === 'DE' ? '' : words.country(country).toLocaleUpperCase(locales[words.language]),
  ];
  return lines.flatMap((line) => line?.trim() || []);
}
