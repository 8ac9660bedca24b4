// Opens a checkout that is secured by an invoice: status gold, the stored quote's price, once per key (R82, C-25, C-66).
import { createHash } from 'node:crypto';
import type { IntentRequest } from '#contract/checkout.ts';
import { applyOutcome, type IntentFacts } from '#domain/intent.ts';
import { type Cents, centsFromEuro } from '#domain/money.ts';
import { hasPriceChanged } from '#domain/quote.ts';
import type { Shipment } from '#domain/shipment.ts';
import { mayPayByInvoice, type SessionUser } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { newId, type Orm } from '../../db/database.ts';
import { hasDeclaration } from '../../db/files.ts';
import {
  findIntentByKey,
  findIntentByRate,
  insertIntent,
  type Intent,
  type NewIntent,
  openInvoiceSum,
} from '../../db/intents.ts';
import { lockUser } from '../../db/users.ts';
import { AppError } from '../../errors.ts';
import { acceptPickup } from '../pickups/accept-pickup.ts';
import { findQuotedRate, type FoundRate } from '../rates/find-quoted-rate.ts';
import { toPriceBreakdown } from '../rates/rate-reply.ts';
import { continueCheckout, leaseFrom, newClaimToken } from './advance-checkout.ts';

type Call = { body: IntentRequest; key: string | string[] | undefined; user: SessionUser; now: Date };

export async function openInvoiceIntent(
  ctx: Context,
  { body, key: header, user, now }: Call,
): Promise<Intent> {
  const key = acceptKey(header);
  const rateId = body.rateId ?? body.easypostRateId;
  if (!rateId) throw new AppError('invalid_request', { issues: [{ path: 'rateId', reason: 'required' }] });
  const requestHash = hashOf({ rateId, discountCode: body.discountCode, amount: body.amount });

  const earlier = await findIntentByKey(ctx.db.orm, user.userId, key);
  if (earlier) return replayed(earlier, requestHash);

  if (!mayPayByInvoice(user)) throw new AppError('invoice_not_allowed');
  const found = await findQuotedRate(ctx, { rateId, discountCode: body.discountCode, user, now });
  refuseOtherAmount(body.amount, found);
  await refuseUnready(ctx, found.quote.shipment, user, now);

  const opened = await ctx.db.transaction(async (tx) => {
    // Locked, so that two clicks cannot both fit under the limit; an earlier click is answered, not counted against it.
    await lockUser(tx, user.userId);
    if (await hasEarlier(tx, { userId: user.userId, key, rateId })) return null;
    const owed = await openInvoiceSum(tx, user.userId);
    const ok = owed + found.price.totalPrice <= ctx.config.invoiceLimitCents;
    const intent = newIntent(found, { user, key, requestHash, language: body.language, now });
    const secured = applyOutcome(factsOfNew(intent), { move: 'secure-invoice', ok });
    if (!secured.ok || secured.facts.status !== 'paid')
      throw new AppError('invoice_not_allowed', { message: 'The open-invoice limit is reached.' });
    return await insertIntent(tx, { ...intent, status: secured.facts.status, paidAt: now });
  });
  if (!opened) return await concurrent(ctx, { user, key, requestHash, rateId });
  await ctx.db.barrier();
  continueCheckout(ctx, opened);
  return opened;
}

/** A UUID of the browser's, or anything of that length: long enough that two clicks never share it. */
function acceptKey(key: string | string[] | undefined): string {
  if (typeof key === 'string' && /^[\x21-\x7e]{16,64}$/.test(key)) return key;
  throw new AppError('invalid_request', {
    issues: [{ path: 'Idempotency-Key', reason: key ? 'invalid' : 'required' }],
  });
}

const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** The first answer again; the same key with another body is a mistake of the caller's. */
function replayed(intent: Intent, requestHash: string): Intent {
  if (intent.requestHash !== requestHash) throw new AppError('idempotency_key_reused');
  return intent;
}

/** Somebody was faster: the same click (same key), or another tab with the same rate. */
async function concurrent(
  ctx: Context,
  { user, key, requestHash, rateId }: { user: SessionUser; key: string; requestHash: string; rateId: string },
): Promise<Intent> {
  const same = await findIntentByKey(ctx.db.orm, user.userId, key);
  if (same) return replayed(same, requestHash);
  const other = await findIntentByRate(ctx.db.orm, user.userId, rateId);
  throw new AppError('checkout_in_progress', { details: other ? { intentId: other.id } : {} });
}

/** The sum on the button must be the sum we would charge; ours is told (C-39). */
function refuseOtherAmount(amount: IntentRequest['amount'], found: FoundRate): void {
  const seen = amount === undefined || amount === null ? shownSum(found) : centsFromEuro(amount);
  if (seen !== null && !hasPriceChanged(seen, found.price)) return;
  throw new AppError('price_changed', {
    details: { priceBreakdown: toPriceBreakdown(found.price, found.quote.shipment) },
  });
}

/** Who sends no sum has seen the one of the quote; with a code there is none to compare with. */
const shownSum = ({ rate, price, discount }: FoundRate): Cents =>
  discount?.kind === 'code' ? price.totalPrice : rate.shownCents;

/** What was fine when the rates were asked for may not be any more: the pickup's time, the uploaded declaration. */
async function refuseUnready(ctx: Context, shipment: Shipment, user: SessionUser, now: Date): Promise<void> {
  const services = shipment.additionalServices;
  if (services.exportDocumentation && services.hasOwnAE) {
    const id = services.ownAEFileId;
    if (!id || !(await hasDeclaration(ctx.db.orm, id, user.userId)))
      throw new AppError('declaration_missing');
  }
  if (services.pickup) acceptPickup(shipment.pickupDate, now);
}

/** The same click, or another purchase of the same rate that is alive. */
async function hasEarlier(
  tx: Orm,
  { userId, key, rateId }: { userId: string; key: string; rateId: string },
): Promise<boolean> {
  if (await findIntentByKey(tx, userId, key)) return true;
  const other = await findIntentByRate(tx, userId, rateId);
  return other !== null && !['cancelled', 'payment_failed', 'refunded'].includes(other.status);
}

const factsOfNew = (intent: NewIntent): IntentFacts => ({
  status: 'created',
  provider: intent.provider,
  labelsStored: false,
  pickup: intent.pickup ?? 'none',
});

/** The intent with its first move claimed already: one commit less, and the money is on record before the label. */
function newIntent(
  { quote, rate, price, discount }: FoundRate,
  {
    user,
    key,
    requestHash,
    language,
    now,
  }: { user: SessionUser; key: string; requestHash: string; language: 'de' | 'en'; now: Date },
): NewIntent {
  const services = quote.shipment.additionalServices;
  return {
    id: newId('ci'),
    userId: user.userId,
    provider: 'invoice',
    idempotencyKey: key,
    requestHash,
    status: 'created',
    quoteId: quote.id,
    rateId: rate.id,
    carrier: rate.carrier,
    service: rate.service,
    amountCents: price.totalPrice,
    language,
    shipment: quote.shipment,
    rate,
    price,
    discount,
    pickup: services.pickup ? 'wanted' : 'none',
    exportHold: services.exportDocumentation,
    claimedMove: 'buy-label',
    claimToken: newClaimToken(),
    claimedUntil: leaseFrom(now),
    attempts: 1,
    createdAt: now,
    updatedAt: now,
  };
}
