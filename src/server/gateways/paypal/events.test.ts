// PayPal's list of events over real HTTP: page by page, with nothing in it trusted.
import { expect, test } from 'vitest';
import { type Received, startScriptedServer } from '#tests/scripted-server.ts';
import { UpstreamError } from '../../errors.ts';
import { createHttp } from '../http.ts';
import { createPayPalGateway } from './gateway.ts';

const span = { since: new Date('2026-11-17T12:00:00.400Z'), until: new Date('2026-11-20T12:00:00.900Z') };

const event = (id: string, kind = 'PAYMENT.CAPTURE.REVERSED') => ({
  id,
  event_type: kind,
  resource_type: 'capture',
  resource: { id: '2GG279541U471931P' },
});
const next = (query: string) => [
  { rel: 'next', href: `https://elsewhere.example/v1/notifications/webhooks-events/${query}` },
];

/** Answers list calls in this order; returns what was requested and what was read. */
async function readAll(pages: unknown[]) {
  const rest = [...pages];
  const answer = ({ path }: Received) =>
    path === '/v1/oauth2/token'
      ? { json: { access_token: 'T', expires_in: 32_400 } }
      : { json: rest.length > 1 ? rest.shift() : rest[0] };
  await using server = await startScriptedServer(answer);
  const gateway = createPayPalGateway(
    { url: server.url, clientId: 'c', clientSecret: 's', webhookId: 'WH1', brandName: 'Hafenpost' },
    createHttp({ repeatAfterMs: 5 }),
  );
  const ids: string[][] = [];
  const read = async (): Promise<void> => {
    for await (const page of gateway.readNotices?.(span) ?? []) ids.push(page.map(({ eventId }) => eventId));
  };
  const fault = await read().catch((error: unknown) => error);
  return { ids, fault, asked: server.received.map(({ path }) => path).filter((path) => path.includes('?')) };
}

const FIRST =
  '/v1/notifications/webhooks-events?page_size=100&start_time=2026-11-17T12%3A00%3A00Z&end_time=2026-11-20T12%3A00%3A00Z';

test('each page is requested from PayPal as we know it, whatever host its link names, until there is no link', async () => {
  const { ids, asked, fault } = await readAll([
    { events: [event('WH-3'), event('WH-2')], links: next('?move_to=next&index_id=WH-2') },
    { events: [event('WH-1')], count: 1 },
  ]);
  expect(fault).toBeUndefined();
  expect(ids).toEqual([['WH-3', 'WH-2'], ['WH-1']]);
  expect(asked).toEqual([FIRST, '/v1/notifications/webhooks-events?move_to=next&index_id=WH-2']);
});

test('a link to the same page, or beyond the last one, ends the list', async () => {
  const circle = await readAll([{ events: [event('WH-1')], links: next('?move_to=next') }]);
  expect([circle.asked.length, circle.ids]).toEqual([2, [['WH-1'], ['WH-1']]]);
  expect((await readAll([{ events: [], links: next('?move_to=next') }])).asked).toEqual([FIRST]);
});

test('events that we did not ask for, or cannot read, are skipped', async () => {
  const odd = [event('WH-1', 'BILLING.PLAN.CREATED'), { id: 'WH-2' }, null, event('WH-3')];
  expect((await readAll([{ events: odd }])).ids).toEqual([['WH-3']]);
});

test('an answer that is not a list is a fault, not an empty list', async () => {
  expect((await readAll([{ message: 'later' }])).fault).toBeInstanceOf(UpstreamError);
});
