// Orders: several parcels on one lane, rated as the sum of their rates, bought together.
import type { FastifyInstance } from 'fastify';
import { ACCOUNT_IDS } from './carrier-accounts.ts';
import { resolveAddress } from './addresses.ts';
import { buyPostage, raisePrice } from './buying.ts';
import { addUp, joinUps, sameService } from './consignment.ts';
import { asFields, asFlag, asList, asText, unwrap, type Fields } from './input.ts';
import type { Message, Order } from './wire-schema.ts';
import {
  buildShipment,
  completeOptions,
  dropUps,
  rateShipment,
  resolveCarriers,
  waitForCarriers,
} from './shipment-build.ts';
import { notFound, unprocessable } from './wire-error.ts';
import { stamp, type OrderRecord, type ShipmentRecord, type World } from './world.ts';

const MOST_SHIPMENTS = 100;

type ById = { Params: { id: string } };

/** Deduplicated: one message per carrier and reason, however many parcels were refused. */
function orderMessages(records: readonly ShipmentRecord[]): Message[] {
  const seen = new Map<string, Message>();
  for (const { wire } of records) {
    for (const message of wire.messages) seen.set(`${message.carrier}|${message.message}`, message);
  }
  return [...seen.values()];
}

/** Updates the totals of an order after all its shipments were rated. */
function sumUp(order: OrderRecord, at: string): void {
  order.wire.rates = addUp(order.records).map((rate) => ({ ...rate, created_at: null, updated_at: null }));
  joinUps(order.records);
  order.wire.messages = orderMessages(order.records);
  order.wire.updated_at = at;
}

function buildOrder(world: World, given: Fields): OrderRecord {
  const [to, from] = [
    resolveAddress(world, given['to_address']),
    resolveAddress(world, given['from_address']),
  ];
  if (!to) throw unprocessable('ORDER.TO_ADDRESS.REQUIRED', 'The recipient address is required.');
  if (!from) throw unprocessable('ORDER.FROM_ADDRESS.REQUIRED', 'The sender address is required.');
  const parts = asList(given['shipments']).map((part) => asFields(part) ?? {});
  if (parts.length === 0)
    throw unprocessable('ORDER.SHIPMENTS.REQUIRED', 'At least one shipment is required.');
  if (parts.length > MOST_SHIPMENTS)
    throw unprocessable('ORDER.INVALID', 'An order has at most 100 shipments.');
  const carriers = resolveCarriers(given['carrier_accounts']);
  const orderId = world.ids.next('order');
  const records = parts.map((part, i) =>
    buildShipment(
      world,
      {
        ...part,
        to_address: { id: to.id },
        from_address: { id: from.id },
        options: { ...asFields(given['options']), ...asFields(part['options']) },
        is_return: part['is_return'] ?? given['is_return'],
        carrier_accounts: carriers.map((carrier) => ACCOUNT_IDS[carrier]),
      },
      { orderId, n: i + 1, of: parts.length },
    ),
  );
  const { date_advance: _none, ...options } = completeOptions(given['options']);
  const at = stamp(world);
  const wire: Order = {
    mode: 'test',
    reference: asText(given['reference']) ?? '',
    is_return: asFlag(given['is_return']),
    options,
    messages: [],
    created_at: at,
    updated_at: at,
    customs_info: null,
    from_address: from,
    to_address: to,
    buyer_address: resolveAddress(world, given['buyer_address']) ?? to,
    return_address: resolveAddress(world, given['return_address']) ?? from,
    shipments: records.map((record) => record.wire),
    rates: [],
    id: orderId,
    object: 'Order',
  };
  return world.orders.put(orderId, { wire, records, carriers });
}

async function rateOrder(world: World, order: OrderRecord): Promise<void> {
  const isHanging = await waitForCarriers(world, order.carriers, order.wire.to_address);
  for (const record of order.records) {
    rateShipment(world, record);
    if (isHanging) dropUps(record);
  }
  sumUp(order, stamp(world));
}

/** New rates with new ids, like a shipment's rerate; a bought order keeps its rates. */
async function rerate(world: World, order: OrderRecord): Promise<void> {
  if (order.records.some(({ wire }) => wire.postage_label !== null)) return;
  raisePrice(world, order.wire.to_address);
  await rateOrder(world, order);
}

const orderRateUnavailable = () =>
  unprocessable('ORDER.RATE.UNAVAILABLE', 'The carrier and service are not available for this order.');

/** Buys one shipment after the other; a refusal leaves earlier ones bought. */
async function buyOrder(
  world: World,
  order: OrderRecord,
  { carrier, service }: { carrier: string; service: string },
) {
  const chosen = order.wire.rates.find(
    (rate) =>
      rate.carrier.toLowerCase() === carrier.toLowerCase() &&
      rate.service.toLowerCase() === service.toLowerCase(),
  );
  if (!chosen) throw orderRateUnavailable();
  if (raisePrice(world, order.wire.to_address)) {
    for (const record of order.records) rateShipment(world, record);
    sumUp(order, stamp(world));
    throw orderRateUnavailable();
  }
  if (order.records.every(({ wire }) => wire.postage_label !== null)) {
    throw unprocessable('SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for all shipments of this order.');
  }
  for (const record of order.records) {
    if (record.wire.postage_label) continue;
    const own = record.wire.rates.find((candidate) => sameService(candidate, chosen));
    const [first] = order.records;
    // A shipment without a rate of its own is part of a consignment.
    if (own) await buyPostage(world, record, { rateId: own.id, insurance: null });
    else await buyPostage(world, record, { rateId: chosen.id, insurance: null, ratedWith: first });
  }
  order.wire.updated_at = stamp(world);
}

export function orderRoutes(app: FastifyInstance, world: World): void {
  const find = (id: string) => {
    const order = world.orders.get(id);
    if (!order) throw notFound();
    return order;
  };

  app.post('/orders', async (request, reply) => {
    const order = buildOrder(world, unwrap(request.body, 'order'));
    await rateOrder(world, order);
    return reply.code(201).header('location', `/api/v2/orders/${order.wire.id}`).send(order.wire);
  });

  app.get<ById>('/orders/:id', ({ params }) => find(params.id).wire);
  app.get<ById>('/orders/:id/rates', async ({ params }) => {
    const order = find(params.id);
    await rerate(world, order);
    return order.wire;
  });

  app.post<ById>('/orders/:id/buy', async ({ params, body }) => {
    const order = find(params.id);
    const given = asFields(body) ?? {};
    const [carrier, service] = [asText(given['carrier']), asText(given['service'])];
    if (carrier === null) throw unprocessable('ORDER.CARRIER.REQUIRED', 'The carrier is required.');
    if (service === null) throw unprocessable('ORDER.SERVICE.REQUIRED', 'The service is required.');
    await buyOrder(world, order, { carrier, service });
    return order.wire;
  });
}
