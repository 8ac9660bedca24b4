// Names of countries in the current language; only that language's list is loaded.
import { useQuery } from '@tanstack/react-query';
import { countryCodes } from '#domain/territory.ts';
import { useLanguage } from '../i18n/use-text.ts';
import type { Language } from './format.ts';

/** `also`: other names of the same country, such as USA. */
export type Country = { code: string; name: string; also: readonly string[] };

/** Ours, and those that the list does not name (B§3). */
const special: Record<Language, Readonly<Record<string, string>>> = {
  de: {
    PTX: 'Madeira (Portugal)',
    IC: 'Kanarische Inseln (Spanien)',
    GBX: 'Nordirland (Vereinigtes Königreich)',
    AX: 'Åland (Finnland)',
    XK: 'Kosovo',
  },
  en: {
    PTX: 'Madeira (Portugal)',
    IC: 'Canary Islands (Spain)',
    GBX: 'Northern Ireland (United Kingdom)',
    AX: 'Åland (Finland)',
    XK: 'Kosovo',
  },
};

type NameList = { countries: Record<string, string | string[]> };

const load = {
  de: async (): Promise<NameList> => (await import('i18n-iso-countries/langs/de.json')).default,
  en: async (): Promise<NameList> => (await import('i18n-iso-countries/langs/en.json')).default,
};

async function countriesIn(language: Language): Promise<Country[]> {
  const { countries } = await load[language]();
  const order = new Intl.Collator(language);
  return countryCodes
    .map((code) => {
      const [name = code, ...also] = [special[language][code] ?? [], countries[code] ?? []].flat();
      return { code, name, also };
    })
    .sort((a, b) => order.compare(a.name, b.name));
}

/** All countries, sorted by name; empty until they are loaded. */
export function useCountries(): Country[] {
  const [language] = useLanguage();
  return useQuery({ queryKey: ['countries', language], queryFn: () => countriesIn(language) }).data ?? [];
}

/** A function from code to name; the code itself until the names are loaded. */
export function useCountryName(): (code: string) => string {
  const countries = useCountries();
  return (code) => countries.find((country) => country.code === code)?.name ?? code;
}
