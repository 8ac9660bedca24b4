// Finds countries by how their names begin, until the search over all their names has loaded.
import type { Country } from './country-list.ts';

/** A code that matches exactly comes first. */
export function countriesStartingWith(countries: readonly Country[], typed: string): Country[] {
  const named = countries.filter(
    (one) => !isCode(one, typed) && one.name.toLowerCase().startsWith(said(typed)),
  );
  return [...countries.filter((one) => isCode(one, typed)), ...named];
}

/** The only match, or the one whose code or whole name was typed. */
export function onlyMatch(countries: readonly Country[], typed: string): Country | undefined {
  const [first, ...others] = said(typed) === '' ? [] : countriesStartingWith(countries, typed);
  const isMeant = first && (isCode(first, typed) || first.name.toLowerCase() === said(typed));
  return others.length === 0 || isMeant ? first : undefined;
}

const said = (typed: string): string => typed.trim().toLowerCase();
const isCode = ({ code }: Country, typed: string): boolean => code.toLowerCase() === said(typed);
