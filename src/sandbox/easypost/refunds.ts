// Refunds: submitted at once, decided by the carrier an hour later on the sandbox clock, or after ten days.
import type { FastifyInstance } from 'fastify';
import { postageOf } from './consignment.ts';
import { announce } from './events.ts';
import { asList, asText, unwrap } from './input.ts';
import { billsOnScan, refundComesLate, refundIsRefused, refundIsRefusedOnce } from './magic.ts';
import type { Refund, Shipment } from './wire-schema.ts';
import { pageOf } from './pagination.ts';
import { missing, notFound, unprocessable, WireError } from './wire-error.ts';
import { giveBack, stamp, type ShipmentRecord, type World } from './world.ts';

const DAY_MS = 86_400_000;
const DECIDED_AFTER_MS = 3_600_000;
const DECIDED_LATE_MS = 10 * DAY_MS;

/** Days from the purchase, from EasyPost's page on refunds, which names no other carriers. */
const WINDOW_DAYS: Readonly<Record<string, number>> = { USPS: 30, UPS: 90, FedEx: 90 };

const isFirst = (world: World, { id, shipment_id: of }: Refund): boolean =>
  !world.refunds.newestFirst().some((refund) => refund.shipment_id === of && refund.id !== id);

function decide(world: World, record: ShipmentRecord, refund: Refund): void {
  const { wire } = record;
  const to = wire.to_address;
  const isRefused = refundIsRefused(to) || (refundIsRefusedOnce(to) && isFirst(world, refund));
  refund.status = isRefused ? 'rejected' : 'refunded';
  refund.updated_at = stamp(world);
  wire.refund_status = refund.status;
  wire.updated_at = refund.updated_at;
  if (isRefused || !wire.selected_rate) return;
  refund.confirmation_number = `RF${String(world.ids.serial('refund')).padStart(8, '0')}`;
  giveBack(world, wire.selected_rate.currency, postageOf(world, record));
  wire.fees = wire.fees.map((fee) => (fee.type === 'PostageFee' ? { ...fee, refunded: true } : fee));
  announce(world, 'refund.successful', { result: refund });
  if (!wire.tracker) return;
  const previous = { status: wire.tracker.status };
  wire.tracker.status = 'cancelled';
  wire.tracker.status_detail = 'cancelled';
  wire.tracker.updated_at = refund.updated_at;
  wire.status = 'cancelled';
  announce(world, 'tracker.updated', { result: wire.tracker, previous });
}

/** Nothing is charged before the scan, so there is nothing to decide: the label is void at once, without a webhook. */
function cancelUnbilled(world: World, record: ShipmentRecord, refund: Refund): void {
  const { wire } = record;
  refund.status = 'not_applicable';
  wire.refund_status = 'not_applicable';
  if (wire.selected_rate) giveBack(world, wire.selected_rate.currency, postageOf(world, record));
}

const isVoid = ({ refund_status: status }: Shipment): boolean =>
  status === 'submitted' || status === 'refunded' || status === 'not_applicable';

/** Only before the first scan, and not again until the carrier has answered. */
export function requestRefund(world: World, record: ShipmentRecord): Refund {
  const { wire } = record;
  if (!wire.postage_label || !wire.selected_rate) {
    throw unprocessable(
      'SHIPMENT.REFUND.UNAVAILABLE',
      'Unable to request refund for shipment without a postage label.',
    );
  }
  if (isVoid(wire)) {
    throw unprocessable('SHIPMENT.REFUND.FAILURE', 'A refund has already been requested for this shipment.');
  }
  const days = WINDOW_DAYS[wire.selected_rate.carrier];
  if (days !== undefined && world.clock.now() - (record.boughtAt ?? 0) > days * DAY_MS) {
    throw unprocessable(
      'SHIPMENT.REFUND.UNAVAILABLE',
      `Refund is not available: it must be requested within ${days} days.`,
    );
  }
  if (!/^(unknown|pre_transit)$/.test(wire.status)) {
    throw unprocessable(
      'SHIPMENT.REFUND.UNAVAILABLE',
      'Refund is not available: the label has already been used.',
    );
  }
  const at = stamp(world);
  const refund: Refund = {
    id: world.ids.next('rfnd'),
    object: 'Refund',
    created_at: at,
    updated_at: at,
    tracking_code: wire.tracking_code ?? '',
    confirmation_number: null,
    status: 'submitted',
    carrier: wire.selected_rate.carrier,
    shipment_id: wire.id,
  };
  wire.refund_status = 'submitted';
  wire.updated_at = at;
  if (billsOnScan(wire.to_address)) cancelUnbilled(world, record, refund);
  else {
    const after = refundComesLate(wire.to_address) ? DECIDED_LATE_MS : DECIDED_AFTER_MS;
    world.clock.schedule(world.clock.now() + after, () => decide(world, record, refund));
  }
  return world.refunds.put(refund.id, refund);
}

/** The same refusals, with this endpoint's error code. */
function refundByCode(world: World, record: ShipmentRecord): Refund {
  try {
    return requestRefund(world, record);
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    throw unprocessable('REFUND.FAILURE', error.message, [
      { field: 'tracking_codes', message: `${record.wire.tracking_code ?? ''} cannot be refunded` },
    ]);
  }
}

export function refundRoutes(app: FastifyInstance, world: World): void {
  app.post('/refunds', (request, reply) => {
    const given = unwrap(request.body, 'refund');
    const [carrier, codes] = [asText(given['carrier']), asList(given['tracking_codes']).map(asText)];
    if (carrier === null) throw missing('carrier');
    if (codes.length === 0) throw missing('tracking_codes');
    const all = world.shipments.newestFirst();
    const found = codes.map((code) => {
      const record = all.find(({ wire }) => code !== null && wire.tracking_code === code);
      if (!record || record.wire.selected_rate?.carrier !== carrier) {
        throw unprocessable('REFUND.TRACKING_CODE.NOT_FOUND', 'The tracking code could not be found.', [
          { field: 'tracking_codes', message: `${code ?? ''} not found` },
        ]);
      }
      return record;
    });
    return reply.code(201).send(found.map((record) => refundByCode(world, record)));
  });

  app.get('/refunds', ({ query }) => {
    const { items, hasMore } = pageOf(world.refunds.newestFirst(), query);
    return { refunds: items, has_more: hasMore };
  });

  app.get<{ Params: { id: string } }>('/refunds/:id', ({ params }) => {
    const refund = world.refunds.get(params.id);
    if (!refund) throw notFound();
    return refund;
  });
}
