// Tests that providers are told where to call us, and how refusals are logged.
import { afterEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { type Received, type Reply, startScriptedServer } from '#tests/scripted-server.ts';
import { readConfig } from '../../config.ts';
import type { Context } from '../../context.ts';
import { UpstreamError, type UpstreamKind } from '../../errors.ts';
import { createEasyPostGateway } from '../../gateways/easypost/gateway.ts';
import { createHttp } from '../../gateways/http.ts';
import { createPayPalGateway } from '../../gateways/paypal/gateway.ts';
import { createCallbackArranging } from './arrange-callbacks.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((thing) => thing.close()));
});

/** A carrier that answers as told, and a PayPal that agrees to everything. */
function surroundings() {
  const [errors, asked]: [string[], number[]] = [[], []];
  const warnings: unknown[] = [];
  type Fault = { kind: UpstreamKind; code: string };
  let fault: Fault | null = null;
  let unreadable: Fault | null = null;
  let now = 0;
  const note = ({ fault: { code } }: { fault: { code: string } }) => void errors.push(code);
  const ctx = {
    config: readConfig({}),
    clock: () => new Date(now),
    log: { error: note, warn: (said: unknown) => void warnings.push(said), debug: () => undefined },
    payments: {
      paypal: {
        ensureWebhook: () => Promise.resolve('WH1'),
        findMissingCalls: async () => {
          if (!unreadable) return ['PAYMENT.CAPTURE.REVERSED'];
          throw new UpstreamError({ upstream: 'paypal', outcome: 'none', ...unreadable }, 'unreadable');
        },
      },
    },
    carrier: {
      ensureWebhook: async () => {
        asked.push(now);
        if (!fault) return;
        throw new UpstreamError({ upstream: 'easypost', outcome: 'none', ...fault }, 'refused');
      },
    },
  } as unknown as Context;
  const arrange = createCallbackArranging();
  return {
    errors,
    warnings,
    asked,
    answer: (next: typeof fault): void => void (fault = next),
    answerOfWebhook: (next: typeof unreadable): void => void (unreadable = next),
    /** Looks every five seconds, as the job does. */
    pass: async (ms: number): Promise<void> => {
      for (const end = now + ms; now < end; now += 5_000) await arrange(ctx);
    },
  };
}

test('a refusal is logged as an error once, and retried at growing intervals of up to a quarter of an hour', async () => {
  const { errors, asked, answer, pass } = surroundings();
  answer({ kind: 'invalid', code: 'unauthorized' });
  await pass(HOUR_MS);
  expect(errors).toEqual(['unauthorized']);
  expect(asked.slice(0, 5)).toEqual([0, 5_000, 15_000, 35_000, 75_000]);
  expect(asked.length).toBeLessThan(15);
  const gaps = asked.map((at, i) => at - (asked[i - 1] ?? 0));
  expect(Math.max(...gaps)).toBe(15 * MINUTE_MS);
});

test('another refusal is a new error, and so is the same one after a success', async () => {
  const { errors, answer, pass } = surroundings();
  const wrongKey = { kind: 'invalid', code: 'unauthorized' } as const;
  answer(wrongKey);
  await pass(MINUTE_MS);
  answer({ kind: 'declined', code: 'too_many_webhooks' });
  await pass(HOUR_MS);
  expect(errors).toEqual(['unauthorized', 'too_many_webhooks']);
  answer(null);
  await pass(20 * MINUTE_MS);
  answer(wrongKey);
  await pass(20 * MINUTE_MS);
  expect(errors).toEqual(['unauthorized', 'too_many_webhooks', 'unauthorized']);
});

test('a provider not there yet is asked on every pass, without an alarm', async () => {
  const { errors, asked, answer, pass } = surroundings();
  answer({ kind: 'unavailable', code: 'ECONNREFUSED' });
  await pass(MINUTE_MS);
  expect(asked).toHaveLength(12);
  expect(errors).toEqual([]);
});

test('events missing from a webhook registered by others are warned about once', async () => {
  const { errors, warnings, pass } = surroundings();
  await pass(HOUR_MS);
  expect(warnings).toEqual([{ missing: ['PAYMENT.CAPTURE.REVERSED'] }]);
  expect(errors).toEqual([]);
});

test('events missing from a webhook registered by others are reported even if PayPal was unreadable at first', async () => {
  const { errors, warnings, answerOfWebhook, pass } = surroundings();
  answerOfWebhook({ kind: 'unavailable', code: 'ECONNREFUSED' });
  await pass(MINUTE_MS);
  expect([warnings, errors]).toEqual([[], []]);
  answerOfWebhook(null);
  await pass(HOUR_MS);
  expect(warnings).toEqual([{ missing: ['PAYMENT.CAPTURE.REVERSED'] }]);
});

test('a webhook that PayPal does not know is an error once', async () => {
  const { errors, answerOfWebhook, pass } = surroundings();
  answerOfWebhook({ kind: 'declined', code: 'not_found' });
  await pass(HOUR_MS);
  expect(errors).toEqual(['not_found']);
});

/** Runs both real gateways against one fake vendor: what is logged in three looks. */
async function heardFrom(reply: Reply | ((request: Received) => Reply)): Promise<string[]> {
  const server = await startScriptedServer(typeof reply === 'function' ? reply : () => reply);
  const http = createHttp({ repeatAfterMs: 5 });
  open.push(http, server);
  const config = readConfig({});
  const carrier = { ...config.easypost, url: `${server.url}/v2/`, webhookSecret: 'shared' };
  const paypal = { ...config.payments.paypal, url: server.url, webhookId: null, brandName: 'Hafenpost' };
  const [errors, now]: [string[], { ms: number }] = [[], { ms: 0 }];
  const error = ({ said, fault }: { said: string; fault: { upstream: string; code: string } }) =>
    void errors.push(`${fault.upstream} ${fault.code}: ${said}`);
  const ctx = {
    config,
    clock: () => new Date(now.ms),
    log: { error, debug: () => undefined },
    payments: { paypal: createPayPalGateway(paypal, http) },
    carrier: createEasyPostGateway(carrier, http),
  } as unknown as Context;
  const arrange = createCallbackArranging();
  for (; now.ms < 3 * MINUTE_MS; now.ms += MINUTE_MS) await arrange(ctx);
  return errors;
}

test("a wrong key and an empty account are refusals, and the log has the vendor's words", async () => {
  const wrongKey = { error: { code: 'APIKEY.INACTIVE', message: 'This api key is no longer active.' } };
  expect(await heardFrom({ status: 401, json: wrongKey })).toContain(
    'easypost not_authorized: This api key is no longer active.',
  );
  const unpaid = { error: { code: 'PAYMENT_REQUIRED', message: 'Insufficient funds.' } };
  expect(await heardFrom({ status: 402, json: unpaid })).toContain(
    'easypost account_empty: Insufficient funds.',
  );
  const wrongSecret = { error: 'invalid_client', error_description: 'Client Authentication failed' };
  const headers = { 'paypal-debug-id': 'f00d' };
  expect(await heardFrom({ status: 401, headers, json: wrongSecret })).toEqual([
    'paypal not_authorized: invalid_client: Client Authentication failed (paypal-debug-id f00d)',
    'easypost not_authorized: Refused without a reason (401).',
  ]);
});

test('a vendor with a fault of its own is not taken for one that refuses', async () => {
  expect(await heardFrom({ status: 503, json: {} })).toEqual([]);
});

test("another reason is another refusal, but another call's number is not", async () => {
  // Long enough for the message to be cut off in the middle of the number.
  const rights = 'No rights'.padEnd(270, '.');
  const reasons = [rights, rights, 'Too many webhooks.'];
  let calls = 0;
  const errors = await heardFrom(({ path }) => {
    if (path === '/v1/oauth2/token') return { json: { access_token: 'token', expires_in: 3600 } };
    if (!path.startsWith('/v1/')) return { json: { webhooks: [] } };
    const message = reasons[calls++] ?? '';
    const headers = { 'paypal-debug-id': `${calls}f00d` };
    return { status: 422, headers, json: { name: 'REFUSED', message } };
  });
  expect(errors.filter((error) => error.startsWith('paypal'))).toEqual([
    expect.stringContaining('No rights'),
    'paypal refused: REFUSED: Too many webhooks. (paypal-debug-id 3f00d)',
  ]);
});
