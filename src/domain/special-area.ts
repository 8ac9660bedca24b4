// When a postcode changes what customs and VAT make of an address, so that people are told before they choose (C-08).
import { isInsideEu, type Place, specialPartOf } from './territory.ts';

/**
 * By the codes of the territory table, where the answers are others than the country's; Monaco, the Isle of Man and
 * Puerto Rico are as their countries are.
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

/** The web has a sentence for each; `elsewhere`: in the rest of the country whose part has been chosen. */
export type SpecialArea = (typeof names)[keyof typeof names] | 'elsewhere';

const isNamed = (part: string): part is keyof typeof names => Object.hasOwn(names, part);

/** The part of the country that other rules hold for; null where the answers are those of the country. */
export function notableArea(place: Place): SpecialArea | null {
  const part = specialPartOf(place);
  if (part !== null && isNamed(part)) return names[part];
  return isInsideEu(place) === isInsideEu({ country: place.country }) ? null : 'elsewhere';
}
