// Whom we have told where to call, and what is heard of those who refuse.
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Context } from '../../context.ts';
import { UpstreamError, type UpstreamKind } from '../../errors.ts';
import { createCallbackArranging } from './arrange-callbacks.ts';

const MINUTE_MS = 60_000;

/** A carrier that answers as told, and a PayPal that agrees to everything. */
function surroundings() {
  const [errors, asked]: [string[], number[]] = [[], []];
  let fault: { kind: UpstreamKind; code: string } | null = null;
  let now = 0;
  const note = ({ fault: { code } }: { fault: { code: string } }) => void errors.push(code);
  const ctx = {
    config: readConfig({}),
    clock: () => new Date(now),
    log: { error: note, debug: () => undefined },
    payments: { paypal: { ensureWebhook: () => Promise.resolve('WH1') } },
    carrier: {
      ensureWebhook: async () => {
        asked.push(now);
        if (fault) throw new UpstreamError({ upstream: 'easypost', outcome: 'none', ...fault }, 'refused');
      },
    },
  } as unknown as Context;
  const arrange = createCallbackArranging();
  return {
    errors,
    asked,
    answer: (next: typeof fault): void => void (fault = next),
    /** Looks every five seconds, as the job does. */
    pass: async (ms: number): Promise<void> => {
      for (const end = now + ms; now < end; now += 5_000) await arrange(ctx);
    },
  };
}

test('a refusal is an error once, and is asked for again in growing gaps of a quarter of an hour at most', async () => {
  const { errors, asked, answer, pass } = surroundings();
  answer({ kind: 'invalid', code: 'unauthorized' });
  await pass(60 * MINUTE_MS);
  expect(errors).toEqual(['unauthorized']);
  expect(asked.slice(0, 5)).toEqual([0, 5_000, 15_000, 35_000, 75_000]);
  expect(asked.length).toBeLessThan(15);
  const gaps = asked.map((at, i) => at - (asked[i - 1] ?? 0));
  expect(Math.max(...gaps)).toBe(15 * MINUTE_MS);
});

test('another refusal is another error, and so is the same one after all was well', async () => {
  const { errors, answer, pass } = surroundings();
  const wrongKey = { kind: 'invalid', code: 'unauthorized' } as const;
  answer(wrongKey);
  await pass(MINUTE_MS);
  answer({ kind: 'declined', code: 'too_many_webhooks' });
  await pass(60 * MINUTE_MS);
  expect(errors).toEqual(['unauthorized', 'too_many_webhooks']);
  answer(null);
  await pass(20 * MINUTE_MS);
  answer(wrongKey);
  await pass(20 * MINUTE_MS);
  expect(errors).toEqual(['unauthorized', 'too_many_webhooks', 'unauthorized']);
});

test('whoever is not there yet is asked at every look, and nobody is alarmed', async () => {
  const { errors, asked, answer, pass } = surroundings();
  answer({ kind: 'unavailable', code: 'ECONNREFUSED' });
  await pass(MINUTE_MS);
  expect(asked).toHaveLength(12);
  expect(errors).toEqual([]);
});
