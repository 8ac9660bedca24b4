// Names of countries in the current language; only that language's list is loaded.
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/use-text.ts';
import { countriesOf, type Country, type NameList } from './country-list.ts';
import type { Language } from './format.ts';

const load = {
  de: async (): Promise<NameList> => (await import('i18n-iso-countries/langs/de.json')).default,
  en: async (): Promise<NameList> => (await import('i18n-iso-countries/langs/en.json')).default,
};

const countriesIn = async (language: Language): Promise<Country[]> =>
  countriesOf(language, await load[language]());

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
