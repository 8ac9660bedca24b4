// Names of countries in the current language; only that language's list is loaded.
import type { NameList } from '#domain/country-names.ts';
import { useLanguage } from '../i18n/use-text.ts';
import type { Language } from './format.ts';
import { loadOnce } from './load-once.ts';
import { useLoaded } from './use-loaded.ts';

const listIn = (language: Language, load: () => Promise<{ default: NameList }>) =>
  loadOnce(async () => {
    const [{ countriesOf }, names] = await Promise.all([import('./country-list.ts'), load()]);
    return countriesOf(language, names.default);
  });

const lists = {
  de: listIn('de', () => import('i18n-iso-countries/langs/de.json')),
  en: listIn('en', () => import('i18n-iso-countries/langs/en.json')),
};

/** All countries, sorted by name; empty until they are loaded. */
export function useCountries() {
  const [language] = useLanguage();
  const late = lists[language];
  return { countries: useLoaded(late) ?? [], untilThere: () => late.load().catch(() => []) };
}

/** Returns a function from code to name; until our names are loaded, it uses the browser's. */
export function useCountryName(): (code: string) => string {
  const [language] = useLanguage();
  const { countries } = useCountries();
  return (code) => countries.find((country) => country.code === code)?.name ?? browserName(code, language);
}

const known: Partial<Record<Language, Intl.DisplayNames>> = {};

/** Codes of our own, such as PTX, are unknown to the browser: they stay codes. */
const browserName = (code: string, language: Language): string => {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  known[language] ??= new Intl.DisplayNames(language, { type: 'region' });
  return known[language].of(code) ?? code;
};
