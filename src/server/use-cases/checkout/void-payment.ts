// The move `void-payment`: releases a hold when there is nothing to pay for.
import { HOUR_MS } from '#domain/durations.ts';
import { releasePosting, strayPosting } from '#domain/ledger.ts';
import type { Context } from '../../context.ts';
import type { Intent, IntentChange } from '../../db/intents.ts';
import { insertPosting } from '../../db/ledger.ts';
import type { MoveResult } from './move.ts';
import { amountAt, moveKeyOf, tryKeyOf, paymentOf, referenceOf } from './payment-of.ts';

export async function voidPayment(ctx: Context, intent: Intent): Promise<MoveResult> {
  const { provider, port } = paymentOf(ctx, intent);
  const amountCents = amountAt(intent);
  const voided = await port.void(referenceOf(intent), { key: tryKeyOf(intent, 'void-payment'), amountCents });
  const about = { posting: moveKeyOf(intent, 'void-payment'), intentId: intent.id };
  if (voided.outcome === 'voided')
    return {
      outcome: { move: 'void-payment', result: 'voided' },
      beside: (tx, _intent, now) =>
        insertPosting(tx, { ...about, lines: releasePosting(provider, amountCents), now }),
    };
  ctx.log.error({ intentId: intent.id, code: voided.code, text: voided.text }, 'hold not released');
  return await askOnceMore(ctx, intent);
}

/** A definite refusal: the next try gets a new key, and an operator is told. */
export const holdNotReleased = ({ refusals }: Pick<Intent, 'refusals'>): IntentChange => ({
  attention: 'hold_not_given_back',
  refusals: refusals + 1,
});

/** The void was refused: perhaps the money was captured and must be refunded. Otherwise an operator looks. */
async function askOnceMore(ctx: Context, intent: Intent): Promise<MoveResult> {
  const { provider, port } = paymentOf(ctx, intent);
  const amountCents = amountAt(intent);
  const standing = await port.secure(referenceOf(intent), {
    key: moveKeyOf(intent, 'secure-payment'),
    intentId: intent.id,
    amountCents: intent.amountCents,
    capture: 'later',
  });
  if (standing.outcome !== 'captured')
    return { outcome: null, againMs: HOUR_MS, change: holdNotReleased(intent) };
  return {
    outcome: { move: 'void-payment', result: 'captured' },
    change: { paymentReference: { ...standing.reference, amountCents: standing.amountCents } },
    beside: (tx, _intent, now) =>
      insertPosting(tx, {
        posting: moveKeyOf(intent, 'void-payment'),
        intentId: intent.id,
        lines: [...releasePosting(provider, amountCents), ...strayPosting(provider, standing.amountCents)],
        now,
      }),
  };
}
