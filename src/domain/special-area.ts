// Addresses whose postcode changes their customs and VAT rules, so that people are told before they choose (C-08).
import { isInsideEu, type Place, specialPartOf } from './territory.ts';

/**
 * By the codes of the territory table, for parts whose rules differ from the country's; those of Monaco, the Isle of
 * Man and Puerto Rico do not.
 */
const names = {
  HEL: 'heligoland',
  CH: 'busingen',
  LIV: 'livigno',
  IT: 'campione',
  SM: 'sanMarino',
  VA: 'vatican',
  IC: 'canaries',
  EA: 'ceutaMelilla',
  GP: 'frenchDepartments',
  MQ: 'frenchDepartments',
  GF: 'frenchDepartments',
  RE: 'frenchDepartments',
  YT: 'frenchDepartments',
  MF: 'frenchDepartments',
  BL: 'frenchTerritories',
  PM: 'frenchTerritories',
  TF: 'frenchTerritories',
  WF: 'frenchTerritories',
  PF: 'frenchTerritories',
  NC: 'frenchTerritories',
  AX: 'aland',
  GR: 'athos',
  NCY: 'northernCyprus',
  SJ: 'svalbard',
  GL: 'greenland',
  FO: 'faroes',
  GBX: 'northernIreland',
  JE: 'channelIslands',
  GG: 'channelIslands',
  VI: 'usIslands',
  GU: 'usIslands',
  AS: 'usIslands',
} as const;

/**
 * The web has a sentence for each; `elsewhere`: a part's code was chosen, but the place is in the rest of the country.
 */
export type SpecialArea = (typeof names)[keyof typeof names] | 'elsewhere';

const isNamed = (part: string): part is keyof typeof names => Object.hasOwn(names, part);

/** The part of the country that has rules of its own; null where the country's rules apply. */
export function notableArea(place: Place): SpecialArea | null {
  const part = specialPartOf(place);
  if (part !== null && isNamed(part)) return names[part];
  return isInsideEu(place) === isInsideEu({ country: place.country }) ? null : 'elsewhere';
}
