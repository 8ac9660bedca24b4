// Insurance cover that an order's details show (B§2, R127, C-17).
import type { Cents } from './money.ts';

/** The cover of a shipment that is not insured, or whose value is unknown. */
const DEFAULT_COVER: Cents = 10_000;

export const shownCover = ({ isInsured, valueCents }: { isInsured: boolean; valueCents: Cents }): Cents =>
  (isInsured && valueCents) || DEFAULT_COVER;
