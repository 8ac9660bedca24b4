// Until when the carrier takes back the labels of a purchase; only the customer's own, not those at the hub.
import { legsOf } from '#domain/quote.ts';
import { labelReturnableUntil } from '#domain/refund.ts';
import type { Intent } from '../../db/intents.ts';

/** Null: unknown. */
export const returnableUntil = ({ rate, createdAt }: Intent): Date | null =>
  labelReturnableUntil(legsOf(rate)[0].carrier, createdAt);
