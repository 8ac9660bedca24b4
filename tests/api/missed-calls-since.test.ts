// The span PayPal's event list is read for: no gap between two reads, nor since the last call received.
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { insertWebhookEvent } from '#server/db/webhook-events.ts';
import { webhookEvents } from '#server/db/schema.ts';
import { UpstreamError } from '#server/errors.ts';
import type { Notice, PaymentPort, Span } from '#server/gateways/payment.ts';
import { createNoticeFetching } from '#server/use-cases/callbacks/fetch-notices.ts';
import { openHouse } from '../support/house.ts';

const aNotice = (eventId: string): Notice => ({
  eventId,
  kind: 'X',
  orderId: null,
  captureId: null,
  refundOf: null,
  isReversal: false,
});

/** A house whose PayPal only records the spans it is asked for. */
async function openAsked() {
  const spans: string[][] = [];
  const list = { isAway: false };
  // oxlint-disable-next-line require-yield -- a list without pages
  async function* readNotices({ since, until }: Span): AsyncGenerator<never> {
    spans.push([since, until].map((at) => at.toISOString().slice(5, 16)));
    if (list.isAway)
      throw new UpstreamError(
        { upstream: 'paypal', kind: 'timeout', code: 'timeout', outcome: 'none' },
        'away',
      );
  }
  const payment = (real: PaymentPort): PaymentPort => ({ ...real, readNotices });
  const house = await openHouse({ now: new Date('2026-11-20T12:00:00Z'), wrap: { payment } });
  const first = createNoticeFetching();
  const lookAt = async (time: string, look = first): Promise<void> => {
    house.advanceClock(new Date(`2026-${time}:00Z`).getTime() - house.ctx.clock().getTime());
    await look(house.ctx);
  };
  const hear = (eventId: string, receivedAt: Date): Promise<boolean> =>
    insertWebhookEvent(house.ctx.db.orm, { provider: 'paypal', eventId, kind: 'X', receivedAt });
  return { house, spans, list, lookAt, hear };
}

test('three days at first, then since an hour before the last successful read, never beyond the list', async () => {
  const { house, spans, list, lookAt } = await openAsked();
  await using _ = house;
  await lookAt('11-20T12:00');
  await lookAt('11-20T12:15');
  list.isAway = true;
  await lookAt('11-20T18:00');
  list.isAway = false;
  await lookAt('11-20T18:15');
  await lookAt('11-25T12:00');
  await lookAt('12-31T12:00');
  expect(spans).toEqual([
    ['11-17T12:00', '11-20T12:00'],
    ['11-20T11:00', '11-20T12:15'],
    ['11-20T11:15', '11-20T18:00'],
    ['11-20T11:15', '11-20T18:15'],
    ['11-20T17:15', '11-25T12:00'],
    ['12-02T12:00', '12-31T12:00'],
  ]);
});

test('after ten days of downtime the first read goes back to the last call received, even after a failed one', async () => {
  const { house, spans, list, lookAt, hear } = await openAsked();
  await using _ = house;
  await hear('WH-1', new Date('2026-11-10T12:00:00Z'));
  list.isAway = true;
  await lookAt('11-20T12:00');
  list.isAway = false;
  await hear('WH-2', house.ctx.clock());
  await lookAt('11-20T12:15');
  expect(spans.map(([since]) => since)).toEqual(['11-10T11:00', '11-10T11:00']);
});

test('a process restarted before a successful read goes back as far, whatever was received meanwhile', async () => {
  const { house, spans, list, lookAt, hear } = await openAsked();
  await using _ = house;
  await hear('WH-1', new Date('2026-11-10T12:00:00Z'));
  list.isAway = true;
  await lookAt('11-20T12:00');
  list.isAway = false;
  await hear('WH-2', house.ctx.clock());
  await lookAt('11-20T12:15', createNoticeFetching());
  await lookAt('11-25T12:00', createNoticeFetching());
  expect(spans.map(([since]) => since)).toEqual(['11-10T11:00', '11-10T11:00', '11-20T11:15']);
});

test('a server shutting down takes no further call, and the next one reads the list from where it began', async () => {
  const ending = new AbortController();
  const spans: Span[] = [];
  async function* readNotices(span: Span): AsyncGenerator<Notice[]> {
    spans.push(span);
    yield [aNotice('WH-1')];
    ending.abort();
    yield [aNotice('WH-2')];
  }
  const payment = (real: PaymentPort): PaymentPort => ({ ...real, readNotices });
  await using house = await openHouse({ now: new Date('2026-11-20T12:00:00Z'), wrap: { payment } });
  const taken = async (): Promise<string[]> =>
    (await house.ctx.db.orm.select().from(webhookEvents)).map(({ eventId }) => eventId).sort();
  await createNoticeFetching()(house.ctx, ending.signal);
  expect(await taken()).toEqual(['WH-1']);
  house.advanceClock(5 * DAY_MS);
  await createNoticeFetching()(house.ctx);
  expect(await taken()).toEqual(['WH-1', 'WH-2']);
  expect(spans[1]?.since).toEqual(spans[0]?.since);
});
