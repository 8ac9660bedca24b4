// The arithmetic of a payment, by examples and by a hundred thousand random steps.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { book, giveBack, hold, ledgerOf, openHold, sell, undoLast, type Payment } from './payment.ts';

const fresh = (amount = 1000): Payment => ({
  transId: 'T-1',
  payId: 'p',
  xId: 'x',
  refNr: 'R',
  amount,
  currency: 'EUR',
  status: 'AUTHORIZE_REQUEST',
  code: '00000000',
  description: 'OK',
  card: null,
  isSimulated: false,
  failsToBook: false,
  amountAuth: 0,
  amountCap: 0,
  amountCred: 0,
  steps: [],
  openCredits: [],
});

const held = (amount?: number) => {
  const payment = fresh(amount);
  hold(payment);
  return payment;
};

test('a hold is booked in parts, and never beyond its amount', () => {
  const payment = held();
  expect(book(payment, 400)).toBeNull();
  expect(book(payment, 600)).toBeNull();
  expect(book(payment, 1)?.code).toMatch(/^2/);
  expect(payment).toMatchObject({ status: 'OK', amountAuth: 1000, amountCap: 1000 });
});

test('credits add up to at most what was booked', () => {
  const payment = held();
  expect(giveBack(payment, 1)?.code).toMatch(/^2/);
  book(payment, 500);
  expect(giveBack(payment, 300)).toBeNull();
  expect(giveBack(payment, 201)?.code).toMatch(/^2/);
  expect(giveBack(payment, 200)).toBeNull();
});

test('reverse undoes only the last step', () => {
  const payment = held();
  book(payment, 1000);
  giveBack(payment, 100);
  expect(undoLast(payment)).toBeNull();
  expect(payment).toMatchObject({ amountCap: 1000, amountCred: 0 });
  expect(undoLast(payment)).toBeNull();
  expect(payment).toMatchObject({ amountAuth: 1000, amountCap: 0, status: 'AUTHORIZED' });
  expect(undoLast(payment)).toBeNull();
  expect(payment).toMatchObject({ amountAuth: 0, amountCap: 0 });
  expect(undoLast(payment)?.code).toMatch(/^2/);
});

test('a sale is undone as a whole', () => {
  const payment = fresh();
  sell(payment);
  undoLast(payment);
  expect(payment).toMatchObject({ amountAuth: 0, amountCap: 0 });
});

test('whatever is tried in any order: 0 ≤ credited ≤ booked ≤ held ≤ amount', () => {
  const step = fc.record({
    move: fc.constantFrom('book', 'back', 'undo'),
    amount: fc.integer({ min: -5, max: 1100 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, isSale) => {
      const payment = fresh();
      (isSale ? sell : hold)(payment);
      for (const { move, amount } of steps) {
        if (move === 'book') book(payment, amount);
        else if (move === 'back') giveBack(payment, amount);
        else undoLast(payment);
        expect(payment.amountCred).toBeGreaterThanOrEqual(0);
        expect(payment.amountCap).toBeGreaterThanOrEqual(payment.amountCred);
        expect(openHold(payment)).toBeGreaterThanOrEqual(0);
        expect(payment.amountAuth).toBeLessThanOrEqual(1000);
      }
    }),
    { numRuns: 2500 },
  );
});

test('the ledger adds up by currency; only what is not booked is still held', () => {
  const [one, two] = [held(1000), held(500)];
  book(one, 700);
  giveBack(one, 50);
  const dollars = { ...held(9), currency: 'USD' };
  expect(ledgerOf([one, two, dollars])).toEqual({
    EUR: { authorized: 800, captured: 700, credited: 50 },
    USD: { authorized: 9, captured: 0, credited: 0 },
  });
});
