// Asking for rates: what is sold, what is not and why, in one reply and line by line.
import { PassThrough } from 'node:stream';
import { eq, like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { RatesLine } from '#contract/rates.ts';
import type { Carrier } from '#domain/carrier.ts';
import { pickupDays } from '#domain/pickup.ts';
import { isNoAnswer } from '#domain/no-answer.ts';
import { quotes } from '#server/db/schema.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { createLog, type Logger } from '#server/log.ts';
import { storeQuote } from '#server/use-cases/rates/store-quote.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { askRates, bookAndSettle, rateOf } from '../support/booking.ts';
import { createGate } from '../support/gate.ts';
import { openHouse } from '../support/house.ts';

/** For tests that only change their own rows; opening a house takes a second. */
const house = await openHouse();
afterAll(() => house.close());

const toNewYork = anAddress({
  name: 'Zbigniew Łódzki',
  street1: '350 5th Ave',
  city: 'New York',
  state: 'NY',
  zip: '10118',
  country: 'US',
});

test('a service that the operator hides elsewhere, or not at all, is offered as a direct rate', async () => {
  await using open = await openHouse({ config: { visibility: [] } });
  const { rates, messages } = await askRates(await open.logIn());
  expect(rates.map(({ carrier }) => carrier)).toEqual(expect.arrayContaining(['DPD', 'DHL Paket']));
  expect(messages.map(({ reason }) => reason)).not.toContain('not_direct');
});

test('DHL Express, FedEx and UPS offer priced rates; the postal networks are named as not direct', async () => {
  const session = await house.logIn();
  const { rates, messages, shipmentData } = await askRates(session);
  expect(new Set(rates.map(({ carrier }) => carrier))).toEqual(new Set(['DHL Express', 'FedEx', 'UPS']));
  expect(messages).toContainEqual({ carrier: 'DPD', service: 'Classic', reason: 'not_direct' });
  expect(messages.filter(({ carrier }) => carrier === 'DHL Paket')).not.toHaveLength(0);
  expect(shipmentData).toMatchObject({ incoterm: 'DAP', customsCase: 'inside-eu', totalValueCents: 12_000 });
});

test('a carrier that cannot print an address is named with the reason, and every rate offered can be bought', async () => {
  const session = await house.logIn('gold@example.com');
  const park = 'Gewerbepark Süd-West Halle 4 Tor 12 Rampe 3';
  const long = aShipment({ toAddress: anAddress({ ...toNewYork, street1: park, street2: park }) });
  const { rates, messages } = await askRates(session, long);
  // A carrier that only brings it to the hub prints the hub's address.
  const printing = rates.map(({ carrier }) => carrier.split(' + ').at(-1));
  expect(new Set(printing)).toEqual(new Set(['DHL Express']));
  for (const carrier of ['UPS', 'FedEx'])
    expect(messages).toContainEqual({
      carrier,
      reason: 'address_too_long',
      tooLong: [
        { path: 'toAddress.street1', max: 35 },
        { path: 'toAddress.street2', max: 35 },
      ],
    });
  const parted = aShipment({ toAddress: anAddress({ ...toNewYork, street1: park, street2: 'Rampe 4' }) });
  for (const [shipment, carrier] of [
    [long, 'DHL Express'],
    [parted, 'UPS'],
    [parted, 'FedEx'],
  ] as const) {
    expect((await bookAndSettle(house, session, { shipment, carrier })).status, carrier).toBe('completed');
  }
});

test('rates come sorted by price, once per carrier and service, and their price lines add up', async () => {
  const session = await house.logIn();
  const shipment = aShipment({ services: { insurance: true, carbonNeutral: true } });
  const { rates } = await askRates(session, shipment);
  expect(rates.map(({ priceCents }) => priceCents)).toEqual(
    rates.map(({ priceCents }) => priceCents).sort((a, b) => a - b),
  );
  expect(new Set(rates.map(({ carrier, service }) => `${carrier} ${service}`)).size).toBe(rates.length);
  for (const { priceBreakdown: lines, rate, priceCents } of rates) {
    expect(lines.insuranceFee).toBe(252);
    expect(lines.vatAmount).toBe(Math.floor((lines.netPrice * 1900 + 5000) / 10_000));
    expect(
      lines.basePrice - lines.discount + lines.insuranceFee + lines.carbonNeutralFee + lines.vatAmount,
    ).toBe(lines.totalPrice);
    expect(rate).toBe((priceCents / 100).toFixed(2));
  }
});

test('of many offers made at once, each is stored as it was made, for its own customer', async () => {
  const { quoteId } = await askRates(await house.logIn());
  const [made] = await house.ctx.db.orm.select().from(quotes).where(eq(quotes.id, quoteId));
  if (!made) return expect.unreachable();
  // More than are written together.
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...made,
    id: `${quoteId}-${index}`,
    ownerId: `us_${index}`,
    expiresAt: new Date(made.expiresAt.getTime() + index),
    shipment: { ...made.shipment, toAddress: anAddress({ name: `Reihe ${index}` }) },
    rates: made.rates.slice(0, 1 + (index % made.rates.length)),
  }));
  await Promise.all(many.map((quote) => storeQuote(house.ctx, quote)));
  const stored = await house.ctx.db.orm
    .select()
    .from(quotes)
    .where(like(quotes.id, `${quoteId}-%`))
    .orderBy(quotes.expiresAt);
  expect(stored).toEqual(many);
});

test('a delivery date is named only if the parcel can leave today; the business days always are', async () => {
  await using own = await openHouse();
  const wrapped = own.ctx.carrier;
  own.ctx.carrier = {
    ...wrapped,
    rate: async (...asked) => {
      const { rates, messages } = await wrapped.rate(...asked);
      return { rates: rates.map((rate) => ({ ...rate, deliveryDate: '2099-01-02' })), messages };
    },
  };
  const session = await own.logIn();
  const { rates } = await askRates(session);
  expect(new Set(rates.map(({ deliveryDate }) => deliveryDate))).toEqual(new Set(['2099-01-02']));
  const pickupDate = { date: pickupDays(own.ctx.clock())[5] ?? '', timeFrom: '10:00', timeTo: '16:00' };
  const later = await askRates(session, aShipment({ services: { pickup: true }, pickupDate }));
  expect(new Set(later.rates.map(({ deliveryDate }) => deliveryDate))).toEqual(new Set([null]));
  const held = await askRates(
    session,
    aShipment({ toAddress: toNewYork, packages: [aParcel({ value: 1_500 })] }),
  );
  expect(new Set(held.rates.map(({ deliveryDate }) => deliveryDate))).toEqual(new Set([null]));
  const daysOf = (of: typeof rates) => of.map(({ deliveryDays }) => deliveryDays);
  expect(daysOf(later.rates)).toEqual(daysOf(rates));
});

test('reply, rate and price have every field of A§3 that is used, with insurance and a battery, too', async () => {
  const session = await house.logIn();
  const lithiumBatteryDetails = {
    hasLithiumBatteries: true,
    confirmed: true,
    batteryType: 'mix',
    batteryCount: 'more2',
  } as const;
  const { rates, shipmentData } = await askRates(
    session,
    aShipment({
      toAddress: toNewYork,
      packages: [aParcel({ value: 100.1 }), aParcel({ value: 20.2 })],
      services: { insurance: true, lithiumBattery: true, lithiumBatteryDetails },
    }),
  );
  expect(shipmentData.customsInfo).toEqual({ value: 120.3 });
  for (const field of ['fromAddress', 'toAddress', 'packages', 'additionalServices'])
    expect(shipmentData).toHaveProperty(field);
  expect(rates.length).toBeGreaterThan(0);
  for (const rate of rates) {
    expect(Object.keys(rate)).toEqual(expect.arrayContaining(ofRate));
    const { priceBreakdown: price } = rate;
    expect(Object.keys(price)).toEqual(expect.arrayContaining(ofPrice));
    expect(Math.min(price.insuranceFee, price.lithiumSurcharge)).toBeGreaterThan(0);
    expect(price.additionalServices).toBe(price.insuranceFee + price.lithiumSurcharge);
    expect(price.additionalServices).toBe(price.netPrice - price.shippingPrice);
  }
});

const ofRate =
  'id carrier service rate currency deliveryDays deliveryInfo deliveryDate isCarbon isInsured shipmentId meta isHub label total_price estimated_days route hubInfo'.split(
    ' ',
  );
const ofPrice =
  'basePrice originalPrice discount totalPrice additionalServices lithiumSurcharge insuranceFee exportDocFee carbonNeutralFee customsCosts incoTerm'.split(
    ' ',
  );

test('neither the raw cost nor a carrier-side id leaves the server', async () => {
  const session = await house.logIn();
  const reply = await session.post('/api/rates', aShipment());
  expect(reply.body).not.toMatch(/shp_|rate_[0-9a-f]{32}|order_|costCents|reference/);
});

test('a permanent discount is in every price, whatever the caller sends', async () => {
  const full = rateOf(await askRates(await house.logIn('privat@example.com')), 'UPS');
  const discounted = rateOf(await askRates(await house.logIn('rabatt@example.com')), 'UPS');
  expect(discounted.priceBreakdown.basePrice).toBe(full.priceBreakdown.basePrice);
  expect(discounted.priceBreakdown.shippingPrice).toBe(
    Math.floor((full.priceBreakdown.basePrice * 85) / 100),
  );
});

test('several parcels are one price and one order at the carrier; DHL Paket says why it cannot', async () => {
  // Hub routes also ask for their legs: see hub.test.ts.
  await using house = await openHouse({ config: { hub: null } });
  const session = await house.logIn();
  const shipment = aShipment({ packages: [aParcel(), aParcel({ weight: 7 })], toAddress: toNewYork });
  const { rates, messages } = await askRates(session, shipment);
  expect(rates.length).toBeGreaterThan(2);
  expect(messages).toContainEqual({ carrier: 'DHL Paket', reason: 'single_parcel_only' });
  const asked = house.sandbox.journal.list().filter(({ path }) => path.endsWith('/orders'));
  expect(asked.length).toBe(4);
});

test('a carrier that stays silent is cut off at the limit and named; the others are sold', async () => {
  await using house = await openHouse({ config: { carrierSoftLimitMs: 3_000 } });
  const session = await house.logIn();
  const shipment = aShipment({ toAddress: { ...toNewYork, zip: '99901' } });
  const { rates, messages } = await askRates(session, shipment);
  expect(messages).toContainEqual({ carrier: 'UPS', reason: 'timeout' });
  expect(rates.some(({ carrier }) => carrier === 'FedEx')).toBe(true);
});

test('a carrier that fails is named with its own message', async () => {
  const session = await house.logIn();
  const { messages, rates } = await askRates(
    session,
    aShipment({ toAddress: { ...toNewYork, zip: '99902' } }),
  );
  const fedex = messages.find(({ carrier }) => carrier === 'FedEx');
  expect(fedex?.text).toBeTruthy();
  expect(rates.every(({ carrier }) => carrier !== 'FedEx')).toBe(true);
});

test('a carrier without a rate card is not sold for a cent, and the log warns of it', async () => {
  const logged = new PassThrough();
  await using own = await openHouse({
    config: { visibility: [] },
    overrides: { log: createLog('warn', logged) },
  });
  const session = await own.logIn();
  const toParis = (name: string) =>
    aShipment({ toAddress: anAddress({ name, country: 'FR', zip: '75011' }) });
  expect((await askRates(session, toParis('Luc Petit'))).rates.some(isOfDpd)).toBe(true);
  const { rates, messages } = await askRates(session, toParis('NORATECARD'));
  expect(rates.length).toBeGreaterThan(0);
  expect(rates.filter(isOfDpd)).toEqual([]);
  expect(messages).toContainEqual(expect.objectContaining({ carrier: 'DPD', reason: 'no_rates' }));
  expect(String(logged.read())).toMatch(/"carrier":"DPD".*"unreadable_rate"/);
});

const isOfDpd = ({ carrier }: { carrier: string }): boolean => carrier === 'DPD';

/** The carrier side does not know these carriers' accounts. */
async function openMisconfigured(isUnknown: (carrier: Carrier) => boolean, log?: Logger) {
  const own = await openHouse({ overrides: { ...(log && { log }) } });
  const { accounts } = own.ctx.config.easypost;
  const wrong = { accountId: `ca_${'0'.repeat(32)}` };
  accounts.splice(
    0,
    accounts.length,
    ...accounts.map((one) => (isUnknown(one.carrier) ? { ...one, ...wrong } : one)),
  );
  await own.restart();
  return own;
}

test('a carrier whose account is misconfigured is not mentioned to customers, as silent or as refusing', async () => {
  const logged = new PassThrough();
  await using own = await openMisconfigured((carrier) => carrier === 'UPS', createLog('error', logged));
  const { rates, messages } = await askRates(await own.logIn(), aShipment({ toAddress: toNewYork }));
  expect(messages.filter(({ carrier }) => carrier === 'UPS')).toEqual([]);
  expect(messages.some(isNoAnswer)).toBe(false);
  expect(JSON.stringify(messages)).not.toContain('ca_');
  expect(rates.some(({ carrier }) => carrier === 'FedEx')).toBe(true);
  // Only the operator can fix it.
  expect(String(logged.read())).toMatch(/"carrier":"UPS".*"not_authorized"/);
});

test.each([
  ['no carrier could be asked', [aParcel()]],
  ['no carrier could be asked but one that takes a single parcel', [aParcel(), aParcel()]],
])('when %s, the answer is a failure, not a list of refusals', async (_, packages) => {
  await using own = await openMisconfigured(() => true);
  const reply = await (await own.logIn()).post('/api/rates', aShipment({ packages }));
  expect(reply.statusCode, reply.body).toBe(502);
  expect(reply.json<ErrorReply>().code).toBe('rates_unavailable');
});

test('where all carriers take a single parcel only, several parcels are refused with that reason', async () => {
  await using own = await openHouse({
    wrap: { carrier: (real) => ({ ...real, carriers: ['DHL Paket'] }) },
  });
  const shipment = aShipment({ packages: [aParcel(), aParcel()] });
  const { messages } = await askRates(await own.logIn(), shipment);
  expect(messages).toContainEqual({ carrier: 'DHL Paket', reason: 'single_parcel_only' });
});

test('a rate in dollars is not sold, and not reported as the carrier’s refusal', async () => {
  await using own = await openHouse();
  const { accounts } = own.ctx.config.easypost;
  accounts.push({ carrier: 'USPS', accountId: own.sandbox.easypost.accounts.USPS });
  await own.restart();
  const shipment = aShipment({ fromAddress: toNewYork, toAddress: anAddress() });
  const { rates, messages } = await askRates(await own.logIn(), shipment);
  expect(rates.length).toBeGreaterThan(0);
  const usps = messages.filter(({ carrier }) => carrier === 'USPS');
  expect(usps.length).toBeGreaterThan(0);
  for (const message of usps)
    expect(message).toEqual({ carrier: 'USPS', service: message.service, reason: 'other_currency' });
  const headers = { authorization: `Basic ${Buffer.from('EZTKtest:').toString('base64')}` };
  const reply = await fetch(`${own.sandbox.easypost.url}/shipments?purchased=false`, { headers });
  const { shipments } = (await reply.json()) as { shipments: { messages: { message: string }[] }[] };
  const said = shipments.flatMap((shipment) => shipment.messages.map(({ message }) => message));
  expect(said).toEqual(expect.arrayContaining(messages.flatMap(({ text }) => text ?? [])));
});

// DHL Paket, which is not even asked, does not turn the others' silence into an answer.
test.each([
  ['', [aParcel()]],
  [' for several parcels', [aParcel(), aParcel()]],
])('when no carrier can be reached%s the whole request fails with its own code', async (_, packages) => {
  await using house = await openHouse({ config: { carrierSoftLimitMs: 400 } });
  const session = await house.logIn();
  house.sandbox.faults.add({ match: { path: '/easypost/v2/' }, mode: 'html' });
  const shipment = aShipment({ packages });
  const reply = await session.post('/api/rates', shipment);
  expect(reply.statusCode).toBe(502);
  expect(reply.json<ErrorReply>().code).toBe('rates_unavailable');
  const headers = { accept: 'application/x-ndjson' };
  const lines = (await session.post('/api/rates', shipment, { headers })).body.trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    type: 'failed',
    code: 'rates_unavailable',
    message: 'No carrier answered. Please try again.',
  });
});

test('a carrier silent about each of several parcels counts once: another one has answered', async () => {
  await using house = await openHouse({
    wrap: {
      carrier: (real) => ({
        ...real,
        carriers: ['UPS', 'DPD'],
        rate: async (carrier) => ({
          rates: [],
          messages:
            carrier === 'UPS'
              ? [
                  { carrier, reason: 'timeout', text: 'Timed out.' },
                  { carrier, reason: 'unavailable', text: 'Try again.' },
                ]
              : [{ carrier, reason: 'not_served' }],
        }),
      }),
    },
  });
  const { rates, messages } = await askRates(await house.logIn());
  expect(rates).toEqual([]);
  expect(messages).toHaveLength(3);
});

test.each([
  ['', null],
  [', compressed by brotli', 'br'],
  [', compressed by gzip', 'gzip'],
])(
  'with ndjson one line comes per carrier as it answers, and the whole reply last%s',
  async (_, encoding) => {
    const { opened: slow, open: answer } = createGate();
    const carrier = (real: CarrierPort): CarrierPort => ({
      ...real,
      rate: async (name, ...question) => {
        if (name === 'UPS') await slow;
        return real.rate(name, ...question);
      },
    });
    await using house = await openHouse({
      listen: true,
      config: { carrierSoftLimitMs: 60_000 },
      wrap: { carrier },
    });
    const session = await house.logIn();
    const response = await fetch(`${house.url}/api/rates`, {
      method: 'POST',
      headers: {
        accept: 'application/x-ndjson',
        'accept-encoding': encoding ?? 'identity',
        'content-type': 'application/json',
        cookie: [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(aShipment()),
    });
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    expect(response.headers.get('content-encoding')).toBe(encoding);
    // Otherwise nginx passes on all lines together.
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      text += chunk.value;
      // Available rates do not wait for the slow carrier, which here waits for all of them.
      if (text.split('\n').length > 5) answer();
    }
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as RatesLine);
    expect(lines.map(({ type }) => type)).toEqual(['asked', ...Array<string>(5).fill('answered'), 'done']);
  },
);

test('a refusal before the first line is an ordinary error also for ndjson', async () => {
  const session = await house.logIn();
  const reply = await session.post(
    '/api/rates',
    aShipment({
      services: {
        lithiumBattery: true,
        lithiumBatteryDetails: {
          hasLithiumBatteries: true,
          confirmed: true,
          batteryCount: 'max2',
          batteryType: 'dangerous',
        },
      },
    }),
    { headers: { accept: 'application/x-ndjson', 'accept-encoding': 'br' } },
  );
  expect(reply.statusCode).toBe(422);
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.json<ErrorReply>().code).toBe('dangerous_goods');
});

test('mixed batteries cost each carrier’s surcharge and rule the postal networks out', async () => {
  const session = await house.logIn();
  const lithiumBatteryDetails = {
    hasLithiumBatteries: true,
    confirmed: true,
    batteryCount: 'more2',
    batteryType: 'mix',
  } as const;
  const { rates, messages } = await askRates(
    session,
    aShipment({ services: { lithiumBattery: true, lithiumBatteryDetails } }),
  );
  expect(rateOf({ rates } as never, 'UPS').priceBreakdown.lithiumSurcharge).toBe(4_600);
  expect(rateOf({ rates } as never, 'DHL Express').priceBreakdown.lithiumSurcharge).toBe(12_000);
  expect(messages.every(({ reason }) => reason !== undefined)).toBe(true);
});

test('an export of 1000 euro or more gets its declaration and the fee, requested or not', async () => {
  const session = await house.logIn();
  const { rates, shipmentData } = await askRates(
    session,
    aShipment({ toAddress: toNewYork, packages: [aParcel({ value: 1_000 })] }),
  );
  expect(shipmentData.additionalServices.exportDocumentation).toBe(true);
  expect(rates.every(({ priceBreakdown }) => priceBreakdown.exportDocFee === 2_000)).toBe(true);
});

test('nobody pays for a declaration of goods that cross no customs border', async () => {
  const session = await house.logIn();
  const services = { exportDocumentation: true, hasOwnAE: true, ownAEFileId: 'fi_1' };
  const { rates, shipmentData } = await askRates(session, aShipment({ services }));
  expect(shipmentData.additionalServices).toMatchObject({
    exportDocumentation: false,
    hasOwnAE: false,
    ownAEFileId: null,
  });
  expect(rates.length).toBeGreaterThan(0);
  expect(rates.every(({ priceBreakdown }) => priceBreakdown.exportDocFee === 0)).toBe(true);
});

test('a parcel within the United Kingdom is sold no export declaration and no hub route', async () => {
  const session = await house.logIn();
  const { rates, messages, shipmentData } = await askRates(
    session,
    aShipment({
      services: { exportDocumentation: true },
      fromAddress: anAddress({ country: 'GBX', zip: 'BT1 5GS', city: 'Belfast' }),
      toAddress: anAddress({ country: 'GB', zip: 'SW1A 1AA', city: 'London' }),
    }),
  );
  expect(shipmentData.additionalServices.exportDocumentation).toBe(false);
  expect(rates.filter(({ isHub }) => isHub)).toEqual([]);
  expect(messages.map(({ carrier }) => carrier)).not.toContain('HUB');
});

test('a pickup in the past, or never possible, is refused beside its field', async () => {
  await using house = await openHouse({ now: new Date('2026-11-20T08:00:00+01:00') });
  const session = await house.logIn();
  const reply = await session.post(
    '/api/rates',
    aShipment({
      services: { pickup: true },
      pickupDate: { date: '2026-11-21', timeFrom: '10:00', timeTo: '15:00' },
    }),
  );
  expect(reply.statusCode).toBe(422);
  expect(reply.json<ErrorReply>()).toMatchObject({
    code: 'pickup_not_possible',
    issues: [{ path: 'pickupDate' }],
  });
});

test('missing countries get the specified sentences', async () => {
  const session = await house.logIn();
  const shipment = aShipment();
  const reply = await session.post('/api/rates', {
    ...shipment,
    fromAddress: { ...shipment.fromAddress, country: '' },
    toAddress: { ...shipment.toAddress, country: 'F' },
  });
  expect(reply.statusCode).toBe(400);
  const { issues, message } = reply.json<ErrorReply>();
  expect(issues).toContainEqual({ path: 'fromAddress.country', reason: 'sender_country_required' });
  expect(issues).toContainEqual({ path: 'toAddress.country', reason: 'destination_country_required' });
  expect(message).toContain('Sender country is required');
  expect(message).toContain('Destination country is required');
});

test('prices for an eleventh parcel are refused', async () => {
  const session = await house.logIn();
  const reply = await session.post(
    '/api/rates',
    aShipment({ packages: Array.from({ length: 11 }, () => aParcel()) }),
  );
  expect(reply.json<ErrorReply>().issues).toEqual([{ path: 'packages', reason: 'too_many_parcels' }]);
});

test('a discount code reprices one rate; a wrong code, another customer and a late request are refused', async () => {
  await using house = await openHouse({ now: new Date() });
  const session = await house.logIn();
  const rate = rateOf(await askRates(session), 'UPS');
  const price = (discountCode: string, who = session) =>
    who.post('/api/rates/price', { rateId: rate.id, discountCode });
  const priced = (await price(' send5 ')).json<{ priceBreakdown: { discount: number }; discount: unknown }>();
  expect(priced.priceBreakdown.discount).toBe(
    rate.priceBreakdown.basePrice - Math.floor((rate.priceBreakdown.basePrice * 95) / 100),
  );
  expect(priced.discount).toEqual({ code: 'SEND5', percent: 5 });
  expect((await price('SEND50')).json<ErrorReply>().code).toBe('discount_invalid');
  expect((await price('SEND5', await house.logIn('gold@example.com'))).statusCode).toBe(404);
  house.advanceClock(30 * 60_000);
  expect((await price('SEND5')).json<ErrorReply>().code).toBe('quote_expired');
});

test('a caller who leaves stops the requests to the carriers, and the log blames neither us nor them', async () => {
  let stopped = 0;
  const logged = new PassThrough();
  {
    await using house = await openHouse({
      listen: true,
      config: { carrierSoftLimitMs: 60_000 },
      overrides: { log: createLog('warn', logged) },
      wrap: {
        carrier: (real) => ({
          ...real,
          rate: (...asked) => real.rate(...asked).finally(() => (stopped += 1)),
        }),
      },
    });
    const session = await house.logIn();
    house.sandbox.faults.add({ match: { path: '/easypost/v2/shipments' }, mode: 'hang' });
    const leave = new AbortController();
    const asking = fetch(`${house.url}/api/rates`, {
      method: 'POST',
      signal: leave.signal,
      headers: {
        'content-type': 'application/json',
        cookie: [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(aShipment()),
    }).catch((error: Error) => error.name);
    await expect.poll(() => house.sandbox.journal.list().length).toBeGreaterThanOrEqual(5);
    expect(stopped).toBe(0);
    leave.abort();
    expect(await asking).toBe('AbortError');
    await expect.poll(() => stopped).toBeGreaterThanOrEqual(5);
  }
  expect(logged.read()).toBeNull();
});

test('a country with states needs one, and says so beside the field', async () => {
  const session = await house.logIn();
  const reply = await session.post('/api/rates', aShipment({ toAddress: { ...toNewYork, state: '' } }));
  expect(reply.statusCode).toBe(400);
  expect(reply.json<ErrorReply>().issues).toEqual([{ path: 'toAddress.state', reason: 'state_required' }]);
});
