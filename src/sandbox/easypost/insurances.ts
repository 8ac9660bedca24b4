// Stand-alone insurance for a parcel, by its tracking code.
import type { FastifyInstance } from 'fastify';
import { resolveAddress } from './addresses.ts';
import { announce } from './events.ts';
import { fee, insuranceCost } from './fees.ts';
import { asNumber, asText, unwrap, type Fields } from './input.ts';
import type { Insurance } from './wire-schema.ts';
import { pageOf } from './pagination.ts';
import { trackCode } from './trackers.ts';
import { missing, notFound, unprocessable } from './wire-error.ts';
import { charge, giveBack, stamp, type World } from './world.ts';

/** Dollars. */
const MOST = 5_000;

function readAmount(given: Fields): string {
  const amount = asNumber(given['amount']);
  if (amount === null) throw unprocessable('INSURANCE.AMOUNT.REQUIRED', 'The insurance amount is required.');
  if (amount <= 0)
    throw unprocessable('INSURANCE.AMOUNT.BELOW_MINIMUM', 'The insurance amount is too small.');
  if (amount > MOST)
    throw unprocessable('INSURANCE.AMOUNT.ABOVE_MAXIMUM', 'The insurance amount is too large.');
  return amount.toFixed(5);
}

function createInsurance(world: World, given: Fields): Insurance {
  const code = asText(given['tracking_code']);
  if (code === null) throw missing('tracking_code');
  const amount = readAmount(given);
  const cost = insuranceCost(amount);
  const at = stamp(world);
  const insurance: Insurance = {
    id: world.ids.next('ins'),
    object: 'Insurance',
    mode: 'test',
    reference: asText(given['reference']),
    status: 'pending',
    amount,
    provider: 'easypost',
    provider_id: null,
    to_address: resolveAddress(world, given['to_address']) ?? null,
    from_address: resolveAddress(world, given['from_address']) ?? null,
    shipment_id: null,
    tracking_code: code,
    tracker: trackCode(world, code, asText(given['carrier'])),
    fee: fee('InsuranceFee', cost),
    messages: [],
    created_at: at,
    updated_at: at,
  };
  charge(world, 'USD', Math.round(cost * 100));
  world.clock.schedule(world.clock.now() + 60_000, () => {
    if (insurance.status !== 'pending') return;
    insurance.status = 'purchased';
    insurance.updated_at = stamp(world);
    announce(world, 'insurance.purchased', { result: insurance });
  });
  return world.insurances.put(insurance.id, insurance);
}

export function insuranceRoutes(app: FastifyInstance, world: World): void {
  const find = (id: string) => {
    const insurance = world.insurances.get(id);
    if (!insurance) throw notFound();
    return insurance;
  };

  app.post('/insurances', (request, reply) => {
    const insurance = createInsurance(world, unwrap(request.body, 'insurance'));
    return reply.code(201).header('location', `/api/v2/insurances/${insurance.id}`).send(insurance);
  });

  app.get('/insurances', ({ query }) => {
    const { items, hasMore } = pageOf(world.insurances.newestFirst(), query);
    return { insurances: items, has_more: hasMore };
  });

  app.get<{ Params: { id: string } }>('/insurances/:id', ({ params }) => find(params.id));

  app.post<{ Params: { id: string } }>('/insurances/:id/refund', ({ params }) => {
    const insurance = find(params.id);
    if (insurance.status === 'cancelled') {
      throw unprocessable('INSURANCE.PURCHASE.NOT_ALLOWED', 'The insurance has already been cancelled.');
    }
    insurance.status = 'cancelled';
    insurance.messages = ['Insurance was cancelled by the user.'];
    insurance.updated_at = stamp(world);
    insurance.fee = { ...insurance.fee, refunded: true };
    giveBack(world, 'USD', Math.round(insuranceCost(insurance.amount) * 100));
    announce(world, 'insurance.cancelled', { result: insurance });
    return insurance;
  });
}
