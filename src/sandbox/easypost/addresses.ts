// Addresses: stored as given, upper-cased and completed when verified.
import type { FastifyInstance } from 'fastify';
import { hash32 } from '../ids.ts';
import { asFields, asFlag, asList, asReference, asText, unwrap, type Fields } from './input.ts';
import type { Address, FieldError, Verification } from './wire-schema.ts';
import { pageOf } from './pagination.ts';
import { notFound, unprocessable } from './wire-error.ts';
import { stamp, type World } from './world.ts';

function buildAddress(world: World, given: Fields): Address {
  const country = asText(given['country'])?.toUpperCase() ?? null;
  if (country !== null && !/^[A-Z]{2}$/.test(country)) {
    throw unprocessable(
      'ADDRESS.COUNTRY.INVALID',
      "Invalid 'country', please provide a 2 character ISO country code.",
      [{ field: 'country', message: 'invalid' }],
    );
  }
  const at = stamp(world);
  return {
    id: world.ids.nextTimeBased('adr'),
    object: 'Address',
    created_at: at,
    updated_at: at,
    name: asText(given['name']),
    company: asText(given['company']),
    street1: asText(given['street1']),
    street2: asText(given['street2']),
    city: asText(given['city']),
    state: asText(given['state']),
    zip: asText(given['zip']),
    country: country ?? 'US',
    phone: asText(given['phone']),
    email: asText(given['email']),
    mode: 'test',
    carrier_facility: asText(given['carrier_facility']),
    residential: typeof given['residential'] === 'boolean' ? given['residential'] : null,
    federal_tax_id: asText(given['federal_tax_id']),
    state_tax_id: asText(given['state_tax_id']),
    verifications: {},
  };
}

const faultOf = (code: string, field: string, message: string): FieldError => ({
  code,
  field,
  message,
  suggestion: null,
});

/**
 * An address without street or town, or with the word unknown, invalid or nowhere in its street, does not exist here;
 * Berlin's Invalidenstraße does.
 */
export const isNowhere = ({ street1, city, zip }: Address): boolean =>
  !street1 || (!city && !zip) || /\b(unknown|invalid|nowhere)\b/i.test(street1);

/** Verification also requires a house number. */
function faultsOf(address: Address): FieldError[] {
  const { street1 } = address;
  return [
    ...(isNowhere(address) ? [faultOf('E.ADDRESS.NOT_FOUND', 'address', 'Address not found')] : []),
    ...(street1 && /\d/.test(street1)
      ? []
      : [faultOf('E.HOUSE_NUMBER.MISSING', 'street1', 'House number is missing')]),
  ];
}

const upper = (text: string | null) => text?.toUpperCase() ?? null;

/** Fills in `verifications`; on success the address is normalised in place. */
function verify(address: Address): FieldError[] {
  const errors = faultsOf(address);
  const success = errors.length === 0;
  const isUs = address.country === 'US';
  const zip4: Verification = { success, errors, details: null };
  const details = success
    ? {
        latitude: (hash32(`${address.zip}`) % 1000) / 100 + 45,
        longitude: (hash32(`${address.city}`) % 1000) / 100 + 5,
      }
    : {};
  const zone = success && { time_zone: isUs ? 'America/Los_Angeles' : 'Europe/Berlin' };
  address.verifications = {
    ...(isUs && { zip4 }),
    delivery: { success, errors, details: { ...details, ...zone } },
  };
  if (!success) return errors;
  const plusFour = String(hash32(`${address.street1}`) % 10_000).padStart(4, '0');
  Object.assign(address, {
    name: upper(address.name),
    company: upper(address.company),
    street1: upper([address.street1, address.street2].filter(Boolean).join(' ')),
    street2: '',
    city: upper(address.city),
    state: upper(address.state),
    zip: isUs && /^\d{5}$/.test(address.zip ?? '') ? `${address.zip}-${plusFour}` : upper(address.zip),
    residential: false,
  });
  return [];
}

/** `true`, `[true]`, `["delivery"]` or `"true"`. */
const wants = (value: unknown) => asFlag(value) || asList(value).length > 0;

const verifyFailure = (errors: FieldError[]) =>
  unprocessable('ADDRESS.VERIFY.FAILURE', 'Unable to verify address.', errors);

function createAddress(world: World, given: Fields, flags: Fields = {}): Address {
  const address = buildAddress(world, given);
  if (wants(flags['verify_strict'] ?? given['verify_strict'])) {
    const errors = verify(address);
    if (errors.length > 0) throw verifyFailure(errors);
  } else if (wants(flags['verify'] ?? given['verify'])) {
    verify(address);
  }
  return world.addresses.put(address.id, address);
}

/** A whole address, `{id}` or an id. Undefined when nothing is given. */
export function resolveAddress(world: World, value: unknown): Address | undefined {
  const id = asReference(value);
  if (id !== null) {
    const known = world.addresses.get(id);
    if (!known) throw notFound();
    return known;
  }
  const given = asFields(value);
  return given && Object.keys(given).length > 0 ? createAddress(world, given) : undefined;
}

export function addressRoutes(app: FastifyInstance, world: World): void {
  const find = (id: string) => {
    const address = world.addresses.get(id);
    if (!address) throw notFound();
    return address;
  };

  app.post('/addresses', (request, reply) => {
    const given = unwrap(request.body, 'address');
    const address = createAddress(world, given, asFields(request.body) ?? {});
    return reply.code(201).header('location', `/api/v2/addresses/${address.id}`).send(address);
  });

  app.post('/addresses/create_and_verify', (request) => {
    const address = buildAddress(world, unwrap(request.body, 'address'));
    const errors = verify(address);
    // Recorded behaviour: with verify_carrier a failure is reported inside the address instead.
    const isLenient = asText(asFields(request.body)?.['verify_carrier']) !== null;
    if (errors.length > 0 && !isLenient) throw verifyFailure(errors);
    return { address: world.addresses.put(address.id, address) };
  });

  app.get('/addresses', ({ query }) => {
    const { items, hasMore } = pageOf(world.addresses.newestFirst(), query);
    return { addresses: items, has_more: hasMore };
  });

  app.get<{ Params: { id: string } }>('/addresses/:id', ({ params }) => find(params.id));

  app.get<{ Params: { id: string } }>('/addresses/:id/verify', ({ params }) => {
    const address = find(params.id);
    const errors = verify(address);
    if (errors.length > 0) throw verifyFailure(errors);
    return { address };
  });
}
