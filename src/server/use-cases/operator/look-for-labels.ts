// Before a person ends a purchase of which nobody knows whether it has happened, the carrier side is asked once more.
import { besideReversal, type IntentAttention } from '#domain/attention.ts';
import type { Context } from '../../context.ts';
import type { Intent } from '../../db/intents.ts';
import { UpstreamError } from '../../errors.ts';
import { legOf, UNKNOWN } from '../checkout/buy-labels.ts';
import { intentNamed, refusal } from './by-hand.ts';

/** `known`: nobody wondered. `unclear`: no answer, or one that is neither yes nor no. */
type Found = { state: 'known' | 'none' | 'unclear' } | { state: 'bought'; trackingCodes: string[] };

export async function lookForLabels(ctx: Context, intentId: string): Promise<Found> {
  const intent = await intentNamed(ctx.db.orm, intentId);
  if (intent.status !== 'paid_label_failed' || intent.errorCode !== UNKNOWN) return { state: 'known' };
  try {
    const labels = await ctx.carrier.findPurchase(legOf(intent).reference);
    if (!labels) return { state: 'none' };
    return { state: 'bought', trackingCodes: labels.map(({ trackingCode }) => trackingCode) };
  } catch (error) {
    if (error instanceof UpstreamError) return { state: 'unclear' };
    throw error;
  }
}

/** A label that was bought after all belongs to the customer, and is neither forgotten nor paid for a second time. */
export function refuseBought({ id, status, errorCode }: Intent, found: Found): void {
  const isUnknown = status === 'paid_label_failed' && errorCode === UNKNOWN;
  if (isUnknown && found.state === 'known')
    throw refusal(`${id} was worked on just now; try again in a few seconds.`);
  if (found.state !== 'bought') return;
  const codes = found.trackingCodes.join(', ');
  throw refusal(`${id} was bought after all: ${codes}. Take it up with "intents retry ${id}".`);
}

/** What nobody knows yet stays on the list: the label may cost money, whatever becomes of the purchase. */
export const attentionAfter = ({ attention }: Intent, { state }: Found): IntentAttention | null =>
  besideReversal(attention, state === 'unclear' ? UNKNOWN : null);
