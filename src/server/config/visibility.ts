// Where carrier services are shown (closing ruling 7): the specification's table, or the operator's own.
import {
  carriers,
  defaultVisibility,
  type Storefront,
  storefronts,
  type Visibility,
} from '#domain/carrier.ts';
import { ConfigError, type Reader } from './reader.ts';

const NAME = 'HIDDEN_SERVICES';

/**
 * Parses "DPD=rates; DHL Express/Medical Express=rates+landing": which carrier is hidden where, a service by part of
 * its name. It replaces the whole table; "none": everything is shown everywhere. Throws ConfigError.
 */
export function visibilityFrom(read: Reader): readonly Visibility[] {
  const given = read.optional(NAME);
  if (given === null) return defaultVisibility;
  if (given === 'none') return [];
  return given.split(';').map((entry) => rowFrom(entry.trim()));
}

function rowFrom(entry: string): Visibility {
  const [, named, service = '', places = ''] = /^([^/=]+)(?:\/([^=]+))?=(.+)$/.exec(entry) ?? [];
  const carrier = carriers.find((known) => known === named?.trim());
  if (!carrier)
    throw new ConfigError(`${NAME} names none of the carriers ${carriers.join(', ')}: "${entry}"`);
  return {
    carrier,
    service: new RegExp(service.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i'),
    hiddenIn: places.split('+').map((place) => storefrontFrom(place.trim(), entry)),
  };
}

function storefrontFrom(name: string, entry: string): Storefront {
  const place = storefronts.find((known) => known === name);
  if (!place) throw new ConfigError(`${NAME} names none of the places ${storefronts.join(', ')}: "${entry}"`);
  return place;
}
