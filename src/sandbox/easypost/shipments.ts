// Shipments: create, rate, rerate, buy, insure, refund, other label formats, forms.
import type { FastifyInstance } from 'fastify';
import { ACCOUNT_IDS } from './carrier-accounts.ts';
import { buyPostage, checkComplete, raisePrice, rateUnavailable } from './buying.ts';
import { addInsuranceFee } from './fees.ts';
import { asFields, asFlag, asNumber, asReference, asText, unwrap, type Fields } from './input.ts';
import { createForm, isLabelFormat, publishLabel } from './label-files.ts';
import { priceRises, recipientKey } from './magic.ts';
import { pageOf } from './pagination.ts';
import { rateOf } from './rating.ts';
import { requestRefund } from './refunds.ts';
import {
  buildShipment,
  dropUps,
  rateBody,
  rateShipment,
  resolveCarriers,
  waitForCarriers,
} from './shipment-build.ts';
import { missing, notFound, unprocessable } from './wire-error.ts';
import { stamp, type ShipmentRecord, type World } from './world.ts';

type ById = { Params: { id: string } };

function findShipment(world: World, id: string): ShipmentRecord {
  const record = world.shipments.get(id);
  if (!record) throw notFound();
  return record;
}

async function createShipment(world: World, given: Fields): Promise<ShipmentRecord> {
  const service = asText(given['service']);
  if (service !== null) checkOneAccount(given['carrier_accounts']);
  const record = buildShipment(world, given);
  const isHanging = await waitForCarriers(world, record.carriers, record.wire.to_address);
  rateShipment(world, record);
  if (isHanging) dropUps(record);
  if (service === null) return record;
  // One call: create and buy.
  checkComplete(record);
  const rate = record.wire.rates.find(
    (candidate) => candidate.service.toLowerCase() === service.toLowerCase(),
  );
  if (!rate) throw rateUnavailable();
  await buyPostage(world, record, { rateId: rate.id, insurance: null });
  return record;
}

/** Buying without a rate requires exactly one carrier account. */
function checkOneAccount(accounts: unknown): void {
  if (new Set(resolveCarriers(accounts)).size === 1) return;
  throw unprocessable(
    'SHIPMENT.CARRIER_ACCOUNTS.CONFLICT',
    'Only one carrier_account_id can be supplied when purchasing a shipment without rating.',
  );
}

/** Rerates: new rate ids, and for PRICEUP the higher price. */
async function rerate(world: World, record: ShipmentRecord): Promise<void> {
  if (record.wire.postage_label) {
    throw unprocessable('SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.');
  }
  const isHanging = await waitForCarriers(world, record.carriers, record.wire.to_address);
  raisePrice(world, record.wire.to_address);
  rateShipment(world, record);
  if (isHanging) dropUps(record);
}

function convertLabel(world: World, record: ShipmentRecord, format: string): void {
  const label = record.wire.postage_label;
  if (!label) throw unprocessable('SHIPMENT.POSTAGE.REQUIRED', 'Postage must be purchased first.');
  if (!isLabelFormat(format)) {
    throw unprocessable('SHIPMENT.POSTAGE.INVALID_FORMAT', 'The label format is not supported.', [
      { field: 'file_format', message: 'must be one of PNG, PDF, ZPL, EPL2' },
    ]);
  }
  if (label.label_file_type !== 'image/png') {
    throw unprocessable('SHIPMENT.POSTAGE.FORMAT_UNAVAILABLE', 'Only PNG labels can be converted.');
  }
  if (format === 'PDF') label.label_pdf_url ??= publishLabel(world, record, format);
  if (format === 'ZPL') label.label_zpl_url ??= publishLabel(world, record, format);
  if (format === 'EPL2') label.label_epl2_url ??= publishLabel(world, record, format);
  label.updated_at = stamp(world);
}

function insure(world: World, record: ShipmentRecord, amount: number | null): void {
  if (!record.wire.postage_label)
    throw unprocessable('SHIPMENT.POSTAGE.REQUIRED', 'Postage must be purchased first.');
  if (record.wire.insurance !== null) {
    throw unprocessable('SHIPMENT.INSURANCE.ALREADY_PURCHASED', 'Insurance has already been purchased.');
  }
  if (amount === null) throw unprocessable('INSURANCE.AMOUNT.REQUIRED', 'The insurance amount is required.');
  if (amount <= 0)
    throw unprocessable('INSURANCE.AMOUNT.BELOW_MINIMUM', 'The insurance amount is too small.');
  if (amount > 5000)
    throw unprocessable('INSURANCE.AMOUNT.ABOVE_MAXIMUM', 'The insurance amount is too large.');
  record.wire.insurance = amount.toFixed(2);
  addInsuranceFee(world, record, record.wire.insurance);
}

/** Rates with delivery days in percentiles; amounts are numbers here, as recorded. */
function smartRates({ wire }: ShipmentRecord) {
  return wire.rates.map(({ billing_type: _billing, ...rate }) => {
    const days = rate.delivery_days ?? 3;
    const asMoney = (value: string | null) => (value === null ? null : Number(value));
    return {
      ...rate,
      rate: Number(rate.rate),
      list_rate: asMoney(rate.list_rate),
      retail_rate: asMoney(rate.retail_rate),
      time_in_transit: {
        percentile_50: Math.max(1, days - 1),
        percentile_75: days,
        percentile_85: days,
        percentile_90: days,
        percentile_95: days + 1,
        percentile_97: days + 1,
        percentile_99: days + 2,
      },
    };
  });
}

/** Rates without a shipment: nothing is stored, the rates have no ids. */
async function statelessRates(world: World, given: Fields) {
  const carriers = resolveCarriers(given['carrier_accounts']);
  const record = buildShipment(world, given);
  world.shipments.delete(record.wire.id);
  const { wire } = record;
  const { from_address: from, to_address: to } = wire;
  const isHanging = await waitForCarriers(world, carriers, to);
  const { offers, messages } = rateOf({
    from,
    to,
    parcel: wire.parcel,
    customs: wire.customs_info,
    options: wire.options,
    carriers: isHanging ? carriers.filter((carrier) => carrier !== 'UPS') : carriers,
    at: world.clock.now(),
    isRaised: priceRises(to) && world.raised.has(recipientKey(to)),
    isOrder: false,
  });
  const rates = offers.map((offer) => ({
    ...rateBody(offer, stamp(world)),
    carrier_account_id: ACCOUNT_IDS[offer.carrier],
  }));
  return { from_address: from, to_address: to, messages, rates };
}

function purchaseRoutes(app: FastifyInstance, world: World): void {
  app.post<ById>('/shipments/:id/buy', async ({ params, body }) => {
    const record = findShipment(world, params.id);
    const given = asFields(body) ?? {};
    const rateId = asReference(given['rate']);
    if (rateId === null) throw missing('rate');
    const insurance = asNumber(given['insurance']);
    await buyPostage(world, record, { rateId, insurance: insurance === null ? null : insurance.toFixed(2) });
    return record.wire;
  });

  app.post<ById>('/shipments/:id/insure', ({ params, body }) => {
    const record = findShipment(world, params.id);
    insure(world, record, asNumber(asFields(body)?.['amount']));
    return record.wire;
  });

  app.post<ById>('/shipments/:id/refund', ({ params }) => {
    const record = findShipment(world, params.id);
    requestRefund(world, record);
    return record.wire;
  });

  app.get<ById>('/shipments/:id/label', ({ params, query }) => {
    const record = findShipment(world, params.id);
    convertLabel(world, record, asText(asFields(query)?.['file_format'])?.toUpperCase() ?? 'PNG');
    return record.wire;
  });

  app.post<ById>('/shipments/:id/forms', (request, reply) => {
    const record = findShipment(world, request.params.id);
    const type = asText(unwrap(request.body, 'form')['type']);
    if (type === null) throw missing('type');
    if (!record.wire.postage_label)
      throw unprocessable('SHIPMENT.POSTAGE.REQUIRED', 'Postage must be purchased first.');
    record.wire.forms = [...record.wire.forms, createForm(world, record, type)];
    return reply.code(201).send(record.wire);
  });
}

export function shipmentRoutes(app: FastifyInstance, world: World): void {
  app.post('/shipments', async (request, reply) => {
    const { wire } = await createShipment(world, unwrap(request.body, 'shipment'));
    return reply.code(201).header('location', `/api/v2/shipments/${wire.id}`).send(wire);
  });

  app.get('/shipments', ({ query }) => {
    const purchased = asFields(query)?.['purchased'];
    const onlyBought = purchased === undefined || asFlag(purchased);
    const fitting = world.shipments
      .newestFirst()
      .filter(({ wire }) => !onlyBought || wire.postage_label !== null)
      .map(({ wire }) => wire);
    const { items, hasMore } = pageOf(fitting, query);
    return { shipments: items, has_more: hasMore };
  });

  app.get<ById>('/shipments/:id', ({ params }) => findShipment(world, params.id).wire);
  app.get<ById>('/shipments/:id/rates', ({ params }) => ({
    rates: findShipment(world, params.id).wire.rates,
  }));
  app.get<ById>('/shipments/:id/smartrate', ({ params }) => ({
    result: smartRates(findShipment(world, params.id)),
  }));

  app.post<ById>('/shipments/:id/rerate', async ({ params }) => {
    const record = findShipment(world, params.id);
    await rerate(world, record);
    return { rates: record.wire.rates };
  });

  app.get<ById>('/rates/:id', ({ params }) => {
    for (const { wire } of world.shipments.newestFirst()) {
      const rate = wire.rates.find(({ id }) => id === params.id);
      if (rate) return rate;
    }
    throw notFound();
  });

  purchaseRoutes(app, world);
}

/** `/easypost/beta/rates`, beside v2. */
export function betaRoutes(app: FastifyInstance, world: World): void {
  app.post('/rates', (request) => statelessRates(world, unwrap(request.body, 'shipment')));
}
