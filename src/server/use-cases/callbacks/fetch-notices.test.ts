// Which time PayPal's list is read for: nothing is left out between two looks, and nothing older than its own tries.
import { expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { UpstreamError } from '../../errors.ts';
import type { Span } from '../../gateways/payment.ts';
import { createNoticeFetching } from './fetch-notices.ts';

test('three days at first, then since the last look that went well and an hour more, never above three days', async () => {
  const spans: string[][] = [];
  let now = new Date('2026-11-20T12:00:00Z');
  let isAway = false;
  // oxlint-disable-next-line require-yield -- a list without pages
  async function* readNotices({ since, until }: Span): AsyncGenerator<never> {
    spans.push([since.toISOString().slice(5, 16), until.toISOString().slice(5, 16)]);
    if (isAway)
      throw new UpstreamError(
        { upstream: 'paypal', kind: 'timeout', code: 'timeout', outcome: 'none' },
        'away',
      );
  }
  const ctx = {
    clock: () => now,
    log: { warn: () => undefined, info: () => undefined },
    payments: { paypal: { readNotices } },
  } as unknown as Context;
  const look = createNoticeFetching();
  const lookAt = async (time: string): Promise<void> => {
    now = new Date(`2026-11-${time}:00Z`);
    await look(ctx);
  };
  await lookAt('20T12:00');
  await lookAt('20T12:15');
  isAway = true;
  await lookAt('20T18:00');
  isAway = false;
  await lookAt('20T18:15');
  await lookAt('25T12:00');
  expect(spans).toEqual([
    ['11-17T12:00', '11-20T12:00'],
    ['11-20T11:00', '11-20T12:15'],
    ['11-20T11:15', '11-20T18:00'],
    ['11-20T11:15', '11-20T18:15'],
    ['11-22T12:00', '11-25T12:00'],
  ]);
});
