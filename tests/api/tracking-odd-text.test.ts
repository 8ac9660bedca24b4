// Characters that no database stores, in every text of a carrier's call: no failure of ours, and the rest is kept.
import { afterAll, expect, test } from 'vitest';
import type { ParcelEvent } from '#server/gateways/carrier.ts';
import { signatureOf } from '#server/gateways/easypost/notice.ts';
import { recordNews } from '#server/use-cases/tracking/record-news.ts';
import { openHouse } from '../support/house.ts';
import { post, tell, updatesOf } from '../support/tracking.ts';

const house = await openHouse();
afterAll(() => house.close());

const at = (hour: number): string =>
  new Date(Date.parse('2026-11-20T08:00:00Z') + hour * 3_600_000).toISOString();

/** The answer for a code without an order: accepted and stored. */
const TAKEN = 202;

const bad = { 'half a character': '\ud800', NUL: '\u0000' } as const;
const kinds = Object.entries(bad);

const generic = [
  { source: true },
  { carrier: true },
  { reason: true },
  { status_description: true },
  { description: true },
  { message: true },
  { location: true },
  { location: { city: true, country: 'DE' } },
  { location: { city: 'Leipzig', country: true } },
  { city: true, country: 'DE' },
  { city: 'Leipzig', country: true },
  { carrier_code: true },
  { event_timestamp: true },
  { timestamp: true },
  { datetime: true },
  { estimated_delivery: true },
  { anything: { else: [true] } },
];

/** The odd characters wherever it says true: alone, and among others. */
const filled = (template: object, text: string): object =>
  JSON.parse(JSON.stringify(template).replaceAll('true', () => JSON.stringify(text))) as object;

const texts = (letters: string): string[] => [letters, `Leip${letters}zig`, `${letters}DE`, `D${letters}`];

test('a call nested a hundred thousand levels deep is accepted like any other', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const call = `{"tracking_number":"ODDDEEP1","status":"in_transit","x":${deep}}`;
  expect((await tell(house, Buffer.from(call))).statusCode).toBe(TAKEN);
  expect(await updatesOf(house, 'ODDDEEP1')).toHaveLength(1);
});

test.each(kinds)('%s in a generic call: accepted, and its event is kept', async (name, letters) => {
  let count = 0;
  for (const template of generic)
    for (const text of texts(letters)) {
      const code = `ODDGEN${name.length}N${(count += 1)}`;
      const call = { tracking_number: code, status: 'in_transit', ...filled(template, text) };
      const reply = await tell(house, call);
      expect(reply.statusCode, `${JSON.stringify(call)} ${reply.body}`).toBe(TAKEN);
      expect(await updatesOf(house, code), JSON.stringify(call)).toHaveLength(1);
    }
  for (const text of texts(letters)) {
    const odd = await tell(house, { tracking_number: `CODE${text}`, status: 'in_transit' });
    expect([odd.statusCode, odd.json<{ code: string }>().code]).toEqual([400, 'invalid_request']);
    expect((await tell(house, { tracking_number: 'ODDSTATUS', status: text })).statusCode).toBeLessThan(500);
  }
});

const ofTracker = [{ carrier: true }, { status: true }, { updated_at: true }, { est_delivery_date: true }];
const ofDetail = [
  { message: true },
  { description: true },
  { status: true },
  { status_detail: true },
  { datetime: true },
  { source: true },
  { carrier_code: true },
  { tracking_location: { city: true, country: 'DE' } },
  { tracking_location: { city: 'Leipzig', country: true } },
  { tracking_location: { city: 'Leipzig', country: 'DE', state: true, zip: true } },
];

const easyPostCall = (result: object) => {
  const call = { id: 'evt_1', object: 'Event', description: 'tracker.updated', result };
  const body = Buffer.from(JSON.stringify(call));
  return post(house, body, { 'X-Hmac-Signature': signatureOf('sandbox-webhook-secret', body) });
};

const detail = (hour: number, change: object = {}) => ({
  status: 'in_transit',
  status_detail: 'status_update',
  message: 'On its way',
  datetime: at(hour),
  tracking_location: { city: 'KOELN', country: 'DE' },
  ...change,
});

test.each(kinds)('%s in an EasyPost call: the other events are kept', async (name, letters) => {
  let count = 0;
  const expectKept = async (tracker: object, odd: object) => {
    const code = `ODDEP${name.length}N${(count += 1)}`;
    const details = [detail(1), detail(2, odd), detail(3)];
    const result = {
      status: 'in_transit',
      updated_at: at(3),
      ...tracker,
      tracking_code: code,
      tracking_details: details,
    };
    const reply = await easyPostCall(result);
    expect(reply.statusCode, `${JSON.stringify(result)} ${reply.body}`).toBe(TAKEN);
    const kept = (await updatesOf(house, code)).map(({ eventTimestamp }) => eventTimestamp.toISOString());
    expect(kept, JSON.stringify(result)).toEqual(expect.arrayContaining([at(1), at(3)]));
  };
  for (const text of texts(letters)) {
    for (const template of ofTracker) await expectKept(filled(template, text), {});
    for (const template of ofDetail) await expectKept({}, filled(template, text));
    const odd = await easyPostCall({ tracking_code: `CODE${text}`, tracking_details: [detail(1)] });
    expect(odd.statusCode).toBe(200);
  }
  expect((await updatesOf(house, 'CODE')).length, 'no code of which only a part could be read').toBe(0);
});

test.each(kinds)('%s that a reader let through is not stored either', async (name, letters) => {
  const code = `ODDNEWS${name.length}`;
  const event = (hour: number, change: Partial<ParcelEvent> = {}): ParcelEvent => ({
    at: new Date(at(hour)),
    status: 'in_transit',
    reason: null,
    description: null,
    city: 'Leipzig',
    country: 'DE',
    carrierCode: null,
    raw: '{}',
    ...change,
  });
  const odd = {
    city: `Leip${letters}zig`,
    country: `D${letters}`,
    description: letters,
    carrierCode: letters,
    raw: letters,
  };
  const events = [
    event(1),
    event(2, odd),
    event(3, { city: letters, country: letters }),
    event(4, { city: 'x'.repeat(5_000) }),
  ];
  const news = { source: 'webhook', code, carrier: letters, events, eta: null, saidAt: new Date(at(4)) };
  expect(await recordNews(house.ctx, news)).toEqual({ isKnown: false });
  const kept = (await updatesOf(house, code)).sort((a, b) => +a.eventTimestamp - +b.eventTimestamp);
  expect(kept.map(({ city, country }) => [city, country])).toEqual([
    ['Leipzig', 'DE'],
    ['Leip zig', 'D'],
    [null, null],
    ['x'.repeat(100), 'DE'],
  ]);
  expect(kept[1]).toMatchObject({ statusDescription: null, carrierCode: null, carrier: null, rawData: '' });
});
