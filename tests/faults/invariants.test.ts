// The checker itself: it catches a provider or process that lies. Without this, "no violations" would mean nothing.
import { afterAll, expect, test } from 'vitest';
import type { Payments } from '#server/context.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import { walk } from './crash-points.ts';
import { ways } from './crash-ways.ts';
import { openWorld } from './world.ts';

const world = await openWorld();
afterAll(() => world.close());
const { carrier, payments } = world.ctx;

type Lie = { carrier?: Partial<CarrierPort>; paypal?: Partial<PaymentPort> };

async function violationsOf(name: string, lie: Lie): Promise<string[]> {
  const way = ways.find((one) => one.name === name);
  if (!way) throw new Error(`No way ${name}`);
  world.ctx.carrier = { ...carrier, ...lie.carrier };
  world.ctx.payments = { ...payments, paypal: { ...payments.paypal, ...lie.paypal } } satisfies Payments;
  return (await walk(world, { way, kind: 'gone', deaths: [] })).violations;
}

test('honest providers cause no violations', async () => {
  expect(await violationsOf('paypal', {})).toEqual([]);
});

test('a hold that was not voided is found', async () => {
  const found = await violationsOf('paypal, label refused', {
    paypal: { void: async () => ({ outcome: 'voided' }) },
  });
  expect(found.join()).toContain('held:paypal');
});

test('a label handed out without the money is found', async () => {
  const found = await violationsOf('paypal', {
    paypal: {
      capture: async (reference, { amountCents }) => ({ outcome: 'captured', reference, amountCents }),
    },
  });
  expect(found.join()).toContain('cash:paypal');
});

test('a label bought and forgotten is found', async () => {
  const found = await violationsOf('paypal', {
    carrier: {
      async buy(...args) {
        await carrier.buy(...args);
        return { outcome: 'refused', code: 'declined', text: 'It was bought all the same.' };
      },
    },
  });
  expect(found.join()).toContain('1 labels sold to us, 0 in our books');
  expect(found.join()).toContain('carrier:easypost');
});

test('a label that the carrier has not voided is found', async () => {
  const found = await violationsOf('invoice hub, second leg refused', {
    carrier: { requestRefund: async () => 'refunded', findRefund: async () => 'refunded' },
  });
  expect(found.join()).toContain('carrier:easypost');
});
