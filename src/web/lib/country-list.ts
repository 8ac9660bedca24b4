// The countries of our table with their names, sorted in the given language.
import { type NameList, namesOfCountry } from '#domain/country-names.ts';
import { countryCodes } from '#domain/territory.ts';
import type { Language } from './format.ts';

/** `also`: other names of the same country, such as USA. */
export type Country = { code: string; name: string; also: readonly string[] };

export function countriesOf(language: Language, names: NameList): Country[] {
  const order = new Intl.Collator(language);
  return countryCodes
    .map((code) => {
      const [name = code, ...also] = namesOfCountry(code, language, names);
      return { code, name, also };
    })
    .sort((x, y) => order.compare(x.name, y.name));
}
