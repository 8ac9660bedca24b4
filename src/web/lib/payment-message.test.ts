// Only a message of our own shape, from our own origin and from the window we opened counts (C-28).
import { expect, test } from 'vitest';
import { mayBePaid, paymentMessage, readPaymentMessage } from './payment-message.ts';

const origin = 'https://hafenpost.example';
const popup = new MessageChannel().port1;
const stranger = new MessageChannel().port1;
const data = paymentMessage('success', 'pk_1');
const event = { origin, source: popup, data };

test('a message from the payment window is understood', () => {
  expect(readPaymentMessage(event, { origin, source: popup })).toEqual(data);
  const bare = paymentMessage('cancelled', null);
  expect(readPaymentMessage({ ...event, data: bare }, { origin, source: popup })).toEqual(bare);
});

test('a message with an outcome still unknown is understood too', () => {
  const open = paymentMessage('pending', 'pk_1');
  expect(readPaymentMessage({ ...event, data: open }, { origin, source: popup })).toEqual(open);
});

test.each([
  ['success', true],
  ['pending', true],
  ['failed', false],
  ['cancelled', false],
] as const)('%s: it may have been paid: %j', (outcome, wanted) => {
  expect(mayBePaid(paymentMessage(outcome, 'pk_1'))).toBe(wanted);
});

test.each([
  ['another origin', { ...event, origin: 'https://evil.example' }],
  ['another window', { ...event, source: stranger }],
  ['no window at all', { ...event, source: null }],
])('a message from %s is ignored', (_, foreign) => {
  expect(readPaymentMessage(foreign, { origin, source: popup })).toBeNull();
});

test('without an opened window every message is ignored, even one without a source', () => {
  expect(readPaymentMessage({ ...event, source: null }, { origin, source: null })).toBeNull();
});

test.each([
  [null],
  ['success'],
  [{}],
  [{ ...data, type: 'other' }],
  [{ ...data, outcome: 'paid' }],
  [{ ...data, purchaseKey: 7 }],
  [{ type: data.type, outcome: data.outcome }],
])('the shape %j is ignored', (shape) => {
  expect(readPaymentMessage({ ...event, data: shape }, { origin, source: popup })).toBeNull();
});
