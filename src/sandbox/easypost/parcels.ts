// Parcels: inches and ounces; weight is required, dimensions are all three or none.
import type { FastifyInstance } from 'fastify';
import { asFields, asNumber, asReference, asText, unwrap, type Fields } from './input.ts';
import { isPredefinedPackage } from './predefined-packages.ts';
import type { Parcel } from './wire-schema.ts';
import { notFound, unprocessable, type ErrorDetail } from './wire-error.ts';
import { stamp, type World } from './world.ts';

const SIDES = ['length', 'width', 'height'] as const;

function problemsOf(given: Fields): ErrorDetail[] {
  const weight = asNumber(given['weight']);
  const problems: ErrorDetail[] = [];
  if (weight === null) problems.push({ field: 'weight', message: 'cannot be blank' });
  else if (weight <= 0) problems.push({ field: 'weight', message: 'must be greater than 0' });
  const named = SIDES.filter((side) => asNumber(given[side]) !== null);
  for (const side of SIDES) {
    const value = asNumber(given[side]);
    if (value !== null && value <= 0) problems.push({ field: side, message: 'must be greater than 0' });
    if (value === null && named.length > 0) problems.push({ field: side, message: 'cannot be blank' });
  }
  return problems;
}

function createParcel(world: World, given: Fields): Parcel {
  const problems = problemsOf(given);
  if (problems.length > 0) {
    throw unprocessable('PARCEL.PARAMETERS.INVALID', 'Invalid parcel dimensions or weight.', problems);
  }
  const name = asText(given['predefined_package']);
  if (name !== null && !isPredefinedPackage(name)) {
    throw unprocessable('PARCEL.PREDEFINED_PACKAGE.INVALID', 'The predefined package is not known.', [
      { field: 'predefined_package', message: 'is invalid' },
    ]);
  }
  const at = stamp(world);
  // Rounded to a tenth of an ounce.
  const weight = Math.round((asNumber(given['weight']) ?? 0) * 10) / 10;
  const parcel: Parcel = {
    id: world.ids.next('prcl'),
    object: 'Parcel',
    created_at: at,
    updated_at: at,
    length: asNumber(given['length']),
    width: asNumber(given['width']),
    height: asNumber(given['height']),
    predefined_package: name,
    weight: Math.max(0.1, weight),
    mode: 'test',
  };
  return world.parcels.put(parcel.id, parcel);
}

/** A whole parcel, `{id}` or an id. Undefined when nothing is given. */
export function resolveParcel(world: World, value: unknown): Parcel | undefined {
  const id = asReference(value);
  if (id !== null) {
    const known = world.parcels.get(id);
    if (!known) throw notFound();
    return known;
  }
  const given = asFields(value);
  return given && createParcel(world, given);
}

export function parcelRoutes(app: FastifyInstance, world: World): void {
  app.post('/parcels', (request, reply) => {
    const parcel = createParcel(world, unwrap(request.body, 'parcel'));
    return reply.code(201).header('location', `/api/v2/parcels/${parcel.id}`).send(parcel);
  });
  app.get<{ Params: { id: string } }>('/parcels/:id', ({ params }) => {
    const parcel = world.parcels.get(params.id);
    if (!parcel) throw notFound();
    return parcel;
  });
}
