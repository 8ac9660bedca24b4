// Finds a country by any usual name: in either language, by code, or as its own people say.
import { keysByCountry, nameKey } from '#domain/country-param.ts';
import type { Country } from './country-list.ts';

/** Below this the list keeps its own order; from here on the shortest matching name comes first. */
const SURE_LETTERS = 4;

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Best match first; all countries while nothing is typed. */
export function findCountries(countries: readonly Country[], typed: string): Country[] {
  const wanted = nameKey(typed);
  if (wanted === '') return typed.trim() === '' ? [...countries] : [];
  const ranked = countries.flatMap((country) => {
    const rank = rankOf(country, { wanted, code: typed.trim().toUpperCase() });
    return rank ? [{ country, ...rank }] : [];
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank || one.length - other.length)
    .map(({ country }) => country);
}

/** For a browser's autofill: a full name or a code. A single match counts as well. */
export function countryNamed(countries: readonly Country[], typed: string): Country | undefined {
  if (typed.trim() === '') return undefined;
  const found = findCountries(countries, typed);
  const key = nameKey(typed);
  const same = found.find((country) => isCode(country, typed) || keysOf(country).includes(key));
  return same ?? (found.length === 1 ? found[0] : undefined);
}

const isCode = ({ code }: Country, typed: string): boolean => code === typed.trim().toUpperCase();

/** Ranks by code, by whole name, by the beginning of the shown name, of another name, by the middle of either. */
function rankOf(country: Country, { wanted, code }: { wanted: string; code: string }) {
  const shown = nameKey(country.name);
  const keys = keysOf(country);
  const length = (fits: (key: string) => boolean): number =>
    wanted.length < SURE_LETTERS ? 0 : Math.min(...keys.filter(fits).map((key) => key.length));
  const begins = (key: string): boolean => key.startsWith(wanted);
  const holds = (key: string): boolean => key.includes(wanted);
  if (country.code === code) return { rank: 0, length: 0 };
  if (keys.includes(wanted)) return { rank: 1, length: 0 };
  if (begins(shown)) return { rank: 2, length: length(begins) };
  if (keys.some(begins)) return { rank: 3, length: length(begins) };
  if (holds(shown)) return { rank: 4, length: length(holds) };
  return wanted.length >= SURE_LETTERS && keys.some(holds) ? { rank: 5, length: length(holds) } : null;
}

function keysOf({ code, name, also }: Country): string[] {
  known ??= keysByCountry();
  return [...[name, ...also].map(nameKey), ...(known.get(code) ?? [])];
}
