// Permanent before fixed before code (C-24).
import { expect, test } from 'vitest';
import { discountFor, normaliseCode } from './discount.ts';

const refused = { ok: false, reason: 'discount_invalid' };
const won = (discount: object | null) => ({ ok: true, discount });
const send5 = { kind: 'code', code: 'SEND5', percent: 5 };
const ship10 = { kind: 'code', code: 'SHIP10', percent: 10 };
const permanent = { kind: 'permanent', percent: 15 };
const fixed = { kind: 'fixed', cents: 500 };

test.each<[number, number, string | null | undefined, object]>([
  // permanent %, fixed cents, code
  [0, 0, undefined, won(null)],
  [0, 0, null, won(null)],
  [0, 0, '', won(null)],
  [0, 0, '  ', won(null)],
  [0, 0, 'SEND5', won(send5)],
  [0, 0, 'SHIP10', won(ship10)],
  [0, 0, ' send5 ', won(send5)],
  [0, 0, 'ship10', won(ship10)],
  [0, 500, 'SHIP10', won(fixed)],
  [0, 500, 'NONSENSE', won(fixed)],
  [0, -500, undefined, won(null)],
  [0, 1, 'SEND5', won({ kind: 'fixed', cents: 1 })],
  [0.5, 500, 'SEND5', won({ kind: 'permanent', percent: 0.5 })],
  [15, 0, undefined, won(permanent)],
  [15, 0, 'SEND5', won(permanent)],
  [15, 500, 'SEND5', won(permanent)],
  [15, 0, 'NONSENSE', won(permanent)],
  [99, 0, undefined, won({ kind: 'permanent', percent: 99 })],
  [100, 0, undefined, won({ kind: 'permanent', percent: 99 })],
  [-15, 0, 'SEND5', won(send5)],
  [0, 0, 'SHIP1O', refused],
  [0, 0, 'SEND5SHIP10', refused],
  [0, 0, 'constructor', refused],
  [0, 0, '__proto__', refused],
  [0, 0, 'x'.repeat(10_000), refused],
])('%j %%, %j cents and the code %j', (permanentPercent, fixedCents, code, expected) => {
  const customer = { permanentShipmentDiscount: permanentPercent, fixedDiscountCents: fixedCents };
  expect(discountFor(customer, code)).toEqual(expected);
});

test('a code is compared trimmed and upper-cased', () => {
  expect(normaliseCode(' \tship10\n')).toBe('SHIP10');
});
