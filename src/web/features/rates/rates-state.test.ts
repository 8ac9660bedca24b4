// Order of the rate rows while answers come in, groups of refusals, and the choice that survives a new answer.
import { expect, test } from 'vitest';
import { aRate } from '#tests/factories.ts';
import type { CarrierMessage, Rate, ShipmentData } from '#contract/rates.ts';
import { rateName, rateWish } from '../../lib/chosen-rate.ts';
import {
  answersOf,
  arrange,
  countNotDirect,
  keepChoice,
  groupMessages,
  hasNoRates,
  wishedRate,
} from './rates-state.ts';

const rate = (id: string, carrier: string, priceCents: number, deliveryDays: number | null): Rate =>
  aRate({ id, carrier, service: `service ${id}`, priceCents, deliveryDays });

const slow = rate('slow', 'UPS', 1000, 5);
const fast = rate('fast', 'DHL Express', 3000, 1);
const middle = rate('middle', 'FedEx', 2000, 3);

test('rows are sorted by price or by speed while the pointer is elsewhere', () => {
  expect(arrange([], [fast, slow, middle], { mode: 'price', held: false })).toEqual([
    'slow',
    'middle',
    'fast',
  ]);
  expect(arrange([], [fast, slow, middle], { mode: 'speed', held: false })).toEqual([
    'fast',
    'middle',
    'slow',
  ]);
});

test('under the pointer rows keep their places, and new ones are appended', () => {
  expect(arrange(['fast'], [fast, slow, middle], { mode: 'price', held: true })).toEqual([
    'fast',
    'slow',
    'middle',
  ]);
});

test('a row no longer on offer disappears even under the pointer', () => {
  expect(arrange(['gone', 'fast'], [fast], { mode: 'price', held: true })).toEqual(['fast']);
});

test("the answers under a name are that carrier's rates, and hub routes come under their own", () => {
  const hub = { ...rate('hub', 'DPD + UPS', 4000, 6), isHub: true };
  expect(answersOf('UPS', [slow, hub])).toEqual([slow]);
  expect(answersOf('HUB', [slow, hub])).toEqual([hub]);
});

test('the choice survives an answer with new ids, and ends when the service is gone', () => {
  const again = { ...middle, id: 'new' };
  const answer = (...rates: Rate[]) => ({ state: 'asking', rates }) as const;
  expect(keepChoice(middle, answer(slow, again))?.id).toBe('new');
  expect(keepChoice(middle, answer(again, middle))?.id).toBe('middle');
  expect(keepChoice(middle, answer(slow))).toBeNull();
  expect(keepChoice(null, answer(slow))).toBeNull();
});

test('nothing is chosen from an interrupted answer until it is complete', () => {
  expect(keepChoice(middle, { state: 'failed', rates: [middle] })).toBeNull();
  expect(keepChoice(middle, { state: 'done', rates: [middle] })?.id).toBe('middle');
});

test('the rate chosen in the price comparison is found by name, and only for its country', () => {
  const hub = { ...rate('hub', 'DPD + UPS', 4000, 6), label: 'HUB Economy' };
  const to = (country: string) => ({
    rates: [slow, fast, hub],
    shipmentData: { toAddress: { country } } as ShipmentData,
  });
  expect(wishedRate(to('CH'), rateWish('CH', rateName(fast)))).toBe(fast);
  expect(wishedRate(to('CH'), rateWish('CH', rateName(hub)))).toBe(hub);
  expect(wishedRate(to('FR'), rateWish('CH', rateName(fast)))).toBeNull();
  expect(wishedRate(to('CH'), rateWish('CH', rateName(middle)))).toBeNull();
  expect(wishedRate(to('CH'), null)).toBeNull();
});

const messages: CarrierMessage[] = [
  { carrier: 'USPS', reason: 'not_served', text: 'only from the US' },
  { carrier: 'FedEx', service: 'Economy', reason: 'lithium_not_carried' },
  { carrier: 'FedEx', service: 'Connect', reason: 'lithium_not_carried' },
  { carrier: 'DPD', service: 'Classic', reason: 'not_direct' },
  { carrier: 'DPD', service: 'Express', reason: 'not_direct' },
  { carrier: 'DHL Paket', reason: 'not_direct' },
];

test('refusals are grouped by carrier and reason, with hub-only services apart', () => {
  const { unavailable, notDirect } = groupMessages(messages);
  expect(unavailable).toEqual([
    { carrier: 'USPS', reason: 'not_served', services: [], text: 'only from the US', tooLong: [] },
    {
      carrier: 'FedEx',
      reason: 'lithium_not_carried',
      services: ['Economy', 'Connect'],
      text: null,
      tooLong: [],
    },
  ]);
  expect(countNotDirect(notDirect)).toBe(3);
});

test('there are no rates only once all carriers have answered', () => {
  expect(hasNoRates({ state: 'done', rates: [] })).toBe(true);
  expect(hasNoRates({ state: 'asking', rates: [] })).toBe(false);
  expect(hasNoRates({ state: 'done', rates: [slow] })).toBe(false);
});
