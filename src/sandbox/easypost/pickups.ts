// Pickups: only for bought shipments and carriers that collect; created, bought, cancelled.
import type { FastifyInstance } from 'fastify';
import { isNowhere, resolveAddress } from './addresses.ts';
import { ACCOUNT_IDS, accountOf, type Carrier } from './carrier-accounts.ts';
import { asFields, asFlag, asReference, asText, unwrap, type Fields } from './input.ts';
import type { Address, Message, Pickup, PickupRate } from './wire-schema.ts';
import { pickupFails } from './magic.ts';
import { pageOf } from './pagination.ts';
import { resolveCarriers } from './shipment-build.ts';
import { isTooFarAhead } from './pickup-horizon.ts';
import { missing, notFound, unprocessable, WireError } from './wire-error.ts';
import { readTime, wireTime } from './wire-time.ts';
import { centsOf, charge, giveBack, type ShipmentRecord, type World } from './world.ts';

const DAY_MS = 86_400_000;

const SAME_DAY = 'Same-day Pickup';
const FUTURE_DAY = 'Future-day Pickup';

type Collection = { service: string; rate: string; currency: 'EUR' | 'USD' };

/** The carriers that collect, with service names and prices. DHL Paket and DPD do not. */
const COLLECTIONS: Partial<Record<Carrier, readonly Collection[]>> = {
  DHLExpress: [{ service: 'Pickup', rate: '0.00', currency: 'EUR' }],
  FedEx: [{ service: 'NextDay', rate: '4.00', currency: 'EUR' }],
  UPS: [
    { service: SAME_DAY, rate: '8.35', currency: 'EUR' },
    { service: FUTURE_DAY, rate: '6.50', currency: 'EUR' },
  ],
  USPS: [{ service: 'NextDay', rate: '0.00', currency: 'USD' }],
};

/** The shop's clock, as the shop lists pickups by its own time. */
const callStamp = (world: World): string => wireTime(world.callTime());

function readWindow(given: Fields): { min: number; max: number } {
  const [min, max] = [readTime(given['min_datetime']), readTime(given['max_datetime'])];
  if (min === null)
    throw unprocessable('PICKUP.MIN_DATETIME.REQUIRED', 'The beginning of the pickup window is required.');
  if (max === null)
    throw unprocessable('PICKUP.MAX_DATETIME.REQUIRED', 'The end of the pickup window is required.');
  if (max < min) {
    throw unprocessable('PICKUP.REQUEST.INVALID', 'The pickup window ends before it begins.', [
      { field: 'max_datetime', message: 'must not be before min_datetime' },
    ]);
  }
  return { min, max };
}

function readShipment(world: World, given: Fields): ShipmentRecord {
  const id = asReference(given['shipment']);
  if (id === null) throw missing('shipment');
  const record = world.shipments.get(id);
  if (!record) throw notFound();
  if (!record.wire.postage_label) {
    // As recorded (easypost-csharp 116): without postage the shipment has no carrier yet.
    throw unprocessable(
      'PICKUP.BATCH_CARRIER.INCONSISTENT',
      'Unable to create pickup, the carrier associated with the batch shipments is inconsistent.',
    );
  }
  return record;
}

function createPickup(world: World, given: Fields): Pickup {
  const address = resolveAddress(world, given['address']);
  if (!address) throw unprocessable('PICKUP.ADDRESS.REQUIRED', 'The pickup address is required.');
  if (isNowhere(address)) {
    throw unprocessable('PICKUP.ADDRESS.INVALID', 'The pickup address cannot be found.', [
      { field: 'address', message: 'Address not found' },
    ]);
  }
  const { min, max } = readWindow(given);
  const record = readShipment(world, given);
  const carrier = record.wire.selected_rate?.carrier as Carrier;
  const wanted = resolveCarriers(given['carrier_accounts']);
  const offers = wanted.includes(carrier) ? (COLLECTIONS[carrier] ?? []) : [];
  // A date alone means the whole day. USPS comes on its next round, whatever the date.
  const isPast = carrier !== 'USPS' && max + DAY_MS < world.callTime();
  const isTooEarly = isTooFarAhead(carrier, { min, now: world.callTime() });
  const refused: Message = {
    carrier,
    carrier_account_id: ACCOUNT_IDS[carrier],
    type: 'rate_error',
    message: isPast
      ? 'The pickup date must not be in the past.'
      : isTooEarly
        ? 'The requested pickup date is too far in the future.'
        : `Pickups are not supported by ${carrier}.`,
  };
  const at = callStamp(world);
  const id = world.ids.next('pickup');
  const rates = (isPast || isTooEarly ? [] : offers).map((offer): PickupRate => ({
    mode: 'test',
    ...offer,
    created_at: at,
    updated_at: at,
    carrier,
    pickup_id: id,
    id: world.ids.next('pickuprate'),
    object: 'PickupRate',
  }));
  return world.pickups.put(id, {
    id,
    object: 'Pickup',
    created_at: at,
    updated_at: at,
    mode: 'test',
    status: 'unknown',
    reference: asText(given['reference']),
    min_datetime: wireTime(min),
    max_datetime: wireTime(max),
    is_account_address: asFlag(given['is_account_address']),
    instructions: asText(given['instructions']),
    messages: rates.length > 0 ? [] : [refused],
    confirmation: null,
    address,
    carrier_accounts: given['carrier_accounts'] === undefined ? [] : wanted.map(accountOf),
    pickup_rates: rates,
  });
}

const berlin = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** UPS offers both services whatever the date, but performs Same-day only today and Future-day only on other days. */
function isForOtherDay(world: World, pickup: Pickup, service: string): boolean {
  const isToday = berlin.format(Date.parse(pickup.min_datetime)) === berlin.format(world.callTime());
  return isToday ? service === FUTURE_DAY : service === SAME_DAY;
}

function buyPickup(world: World, pickup: Pickup, given: Fields): void {
  const [carrier, service] = [asText(given['carrier']), asText(given['service'])];
  if (carrier === null) throw unprocessable('PICKUP.CARRIER.REQUIRED', 'The carrier is required.');
  if (service === null) throw unprocessable('PICKUP.SERVICE.REQUIRED', 'The service is required.');
  if (pickup.status !== 'unknown')
    throw unprocessable('PICKUP.STATUS.INVALID', 'The pickup can no longer be bought.');
  const rate = pickup.pickup_rates.find((offer) => offer.carrier === carrier && offer.service === service);
  if (!rate)
    throw unprocessable(
      'PICKUP.BUY.NO_MATCHING_RATES',
      'Unable to purchase pickup, no rates matching your request were found.',
    );
  if (isForOtherDay(world, pickup, service)) {
    throw new WireError(
      400,
      'PICKUP.BUY.FAILED',
      `${carrier}: The requested pickup date is not valid for a ${service}.`,
    );
  }
  if (carrier === 'UPS' && isLongFor(UPS_NAMES, pickup.address))
    throw new WireError(400, 'PICKUP.BUY.FAILED', `${carrier}: Missing or invalid pickup contact.`);
  if (pickupFails(pickup.address)) {
    throw new WireError(
      400,
      'PICKUP.BUY.FAILED',
      `${carrier}: The pickup could not be scheduled. (PICKUPFAIL)`,
    );
  }
  pickup.status = 'scheduled';
  pickup.confirmation = `WTC${String(world.ids.serial('pickup')).padStart(8, '0')}`;
  pickup.updated_at = callStamp(world);
  world.boughtPickups.set(pickup.id, rate);
  charge(world, rate.currency, centsOf(rate.rate));
}

/** Limits of UPS's Pickup API, shorter than those of a label. */
const UPS_NAMES = { name: 22, company: 27 };

const isLongFor = (room: typeof UPS_NAMES, { name, company }: Address): boolean =>
  (name?.length ?? 0) > room.name || (company?.length ?? 0) > room.company;

/** A date alone means the whole day. */
function endOf({ max_datetime }: Pickup): number {
  const max = Date.parse(max_datetime);
  return max % DAY_MS === 0 ? max + DAY_MS : max;
}

function cancelPickup(world: World, pickup: Pickup): void {
  if (pickup.status !== 'scheduled') {
    throw unprocessable('PICKUP.CANCEL.FAILED', 'Only a scheduled pickup can be cancelled.');
  }
  if (endOf(pickup) <= world.callTime()) {
    throw unprocessable('PICKUP.CANCEL.FAILED', 'The pickup window is over.');
  }
  pickup.status = 'canceled';
  pickup.updated_at = callStamp(world);
  const bought = world.boughtPickups.get(pickup.id);
  if (bought) giveBack(world, bought.currency, centsOf(bought.rate));
}

export function pickupRoutes(app: FastifyInstance, world: World): void {
  const find = (id: string) => {
    const pickup = world.pickups.get(id);
    if (!pickup) throw notFound();
    return pickup;
  };

  app.post('/pickups', (request) => createPickup(world, unwrap(request.body, 'pickup')));

  app.get('/pickups', ({ query }) => {
    const { items, hasMore } = pageOf(world.pickups.newestFirst(), query);
    return { pickups: items, has_more: hasMore };
  });

  app.get<{ Params: { id: string } }>('/pickups/:id', ({ params }) => find(params.id));

  app.post<{ Params: { id: string } }>('/pickups/:id/buy', ({ params, body }) => {
    const pickup = find(params.id);
    buyPickup(world, pickup, asFields(body) ?? {});
    return pickup;
  });

  app.post<{ Params: { id: string } }>('/pickups/:id/cancel', ({ params }) => {
    const pickup = find(params.id);
    cancelPickup(world, pickup);
    return pickup;
  });
}
