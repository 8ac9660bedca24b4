// Country names on our pages, in German and English, in addition to those of a name list.
import type { Language } from './user.ts';

/** Our own codes (B§3), and countries that the list names more formally than people do. */
const special: Record<Language, Readonly<Record<string, string>>> = {
  de: {
    PTX: 'Madeira (Portugal)',
    IC: 'Kanarische Inseln (Spanien)',
    GBX: 'Nordirland (Vereinigtes Königreich)',
    AX: 'Åland (Finnland)',
    UM: 'Amerikanische Überseeinseln',
    BN: 'Brunei',
    BQ: 'Bonaire, Sint Eustatius und Saba',
    CD: 'Kongo (Demokratische Republik)',
    CG: 'Kongo (Republik)',
    CZ: 'Tschechien',
    MD: 'Moldau',
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

/** The name that is shown, and other names of the same country, such as USA. */
export const namesOfCountry = (code: string, language: Language, { countries }: NameList): string[] =>
  [special[language][code] ?? [], countries[code] ?? []].flat();
