// Whether an order is in progress, or something is still required of its buyer.
import { expect, test } from 'vitest';
import { de } from '../i18n/de.ts';
import { en } from '../i18n/en.ts';
import { isOnTrack, ongoingText } from './ongoing-text.ts';

const order = { status: 'payment_failed', terminal: true, awaitsBuyer: false } as const;
test.each([
  [{ ...order, status: 'completed' } as const, true],
  [{ ...order, status: 'paid', terminal: false } as const, true],
  [{ ...order, status: 'created', terminal: false } as const, false],
  [{ ...order, status: 'payment_pending', terminal: false, awaitsBuyer: true } as const, false],
  [{ ...order, status: 'payment_pending', terminal: false } as const, true],
  [{ ...order, status: 'paid_label_failed' } as const, false],
  [order, false],
])('the order %j is fine: %j', (intent, wanted) => {
  expect(isOnTrack(intent)).toBe(wanted);
});

const waits = { status: 'payment_pending', problem: null, awaitsBuyer: true, provider: 'paypal' } as const;
const begun = { ...waits, status: 'created', awaitsBuyer: false } as const;
test.each([de, en])(
  'only who is back from PayPal while it is asked is told that PayPal is confirming',
  (t) => {
    const { pending, status } = t.checkout;
    expect(ongoingText(t, waits).text).toBe(pending.atPayPal);
    expect(ongoingText(t, waits, true).text).toBe(pending.atPayPal);
    expect(ongoingText(t, { ...waits, beingChecked: true }).text).toBe(pending.atPayPal);
    expect(ongoingText(t, { ...waits, beingChecked: true }, true).text).toBe(pending.paypal);
    expect(ongoingText(t, { ...waits, awaitsBuyer: false }).text).toBe(status.paid.text);
    expect(ongoingText(t, begun).text).toBe(status.created.text);
    expect(ongoingText(t, begun, true).text).toBe(pending.paypal);
  },
);
