// Public price calculators: the rates that the landing page shows, and the days that the widget shows (R114, R119).
import type { Cents } from './money.ts';

/** B§2: the value of goods when none is given. */
export const DEFAULT_GOODS_VALUE_CENTS: Cents = 2_500;

/** Tariff number when none is given, plastic household goods: rates that need a number are offered, too. */
export const DEFAULT_HS_CODE = '392490';

/** Input of both calculators: centimetres, kilograms, our own country codes. */
export type CalculatorInput = {
  length: number;
  width: number;
  height: number;
  weight: number;
  from: string;
  to: string;
  /** Value of the goods in euro, if given: a high one costs an export declaration. */
  value?: number;
};

/** B§2: the landing page shows one rate of each of these, and four in all. */
export const comparedCarriers: readonly string[] = ['DHL Paket', 'DHL Express', 'FedEx', 'UPS'];
const LANDING_RATES = 4;

/** The cheapest of each of the four, made up to four with the cheapest others; by price. */
export function landingRates<R extends { carrier: string; priceCents: number }>(rates: readonly R[]): R[] {
  const byPrice = [...rates].sort((a, b) => a.priceCents - b.priceCents);
  const chosen = new Set<R>();
  for (const carrier of comparedCarriers) {
    const cheapest = byPrice.find((rate) => rate.carrier === carrier);
    if (cheapest) chosen.add(cheapest);
  }
  for (const rate of byPrice) {
    if (chosen.size >= LANDING_RATES) break;
    chosen.add(rate);
  }
  return byPrice.filter((rate) => chosen.has(rate));
}

/** Business days by which the widget corrects a carrier (B§2), a product decision; the rate page does not (C-46). */
const widgetDaysOff: Readonly<Record<string, number>> = { FedEx: 2, UPS: 3 };

/** The days that the widget shows; null stays unknown. */
export function widgetDays(carrier: string, days: number | null): number | null {
  const off = Object.hasOwn(widgetDaysOff, carrier) ? widgetDaysOff[carrier] : undefined;
  return days === null || off === undefined ? days : Math.max(1, days - off);
}
