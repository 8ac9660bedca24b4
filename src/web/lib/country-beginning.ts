// Countries by how their names begin, for as long as the search over all their names has not come.
import type { Country } from './country-list.ts';

/** Whoever writes a code means it: it comes first. */
export function beginningWith(countries: readonly Country[], typed: string): Country[] {
  const named = countries.filter(
    (one) => !isCode(one, typed) && one.name.toLowerCase().startsWith(said(typed)),
  );
  return [...countries.filter((one) => isCode(one, typed)), ...named];
}

/** The one that begins so, or whose code or whole name this is. */
export function onlyOne(countries: readonly Country[], typed: string): Country | undefined {
  const [first, ...others] = said(typed) === '' ? [] : beginningWith(countries, typed);
  const isMeant = first && (isCode(first, typed) || first.name.toLowerCase() === said(typed));
  return others.length === 0 || isMeant ? first : undefined;
}

const said = (typed: string): string => typed.trim().toLowerCase();
const isCode = ({ code }: Country, typed: string): boolean => code.toLowerCase() === said(typed);
