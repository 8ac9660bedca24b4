// The countries of our table with their names, as a list of names has them; in order of the language.
import { countryCodes } from '#domain/territory.ts';
import type { Language } from './format.ts';

/** `also`: other names of the same country, such as USA. */
export type Country = { code: string; name: string; also: readonly string[] };

/** Ours (B§3), and those that the list names more stiffly than people do. */
const special: Record<Language, Readonly<Record<string, string>>> = {
  de: {
    PTX: 'Madeira (Portugal)',
    IC: 'Kanarische Inseln (Spanien)',
    GBX: 'Nordirland (Vereinigtes Königreich)',
    AX: 'Åland (Finnland)',
    XK: 'Kosovo',
    UM: 'Amerikanische Überseeinseln',
    BN: 'Brunei',
    CD: 'Kongo (Demokratische Republik)',
    CG: 'Kongo (Republik)',
    CZ: 'Tschechien',
    PS: 'Palästina',
    RU: 'Russland',
    SY: 'Syrien',
    TZ: 'Tansania',
  },
  en: {
    PTX: 'Madeira (Portugal)',
    IC: 'Canary Islands (Spain)',
    GBX: 'Northern Ireland (United Kingdom)',
    AX: 'Åland (Finland)',
    XK: 'Kosovo',
    BN: 'Brunei',
    CD: 'Congo (Democratic Republic)',
    CG: 'Congo (Republic)',
    CI: 'Côte d’Ivoire',
    CN: 'China',
    CZ: 'Czechia',
    FK: 'Falkland Islands',
    FM: 'Micronesia',
    GM: 'Gambia',
    IR: 'Iran',
    LA: 'Laos',
    MD: 'Moldova',
    MF: 'Saint Martin',
    MK: 'North Macedonia',
    PN: 'Pitcairn Islands',
    PS: 'Palestine',
    RE: 'Réunion',
    RU: 'Russia',
    ST: 'São Tomé and Príncipe',
    SX: 'Sint Maarten',
    SY: 'Syria',
    TW: 'Taiwan',
    TZ: 'Tanzania',
    UM: 'US Outlying Islands',
    VA: 'Vatican City',
    VG: 'British Virgin Islands',
    VI: 'US Virgin Islands',
  },
};

/** How i18n-iso-countries keeps the names of one language. */
export type NameList = { countries: Record<string, string | string[]> };

export function countriesOf(language: Language, { countries }: NameList): Country[] {
  const order = new Intl.Collator(language);
  return countryCodes
    .map((code) => {
      const [name = code, ...also] = [special[language][code] ?? [], countries[code] ?? []].flat();
      return { code, name, also };
    })
    .sort((x, y) => order.compare(x.name, y.name));
}
