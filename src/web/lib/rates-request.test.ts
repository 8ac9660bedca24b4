// The running rate request: lines become rows, the last line becomes the stored answer, failures are stored.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CarrierMessage, RatesReply, ShipmentData } from '#contract/rates.ts';
import { noServices } from '#domain/services.ts';
import { stubBrowser } from '#tests/browser-storage.ts';
import { aRate } from '#tests/factories.ts';
import { clearDrafts, readDraft, writeDraft } from './draft-store.ts';
import {
  forgetRates,
  noRequest,
  ratesRequest,
  restoreRates,
  startRates,
  waitingCarriers,
  withLine,
} from './rates-request.ts';

const address = {
  name: 'Ada Ahrens',
  street1: 'Am Kai 1',
  city: 'Bremen',
  zip: '28195',
  country: 'DE',
  phone: '0421 1',
  email: 'ada@example.com',
};
const shipment = {
  fromAddress: address,
  toAddress: { ...address, country: 'FR' },
  packages: [
    { length: 1, width: 1, height: 1, weight: 1, value: 1, description: 'a book about northern harbours' },
  ],
  additionalServices: noServices,
};
const shipmentData: ShipmentData = {
  ...shipment,
  incoterm: 'DAP',
  customsCase: 'inside-eu',
  totalValueCents: 100,
  totalWeightKg: 1,
  customsInfo: { value: 1 },
};
const rate = aRate();
const silent: CarrierMessage = { carrier: 'FedEx', reason: 'timeout' };
const reply: RatesReply = {
  success: true,
  quoteId: 'q',
  expiresAt: '2026-11-20T12:30:00.000Z',
  rates: [rate],
  messages: [silent],
  shipmentData,
};
type Line = Parameters<typeof withLine>[1];
const asked: Line = { type: 'asked', carriers: ['UPS', 'FedEx'], shipmentData };
const answered: Line = { type: 'answered', carrier: 'UPS', rates: [rate], messages: [] };
const done: Line = { type: 'done', reply };

beforeEach(stubBrowser);
afterEach(() => {
  forgetRates();
  vi.unstubAllGlobals();
});

function serverAnswers(lines: unknown[], status = 200) {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));
}

test('every answer adds its rows and removes its carrier from the waiting list', () => {
  const started = withLine({ ...noRequest, state: 'asking' }, asked);
  expect(waitingCarriers(started)).toEqual(['UPS', 'FedEx']);
  const one = withLine(started, answered);
  expect(one.rates).toEqual([rate]);
  expect(waitingCarriers(one)).toEqual(['FedEx']);
  expect(one.state).toBe('asking');
});

test('a request that another one aborts has not failed', async () => {
  const given: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    given.push(signal);
    if (given.length > 1) return Promise.resolve(new Response(JSON.stringify(asked)));
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  });
  const first = startRates(shipment, 'ada');
  const second = startRates(shipment, 'ada');
  await expect(first).resolves.toBeUndefined();
  await expect(second).resolves.toBeUndefined();
  expect(given.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('the last line replaces all before it with the binding answer', () => {
  const end = withLine(withLine(withLine(noRequest, asked), answered), done);
  expect(end).toMatchObject({ state: 'done', rates: [rate], messages: [silent], reply });
  expect(waitingCarriers(end)).toEqual([]);
});

test('a failure midway keeps the rows and names the code', async () => {
  serverAnswers([asked, answered, { type: 'failed', code: 'rates_unavailable', message: 'no' }]);
  await startRates(shipment, 'ada');
  await expect.poll(() => ratesRequest().state).toBe('failed');
  expect(ratesRequest()).toMatchObject({ rates: [rate], reply: null, error: { code: 'rates_unavailable' } });
});

test('a complete answer is kept for a reload, and only for its owner', async () => {
  serverAnswers([asked, answered, done]);
  await startRates(shipment, 'ada');
  await expect.poll(() => ratesRequest().state).toBe('done');
  forgetRates();
  expect(restoreRates('eve')).toBe(false);
  expect(restoreRates('ada')).toBe(true);
});

test('a page reloaded before the carriers have answered asks them again', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  void startRates(shipment, 'ada');
  forgetRates();
  serverAnswers([asked, answered, done]);
  expect(restoreRates('eve')).toBe(false);
  expect(restoreRates('ada')).toBe(true);
  expect(ratesRequest()).toMatchObject({ state: 'asking', shipment });
  await expect.poll(() => ratesRequest().state).toBe('done');
  await expect.poll(() => readDraft('calculatedRates', 'ada')).toMatchObject({ quoteId: 'q' });
});

test.each([
  ['before the first line', 0],
  ['between two lines', 1],
])('nothing is kept of an answer that arrives after its owner has left, %s', async (_, before) => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
  const say = (...lines: Line[]) => {
    for (const line of lines) send?.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  const lines = [asked, answered, done];
  const started = startRates(shipment, 'ada');
  say(...lines.slice(0, before));
  if (before > 0) await started;
  clearDrafts();
  say(...lines.slice(before));
  await expect.poll(() => ratesRequest().state).toBe('done');
  expect(sessionStorage.getItem('shipmentData')).toBeNull();
  expect(sessionStorage.getItem('calculatedRates')).toBeNull();
});

test.each([
  ['ahead of', 7_200_000],
  ['behind', -7_200_000],
])('a quote lasts as long in a browser whose clock is %s the server', async (_, offMs) => {
  const now = Math.floor(Date.now() / 1000) * 1000 - offMs;
  const ends = new Date(now + 1_800_000).toISOString();
  const text = [asked, { ...done, reply: { ...reply, expiresAt: ends } }].map((line) => JSON.stringify(line));
  const headers = { date: new Date(now).toUTCString() };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text.join('\n'), { headers })));
  await startRates(shipment, 'ada');
  await expect.poll(() => ratesRequest().state).toBe('done');
  const left = Date.parse(ratesRequest().reply?.expiresAt ?? '') - Date.now();
  expect(Math.abs(left - 1_800_000)).toBeLessThan(5_000);
});

test('a refusal before the first line is thrown with its fields', async () => {
  const issues = [{ path: 'toAddress.zip', reason: 'zip_required' }];
  const refusal = { success: false, code: 'invalid_request', message: 'no', requestId: 'r', issues };
  serverAnswers([refusal], 400);
  await expect(startRates(shipment, 'ada')).rejects.toMatchObject({
    status: 400,
    code: 'invalid_request',
    issues,
  });
  expect(readDraft('calculatedRates', 'ada')).toBeNull();
});

test('a request refused because the session had ended is repeated for the same user after the login', async () => {
  serverAnswers([{ success: false, code: 'not_signed_in', message: 'no', requestId: 'r' }], 401);
  await expect(startRates(shipment, 'ada')).rejects.toMatchObject({ code: 'not_signed_in' });
  expect(restoreRates('eve')).toBe(false);
  const sent: Headers[] = [];
  const text = [asked, done].map((line) => JSON.stringify(line)).join('\n');
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return Promise.resolve(new Response(text));
  });
  expect(restoreRates('ada')).toBe(true);
  expect(ratesRequest(), 'the failure is forgotten at once').toMatchObject({ state: 'asking', shipment });
  await expect.poll(() => ratesRequest()).toMatchObject({ state: 'done', userId: 'ada' });
  expect(sent.map((headers) => headers.get('x-user-id'))).toEqual(['ada']);
});

test.each([
  ['is empty', []],
  ['is not JSON', ['<html>']],
])('an answer that %s is a failure', async (_, lines) => {
  serverAnswers(lines);
  await expect(startRates(shipment, 'ada')).rejects.toThrow();
});

test('a connection that breaks midway keeps the rows and counts as no answer', async () => {
  const first = new TextEncoder().encode(`${JSON.stringify(asked)}\n${JSON.stringify(answered)}\n`);
  const chunks = [first];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new TypeError('network error'));
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  await startRates(shipment, 'ada');
  await expect.poll(() => ratesRequest()).toMatchObject({ state: 'failed', error: { status: 0 } });
  expect(ratesRequest().rates).toEqual([rate]);
});

test('a failure in the first line is thrown with its code', async () => {
  serverAnswers([{ type: 'failed', code: 'rates_unavailable', message: 'all silent' }]);
  await expect(startRates(shipment, 'ada')).rejects.toMatchObject({ code: 'rates_unavailable' });
});

test.each([
  ['a number', 7],
  ['a text', 'shipment'],
  ['a shipment never sent to a server', shipment],
  ['one without its recipient', { ...shipmentData, toAddress: undefined }],
])('prices stored with %s instead of their shipment are not restored', (_, data) => {
  writeDraft('calculatedRates', 'ada', reply);
  writeDraft('shipmentData', 'ada', data);
  expect(restoreRates('ada')).toBe(false);
  writeDraft('shipmentData', 'ada', shipmentData);
  expect(restoreRates('ada')).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a number', 7],
  ['half an answer', { success: true, rates: [] }],
])('%s in the storage restores nothing', (_, data) => {
  const envelope = JSON.stringify({ version: 1, userId: 'ada', data });
  sessionStorage.setItem('calculatedRates', envelope);
  sessionStorage.setItem('shipmentData', envelope);
  expect(restoreRates('ada')).toBe(false);
});
