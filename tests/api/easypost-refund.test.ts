// Label refunds at the sandbox: requested once, decided later, through every fault.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { createEasyPostGateway } from '#server/gateways/easypost/gateway.ts';
import { createHttp } from '#server/gateways/http.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { patienceFor } from '../support/patience.ts';

let sandbox: Sandbox;
const http = createHttp({ repeatAfterMs: 5 });

beforeAll(async () => {
  sandbox = await createSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(async () => {
  await http.close();
  await sandbox.close();
});

const gateway = (writeTimeoutMs = 5_000): CarrierPort => {
  const accounts = [{ carrier: 'UPS' as const, accountId: sandbox.easypost.accounts.UPS }];
  return createEasyPostGateway(
    { url: sandbox.easypost.url, apiKey: 'EZTKtest', accounts, writeTimeoutMs },
    http,
  );
};

async function bought(name = 'Lisa Sample'): Promise<string> {
  const shipment = aShipment({ toAddress: anAddress({ name, country: 'FR', zip: '75001', city: 'Paris' }) });
  const asking = { signal: AbortSignal.timeout(10_000), reference: 'HP-1' };
  const [rate] = (await gateway().rate('UPS', shipment, asking)).rates;
  if (!rate) throw new Error('no rate');
  const purchase = await gateway().buy(rate.reference, { maxCostCents: rate.costCents });
  if (purchase.outcome !== 'bought') throw new Error(JSON.stringify(purchase));
  return purchase.labels[0]?.upstreamShipmentId ?? '';
}

const refunds = () => (sandbox.state() as { counts: Record<string, number> }).counts['refunds'];

test.for([
  ['Lisa Sample', 'refunded'],
  ['Lisa REFUNDNO', 'rejected'],
] as const)('the label of %s is %s in the end', async ([name, decision]) => {
  const id = await bought(name);
  expect(await gateway().findRefund(id)).toBe('none');
  expect(await gateway().requestRefund(id)).toBe('submitted');
  expect(await gateway().requestRefund(id)).toBe('submitted');
  expect(refunds()).toBe(1);
  sandbox.clock.advance(2 * 3_600_000);
  expect(await gateway().findRefund(id)).toBe(decision);
});

test.for([
  ['Lisa REFUNDLATE', 'refunded'],
  ['Lisa REFUNDLATE REFUNDNO', 'rejected'],
] as const)('the label of %s is open for ten days, and then %s', async ([name, decision]) => {
  const id = await bought(name);
  expect(await gateway().requestRefund(id)).toBe('submitted');
  sandbox.clock.advance(239 * 3_600_000);
  expect(await gateway().findRefund(id)).toBe('submitted');
  sandbox.clock.advance(2 * 3_600_000);
  expect(await gateway().findRefund(id)).toBe(decision);
});

test.for(['cut-after', '500-after', 'hang-after', 'truncate'] as const)(
  '%s on the request: it happened, is read back, and was requested once',
  async (mode) => {
    const id = await bought();
    sandbox.faults.add({ match: { method: 'POST', path: /\/refund$/ }, mode });
    expect(await gateway(patienceFor(mode)).requestRefund(id)).toBe('submitted');
    expect(refunds()).toBe(1);
  },
);

test.for(['cut-before', '500', '502', 'html', 'hang'] as const)(
  '%s before the request: unknown, and requested by the next call',
  async (mode) => {
    const id = await bought();
    sandbox.faults.add({ match: { method: 'POST', path: /\/refund$/ }, mode, times: 1 });
    await expect(gateway(patienceFor(mode)).requestRefund(id)).rejects.toMatchObject({
      fault: { outcome: 'unknown' },
    });
    expect(await gateway().requestRefund(id)).toBe('submitted');
  },
);

test('a label that was used is rejected', async () => {
  const id = await bought();
  sandbox.clock.advance(2 * 86_400_000);
  expect(await gateway().requestRefund(id)).toBe('rejected');
});
