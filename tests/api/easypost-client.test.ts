// The official EasyPost client against our sandbox: an independent reader of the same documentation.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import EasyPost from '@easypost/api';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';

const DAY_MS = 86_400_000;

let sandbox: Sandbox;
let client: InstanceType<typeof EasyPost>;

beforeAll(async () => {
  sandbox = await createSandbox();
  client = clientWith('EZTKtest');
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const clientWith = (key: string) => new EasyPost(key, { baseUrl: `${sandbox.easypost.url}/` });

const hamburg = {
  name: 'Jörg Müller',
  company: 'Hafen GmbH',
  street1: 'Große Elbstraße 145',
  city: 'Hamburg',
  zip: '22767',
  country: 'DE',
  phone: '+49 40 1234567',
  email: 'joerg@example.com',
};
const newYork = {
  name: 'Jane Doe',
  street1: '350 5th Ave',
  city: 'New York',
  state: 'NY',
  zip: '10118',
  country: 'US',
  phone: '+1 212 5550100',
};
const lodz = {
  name: 'Paweł Nowak',
  street1: 'ul. Piotrkowska 104',
  city: 'Łódź',
  zip: '90-926',
  country: 'PL',
  phone: '+48 42 1234567',
};
const sanFrancisco = {
  name: 'Jack Sparrow',
  street1: '388 Townsend St',
  street2: 'Apt 20',
  city: 'San Francisco',
  state: 'CA',
  zip: '94107',
  country: 'US',
  phone: '5555555555',
};
const parcel = { length: 12, width: 10, height: 8, weight: 176.4 };
const shirts = {
  contents_type: 'merchandise',
  customs_certify: true,
  customs_signer: 'Jörg Müller',
  restriction_type: 'none',
  customs_items: [
    {
      description: 'Cotton shirts',
      quantity: 2,
      value: 23.25,
      weight: 20,
      hs_tariff_number: '610910',
      origin_country: 'DE',
      currency: 'EUR',
    },
  ],
};
const toPoland = {
  from_address: hamburg,
  to_address: lodz,
  parcel,
  reference: 'HP-1',
  options: { currency: 'EUR' },
};
const toUsa = { ...toPoland, to_address: newYork, customs_info: shirts };
const order = (to: object, extra: object = {}) => ({
  from_address: hamburg,
  to_address: to,
  shipments: [{ parcel }, { parcel: { length: 20, width: 16, height: 10, weight: 400 } }],
  options: { currency: 'EUR' },
  ...extra,
});

type Failure = {
  statusCode: number;
  code: string;
  message: string;
  errors: { field?: string; code?: string }[];
};
/** The error a promise is rejected with; fails when it is not. */
async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  try {
    await promise;
  } catch (error) {
    return error as Failure;
  }
  throw new Error('It should have been refused.');
}

/** For calls the client can make but its types do not know. */
async function ask<T>(method: 'get' | 'post' | 'del', path: string, body: object = {}): Promise<T> {
  return (await client.makeApiCall(method, path, body)) as T;
}
type PricedRate = { id?: string; rate: string | number };

const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

describe('addresses, parcels and customs', () => {
  test('an address is stored as given and read back equal', async () => {
    const address = await client.Address.create(hamburg);
    expect(address.id).toMatch(/^adr_[0-9a-f]{32}$/);
    expect(address).toMatchObject({ ...hamburg, object: 'Address', mode: 'test', verifications: {} });
    expect((await client.Address.retrieve(address.id)).street1).toBe('Große Elbstraße 145');
  });

  test('a verified address comes back in capitals and with ZIP+4', async () => {
    const address = await client.Address.createAndVerify({ ...sanFrancisco });
    expect(address).toMatchObject({
      street1: '388 TOWNSEND ST APT 20',
      city: 'SAN FRANCISCO',
      residential: false,
    });
    expect(address.zip).toMatch(/^94107-\d{4}$/);
    expect(address.verifications.delivery).toMatchObject({ success: true, errors: [] });
  });

  test('verify reports inside the address, verify_strict and create_and_verify refuse', async () => {
    const wrong = {
      company: 'EasyPost',
      street1: '000 unknown street',
      city: 'Not A City',
      zip: '00001',
      country: 'US',
    };
    const soft = await client.Address.create({ ...wrong, verify: true });
    expect(soft.verifications.delivery).toMatchObject({
      success: false,
      errors: [
        { code: 'E.ADDRESS.NOT_FOUND', field: 'address', message: 'Address not found', suggestion: null },
      ],
    });
    for (const refused of [
      client.Address.create({ ...wrong, verify_strict: true }),
      client.Address.createAndVerify({ ...wrong }),
    ]) {
      const failure = await failureOf(refused);
      expect(failure).toMatchObject({ statusCode: 422, code: 'ADDRESS.VERIFY.FAILURE' });
      expect(failure.errors[0]).toMatchObject({ code: 'E.ADDRESS.NOT_FOUND', field: 'address' });
    }
    const inBerlin = { street1: 'Invalidenstraße 43', city: 'Berlin', zip: '10115', country: 'DE' };
    const found = await client.Address.create({ ...inBerlin, verify: true });
    expect(found.verifications.delivery).toMatchObject({ success: true });
    const noNumber = await client.Address.create({ street1: 'invalid' });
    const failure = await failureOf(client.Address.verifyAddress(noNumber.id));
    expect(failure.errors.map(({ code }) => code)).toEqual(['E.ADDRESS.NOT_FOUND', 'E.HOUSE_NUMBER.MISSING']);
  });

  test('a whole-number weight has a decimal point on the wire', async () => {
    const made = await client.Parcel.create({ length: 20, width: 16, height: 10, weight: 400 });
    const raw = await fetch(`${sandbox.easypost.url}/parcels/${made.id}`, {
      headers: { authorization: `Basic ${btoa('EZTKtest:')}` },
    });
    expect(await raw.text()).toContain('"length":20.0,"width":16.0,"height":10.0');
    expect((await client.Parcel.retrieve(made.id)).weight).toBe(400);
  });

  test('a parcel without weight is refused', async () => {
    const failure = await failureOf(client.Parcel.create({ length: 1, width: 1, height: 1 }));
    expect(failure).toMatchObject({ statusCode: 422, code: 'PARCEL.PARAMETERS.INVALID' });
    expect(failure.errors).toEqual([{ field: 'weight', message: 'cannot be blank' }]);
  });

  test('customs values come back as text, and contents of type other need an explanation', async () => {
    const info = await client.CustomsInfo.create(shirts);
    expect(info.id).toMatch(/^cstinfo_/);
    expect(info.customs_items[0]).toMatchObject({ value: '23.25', weight: 20, quantity: 2, currency: 'EUR' });
    const [shirt] = shirts.customs_items;
    for (const [weight, kept] of [
      [20.0129, 20.012],
      [8.005, 8.005],
      [0.0004, 0],
    ])
      expect((await client.CustomsItem.create({ ...shirt, weight })).weight).toBe(kept);
    const given = await client.CustomsInfo.create({ ...shirts, contents_type: 'humanitarian_donation' });
    expect(given.contents_type).toBe('humanitarian_donation');
    const failure = await failureOf(client.CustomsInfo.create({ ...shirts, contents_type: 'other' }));
    expect(failure.code).toBe('CUSTOMS_INFO.PARAMETERS.INVALID');
    const ids = {
      code: 'SHIRT-L',
      manufacturer_product_id: 'A-17',
      standardized_product_id: '4006381333931',
    };
    const named = await client.CustomsInfo.create({
      ...shirts,
      customs_items: [{ ...shirts.customs_items[0], ...ids }],
    });
    expect(named.customs_items[0]).toMatchObject(ids);
    expect(info.customs_items[0]).not.toHaveProperty('manufacturer_product_id');
    const long = { ...shirts.customs_items[0], manufacturer_product_id: 'x'.repeat(65) };
    const tooLong = await failureOf(client.CustomsInfo.create({ ...shirts, customs_items: [long] }));
    expect(tooLong.errors).toMatchObject([{ field: 'manufacturer_product_id' }]);
    const free = { ...shirts.customs_items[0], value: 0 };
    const worthless = await failureOf(client.CustomsInfo.create({ ...shirts, customs_items: [free] }));
    expect(worthless).toMatchObject({
      code: 'CUSTOMS_ITEM.PARAMETERS.INVALID',
      errors: [{ field: 'value' }],
    });
    const mixed = [...shirts.customs_items, { ...shirts.customs_items[0], currency: 'USD' }];
    const twoCurrencies = await failureOf(client.CustomsInfo.create({ ...shirts, customs_items: mixed }));
    expect(twoCurrencies.code).toBe('CUSTOMS_ITEM.CURRENCY.ONE_CURRENCY_SUPPORTED');
  });
});

describe('shipments', () => {
  const recordedKeys = [
    ...[
      'batch_id',
      'batch_message',
      'batch_status',
      'buyer_address',
      'created_at',
      'customs_info',
      'fees',
      'forms',
    ],
    ...[
      'from_address',
      'id',
      'insurance',
      'is_return',
      'messages',
      'mode',
      'object',
      'options',
      'order_id',
      'parcel',
    ],
    ...[
      'postage_label',
      'rates',
      'reference',
      'refund_status',
      'return_address',
      'scan_form',
      'selected_rate',
    ],
    ...['status', 'to_address', 'tracker', 'tracking_code', 'updated_at', 'usps_zone'],
  ];

  test('a new shipment has exactly the recorded keys, rates in euro and a message from carriers that decline', async () => {
    const shipment = await client.Shipment.create(toPoland);
    const keys = Object.keys(shipment).filter((key) => !key.startsWith('_'));
    expect(keys.sort()).toEqual(recordedKeys);
    expect(shipment.rates.length).toBeGreaterThan(10);
    for (const rate of shipment.rates) {
      expect(rate.rate).toMatch(/^\d+\.\d\d$/);
      expect(rate).toMatchObject({ currency: 'EUR', shipment_id: shipment.id, billing_type: 'carrier' });
      expect(rate.delivery_days).toBeGreaterThan(0);
    }
    expect(shipment.messages).toHaveLength(1);
    expect(shipment.messages).toMatchObject([
      {
        carrier: 'USPS',
        carrier_account_id: sandbox.easypost.accounts.USPS,
        type: 'rate_error',
        message: 'USPS only accepts shipments that originate in the United States.',
      },
    ]);
    expect(shipment.options).toMatchObject({ currency: 'EUR', payment: { type: 'SENDER' }, date_advance: 0 });
    expect(shipment).toMatchObject({
      status: 'unknown',
      reference: 'HP-1',
      tracking_code: null,
      postage_label: null,
    });
  });

  test('carrier_accounts narrow the request, as ids and as objects', async () => {
    const { UPS, FedEx } = sandbox.easypost.accounts;
    const shipment = await client.Shipment.create({ ...toPoland, carrier_accounts: [UPS, { id: FedEx }] });
    expect(new Set(shipment.rates.map(({ carrier }) => carrier))).toEqual(new Set(['UPS', 'FedEx']));
    const unknown = await failureOf(client.Shipment.create({ ...toPoland, carrier_accounts: ['ca_none'] }));
    expect(unknown).toMatchObject({ statusCode: 422, code: 'SHIPMENT.RATE.CARRIER_ACCOUNT_INVALID' });
  });

  test('ids can be given instead of whole objects', async () => {
    const from = await client.Address.create(hamburg);
    const to = await client.Address.create(lodz);
    const box = await client.Parcel.create(parcel);
    const shipment = await client.Shipment.create({
      from_address: { id: from.id },
      to_address: { id: to.id },
      parcel: { id: box.id },
    });
    expect(shipment.from_address).toMatchObject({ id: from.id, street1: 'Große Elbstraße 145' });
    expect(shipment.to_address.id).toBe(to.id);
    expect(shipment.parcel.id).toBe(box.id);
    expect((await client.Shipment.retrieve(shipment.id)).rates).toHaveLength(shipment.rates.length);
  });

  test('across the customs border without customs info every carrier says so, with status 201', async () => {
    const shipment = await client.Shipment.create({ ...toUsa, customs_info: undefined });
    expect(shipment.rates).toEqual([]);
    const reasons = shipment.messages.filter(({ carrier }) => carrier !== 'USPS');
    expect(reasons).toHaveLength(5);
    for (const { message } of reasons) expect(message).toContain('SHIPMENT.CUSTOMS_INFO.REQUIRED');
    const declared = await client.Shipment.create(toUsa);
    const express = declared.rates
      .filter(({ carrier }) => carrier === 'DHLExpress')
      .map(({ service }) => service);
    expect(express).toContain('ExpressWorldwideNonDoc');
  });

  test('lowestRate finds the cheapest and respects filters', async () => {
    const shipment = await client.Shipment.create(toPoland);
    const cheapest = Math.min(...shipment.rates.map(({ rate }) => Number(rate)));
    expect(Number(shipment.lowestRate().rate)).toBe(cheapest);
    expect(shipment.lowestRate(['fedex']).service).toBe('FEDEX_INTERNATIONAL_CONNECT_PLUS');
    expect(() => shipment.lowestRate(['Nobody'])).toThrow('No rates found.');
  });

  test('a purchase gives label, tracking code, tracker, fees and the chosen rate', async () => {
    const shipment = await client.Shipment.create(toUsa);
    const rate = shipment.lowestRate(['UPS']);
    const bought = await client.Shipment.buy(shipment.id, rate);
    expect(bought.postage_label).toMatchObject({
      object: 'PostageLabel',
      label_size: '4x6',
      label_resolution: 300,
      label_file_type: 'image/png',
      label_pdf_url: null,
    });
    expect(bought.tracking_code).toMatch(/^1Z000000[0-9A-Z]{10}$/);
    expect(bought.tracker).toMatchObject({
      status: 'unknown',
      tracking_code: bought.tracking_code,
      carrier: 'UPS',
    });
    expect(bought.tracker.public_url).toBe(`https://track.easypost.com/${btoa(`v1:${bought.tracker.id}`)}`);
    expect(bought.selected_rate).toMatchObject({ id: rate.id, rate: rate.rate });
    expect(bought.fees).toHaveLength(2);
    expect(bought.fees).toMatchObject([
      { object: 'Fee', type: 'LabelFee', amount: '0.00000', charged: true, refunded: false },
      { object: 'Fee', type: 'PostageFee', amount: `${rate.rate}000`, charged: true, refunded: false },
    ]);
    expect(bought.forms[0]).toMatchObject({ form_type: 'commercial_invoice' });
    expect((await bytesOf(bought.forms[0]?.form_url ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
    expect(bought.status).toBe('unknown');
  });

  test('a second purchase is refused, in sequence and at the same time', async () => {
    const shipment = await client.Shipment.create(toPoland);
    const rate = shipment.lowestRate();
    await client.Shipment.buy(shipment.id, rate);
    expect(await failureOf(client.Shipment.buy(shipment.id, rate))).toMatchObject({
      statusCode: 422,
      code: 'SHIPMENT.POSTAGE.EXISTS',
    });

    sandbox.latency.buyMs = 150;
    const other = await client.Shipment.create(toPoland);
    const attempts = Array.from({ length: 5 }, () => client.Shipment.buy(other.id, other.lowestRate()));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as Failure).code] : [],
    );
    expect(codes).toHaveLength(4);
    for (const code of codes)
      expect(['SHIPMENT.PURCHASE.IN_PROGRESS', 'SHIPMENT.POSTAGE.EXISTS']).toContain(code);
    expect(sandbox.state()).toMatchObject({ counts: { boughtShipments: 2 } });
  });

  test('another shipment’s rate is missing, a rerated one is no longer available', async () => {
    const [one, two] = [await client.Shipment.create(toPoland), await client.Shipment.create(toPoland)];
    expect((await failureOf(client.Shipment.buy(one.id, two.lowestRate()))).code).toBe(
      'SHIPMENT.MISSING_RATE',
    );
    const old = one.lowestRate();
    const { rates } = await client.Shipment.regenerateRates(one.id);
    expect(rates.map(({ id }) => id)).not.toContain(old.id);
    expect(rates.map(({ rate }) => rate)).toEqual(one.rates.map(({ rate }) => rate));
    expect((await failureOf(client.Shipment.buy(one.id, old))).code).toBe('SHIPMENT.RATES.UNAVAILABLE');
    const fresh = rates.find(({ service }) => service === old.service);
    expect((await client.Shipment.buy(one.id, fresh?.id ?? '')).selected_rate?.service).toBe(old.service);
  });

  test('PRICEUP: the quoted rate is gone, the new one is dearer and can be bought', async () => {
    const to = { ...lodz, name: 'Paweł PRICEUP' };
    const shipment = await client.Shipment.create({ ...toPoland, to_address: to });
    const quoted = shipment.lowestRate();
    expect((await failureOf(client.Shipment.buy(shipment.id, quoted))).code).toBe(
      'SHIPMENT.RATES.UNAVAILABLE',
    );
    const { rates } = await client.Shipment.regenerateRates(shipment.id);
    const risen = rates.find(
      ({ service, carrier }) => service === quoted.service && carrier === quoted.carrier,
    );
    expect(Number(risen?.rate) / Number(quoted.rate)).toBeCloseTo(1.15, 2);
    expect((await client.Shipment.buy(shipment.id, risen?.id ?? '')).tracking_code).toBeTruthy();
  });

  test('UPS and FedEx print 35 characters of a name or company, and refuse longer ones at purchase', async () => {
    const named = async (change: object, carrier: string) => {
      const shipment = await client.Shipment.create({ ...toPoland, to_address: { ...lodz, ...change } });
      const rate = shipment.rates.find((one) => one.carrier === carrier)?.id ?? '';
      return client.Shipment.buy(shipment.id, rate);
    };
    for (const carrier of ['UPS', 'FedEx'])
      for (const field of ['name', 'company']) {
        expect((await named({ [field]: 'x'.repeat(35) }, carrier)).tracking_code, field).toBeTruthy();
        expect(await failureOf(named({ [field]: 'x'.repeat(36) }, carrier)), field).toMatchObject({
          statusCode: 422,
          code: 'SHIPMENT.POSTAGE.FAILURE',
        });
      }
    expect((await named({ name: 'x'.repeat(36) }, 'DHLExpress')).tracking_code).toBeTruthy();
  });

  test.each([
    ['UPS', 'street1', 35],
    ['UPS', 'street2', 35],
    ['UPS', 'city', 30],
    ['FedEx', 'street2', 35],
    ['FedEx', 'city', 35],
    ['DHLExpress', 'street1', 45],
  ] as const)('%s quotes a %s longer than the %i characters it prints', async (carrier, field, most) => {
    const bought = async (letters: number) => {
      const to_address = { ...lodz, [field]: 'x'.repeat(letters) };
      const shipment = await client.Shipment.create({ ...toPoland, to_address });
      return client.Shipment.buy(
        shipment.id,
        shipment.rates.find((one) => one.carrier === carrier)?.id ?? '',
      );
    };
    expect((await bought(most)).tracking_code).toBeTruthy();
    expect(await failureOf(bought(most + 1))).toMatchObject({ code: 'SHIPMENT.POSTAGE.FAILURE' });
  });

  test('customs items that weigh more than their parcel are quoted, and not bought', async () => {
    const weighing = async (weight: number) => {
      const [item] = shirts.customs_items;
      const { id, rates } = await client.Shipment.create({
        ...toPoland,
        to_address: newYork,
        customs_info: { ...shirts, customs_items: [item, { ...item, weight }] },
      });
      return client.Shipment.buy(id, rates.find(({ carrier }) => carrier === 'UPS')?.id ?? '');
    };
    expect((await weighing(parcel.weight - 20)).tracking_code).toBeTruthy();
    expect(await failureOf(weighing(parcel.weight - 19.9))).toMatchObject({
      code: 'SHIPMENT.POSTAGE.FAILURE',
    });
  });

  test('UPS takes labels back for 90 days; DHLExpress has no known limit', async () => {
    const bought = async (carrier: string) => {
      const { id, rates } = await client.Shipment.create(toPoland);
      await client.Shipment.buy(id, rates.find((rate) => rate.carrier === carrier)?.id ?? '');
      return id;
    };
    const whyNot = async (id: string) => (await failureOf(client.Shipment.refund(id))).message;
    const [ups, express] = [await bought('UPS'), await bought('DHLExpress')];
    sandbox.clock.advance(90 * DAY_MS - 60_000);
    expect(await whyNot(ups)).toContain('used');
    sandbox.clock.advance(60_000);
    expect(await whyNot(ups)).toContain('within 90 days');
    expect(await whyNot(express)).toContain('used');
  });

  test('LABELFAIL refuses the purchase and charges nothing', async () => {
    const shipment = await client.Shipment.create({
      ...toPoland,
      to_address: { ...lodz, company: 'LABELFAIL Sp.' },
    });
    expect(await failureOf(client.Shipment.buy(shipment.id, shipment.lowestRate()))).toMatchObject({
      statusCode: 422,
      code: 'SHIPMENT.POSTAGE.FAILURE',
    });
    expect((await client.Shipment.retrieve(shipment.id)).postage_label).toBeNull();
    expect(sandbox.state()).toMatchObject({ ledger: {} });
  });

  test('service and one account buy in one call', async () => {
    const shipment = await client.Shipment.create({
      ...toPoland,
      service: 'UPSStandard',
      carrier_accounts: [sandbox.easypost.accounts.UPS],
    });
    expect(shipment.selected_rate).toMatchObject({ carrier: 'UPS', service: 'UPSStandard' });
    expect(shipment.tracking_code).toMatch(/^1Z/);
  });

  test('a PNG label converts to PDF, ZPL and EPL2, a PDF label does not', async () => {
    const shipment = await client.Shipment.create(toPoland);
    const unbought = await failureOf(client.Shipment.convertLabelFormat(shipment.id, 'PDF'));
    expect(unbought.code).toBe('SHIPMENT.POSTAGE.REQUIRED');
    const bought = await client.Shipment.buy(shipment.id, shipment.lowestRate());
    const png = await bytesOf(bought.postage_label.label_url);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const pdf = (await client.Shipment.convertLabelFormat(shipment.id, 'PDF')).postage_label;
    expect((await bytesOf(pdf.label_pdf_url ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
    const zpl = (await client.Shipment.convertLabelFormat(shipment.id, 'ZPL')).postage_label;
    expect((await bytesOf(zpl.label_zpl_url ?? '')).toString()).toMatch(/^\^XA[\s\S]*Łódź[\s\S]*\^XZ\n$/);
    const epl = (await client.Shipment.convertLabelFormat(shipment.id, 'EPL2')).postage_label;
    expect((await bytesOf(epl.label_epl2_url ?? '')).toString()).toContain('\nP1\n');

    const asPdf = await client.Shipment.create({ ...toPoland, options: { label_format: 'PDF' } });
    const label = (await client.Shipment.buy(asPdf.id, asPdf.lowestRate())).postage_label;
    expect(label.label_file_type).toBe('application/pdf');
    expect((await bytesOf(label.label_url)).subarray(0, 5).toString()).toBe('%PDF-');
    const again = await failureOf(client.Shipment.convertLabelFormat(asPdf.id, 'ZPL'));
    expect(again.code).toBe('SHIPMENT.POSTAGE.FORMAT_UNAVAILABLE');
  });

  test.each([
    [{ options: { incoterm: 'FREE' } }, 'SHIPMENT.OPTIONS.INVALID'],
    [{ options: { invoice_number: '' } }, 'SHIPMENT.OPTIONS.INVALID'],
    [{ options: { print_custom_1: {} } }, 'SHIPMENT.OPTIONS.INVALID'],
    [
      { tax_identifiers: [{ entity: 'SENDER', tax_id: 'DE1', tax_id_type: 'EORI' }] },
      'SHIPMENT.INVALID_PARAMS',
    ],
    [
      { tax_identifiers: [{ entity: 'BANK', tax_id: 'DE1', tax_id_type: 'VAT', issuing_country: 'DE' }] },
      'SHIPMENT.INVALID_PARAMS',
    ],
  ])('data that a customs paper cannot show is refused: %j', async (change, code) => {
    const refused = await failureOf(client.Shipment.create({ ...toPoland, ...change }));
    expect(refused.code).toBe(code);
  });

  test('insurance can be bought at the purchase or afterwards, and not twice', async () => {
    const one = await client.Shipment.create(toPoland);
    const insured = await client.Shipment.buy(one.id, one.lowestRate(), 120);
    expect(insured.insurance).toBe('120.00');
    expect(insured.fees.at(-1)).toMatchObject({ type: 'InsuranceFee', amount: '1.20000' });
    const two = await client.Shipment.create(toPoland);
    await client.Shipment.buy(two.id, two.lowestRate());
    expect((await client.Shipment.insure(two.id, 100)).insurance).toBe('100.00');
    expect((await failureOf(client.Shipment.insure(two.id, 100))).code).toBe(
      'SHIPMENT.INSURANCE.ALREADY_PURCHASED',
    );
  });

  test('a refund is submitted at once and granted or rejected by the clock', async () => {
    const unbought = await client.Shipment.create(toPoland);
    expect((await failureOf(client.Shipment.refund(unbought.id))).code).toBe('SHIPMENT.REFUND.UNAVAILABLE');
    const bought = await client.Shipment.buy(unbought.id, unbought.lowestRate());
    expect((await client.Shipment.refund(bought.id)).refund_status).toBe('submitted');
    expect((await failureOf(client.Shipment.refund(bought.id))).code).toBe('SHIPMENT.REFUND.FAILURE');
    sandbox.clock.advance(3_600_001);
    expect((await client.Shipment.retrieve(bought.id)).refund_status).toBe('refunded');
    expect(sandbox.state()).toMatchObject({ ledger: { EUR: { net: '0.00' } } });

    const stubborn = await client.Shipment.create({ ...toPoland, to_address: { ...lodz, name: 'REFUNDNO' } });
    await client.Shipment.buy(stubborn.id, stubborn.lowestRate());
    await client.Shipment.refund(stubborn.id);
    sandbox.clock.advance(3_600_001);
    expect((await client.Shipment.retrieve(stubborn.id)).refund_status).toBe('rejected');
  });

  test('the refund endpoint answers with a bare list', async () => {
    const shipment = await client.Shipment.create(toPoland);
    const bought = await client.Shipment.buy(shipment.id, shipment.lowestRate(['UPS']));
    const refunds = await client.Refund.create({ carrier: 'UPS', tracking_codes: [bought.tracking_code] });
    expect(refunds).toMatchObject([{ object: 'Refund', status: 'submitted', shipment_id: shipment.id }]);
    const unknown = await failureOf(client.Refund.create({ carrier: 'UPS', tracking_codes: ['1Z1'] }));
    expect(unknown.code).toBe('REFUND.TRACKING_CODE.NOT_FOUND');
  });

  test('smart rates carry numbers and percentiles, stateless rates no id', async () => {
    const shipment = await client.Shipment.create(toPoland);
    const smart = await ask<{ result: PricedRate[] }>('get', `shipments/${shipment.id}/smartrate`);
    expect(smart.result[0]).toMatchObject({
      rate: Number(shipment.rates[0]?.rate),
      time_in_transit: { percentile_50: 1 },
    });
    const { rates: stateless } = await ask<{ rates: PricedRate[] }>('post', 'beta/rates', {
      shipment: toPoland,
    });
    expect(stateless.map(({ rate }) => rate)).toEqual(shipment.rates.map(({ rate }) => rate));
    expect(stateless[0]).not.toHaveProperty('id');
  });

  test('bought shipments are listed newest first, unbought ones only when asked for', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      const shipment = await client.Shipment.create(toPoland);
      await client.Shipment.buy(shipment.id, shipment.lowestRate());
      ids.unshift(shipment.id);
    }
    await client.Shipment.create(toPoland);
    const first = await client.Shipment.all({ page_size: 2 });
    expect(first.shipments.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.has_more).toBe(true);
    const next = await client.Shipment.getNextPage(first, 2);
    expect(next.shipments.map(({ id }) => id)).toEqual(ids.slice(2));
    await expect(client.Shipment.getNextPage(next, 2)).rejects.toThrow('no more pages');
    expect((await client.Shipment.all({ purchased: false })).shipments).toHaveLength(4);
  });
});

describe('orders', () => {
  test('an order rate is the sum over its shipments under the first shipment’s id', async () => {
    const made = await client.Order.create(order(lodz));
    const [one, two] = made.shipments;
    expect(made.id).toMatch(/^order_/);
    expect(made.rates.length).toBeGreaterThan(5);
    for (const rate of made.rates.filter(({ carrier }) => carrier !== 'UPS')) {
      const parts = [one, two].map((s) =>
        s?.rates.find((r) => r.carrier === rate.carrier && r.service === rate.service),
      );
      const cents = parts.map((part) => Math.round(Number(part?.rate) * 100));
      expect(Math.round(Number(rate.rate) * 100)).toBe((cents[0] ?? 0) + (cents[1] ?? 0));
      expect(rate).toMatchObject({
        id: parts[0]?.id,
        shipment_id: one?.id,
        created_at: null,
        updated_at: null,
      });
    }
    expect(made.rates.map(({ carrier }) => carrier)).not.toContain('DhlPaket');
    expect(made.messages).toContainEqual(
      expect.objectContaining({
        carrier: 'DhlPaket',
        message: 'DhlPaket does not support multi-piece shipments.',
      }),
    );
  });

  test('UPS puts the price of all parcels on the first, sells it once, and refunds it in parts', async () => {
    const made = await client.Order.create(order(lodz));
    const [one, two] = made.shipments;
    const ofUps = <T extends { carrier: string }>(entries: readonly T[] = []) =>
      entries.filter(({ carrier }) => carrier === 'UPS');
    const [all] = ofUps(made.rates);
    expect(ofUps(one?.rates)).toContainEqual(expect.objectContaining({ id: all?.id, rate: all?.rate }));
    expect(ofUps(two?.rates)).toEqual([]);
    const included = { type: 'rate_message', message: 'UPS multi-shipment rate includes this shipment.' };
    expect(ofUps(two?.messages)).toMatchObject([included]);
    expect(ofUps(made.messages)).toMatchObject([included]);
    const { shipments } = await client.Order.buy(made.id, 'UPS', all?.service ?? '');
    for (const { selected_rate } of shipments)
      expect(selected_rate).toMatchObject({ id: all?.id, rate: all?.rate, shipment_id: one?.id });
    expect(sandbox.state()).toMatchObject({ ledger: { EUR: { charged: all?.rate } } });
    await client.Shipment.refund(two?.id ?? '');
    sandbox.clock.advance(3_700_000);
    const half = Math.floor((Number(all?.rate) * 100) / 2) / 100;
    expect(sandbox.state()).toMatchObject({ ledger: { EUR: { refunded: half.toFixed(2) } } });
  });

  test('buying an order gives every shipment a label and its own tracking code', async () => {
    const made = await client.Order.create(
      order(newYork, { shipments: [1, 2, 3].map(() => ({ parcel, customs_info: shirts })) }),
    );
    const bought = await client.Order.buy(made.id, 'UPS', 'UPSSaver');
    const codes = bought.shipments.map(({ tracking_code }) => tracking_code);
    expect(new Set(codes).size).toBe(3);
    for (const shipment of bought.shipments) {
      expect(shipment.postage_label.label_url).toContain('/easypost/labels/');
      expect(shipment).toMatchObject({ order_id: made.id });
    }
    expect((await failureOf(client.Order.buy(made.id, 'UPS', 'UPSSaver'))).code).toBe(
      'SHIPMENT.POSTAGE.EXISTS',
    );
  });

  test('an order that fails halfway leaves the first label bought, and a second attempt does not buy it again', async () => {
    const made = await client.Order.create(order({ ...lodz, name: 'PARTIALFAIL' }));
    expect((await failureOf(client.Order.buy(made.id, 'UPS', 'UPSStandard'))).code).toBe(
      'SHIPMENT.POSTAGE.FAILURE',
    );
    const read = await client.Order.retrieve(made.id);
    expect(read.shipments.map(({ postage_label }) => postage_label !== null)).toEqual([true, false]);
    await failureOf(client.Order.buy(made.id, 'UPS', 'UPSStandard'));
    const again = await client.Order.retrieve(made.id);
    expect(again.shipments[0]?.tracking_code).toBe(read.shipments[0]?.tracking_code);
  });

  test('a balance that runs out at the second parcel leaves the first bought', async () => {
    const made = await client.Order.create(order({ ...lodz, name: 'WALLETDRY' }));
    const refused = await failureOf(client.Order.buy(made.id, 'UPS', 'UPSStandard'));
    expect(refused).toMatchObject({ statusCode: 402, code: 'PAYMENT_REQUIRED' });
    const read = await client.Order.retrieve(made.id);
    expect(read.shipments.map(({ postage_label }) => postage_label !== null)).toEqual([true, false]);
  });

  test('an order’s missing fields are named', async () => {
    const refusals = [
      [{ ...order(lodz), to_address: undefined }, 'ORDER.TO_ADDRESS.REQUIRED'],
      [{ ...order(lodz), from_address: undefined }, 'ORDER.FROM_ADDRESS.REQUIRED'],
      [{ ...order(lodz), shipments: [] }, 'ORDER.SHIPMENTS.REQUIRED'],
    ] as const;
    for (const [body, code] of refusals) {
      expect(await failureOf(client.Order.create(body))).toMatchObject({ statusCode: 422, code });
    }
    const made = await client.Order.create(order(lodz));
    expect((await failureOf(client.Order.buy(made.id, 'UPS', 'Rocket'))).code).toBe('ORDER.RATE.UNAVAILABLE');
    const { rates } = await ask<{ rates: PricedRate[] }>('get', `orders/${made.id}/rates`);
    expect(rates.map(({ rate }) => rate)).toEqual(made.rates.map(({ rate }) => rate));
    expect(rates[0]?.id, 'rated anew').not.toBe(made.rates[0]?.id);
  });
});

describe('trackers', () => {
  const codes = [
    ['EZ1000000001', 'pre_transit'],
    ['EZ2000000002', 'in_transit'],
    ['EZ3000000003', 'out_for_delivery'],
    ['EZ4000000004', 'delivered'],
    ['EZ5000000005', 'return_to_sender'],
    ['EZ6000000006', 'failure'],
    ['EZ7000000007', 'unknown'],
  ] as const;

  test.each(codes)('test code %s is %s', async (tracking_code, status) => {
    const tracker = await client.Tracker.create({ tracking_code });
    expect(tracker).toMatchObject({ tracking_code, status, object: 'Tracker' });
    expect(tracker.tracking_details.at(-1)?.status ?? 'unknown').toBe(status);
  });

  test('the same code again is the same tracker, an unknown code is refused', async () => {
    const first = await client.Tracker.create({ tracking_code: 'EZ4000000004' });
    expect((await client.Tracker.create({ tracking_code: 'EZ4000000004' })).id).toBe(first.id);
    expect((await failureOf(client.Tracker.create({ tracking_code: '123' }))).code).toBe(
      'TRACKER.INVALID_TEST_CODE',
    );
  });

  test('a bought parcel travels by the clock until its delivery', async () => {
    const shipment = await client.Shipment.create(toUsa);
    const bought = await client.Shipment.buy(
      shipment.id,
      shipment.lowestRate(['DHLExpress'], ['ExpressWorldwideNonDoc']),
    );
    sandbox.clock.advance(3_000);
    const before = await client.Tracker.retrieve(bought.tracker.id);
    expect(before.status).toBe('pre_transit');
    // As recorded for a label just bought.
    expect(before.tracking_details.map(({ status }) => status)).toEqual(['pre_transit', 'pre_transit']);
    sandbox.clock.advance(3 * 86_400_000);
    const tracker = await client.Tracker.retrieve(bought.tracker.id);
    expect(tracker).toMatchObject({ status: 'delivered', signed_by: 'Jane Doe', weight: 176.4 });
    const times = tracker.tracking_details.map(({ datetime }) => datetime);
    expect(times).toEqual([...times].sort());
    expect(tracker.tracking_details.map(({ tracking_location }) => tracking_location.city)).toContain(
      'LEIPZIG',
    );
    expect((await client.Shipment.retrieve(shipment.id)).status).toBe('delivered');
    const late = await failureOf(client.Shipment.refund(shipment.id));
    expect(late.code).toBe('SHIPMENT.REFUND.UNAVAILABLE');
  });
});

describe('pickups', () => {
  const window = { min_datetime: '2099-03-04T09:00:00Z', max_datetime: '2099-03-04T17:00:00Z' };
  const bought = async (carriers: string[]) => {
    const shipment = await client.Shipment.create(toPoland);
    return client.Shipment.buy(shipment.id, shipment.lowestRate(carriers));
  };

  test('a pickup is offered, bought and cancelled', async () => {
    const shipment = await bought(['UPS']);
    const pickup = await client.Pickup.create({
      ...window,
      address: hamburg,
      shipment,
      instructions: 'Ring twice',
    });
    expect(pickup).toMatchObject({
      status: 'unknown',
      confirmation: null,
      ...window,
      instructions: 'Ring twice',
    });
    const scheduled = await client.Pickup.buy(pickup.id, 'UPS', 'Future-day Pickup');
    expect(scheduled.status).toBe('scheduled');
    expect(scheduled.confirmation).toMatch(/^WTC\d{8}$/);
    expect((await failureOf(client.Pickup.buy(pickup.id, 'UPS', 'Future-day Pickup'))).code).toBe(
      'PICKUP.STATUS.INVALID',
    );
    expect((await client.Pickup.cancel(pickup.id)).status).toBe('canceled');
    expect((await failureOf(client.Pickup.cancel(pickup.id))).code).toBe('PICKUP.CANCEL.FAILED');
  });

  test('UPS offers a pickup for today and one for another day, and sells the one that fits the date', async () => {
    const shipment = await bought(['UPS']);
    const on = async (day: number) => {
      const [min_datetime, max_datetime] = [day, day + 1_000].map((at) => new Date(at).toISOString());
      return await client.Pickup.create({ min_datetime, max_datetime, address: hamburg, shipment });
    };
    const now = sandbox.clock.now();
    for (const [day, right, wrong] of [
      [now, 'Same-day Pickup', 'Future-day Pickup'],
      [now + 2 * 86_400_000, 'Future-day Pickup', 'Same-day Pickup'],
    ] as const) {
      const pickup = await on(day);
      expect(pickup.pickup_rates.map(({ service }) => service)).toEqual(
        expect.arrayContaining([right, wrong]),
      );
      expect((await failureOf(client.Pickup.buy(pickup.id, 'UPS', wrong))).code).toBe('PICKUP.BUY.FAILED');
      expect((await client.Pickup.buy(pickup.id, 'UPS', right)).status).toBe('scheduled');
    }
  });

  test('DHL Express takes a pickup ten days ahead, FedEx one on the next business day: later ones have no rates', async () => {
    const inDays = async (carrier: string, days: number) => {
      const from = sandbox.clock.now() + days * 86_400_000;
      const [min_datetime, max_datetime] = [from, from + 3_600_000].map((at) => new Date(at).toISOString());
      const shipment = await bought([carrier]);
      return await client.Pickup.create({ min_datetime, max_datetime, address: hamburg, shipment });
    };
    expect((await inDays('DHLExpress', 9)).pickup_rates).toHaveLength(1);
    expect((await inDays('FedEx', 1)).pickup_rates).toHaveLength(1);
    for (const [carrier, days] of [
      ['DHLExpress', 11],
      ['FedEx', 10],
    ] as const)
      expect(await inDays(carrier, days)).toMatchObject({
        pickup_rates: [],
        messages: [{ type: 'rate_error', message: 'The requested pickup date is too far in the future.' }],
      });
  });

  test('UPS refuses a pickup at a name or company too long for its driver’s display', async () => {
    const shipment = await bought(['UPS']);
    const ask = async (change: object) => {
      const { id } = await client.Pickup.create({ ...window, address: { ...hamburg, ...change }, shipment });
      return client.Pickup.buy(id, 'UPS', 'Future-day Pickup');
    };
    const fitting = { name: 'x'.repeat(22), company: 'x'.repeat(27) };
    expect((await ask(fitting)).status).toBe('scheduled');
    for (const long of [{ name: 'x'.repeat(23) }, { company: 'x'.repeat(28) }])
      expect((await failureOf(ask(long))).code).toBe('PICKUP.BUY.FAILED');
  });

  test('a pickup whose window is over can no longer be cancelled', async () => {
    const tomorrow = sandbox.clock.now() + 86_400_000;
    const [min_datetime, max_datetime] = [tomorrow, tomorrow + 5 * 3_600_000].map((at) =>
      new Date(at).toISOString(),
    );
    const shipment = await bought(['UPS']);
    const pickup = await client.Pickup.create({ min_datetime, max_datetime, address: hamburg, shipment });
    await client.Pickup.buy(pickup.id, 'UPS', 'Future-day Pickup');
    sandbox.clock.advance(2 * 86_400_000);
    expect((await failureOf(client.Pickup.cancel(pickup.id))).code).toBe('PICKUP.CANCEL.FAILED');
  });

  test('however far the clock was moved, pickup dates are checked against real time', async () => {
    const ahead = await createSandbox({ callTime: Date.now });
    try {
      ahead.clock.advance(7 * 86_400_000);
      const shop = new EasyPost('EZTKtest', { baseUrl: `${ahead.easypost.url}/` });
      const quoted = await shop.Shipment.create(toPoland);
      const shipment = await shop.Shipment.buy(quoted.id, quoted.lowestRate(['UPS']));
      const pickupIn = (days: number) => {
        const from = Date.now() + days * 86_400_000;
        const [min_datetime, max_datetime] = [from, from + 5 * 3_600_000].map((at) =>
          new Date(at).toISOString(),
        );
        return shop.Pickup.create({ min_datetime, max_datetime, address: hamburg, shipment });
      };
      const tomorrow = await pickupIn(1);
      await shop.Pickup.buy(tomorrow.id, 'UPS', 'Future-day Pickup');
      expect((await shop.Pickup.cancel(tomorrow.id)).status).toBe('canceled');
      const past = await pickupIn(-3);
      expect(past).toMatchObject({ messages: [{ message: 'The pickup date must not be in the past.' }] });
    } finally {
      await ahead.close();
    }
  });

  test('DPD offers no pickups, unbought shipments are refused, the window is required', async () => {
    const dpd = await client.Pickup.create({ ...window, address: hamburg, shipment: await bought(['DPD']) });
    expect(dpd).toMatchObject({
      pickup_rates: [],
      messages: [{ message: 'Pickups are not supported by DPD.' }],
    });
    const unbought = await client.Shipment.create(toPoland);
    const refused = await failureOf(
      client.Pickup.create({ ...window, address: hamburg, shipment: { id: unbought.id } }),
    );
    // easypost-csharp 116, easypost-python 65: this is how EasyPost says that nothing was bought yet.
    expect(refused.code).toBe('PICKUP.BATCH_CARRIER.INCONSISTENT');
    const timeless = await failureOf(
      client.Pickup.create({ address: hamburg, shipment: { id: unbought.id } }),
    );
    expect(timeless.code).toBe('PICKUP.MIN_DATETIME.REQUIRED');
  });
});

type Call = { headers: IncomingHttpHeaders; body: Buffer };

/** A receiver of webhooks on a free port; `answer` decides the status. */
async function receiver(answer: () => number = () => 200) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.statusCode = answer();
      response.end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, calls, close: () => new Promise((resolve) => server.close(resolve)) };
}

type Told = { id: string; description: string; result: { status: string; tracking_details: unknown[] } };

describe('webhooks and events', () => {
  test('a webhook can be created, changed, listed and deleted', async () => {
    const hook = await client.Webhook.create({
      url: 'http://127.0.0.1:9/hook',
      webhook_secret: 'secret',
      custom_headers: [{ name: 'test', value: 'header' }],
    });
    expect(hook.id).toMatch(/^hook_/);
    expect(hook).toMatchObject({ disabled_at: null, custom_headers: [{ name: 'test', value: 'header' }] });
    const changed = await client.Webhook.update(hook.id, { url: 'http://127.0.0.1:9/other' });
    expect(changed.url).toBe('http://127.0.0.1:9/other');
    expect((await client.Webhook.all()).webhooks).toHaveLength(1);
    expect(await ask('del', `webhooks/${hook.id}`)).toEqual({});
    expect(await failureOf(client.Webhook.retrieve(hook.id))).toMatchObject({
      statusCode: 404,
      code: 'NOT_FOUND',
    });
    expect((await failureOf(client.Webhook.create({ url: 'nonsense' }))).code).toBe('WEBHOOK.INVALID');
  });

  test('events arrive signed, in order, and the official check accepts them even with a whole-number weight', async () => {
    const ears = await receiver();
    const webhook_secret = 'sécret-ASCII-and-more';
    await client.Webhook.create({
      url: ears.url,
      webhook_secret,
      custom_headers: [{ name: 'x-mine', value: '1' }],
    });
    const shipment = await client.Shipment.create({ ...toPoland, parcel: { ...parcel, weight: 160 } });
    await client.Shipment.buy(shipment.id, shipment.lowestRate(['UPS']));
    sandbox.clock.advance(10 * 86_400_000);
    await sandbox.settled();
    await ears.close();

    const told = ears.calls.map(({ headers, body }) => {
      expect(headers['x-mine']).toBe('1');
      expect(body.toString()).toContain('"weight":160.0');
      return client.Utils.validateWebhook(body, headers, webhook_secret) as unknown as Told;
    });
    expect(told.map(({ result }) => result.status)).toEqual([
      ...['unknown', 'pre_transit', 'in_transit', 'in_transit', 'in_transit', 'in_transit'],
      ...['out_for_delivery', 'delivered'],
    ]);
    expect(told[0]?.description).toBe('tracker.created');
    const forged = Buffer.from(ears.calls[0]?.body.toString().replace('unknown', 'delivered') ?? '');
    expect(() => client.Utils.validateWebhook(forged, ears.calls[0]?.headers ?? {}, webhook_secret)).toThrow(
      'Webhook received did not originate from EasyPost',
    );
  });

  test('LATE: the same events arrive out of order', async () => {
    const ears = await receiver();
    await client.Webhook.create({ url: ears.url });
    const shipment = await client.Shipment.create({
      ...toPoland,
      to_address: { ...lodz, name: 'Paweł LATE' },
    });
    await client.Shipment.buy(shipment.id, shipment.lowestRate(['UPS']));
    sandbox.clock.advance(10 * 86_400_000);
    await sandbox.settled();
    await ears.close();
    const lengths = ears.calls.map(
      ({ body }) => (JSON.parse(body.toString()) as Told).result.tracking_details.length,
    );
    expect(lengths).not.toEqual([...lengths].sort((a, b) => a - b));
    expect([...lengths].sort((a, b) => a - b)).toEqual([0, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('a failing endpoint is retried by the clock, keeps the event id, and is finally switched off', async () => {
    const ears = await receiver(() => 500);
    const hook = await client.Webhook.create({ url: ears.url });
    await client.Tracker.create({ tracking_code: 'EZ7000000007' });
    await sandbox.settled();
    expect(ears.calls).toHaveLength(1);
    for (let hours = 0; hours < 30; hours += 1) {
      sandbox.clock.advance(3_600_000);
      await sandbox.settled();
    }
    await ears.close();
    expect(ears.calls).toHaveLength(7);
    expect(new Set(ears.calls.map(({ body }) => (JSON.parse(body.toString()) as Told).id)).size).toBe(1);
    expect((await client.Webhook.retrieve(hook.id)).disabled_at).not.toBeNull();
    expect((await client.Webhook.update(hook.id, {})).disabled_at).toBeNull();
    const [event] = (await client.Event.all({})).events;
    const { payloads } = await ask<{ payloads: object[] }>('get', `events/${event?.id}/payloads`);
    expect(payloads).toHaveLength(7);
    expect(payloads[0]).toMatchObject({ response_code: 500, request_url: ears.url });
  });

  test('events are listed newest first, page by page, without their result', async () => {
    for (const tracking_code of ['EZ1000000001', 'EZ2000000002', 'EZ3000000003']) {
      await client.Tracker.create({ tracking_code });
    }
    const first = await client.Event.all({ page_size: 4 });
    const next = await client.Event.getNextPage(first, 4);
    const ids = [...first.events, ...next.events].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    expect(first.events[0]).not.toHaveProperty('result');
    expect(first.events[0]).toMatchObject({ pending_urls: [], completed_urls: [] });
    expect((await client.Event.retrieve(ids[0] ?? '')).description).toBe('tracker.updated');
    const none = await failureOf(ask('get', `events/${ids[0]}/payloads/payload_1`));
    expect(none).toMatchObject({ statusCode: 404, code: 'PAYLOAD.NOT_FOUND' });
  });
});

describe('domain codes', () => {
  const { customs_info: _none, ...undeclared } = toUsa;
  const { street1: _street, ...streetless } = lodz;
  const byUps = () => ({ service: 'UPSStandard', carrier_accounts: [sandbox.easypost.accounts.UPS] });

  test.each([
    [
      'PARCEL.PREDEFINED_PACKAGE.INVALID',
      { ...toPoland, parcel: { weight: 20, predefined_package: 'UPSBux' } },
    ],
    ['SHIPMENT.INVALID', {}],
    ['SHIPMENT.INVALID_PARAMS', { parcel }],
  ])('%s: nothing is created', async (code, body) => {
    const refused = await failureOf(ask('post', 'shipments', { shipment: body }));
    expect(refused).toMatchObject({ statusCode: 422, code, message: expect.stringMatching(/\.$/) as string });
    expect((await client.Shipment.all({ purchased: false })).shipments).toEqual([]);
  });

  test('the carrier’s own package replaces the dimensions', async () => {
    const made = await client.Parcel.create({ weight: 20, predefined_package: 'FedExPak' });
    expect(made).toMatchObject({ predefined_package: 'FedExPak', length: null });
  });

  test('buying in one call needs one account, and a declaration for what crosses a customs border', async () => {
    const { UPS, DPD } = sandbox.easypost.accounts;
    for (const carrier_accounts of [undefined, [UPS, DPD]]) {
      const body = { ...toPoland, service: 'UPSStandard', carrier_accounts };
      expect((await failureOf(ask('post', 'shipments', { shipment: body }))).code).toBe(
        'SHIPMENT.CARRIER_ACCOUNTS.CONFLICT',
      );
    }
    expect(await failureOf(client.Shipment.create({ ...undeclared, ...byUps() }))).toMatchObject({
      statusCode: 422,
      code: 'SHIPMENT.CUSTOMS_INFO.REQUIRED',
      errors: [{ field: 'customs_info', message: 'cannot be blank' }],
    });
    expect(sandbox.state()).toMatchObject({ ledger: {}, counts: { boughtShipments: 0 } });
  });

  test('buying needs fields that quoting could do without', async () => {
    const quoted = await client.Shipment.create(undeclared);
    expect((await failureOf(client.Shipment.buy(quoted.id, 'rate_any'))).code).toBe(
      'SHIPMENT.CUSTOMS_INFO.REQUIRED',
    );
    const vague = await client.Shipment.create({ ...toPoland, to_address: streetless });
    expect(await failureOf(client.Shipment.buy(vague.id, vague.lowestRate()))).toMatchObject({
      statusCode: 422,
      code: 'SHIPMENT.MISSING_INFORMATION',
      errors: [{ field: 'to_address.street1', message: 'cannot be blank' }],
    });
  });

  test.each([
    ['PURCHASEFAIL', 'SHIPMENT.PURCHASE.FAILURE', 0],
    ['NORESPONSE', 'SHIPMENT.POSTAGE.NO_RESPONSE', 0],
    ['LOSTRESPONSE', 'SHIPMENT.POSTAGE.NO_RESPONSE', 1],
  ])('%s: %s, for one parcel and for an order', async (word, code, soldShare) => {
    const to_address = { ...lodz, name: `Paweł ${word}` };
    const shipment = await client.Shipment.create({ ...toPoland, to_address });
    expect(await failureOf(client.Shipment.buy(shipment.id, shipment.lowestRate(['UPS'])))).toMatchObject({
      statusCode: 422,
      code,
    });
    expect((await client.Shipment.retrieve(shipment.id)).postage_label !== null).toBe(soldShare === 1);
    const made = await client.Order.create(order(to_address));
    expect((await failureOf(client.Order.buy(made.id, 'UPS', 'UPSStandard'))).code).toBe(code);
    expect(sandbox.state()).toMatchObject({ counts: { boughtShipments: 3 * soldShare } });
  });

  test('a pickup where nothing can be found is refused', async () => {
    const shipment = await client.Shipment.create(toPoland);
    const bought = await client.Shipment.buy(shipment.id, shipment.lowestRate(['UPS']));
    const refused = await failureOf(
      client.Pickup.create({
        min_datetime: '2099-03-04T09:00:00Z',
        max_datetime: '2099-03-04T17:00:00Z',
        address: { ...hamburg, street1: '' },
        shipment: bought,
      }),
    );
    expect(refused).toMatchObject({ statusCode: 422, code: 'PICKUP.ADDRESS.INVALID' });
  });

  test('a refund by an unknown tracking code is a failure of the refund', async () => {
    const shipment = await client.Shipment.create(toPoland);
    const { tracking_code } = await client.Shipment.buy(shipment.id, shipment.lowestRate(['UPS']));
    const wanted = { carrier: 'UPS', tracking_codes: [tracking_code] };
    await client.Refund.create(wanted);
    expect(await failureOf(client.Refund.create(wanted))).toMatchObject({
      statusCode: 422,
      code: 'REFUND.FAILURE',
      message: 'A refund has already been requested for this shipment.',
    });
  });

  test.each([
    ['TRACKER.UNSUPPORTED_CARRIER', { tracking_code: 'EZ1000000001', carrier: 'Nobody' }],
    ['TRACKER.CREATE.ERROR', { tracking_code: '???' }],
  ])('%s', async (code, wanted) => {
    expect(await failureOf(client.Tracker.create(wanted))).toMatchObject({ statusCode: 422, code });
  });

  test('a tracking code belongs to its carrier, and a batch of trackers is a list', async () => {
    const shipment = await client.Shipment.create(toPoland);
    const { tracking_code } = await client.Shipment.buy(shipment.id, shipment.lowestRate(['UPS']));
    expect((await failureOf(client.Tracker.create({ tracking_code, carrier: 'DPD' }))).code).toBe(
      'TRACKER.CARRIER_CODE_MISMATCH',
    );
    expect((await client.Tracker.create({ tracking_code, carrier: 'UPS' })).shipment_id).toBe(shipment.id);
    expect((await failureOf(ask('post', 'trackers/batch', { tracking_codes: tracking_code }))).code).toBe(
      'TRACKER.INVALID_PARAMS',
    );
  });
});

describe('keys, errors and the rest', () => {
  test('keys: none, production, inactive and without balance', async () => {
    const outcomes = [
      ['wrong', 401, 'UNAUTHORIZED'],
      ['EZAKlive', 403, 'MODE.UNAUTHORIZED'],
      ['EZTKinactive1', 403, 'APIKEY.INACTIVE'],
    ] as const;
    for (const [key, statusCode, code] of outcomes) {
      expect(await failureOf(clientWith(key).Address.all())).toMatchObject({ statusCode, code });
    }
    const shipment = await client.Shipment.create(toPoland);
    const poor = await failureOf(clientWith('EZTKbroke1').Shipment.buy(shipment.id, shipment.lowestRate()));
    expect(poor).toMatchObject({ statusCode: 402, code: 'PAYMENT_REQUIRED' });
  });

  test('unknown objects are 404, missing fields 422 with their name', async () => {
    expect(await failureOf(client.Shipment.retrieve('shp_1'))).toMatchObject({
      statusCode: 404,
      code: 'NOT_FOUND',
    });
    const bare = await failureOf(client.makeApiCall('post', 'shipments', {}));
    expect(bare).toMatchObject({
      statusCode: 422,
      code: 'PARAMETER.REQUIRED',
      message: 'Missing required parameter.',
    });
    expect(bare.errors).toEqual([{ field: 'shipment', message: 'cannot be blank' }]);
  });

  test('an injected 429 and an injected 500 become the client’s own errors', async () => {
    sandbox.faults.add({
      match: { method: 'GET', path: '/easypost/v2/addresses' },
      mode: '429',
      times: 1,
      retryAfter: 2,
    });
    expect(await failureOf(client.Address.all())).toMatchObject({ statusCode: 429 });
    sandbox.faults.add({ match: { path: /\/addresses$/ }, mode: '500', times: 1 });
    expect(await failureOf(client.Address.all())).toMatchObject({
      statusCode: 500,
      code: 'INTERNAL_SERVER_ERROR',
    });
    expect((await client.Address.all()).addresses).toEqual([]);
  });

  test('a purchase cut off after it happened: the label exists, and a second purchase is refused', async () => {
    const shipment = await client.Shipment.create(toPoland);
    sandbox.faults.add({ match: { path: /\/buy$/ }, mode: 'cut-after', times: 1 });
    const lost = await failureOf(client.Shipment.buy(shipment.id, shipment.lowestRate()));
    expect(lost.statusCode).toBeUndefined();
    expect((await client.Shipment.retrieve(shipment.id)).tracking_code).toBeTruthy();
    const second = await failureOf(client.Shipment.buy(shipment.id, shipment.lowestRate()));
    expect(second.code).toBe('SHIPMENT.POSTAGE.EXISTS');
    expect(sandbox.journal.list({ path: '*/buy' })).toMatchObject([
      { status: 0, fault: 'cut-after' },
      { status: 422 },
    ]);
  });

  test('carrier accounts are a bare list, metadata lists services under lower-case names', async () => {
    const accounts = await client.CarrierAccount.all();
    expect(accounts.map(({ id }) => id)).toEqual(Object.values(sandbox.easypost.accounts));
    for (const { id } of accounts) expect(id).toMatch(/^ca_[0-9a-f]{32}$/);
    const metadata = await ask<{ carriers: { name: string; service_levels: { name: string }[] }[] }>(
      'get',
      'metadata/carriers?carriers=ups&types=service_levels',
    );
    expect(metadata.carriers.map(({ name }) => name)).toEqual(['ups']);
    expect(metadata.carriers[0]?.service_levels.map(({ name }) => name)).toContain('UPSStandard');
  });

  test('stand-alone insurance is pending, and can be cancelled', async () => {
    const insurance = await client.Insurance.create({
      to_address: newYork,
      from_address: hamburg,
      tracking_code: 'EZ1000000001',
      carrier: 'USPS',
      amount: '100',
    });
    expect(insurance).toMatchObject({ amount: '100.00000', status: 'pending', provider: 'easypost' });
    const cancelled = await client.Insurance.refund(insurance.id);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      messages: ['Insurance was cancelled by the user.'],
    });
  });

  test('a double slash, as the client’s generic call sends it, is the same path', async () => {
    const made = await ask<{ id: string }>('post', '/addresses', { address: hamburg });
    expect(sandbox.journal.list({ method: 'POST' })).toMatchObject([
      { path: '/easypost/v2/addresses', status: 201 },
    ]);
    expect(made.id).toMatch(/^adr_/);
  });
});
