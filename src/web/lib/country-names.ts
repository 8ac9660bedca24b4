// Names of countries in the current language; only that language's list is loaded.
import { useQuery } from '@tanstack/react-query';
import type { NameList } from '#domain/country-names.ts';
import { useLanguage } from '../i18n/use-text.ts';
import type { Country } from './country-list.ts';
import type { Language } from './format.ts';
import { ownTask } from './own-task.ts';

const load = {
  de: async (): Promise<NameList> => (await import('i18n-iso-countries/langs/de.json')).default,
  en: async (): Promise<NameList> => (await import('i18n-iso-countries/langs/en.json')).default,
};

async function countriesIn(language: Language): Promise<Country[]> {
  await ownTask();
  const [{ countriesOf }, names] = await Promise.all([import('./country-list.ts'), load[language]()]);
  return countriesOf(language, names);
}

export function useCountriesQuery() {
  const [language] = useLanguage();
  return useQuery({ queryKey: ['countries', language], queryFn: () => countriesIn(language) });
}

/** All countries, sorted by name; empty until they are loaded. */
const useCountries = (): Country[] => useCountriesQuery().data ?? [];

/** A function from code to name; until our names are loaded, the one that the browser knows. */
export function useCountryName(): (code: string) => string {
  const [language] = useLanguage();
  const countries = useCountries();
  return (code) => countries.find((country) => country.code === code)?.name ?? browserName(code, language);
}

const known: Partial<Record<Language, Intl.DisplayNames>> = {};

/** Codes of our own, such as PTX, are none of the browser's: they stay codes. */
const browserName = (code: string, language: Language): string => {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  known[language] ??= new Intl.DisplayNames(language, { type: 'region' });
  return known[language].of(code) ?? code;
};
