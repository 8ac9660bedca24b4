// The hub's address: an invented one in the sandbox, otherwise the operator's own, or none.
import type { Hub } from '#domain/hub.ts';
import { isInsideEu, isKnownCountry } from '#domain/territory.ts';
import { ConfigError, missingVariables, type Reader } from './reader.ts';

const demo: Hub = {
  name: 'Hafenpost Hub',
  street: 'Am Sandtorkai 60',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
  phone: '+49 40 0000000',
  email: 'hub@hafenpost.example',
};

const needed = {
  name: 'HUB_NAME',
  street: 'HUB_STREET',
  zip: 'HUB_ZIP',
  city: 'HUB_CITY',
  phone: 'HUB_PHONE',
  email: 'HUB_EMAIL',
} as const;

/** Null: no hub routes are offered. An incomplete address is refused: parcels would be sent there. */
export function hubFrom(read: Reader, sandbox: boolean): Hub | null {
  const wanted = read.optional('HUB_ROUTES');
  if (wanted !== null && wanted !== 'on' && wanted !== 'off')
    throw new ConfigError(`HUB_ROUTES must be "on" or "off": ${wanted}`);
  if (wanted === 'off') return null;
  const missing = Object.values(needed).filter((name) => read.optional(name) === null);
  const isEmpty = missing.length === Object.keys(needed).length && read.optional('HUB_COUNTRY') === null;
  if (isEmpty && sandbox) return demo;
  if (isEmpty && wanted === null) return null;
  if (missing.length > 0) throw missingVariables(missing);
  const given = (name: keyof typeof needed): string => read.text(needed[name], '');
  const country = read.text('HUB_COUNTRY', 'DE').toUpperCase();
  const hub: Hub = {
    name: given('name'),
    street: given('street'),
    zip: given('zip'),
    city: given('city'),
    country,
    phone: given('phone'),
    email: given('email'),
  };
  if (!isKnownCountry(country) || !isInsideEu(hub))
    throw new ConfigError(
      `HUB_COUNTRY and HUB_ZIP are not inside the EU, where a hub must be to make declarations: ${country} ${hub.zip}`,
    );
  return hub;
}
