// The EasyPost gateway against the sandbox: quotes, purchases through every fault, labels, pickups. One buy, always.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import type { Carrier } from '#domain/carrier.ts';
import type { CarrierRate, RateReference } from '#domain/rate.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { CarrierAnswer, CarrierPort } from '#server/gateways/carrier.ts';
import { createEasyPostGateway } from '#server/gateways/easypost/gateway.ts';
import { createHttp } from '#server/gateways/http.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { patienceFor } from '../support/patience.ts';
import { upstreamErrorOf } from '../support/upstream-error.ts';

let sandbox: Sandbox;
const http = createHttp({ repeatAfterMs: 5 });

beforeAll(async () => {
  sandbox = await createSandbox();
  // The first label takes longest; no test deadline should depend on it.
  const rate = await quoted(aShipment());
  await gateway().buy(rate.reference, { maxCostCents: rate.costCents });
});
beforeEach(() => sandbox.reset());
afterAll(async () => {
  await http.close();
  await sandbox.close();
});

const gateway = (writeTimeoutMs = 5_000, readBackMs = 2_000): CarrierPort => {
  const { DHLExpress, FedEx, UPS, DPD, DhlPaket, USPS } = sandbox.easypost.accounts;
  const accounts: { carrier: Carrier; accountId: string }[] = [
    { carrier: 'DHL Express', accountId: DHLExpress },
    { carrier: 'FedEx', accountId: FedEx },
    { carrier: 'UPS', accountId: UPS },
    { carrier: 'DPD', accountId: DPD },
    { carrier: 'DHL Paket', accountId: DhlPaket },
    { carrier: 'USPS', accountId: USPS },
  ];
  const config = { url: sandbox.easypost.url, apiKey: 'EZTKtest', accounts };
  return createEasyPostGateway({ ...config, rateTimeoutMs: 5_000, writeTimeoutMs, readBackMs }, http);
};

const ask = (carrier: Carrier, shipment: Shipment): Promise<CarrierAnswer> =>
  gateway().rate(carrier, shipment, { signal: AbortSignal.timeout(10_000), reference: 'HP-261120-7K3M9Q' });

async function quoted(shipment: Shipment, carrier: Carrier = 'UPS'): Promise<CarrierRate> {
  const { rates, messages } = await ask(carrier, shipment);
  const [rate] = rates;
  if (!rate) throw new Error(`${carrier} gave no rate: ${JSON.stringify(messages)}`);
  return rate;
}

const toTexas = anAddress({ name: 'John Sample', city: 'Austin', state: 'TX', zip: '73301', country: 'US' });
const two = [aParcel(), aParcel({ weight: 7.1, value: 80 })];
const buyCalls = () => sandbox.journal.list({ method: 'POST', path: '*/buy' });

test.for([
  ['DHL Express', ['Express Worldwide', 'Economy Select']],
  ['FedEx', ['International Priority', 'International Economy', 'International Connect Plus']],
  ['UPS', ['Express Saver', 'Expedited']],
] as const)(
  '%s quotes a parcel to Texas in euro, under service names that our rules know',
  async ([carrier, names]) => {
    const { rates } = await ask(carrier, aShipment({ toAddress: toTexas }));
    expect(rates.map(({ service }) => service)).toEqual(expect.arrayContaining([...names]));
    for (const rate of rates) {
      expect(rate).toMatchObject({ carrier, reference: { kind: 'shipment' } });
      expect(Number.isInteger(rate.costCents) && rate.costCents > 500).toBe(true);
    }
  },
);

test('two parcels are quoted as an order whose cost is the sum of both', async () => {
  const [first, second, both] = await Promise.all([
    quoted(aShipment({ packages: two.slice(0, 1) })),
    quoted(aShipment({ packages: two.slice(1) })),
    quoted(aShipment({ packages: two })),
  ]);
  expect(both.reference.kind).toBe('order');
  expect(both.costCents).toBe(first.costCents + second.costCents);
  expect((await ask('UPS', aShipment({ packages: two }))).messages).toEqual([]);
});

test('the duty paid under DDP is part of the carrier’s price', async () => {
  const [unpaid, paid] = await Promise.all([
    quoted(aShipment({ toAddress: toTexas }), 'DHL Express'),
    quoted(aShipment({ toAddress: toTexas, services: { customsClearance: true } }), 'DHL Express'),
  ]);
  expect(paid.costCents).toBeGreaterThan(unpaid.costCents);
});

test.for([
  ['DHL Paket', aShipment({ packages: two }), 'single_parcel_only'],
  ['DHL Express', aShipment({ packages: [aParcel({ weight: 71 })] }), 'too_heavy'],
  ['UPS', aShipment({ packages: [aParcel({ length: 280 })] }), 'too_large'],
  ['UPS', aShipment({ toAddress: anAddress({ country: 'RU', zip: '101000' }) }), 'not_served'],
  ['USPS', aShipment(), 'not_served'],
  ['FedEx', aShipment({ toAddress: anAddress({ zip: '99902' }) }), 'unavailable'],
] as const)('%s says why it does not carry the parcel: %#', async ([carrier, shipment, reason]) => {
  const { rates, messages } = await ask(carrier, shipment);
  expect(rates).toEqual([]);
  expect(messages).toMatchObject([{ carrier, reason }]);
});

test.for([1, 2])('%i parcel(s): bought, found again, and each label is its own PDF', async (count) => {
  const { reference, costCents } = await quoted(
    aShipment({ toAddress: toTexas, packages: two.slice(0, count) }),
  );
  expect(await gateway().findPurchase(reference)).toBeNull();
  const purchase = await gateway().buy(reference, { maxCostCents: costCents });
  if (purchase.outcome !== 'bought') throw new Error(JSON.stringify(purchase));
  expect(purchase.labels.map(({ packageIndex }) => packageIndex)).toEqual([0, 1].slice(0, count));
  expect(new Set(purchase.labels.map(({ trackingCode }) => trackingCode)).size).toBe(count);
  expect(await gateway().findPurchase(reference)).toEqual(purchase.labels);
  for (const label of purchase.labels) {
    const bytes = await gateway().fetchLabel(label);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  }
  expect(buyCalls()).toHaveLength(1);
});

test('a label that cannot be fetched: the fault does not reveal its URL, which is open to anybody', async () => {
  const rate = await quoted(aShipment());
  const purchase = await gateway().buy(rate.reference, { maxCostCents: rate.costCents });
  if (purchase.outcome !== 'bought') throw new Error(JSON.stringify(purchase));
  const [label] = purchase.labels;
  if (!label) throw new Error('No label');
  const { origin, pathname } = new URL(label.labelUrl);
  sandbox.faults.add({ match: { method: 'GET', path: pathname }, mode: 'cut-before', times: 2 });
  const { message } = await upstreamErrorOf(gateway().fetchLabel(label));
  expect(message).toBe(`easypost: GET ${origin}: connection_lost`);
});

const spoilt = ['cut-after', '500-after', 'hang-after', 'truncate', 'garbage-after', 'html-after'] as const;
const shipments = { shipment: aShipment(), order: aShipment({ packages: two }) };

test.for(spoilt.flatMap((mode) => [[mode, 'shipment'] as const, [mode, 'order'] as const]))(
  '%s on buying an %s: it happened, is read back, and was requested once',
  async ([mode, kind]) => {
    const { reference, costCents } = await quoted(shipments[kind]);
    sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode });
    const purchase = await gateway(patienceFor(mode)).buy(reference, { maxCostCents: costCents });
    expect(purchase).toMatchObject({ outcome: 'bought', labels: kind === 'order' ? [{}, {}] : [{}] });
    expect(buyCalls()).toHaveLength(1);
    expect(sandbox.state()).toMatchObject({ counts: { boughtShipments: kind === 'order' ? 2 : 1 } });
  },
);

test.for(['cut-before', '500', '502', 'html', 'hang'] as const)(
  '%s before buying: nothing happened, but nobody can tell, so it stays unknown',
  async (mode) => {
    const { reference, costCents } = await quoted(aShipment());
    sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode });
    const purchase = await gateway(patienceFor(mode), 500).buy(reference, { maxCostCents: costCents });
    expect(purchase).toMatchObject({ outcome: 'unknown' });
    expect(buyCalls()).toHaveLength(1);
    expect(await gateway().findPurchase(reference)).toBeNull();
  },
);

test.for(['garbage-after', 'html-after'] as const)(
  '%s on buying, and no way to read it back: unknown until a later check',
  async (mode) => {
    const { reference, costCents } = await quoted(aShipment());
    sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode });
    sandbox.faults.add({ match: { method: 'GET', path: '/easypost/' }, mode: '500' });
    const purchase = await gateway(5_000, 500).buy(reference, { maxCostCents: costCents });
    expect(purchase).toMatchObject({ outcome: 'unknown' });
    sandbox.faults.clear();
    expect(await gateway().findPurchase(reference)).toMatchObject([{ packageIndex: 0 }]);
    expect(buyCalls()).toHaveLength(1);
  },
);

test('reading back continues through its own faults', async () => {
  const { reference, costCents } = await quoted(aShipment());
  sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode: 'cut-after' });
  sandbox.faults.add({ match: { method: 'GET', path: '/easypost/' }, mode: 'html', times: 2 });
  expect(await gateway().buy(reference, { maxCostCents: costCents })).toMatchObject({ outcome: 'bought' });
  expect(buyCalls()).toHaveLength(1);
});

test('too many requests are waited out', async () => {
  const { reference, costCents } = await quoted(aShipment());
  sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode: '429', times: 1, retryAfter: 0.1 });
  expect(await gateway().buy(reference, { maxCostCents: costCents })).toMatchObject({ outcome: 'bought' });
  expect(sandbox.state()).toMatchObject({ counts: { boughtShipments: 1 } });
});

test('buying again finds the labels and charges nothing', async () => {
  const { reference, costCents } = await quoted(aShipment());
  const first = await gateway().buy(reference, { maxCostCents: costCents });
  const before = sandbox.state()['ledger'];
  expect(await gateway().buy(reference, { maxCostCents: costCents })).toEqual(first);
  expect(sandbox.state()['ledger']).toEqual(before);
});

test('ten at once buy one label', async () => {
  const { reference, costCents } = await quoted(aShipment());
  sandbox.latency.buyMs = 60;
  const purchases = await Promise.all(
    Array.from({ length: 10 }, () => gateway().buy(reference, { maxCostCents: costCents })),
  );
  expect(new Set(purchases.map((purchase) => JSON.stringify(purchase))).size).toBe(1);
  expect(sandbox.state()).toMatchObject({ counts: { boughtShipments: 1 } });
});

test.for([1, 2])('%i parcel(s) whose label fails are refused', async (count) => {
  const toAddress = anAddress({ name: 'Lisa LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' });
  const { reference, costCents } = await quoted(aShipment({ toAddress, packages: two.slice(0, count) }));
  expect(await gateway().buy(reference, { maxCostCents: costCents })).toMatchObject({
    outcome: 'refused',
    code: 'label_failed',
    text: expect.stringContaining('LABELFAIL') as string,
  });
  expect(buyCalls()).toHaveLength(1);
});

test('an order with one label refused is refused, and the existing labels are named', async () => {
  const toAddress = anAddress({ name: 'Paula PARTIALFAIL', country: 'FR', zip: '75001', city: 'Paris' });
  const { reference, costCents } = await quoted(aShipment({ toAddress, packages: two }));
  const purchase = await gateway().buy(reference, { maxCostCents: costCents });
  expect(purchase).toMatchObject({
    outcome: 'refused',
    code: 'label_failed',
    text: expect.stringContaining('LABELFAIL') as string,
    labels: [{ packageIndex: 0 }],
  });
  expect(buyCalls()).toHaveLength(1);
  await expect(gateway().findPurchase(reference)).rejects.toMatchObject({
    fault: { code: 'partial', outcome: 'unknown' },
  });
});

test('an order bought only in part, for no stated reason, goes to the operator', async () => {
  const toAddress = anAddress({ name: 'Paula PARTIALFAIL', country: 'FR', zip: '75001', city: 'Paris' });
  const { reference, costCents } = await quoted(aShipment({ toAddress, packages: two }));
  sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode: 'cut-after' });
  const purchase = await gateway().buy(reference, { maxCostCents: costCents });
  expect(purchase).toMatchObject({ outcome: 'unknown', code: 'partial', labels: [{ packageIndex: 0 }] });
  expect(buyCalls()).toHaveLength(1);
});

test.for(Object.keys(shipments) as (keyof typeof shipments)[])(
  'a carrier that is silent about an %s it has sold: read back, and requested once',
  async (kind) => {
    const toAddress = anAddress({ name: 'Lo LOSTRESPONSE', country: 'FR', zip: '75001', city: 'Paris' });
    const { reference, costCents } = await quoted({ ...shipments[kind], toAddress });
    const purchase = await gateway().buy(reference, { maxCostCents: costCents });
    expect(purchase).toMatchObject({ outcome: 'bought', labels: kind === 'order' ? [{}, {}] : [{}] });
    expect(buyCalls()).toMatchObject([{ status: 422 }]);
    expect(sandbox.state()).toMatchObject({ counts: { boughtShipments: kind === 'order' ? 2 : 1 } });
  },
);

test.for(Object.keys(shipments) as (keyof typeof shipments)[])(
  'a carrier that is silent about an %s it has not sold: nobody can tell, so it stays unknown',
  async (kind) => {
    const toAddress = anAddress({ name: 'No NORESPONSE', country: 'FR', zip: '75001', city: 'Paris' });
    const { reference, costCents } = await quoted({ ...shipments[kind], toAddress });
    const purchase = await gateway().buy(reference, { maxCostCents: costCents });
    expect(purchase).toMatchObject({ outcome: 'unknown', code: 'no_response', labels: [] });
    expect(buyCalls()).toHaveLength(1);
    expect(await gateway().findPurchase(reference)).toBeNull();
  },
);

test('a purchase that fails at EasyPost itself is refused', async () => {
  const toAddress = anAddress({ name: 'Pia PURCHASEFAIL', country: 'FR', zip: '75001', city: 'Paris' });
  const { reference, costCents } = await quoted(aShipment({ toAddress }));
  expect(await gateway().buy(reference, { maxCostCents: costCents })).toMatchObject({
    outcome: 'refused',
    code: 'label_failed',
  });
  expect(buyCalls()).toHaveLength(1);
});

test.for([
  ['shipment', two.slice(0, 1)],
  ['order', two],
] as const)('after a price rise the %s is bought only within the limit', async ([, packages]) => {
  const toAddress = anAddress({ name: 'Peter PRICEUP', country: 'FR', zip: '75001', city: 'Paris' });
  const { reference, costCents } = await quoted(aShipment({ toAddress, packages: [...packages] }));
  const purchase = await gateway().buy(reference, { maxCostCents: costCents });
  expect(purchase).toMatchObject({ outcome: 'refused', code: 'price_changed' });
  expect(sandbox.state()).toMatchObject({ counts: { boughtShipments: 0 } });
  const dearer = await gateway().buy(reference, { maxCostCents: Math.ceil(costCents * 1.2) });
  expect(dearer).toMatchObject({ outcome: 'bought' });
});

test('buying an unknown shipment is refused, and looking it up leaves the outcome open', async () => {
  const reference: RateReference = {
    kind: 'shipment',
    id: 'shp_00000000000000000000000000000000',
    rateId: 'rate_0',
    carrier: 'UPS',
    service: 'UPSSaver',
  };
  expect(await gateway().buy(reference, { maxCostCents: 1 })).toMatchObject({
    outcome: 'refused',
    code: 'not_found',
  });
  await expect(gateway().findPurchase(reference)).rejects.toMatchObject({ fault: { outcome: 'unknown' } });
});

// The sandbox's clock runs in real time here, and no carrier comes on a past day.
const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const window = { date, timeFrom: '10:00', timeTo: '15:00', instructions: 'Ring twice' };

async function boughtWith(carrier: Carrier) {
  const shipment = aShipment();
  const { reference, costCents } = await quoted(shipment, carrier);
  const purchase = await gateway().buy(reference, { maxCostCents: costCents });
  if (purchase.outcome !== 'bought') throw new Error(JSON.stringify(purchase));
  const upstreamShipmentId = purchase.labels[0]?.upstreamShipmentId ?? '';
  const now = new Date();
  const parcels = purchase.labels.length;
  return { reference, shipment, window, upstreamShipmentId, parcels, isRetry: false, since: now, now };
}

test('a pickup is booked for a bought shipment', async () => {
  const { confirmation } = await gateway().bookPickup(await boughtWith('DHL Express'));
  expect(confirmation).not.toBe('');
  expect(sandbox.state()).toMatchObject({ counts: { pickups: 1 } });
});

test('a pickup whose confirmation is cut off is booked once at the sandbox, and confirmed', async () => {
  const request = await boughtWith('UPS');
  sandbox.faults.add({ match: { method: 'POST', path: /\/pickups\/\w+\/buy$/ }, mode: 'cut-after' });
  expect((await gateway().bookPickup(request)).confirmation).not.toBe('');
  expect(sandbox.journal.list({ method: 'POST', path: /\/pickups\/\w+\/buy$/ })).toHaveLength(1);
});

test('a pickup whose answer was lost is found in real time, however far the sandbox’s clock was moved', async () => {
  const ahead = await createSandbox({ callTime: Date.now });
  const before = sandbox;
  try {
    sandbox = ahead;
    ahead.clock.advance(24 * 3_600_000);
    const request = await boughtWith('UPS');
    ahead.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode: 'cut-after', times: 1 });
    ahead.faults.add({ match: { method: 'GET', path: '/easypost/v2/pickups/' }, mode: '500' });
    const lost = await upstreamErrorOf(gateway(5_000, 1).bookPickup(request));
    expect(lost.fault).toMatchObject({ outcome: 'unknown' });
    ahead.faults.clear();
    const found = await gateway().bookPickup({ ...request, isRetry: true, now: new Date() });
    expect(found.confirmation).not.toBe('');
    expect(ahead.journal.list({ method: 'POST', path: /\/pickups\/\w+\/buy$/ })).toHaveLength(1);
  } finally {
    sandbox = before;
    await ahead.close();
  }
});

test('a network without pickups declines one', async () => {
  const request = await boughtWith('DPD');
  await expect(gateway().bookPickup(request)).rejects.toMatchObject({ fault: { outcome: 'none' } });
});
