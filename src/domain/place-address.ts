// Turns what a places service says of a place into an address, component by component, as the country writes it (R29).
import { carrierCountry, countryOf, isKnownCountry, stateRequired } from './territory.ts';

/** One part of an address, as the service names it. */
export type PlaceComponent = {
  types: string[];
  long_name: string;
  short_name: string;
};

export type PlaceDetails = {
  address_components: readonly PlaceComponent[];
  formatted_address: string;
};

/** What was in the form when the place was picked. */
type BeforePick = {
  /** The street as typed; its number is kept when the place has none. */
  street: string;
  /** One of our country codes, or "". */
  country: string;
};

/** Any field may be "", if the place lacks it. */
type PlaceAddress = {
  street1: string;
  city: string;
  /** The abbreviation, where addresses have a state. */
  state: string;
  /** Its full name, for lists with other abbreviations. */
  stateName: string;
  zip: string;
  country: string;
  /** false: neither the place nor the customer named a house. */
  hasNumber: boolean;
};

/**
 * Countries that write the number before the street; everywhere else it comes after. A§7 names US and CA; for the
 * others the UPU and the address templates of OpenCage agree. Belgium, Brazil and Mexico write it after.
 */
const numberFirst: ReadonlySet<string> = new Set(
  (
    'US AS GU MP PR VI CA GB GG GI IE IM JE MT LU FR BL GF GP MC MF MQ NC PF PM RE WF YT AU CC CK CX FJ NF NZ ' +
    'AG BB BM BZ DM FK GY JM KN KY MS TC TT VG BD HK IN KH LB LK MM MY PH PK SG TH VN ' +
    'BF BJ CI DZ EG GA GH GM GN KE LS MA MG MU NA NG SC SL TN TZ UG ZA ZM ZW'
  ).split(' '),
);

/** Further countries where a state is part of the address; elsewhere it would only confuse the carrier. */
const alsoWithState: ReadonlySet<string> = new Set(['AR', 'CN', 'IN', 'JP', 'MY']);

/** The first that is present. NOTE: level 2 is the province in Belgium, so it is not a city in general. */
const cityTypes = ['locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3'] as const;
/** Municipalities are of level 2 here, and a locality is seldom given. */
const cityIsLevel2: ReadonlySet<string> = new Set(['BR']);

/** A§7: postcodes that may be in the formatted address alone. */
const zipPatterns: Readonly<Record<string, RegExp>> = {
  GB: /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/gi,
  US: /\b\d{5}(?:-\d{4})?\b/g,
  CA: /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/gi,
};

export function addressOfPlace(place: PlaceDetails, before: BeforePick): PlaceAddress {
  const part = (type: string) => place.address_components.find(({ types }) => types.includes(type));
  const long = (type: string): string => part(type)?.long_name.trim() ?? '';
  const named = part('country')?.short_name.trim().toUpperCase() ?? '';
  const iso = isKnownCountry(named) ? named : carrierCountry({ country: before.country });
  const zip = zipOf(place, iso);
  const route = long('route') || long('premise');
  const number = long('street_number') || typedNumber(before.street, route);
  const state = part(iso === 'IT' ? 'administrative_area_level_2' : 'administrative_area_level_1');
  const withState = state && (stateRequired(iso) || alsoWithState.has(iso));
  return {
    street1: route ? joinStreet(route, number, iso) : before.street.trim(),
    city: cityOf(long, iso),
    state: withState ? state.short_name.trim() : '',
    stateName: withState ? state.long_name.trim() : '',
    zip,
    country: isOwnCode(before.country, iso, zip) ? before.country : iso,
    hasNumber: number !== '',
  };
}

const joinStreet = (route: string, number: string, country: string): string =>
  (numberFirst.has(country) ? [number, route] : [route, number]).filter(Boolean).join(' ');

function cityOf(long: (type: string) => string, country: string): string {
  const types = cityIsLevel2.has(country) ? [...cityTypes, 'administrative_area_level_2'] : cityTypes;
  return types.map(long).find((name) => name !== '') ?? '';
}

/** Half a postcode (GB) and the suffix of one (US) do not count. */
function zipOf({ address_components, formatted_address }: PlaceDetails, country: string): string {
  const whole = address_components.find(
    ({ types }) => types.includes('postal_code') && !types.includes('postal_code_prefix'),
  );
  if (whole?.long_name.trim()) return whole.long_name.trim();
  const pattern = Object.hasOwn(zipPatterns, country) ? zipPatterns[country] : undefined;
  // The last one, and never the house number, which may have five digits, too.
  const house = address_components.find(({ types }) => types.includes('street_number'))?.long_name.trim();
  const found = pattern && formatted_address.match(pattern)?.findLast((digits) => digits !== house);
  return found ? found.toUpperCase().replace(/-\d{4}$/, '') : '';
}

/** "Lindenweg 5a" → "5a", "12 Rue de Rivoli" → "12"; a number in the street's name is not the house's. */
export function typedNumber(typed: string, route: string): string {
  const text = typed.trim();
  const found =
    /\s(\d{1,5}(?:\s?[a-z])?(?:\s?[-/]\s?\d{1,5}[a-z]?)?)$/i.exec(text)?.[1] ??
    /^(\d{1,5}[a-z]?(?:[-/]\d{1,5}[a-z]?)?)[\s,]/i.exec(text)?.[1] ??
    '';
  const digits = /\d+/.exec(found)?.[0];
  const inName = (route.match(/\d+/g) ?? []).some((number) => number === digits);
  return inName ? '' : found;
}

/** Whether the place lies in the territory that the form names by our own code, and the service by its country's. */
const isOwnCode = (code: string, iso: string, zip: string): boolean =>
  carrierCountry({ country: code }) === iso && countryOf({ country: code, zip }) === code;
