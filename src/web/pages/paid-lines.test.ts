// The lines of a paid price, in the VAT view of its customer.
import { createElement } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { draw, stubBrowserForDrawing } from '#tests/draw.ts';
import { aPrice, aShipment } from '#tests/factories.ts';
import type { Intent } from '#contract/checkout.ts';
import { de } from '../i18n/de.ts';
import { loadTexts } from '../i18n/use-text.ts';
import { userKey } from '../lib/use-user.ts';
import { PaidLines } from './paid-lines.tsx';

beforeAll(async () => {
  const forget = await stubBrowserForDrawing();
  await loadTexts('buy');
  // Waits for what is loaded before it is rendered.
  await vi.waitFor(() => expect(drawn(null)).toContain('<dl'));
  return forget;
});

const { cart } = de.rates;

/** 30.48 net, 36.27 gross. */
const intentWith = (services: Parameters<typeof aShipment>[0]): Intent =>
  ({
    priceBreakdown: aPrice(),
    pickup: 'none',
    wizardData: aShipment(services),
  }) as Partial<Intent> as Intent;

const drawn = (user: { business: boolean } | null, services: Parameters<typeof aShipment>[0] = {}): string =>
  draw(createElement(PaidLines, { intent: intentWith(services) }), [[userKey, user]]);

test.each([
  ['a private customer', { business: false }],
  ['a guest', null],
])('%s sees prices with VAT, and how much of them is VAT', (_, user) => {
  const html = drawn(user);
  expect(html).toContain(cart.vatIncluded(19));
  expect(html).not.toContain(cart.net);
  expect(html).not.toContain('30,48');
});

test('a business customer sees net prices, and the VAT on them', () => {
  const html = drawn({ business: true });
  expect(html).toContain(cart.net);
  expect(html).toContain('30,48');
  expect(html).not.toContain(cart.vatIncluded(19));
});

test.each([
  [{ exportDocumentation: true, hasOwnAE: true }, true],
  [{ exportDocumentation: true, hasOwnAE: false }, false],
  [{ exportDocumentation: false, hasOwnAE: true }, false],
])("with %j the customer's own declaration is listed: %s", (services, isNamed) => {
  expect(drawn(null, { services }).includes(cart.line.exportDocFee)).toBe(isNamed);
});
