// Asks the carrier API once more about a purchase of unknown outcome, before an operator ends it.
import { unlessReversed, type IntentAttention } from '#domain/attention.ts';
import type { Context } from '../../context.ts';
import type { Intent } from '../../db/intents.ts';
import { UpstreamError } from '../../errors.ts';
import { legOf, OUTCOME_UNKNOWN } from '../checkout/buy-labels.ts';
import { intentNamed, refusal } from './operator-action.ts';

/** `known`: the outcome was not in doubt. `unclear`: no answer, or one that is neither yes nor no. */
type Found = { state: 'known' | 'none' | 'unclear' } | { state: 'bought'; trackingCodes: string[] };

export async function recheckLabels(ctx: Context, intentId: string): Promise<Found> {
  const intent = await intentNamed(ctx.db.orm, intentId);
  if (intent.status !== 'paid_label_failed' || intent.errorCode !== OUTCOME_UNKNOWN)
    return { state: 'known' };
  try {
    const labels = await ctx.carrier.findPurchase(legOf(intent).reference);
    if (!labels) return { state: 'none' };
    return { state: 'bought', trackingCodes: labels.map(({ trackingCode }) => trackingCode) };
  } catch (error) {
    if (error instanceof UpstreamError) return { state: 'unclear' };
    throw error;
  }
}

/** A label that was bought after all belongs to the customer, and must be neither forgotten nor paid for twice. */
export function refuseBought({ id, status, errorCode }: Intent, found: Found): void {
  const isUnknown = status === 'paid_label_failed' && errorCode === OUTCOME_UNKNOWN;
  if (isUnknown && found.state === 'known')
    throw refusal(`${id} was just worked on; try again in a few seconds.`);
  if (found.state !== 'bought') return;
  const codes = found.trackingCodes.join(', ');
  throw refusal(`${id} was bought after all: ${codes}. Continue with "intents retry ${id}".`);
}

/** An unclear outcome stays on the list: the label may cost money, whatever becomes of the purchase. */
export const attentionAfter = ({ attention }: Intent, { state }: Found): IntentAttention | null =>
  unlessReversed(attention, state === 'unclear' ? OUTCOME_UNKNOWN : null);
