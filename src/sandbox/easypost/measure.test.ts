// From inches and ounces, rounded up by the caller, to what a carrier bills.
import { expect, test } from 'vitest';
import { billableKg, measure, roundBillable } from './measure.ts';
import { LIMITS } from './rate-card.ts';

/** As our adapter does: rounded up to one decimal. */
const up = (value: number) => Math.ceil(value * 10 - 1e-9) / 10;
const parcel = (l: number, w: number, h: number, kg: number) => ({
  length: up(l / 2.54),
  width: up(w / 2.54),
  height: up(h / 2.54),
  weight: up((kg * 1000) / 28.349523125),
});

test.each([
  [80, 40, 35, 18, 22.5],
  [60, 40, 40, 7, 19.5],
  [120, 60, 60, 20, 87],
  [10, 10, 10, 0.1, 0.5],
])('%i×%i×%i cm, %d kg by air are %d kg', (l, w, h, kg, billed) => {
  expect(billableKg(measure(parcel(l, w, h, kg)), LIMITS.UPS)).toBe(billed);
});

test('on the road the actual weight counts', () => {
  expect(billableKg(measure(parcel(120, 60, 60, 20)), LIMITS.DhlPaket)).toBe(20);
});

test('a caller who rounds up does not push a parcel over a limit', () => {
  for (let cm = 1; cm <= 274; cm += 1) expect(measure(parcel(cm, 1, 1, 1)).sides[0]).toBe(cm);
  for (const kg of [2, 5, 10, 20, 31.5, 68, 70]) expect(measure(parcel(1, 1, 1, kg)).kg).toBe(kg);
});

test('without dimensions only the weight counts', () => {
  expect(measure({ length: null, width: null, height: null, weight: 352.8 })).toMatchObject({
    girth: 0,
    kg: 10,
  });
});

test('half kilograms up to thirty, whole ones above', () => {
  expect([0.1, 0.5, 0.51, 29.9, 30, 30.01, 69.2].map(roundBillable)).toEqual([0.5, 0.5, 1, 30, 30, 31, 70]);
});
