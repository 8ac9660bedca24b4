// The moves `void-label` and `confirm-label-void`: unpaid labels are returned to the carrier.
import { attentionAfterTry, isCarrierOverdue } from '#domain/attention.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { nextMove } from '#domain/intent.ts';
import { labelReturnPosting } from '#domain/ledger.ts';
import { sumCents } from '#domain/money.ts';
import { ASK_AGAIN_MS, isRefusalPremature } from '#domain/refund.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { insertPosting } from '../../db/ledger.ts';
import { UpstreamError } from '../../errors.ts';
import type { LabelRefund } from '../../gateways/carrier.ts';
import type { MoveResult } from './move.ts';

const LOOK_AGAIN_MS = 15 * MINUTE_MS;
export const LABEL_RETURN_REFUSED = 'label_not_taken_back';

/** Requests a refund of every label; a repeated request is not an error, so a second try changes nothing. */
export async function voidLabels(ctx: Context, intent: Intent): Promise<MoveResult> {
  const standing = await each(intent, (id) => ctx.carrier.requestRefund(id));
  const isOpen =
    standing.includes('submitted') || (standing.includes('rejected') && isYoung(intent, ctx.clock()));
  if (!isOpen) return decided(intent, standing, 'void-label');
  return { outcome: { move: 'void-label', result: 'void_requested' } };
}

/** The carrier decides in its own time. */
export async function confirmLabelVoid(ctx: Context, intent: Intent): Promise<MoveResult> {
  const mayAskAgain = isYoung(intent, ctx.clock());
  const standing = await each(intent, (id) => findOrAskAgain(ctx, id, mayAskAgain));
  if (mayAskAgain && standing.includes('rejected')) return { outcome: null, againMs: ASK_AGAIN_MS };
  if (standing.includes('submitted'))
    return {
      outcome: null,
      againMs: LOOK_AGAIN_MS,
      ...(isLong(intent, ctx.clock()) ? { change: { attention: LABEL_RETURN_REFUSED } } : {}),
    };
  return decided(intent, standing, 'confirm-label-void');
}

/** A request refused for a reason of its own leaves no trace at the carrier, so it is repeated to get the answer. */
async function findOrAskAgain(ctx: Context, id: string, mayAskAgain: boolean): Promise<LabelRefund> {
  const standing = await ctx.carrier.findRefund(id);
  const isOpen = standing === 'none' || (standing === 'rejected' && mayAskAgain);
  return isOpen ? await ctx.carrier.requestRefund(id) : standing;
}

const isYoung = ({ createdAt }: Intent, now: Date): boolean =>
  isRefusalPremature(now.getTime() - createdAt.getTime());

/** Some carriers take weeks; a month is too long. */
const isLong = ({ createdAt }: Intent, now: Date): boolean =>
  isCarrierOverdue(now.getTime() - createdAt.getTime());

/** Whether all that is left is a label refund the carrier has not answered for too long: an operator may end that. */
export const isReturnOverdue = (intent: Intent, now: Date): boolean =>
  nextMove(intent) === 'confirm-label-void' && isLong(intent, now);

/** Asks one last time, as some of several labels may have been refunded. No answer counts as not refunded. */
export const checkReturns = (ctx: Context, intent: Intent): Promise<LabelRefund[]> =>
  each(intent, (id) =>
    ctx.carrier.findRefund(id).catch((error: unknown) => {
      if (error instanceof UpstreamError) return 'none';
      throw error;
    }),
  );

const each = (intent: Intent, ask: (id: string) => Promise<LabelRefund>): Promise<LabelRefund[]> =>
  Promise.all((intent.labels ?? []).map(({ upstreamShipmentId }) => ask(upstreamShipmentId)));

/** When the carrier refuses, the loss is ours, so an operator is told. */
function decided(
  intent: Intent,
  standing: readonly LabelRefund[],
  move: 'void-label' | 'confirm-label-void',
): MoveResult {
  const isBack = areReturned(standing);
  const isListed = intent.attention === LABEL_RETURN_REFUSED;
  return {
    outcome: { move, result: isBack ? 'voided' : 'void_refused' },
    ...(isBack && !isListed
      ? {}
      : { change: { attention: isBack ? null : attentionAfterTry(intent.attention, LABEL_RETURN_REFUSED) } }),
    beside: (tx, _intent, now) => postReturns(tx, intent, { standing, now }),
  };
}

export const areReturned = (standing: readonly LabelRefund[]): boolean =>
  standing.every((state) => state === 'refunded');

/** We do not owe the carrier for labels it has taken back. */
export async function postReturns(
  tx: Orm,
  { id, labels }: Intent,
  { standing, now }: { standing: readonly LabelRefund[]; now: Date },
): Promise<void> {
  const returned = (labels ?? []).filter((_, index) => standing[index] === 'refunded');
  await insertPosting(tx, {
    posting: `${id}.confirm-label-void`,
    intentId: id,
    lines: labelReturnPosting(sumCents(returned.map(({ costCents }) => costCents))),
    now,
  });
}
