// What a purchase key refers to: everything for its owner, the status alone for anyone else who holds it (R95, C-38).
import type { fetchPurchaseResult as endpoint } from '#contract/checkout.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { awaitsBuyer, isTerminal } from '#domain/intent.ts';
import { euroFromCents } from '#domain/money.ts';
import { isKeyValid } from '#domain/purchase-key.ts';
import type { SessionUser } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { findIntentByPurchaseKey, type Intent } from '../../db/intents.ts';
import { AppError } from '../../errors.ts';
import { awaitStatusChange, replyFor } from './fetch-intent.ts';
import { problemOf } from '#domain/checkout-problem.ts';

type Call = { purchaseKey: string; user: SessionUser | null; now: Date; waitMs: number };
type Reply = ReplyOf<typeof endpoint>;

export async function fetchPurchaseResult(
  ctx: Context,
  { purchaseKey, user, now, waitMs }: Call,
): Promise<Reply> {
  const intent = await awaitStatusChange(ctx, {
    waitMs,
    find: () => findIntentByPurchaseKey(ctx.db.orm, purchaseKey),
  });
  if (!intent || !isKeyValid(intent.createdAt, now)) throw new AppError('not_found');
  const { status, isHub } = intent;
  const open = {
    success: true as const,
    status,
    terminal: isTerminal(status),
    problem: problemOf(intent),
    awaitsBuyer: awaitsBuyer(intent),
    isHubLabel: isHub,
  };
  if (user?.userId !== intent.userId) return { ...open, ...nothingElse };
  return { ...open, ...(await ownersPart(ctx, intent)) };
}

const nothingElse = {
  intentId: null,
  rateData: null,
  hubLabels: null,
  amount: null,
  shipmentData: null,
  intent: null,
};

async function ownersPart(ctx: Context, intent: Intent) {
  const reply = await replyFor(ctx, intent);
  return {
    intentId: intent.id,
    rateData: {
      id: intent.rateId,
      carrier: intent.carrier,
      service: intent.service,
      rate: euroFromCents(intent.amountCents),
    },
    hubLabels: reply.hubLabels,
    amount: euroFromCents(intent.amountCents),
    shipmentData: intent.shipment,
    intent: reply,
  };
}
