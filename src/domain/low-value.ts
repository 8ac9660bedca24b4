// Duty regime of a consignment under EU rules: relief, a fixed sum per item, or the tariff (domain-facts 6.5).
import * as z from 'zod/mini';
import type { Day } from './dated.ts';
import type { Cents } from './money.ts';
import { hsDigits } from './parcel.ts';
import type { ShipmentPurpose } from './shipment-purpose.ts';

/** Regulation (EC) 1186/2009, articles 23 and 25; value of the goods alone. */
export const LOW_VALUE_LIMIT: Cents = 15_000;
const GIFT_LIMIT: Cents = 4_500;

/** Regulation (EEC) 2658/87, annex I, part one, II D: up to this value, gifts pay at most the flat rate. */
const FLAT_RATE_LIMIT: Cents = 70_000;
/** Hundredths of a percent. */
export const FLAT_RATE = 250;

/** Council Regulation (EU) 2026/382: 3 euro for each tariff heading instead of the relief, for two years. */
export const PER_ITEM: Cents = 300;
const PER_ITEM_FROM: Day = '2026-07-01';
const PER_ITEM_UNTIL: Day = '2028-07-01';

/** Alcohol, tobacco, perfume: no low-value relief, and as gifts relieved in small quantities only. */
const withoutRelief = /^(220[3-8]|24|3303)/;
const tobacco = /^24/;

export const DutyRegime = z.enum([
  /** From inside the customs union: no duty, but taxes at the fiscal border. */
  'customs-union',
  /** Neither duty nor tax is due. */
  'gift',
  /** Up to 150.00, until 30 June 2026. */
  'low-value-free',
  'per-item',
  /** Gifts above their relief: 2.5 %, or the tariff where that is less. */
  'flat-rate',
  'tariff',
]);
export type DutyRegime = z.infer<typeof DutyRegime>;

export type DutyQuestion = {
  goodsCents: Cents;
  hsCodes: readonly (string | null)[];
  fromCustomsUnion: boolean;
  /** Gifts from there have no relief (article 25). */
  fromHeligoland: boolean;
  /** As stated by the sender. */
  purpose: ShipmentPurpose;
  senderIsBusiness: boolean;
  recipientIsBusiness: boolean;
  on: Day;
};

export function dutyRegime(question: DutyQuestion): DutyRegime {
  const { goodsCents, purpose, on, senderIsBusiness, recipientIsBusiness } = question;
  const holds = (goods: RegExp): boolean => question.hsCodes.some((code) => goods.test(hsDigits(code)));
  const isExcluded = holds(withoutRelief);
  const isPrivateGift = purpose === 'gift' && !senderIsBusiness && !recipientIsBusiness;
  if (isPrivateGift && goodsCents <= GIFT_LIMIT && !isExcluded && !question.fromHeligoland) return 'gift';
  if (question.fromCustomsUnion) return 'customs-union';
  const isLow = goodsCents <= LOW_VALUE_LIMIT;
  if (isLow && on < PER_ITEM_FROM && !isExcluded) return 'low-value-free';
  if (isPrivateGift && goodsCents <= FLAT_RATE_LIMIT && !holds(tobacco)) return 'flat-rate';
  if (!isLow || on < PER_ITEM_FROM) return 'tariff';
  // The fixed sum is for distance sales to consumers; for businesses, and for goods that were not sold, the tariff
  // applies from the first cent.
  return on < PER_ITEM_UNTIL && isDistanceSale(question) ? 'per-item' : 'tariff';
}

export const isDistanceSale = ({
  purpose,
  recipientIsBusiness,
}: Pick<DutyQuestion, 'purpose' | 'recipientIsBusiness'>): boolean =>
  purpose === 'commercial' && !recipientIsBusiness;

/**
 * How many items the fixed sum is due for: different six-digit numbers, not pieces. Goods without a number may share
 * one with others, or each be an item of their own.
 */
export function countItems(hsCodes: readonly (string | null)[]): { lowest: number; highest: number } {
  const six = hsCodes.map((code) => hsDigits(code).slice(0, 6));
  const known = new Set(six.filter((code) => code.length === 6)).size;
  const unknown = six.filter((code) => code.length < 6).length;
  return { lowest: Math.max(1, known), highest: Math.max(1, known + unknown) };
}
