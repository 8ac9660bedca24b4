// Where a payment can be retried: at this tab's rates, if they are the intent's; else by a new calculation (B§2, 0038).
import * as z from 'zod/mini';
import type { Intent } from '#contract/checkout.ts';
import { readDraft } from './draft-store.ts';

/** Null: the intent is unknown. */
type Facts = Pick<Intent, 'rateSnapshot'> | null;

const KeptRates = z.object({ rates: z.array(z.object({ id: z.string() })) });

/** The tab may have requested rates for another shipment since, or never for this one. */
export function hasRates(userId: string | null, intent: Facts): boolean {
  const kept = userId === null ? null : readDraft('calculatedRates', userId);
  const { data } = KeptRates.safeParse(kept);
  if (intent === null) return data !== undefined;
  return data?.rates.some(({ id }) => id === intent.rateSnapshot.id) === true;
}

export const retryPath = (userId: string | null, intent: Facts): '/rates' | '/shipping-calculator' =>
  hasRates(userId, intent) ? '/rates' : '/shipping-calculator';
