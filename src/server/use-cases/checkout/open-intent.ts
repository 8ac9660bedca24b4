// Opens a checkout for any payment method: once per key, the stored quote's price, requoted first (C-39, C-59, C-66).
import { createHash, randomUUID } from 'node:crypto';
import type { IntentRequest } from '#contract/checkout.ts';
import { isSold, type Move, type Provider } from '#domain/intent.ts';
import { legsOf } from '#domain/quote.ts';
import type { Customer, Language } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import {
  findEarlierIntents,
  findIntentByKey,
  findIntentByRate,
  findCompetingIntents,
  insertIntent,
  type Intent,
  type NewIntent,
  wereLabelsBought,
} from '../../db/intents.ts';
import { lockQuote } from '../../db/quotes.ts';
import { AppError, UpstreamError } from '../../errors.ts';
import { lockAccount } from '../profile/lock-account.ts';
import { findQuotedRate, type FoundRate } from '../rates/find-quoted-rate.ts';
import { requoteRate } from '../rates/requote-rate.ts';
import { endUnpaidCheckout } from './end-unpaid-checkout.ts';
import { type Click, mayOweDutiesLater, newIntent } from './new-intent.ts';
import { refusePriceMismatch, refuseUnready } from './refuse-unready.ts';

export type OpenCall = {
  body: IntentRequest;
  key: string | string[] | undefined;
  user: Customer;
  ip: string;
  now: Date;
};

export type Caller = Pick<OpenCall, 'user' | 'ip'>;

/** A guest has no rights that could change. */
export type Buyer = Pick<Customer, 'status'>;

type Terms = {
  provider: Provider;
  /** The move already claimed when the intent is inserted. */
  firstMove: Move;
  /** Throws before the carrier is asked or anything is stored. */
  mayOpen?: (caller: Caller) => void | Promise<void>;
  /** Checks again inside the transaction, with the buyer as they are now; returns what the intent starts with. */
  settle?: (tx: Orm, intent: NewIntent, buyer: Buyer) => Promise<Partial<NewIntent>>;
};

/** `isNew`: the caller continues with the claimed first move; otherwise this is the same click's earlier answer. */
export async function openIntent(
  ctx: Context,
  { body, key: header, user, ip, now }: OpenCall,
  terms: Terms,
): Promise<{ intent: Intent; isNew: boolean }> {
  const key = acceptKey(header);
  const rateId = body.rateId ?? body.easypostRateId;
  if (!rateId) throw new AppError('invalid_request', { issues: [{ path: 'rateId', reason: 'required' }] });
  const requestHash = hashOf([terms.provider, rateId, body.discountCode, body.amount]);
  const click = { userId: user.userId, key, requestHash, rateId, dutiesAgreed: body.dutiesAgreed === true };

  const { sameClick, sameRate } = await findEarlierIntents(ctx.db.orm, click);
  if (sameClick) return { intent: replayed(sameClick, click), isNew: false };

  await terms.mayOpen?.({ user, ip });
  const quoted = await findQuotedRate(ctx, { rateId, discountCode: body.discountCode, user, now });
  await refuseUnready(ctx, quoted, { userId: user.userId, now });
  try {
    // A requote would void the rate for the checkout that is buying it right now.
    if (sameRate && isSold(sameRate)) throw new Taken(sameRate);
    // The carrier API has sold a label for this shipment, perhaps being voided now: there is nothing left to sell.
    if (await wereLabelsBought(ctx.db.orm, ratesOfSameParcels(quoted))) throw new AppError('quote_expired');
    const found = await requote(ctx, quoted, click);
    refusePriceMismatch(body.amount, quoted, found);
    const language = body.language ?? user.language;
    const intent = await insertOnce(ctx, found, { click, user, language, now, terms });
    await ctx.db.barrier();
    return { intent, isNew: true };
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
    return { intent: await settleRace(ctx, click, error.rival), isNew: false };
  }
}

/** Throws `Taken` where a concurrent request has bought the parcels meanwhile: that is reported, not the refusal. */
async function requote(ctx: Context, quoted: FoundRate, click: Click): Promise<FoundRate> {
  try {
    return await requoteRate(ctx, quoted);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const rateIds = ratesOfSameParcels(quoted);
    const faster = (await findCompetingIntents(ctx.db.orm, { ...click, rateIds })).find(isSold);
    throw faster ? new Taken(faster) : error;
  }
}

type Newcomer = { click: Click; user: Buyer; language: Language; now: Date; terms: Terms };

/** Throws `Taken` where another request was faster. */
const insertOnce = (
  ctx: Context,
  found: FoundRate,
  { click, user, language, now, terms }: Newcomer,
): Promise<Intent> =>
  ctx.db.transaction(async (tx) => {
    // Locked, so that two clicks cannot both pass the limit or both find the parcels unsold; a repeated click gets the
    // earlier answer and does not count against the limit.
    const account = await lockAccount(tx, click.userId);
    if (!account) await lockQuote(tx, found.quote.id);
    await endSupersededIntents(tx, { click, rateIds: ratesOfSameParcels(found), now });
    // Checked again: another tab's purchase may have failed during the requote, and its label be on its way back.
    if (await wereLabelsBought(tx, ratesOfSameParcels(found))) throw new AppError('quote_expired');
    // The lease starts when it is written: the requote may have taken longer than a lease lasts.
    const { provider, firstMove } = terms;
    const intent = newIntent(found, { click, provider, firstMove, language, now: ctx.clock() });
    const opened = await insertIntent(tx, {
      ...intent,
      ...(await terms.settle?.(tx, intent, account ?? user)),
    });
    if (!opened) throw new Taken(null);
    return opened;
  });

/** A UUID from the browser, or anything of similar length: long enough that no two clicks share it. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,64}$/;

/**
 * B§7 does not know the header: without it every request is a click of its own. A rate that is being bought is not
 * bought again either way.
 */
function acceptKey(key: string | string[] | undefined): string {
  if (key === undefined) return randomUUID();
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  throw new AppError('invalid_request', { issues: [{ path: 'Idempotency-Key', reason: 'invalid' }] });
}

const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** Repeats the first answer; the same key with another body is a mistake by the caller. */
function replayed(intent: Intent, click: Click): Intent {
  if (intent.requestHash !== click.requestHash || !hasConsentOf(intent, click))
    throw new AppError('idempotency_key_reused');
  return intent;
}

/**
 * Consent that was added or withdrawn since must not get lost in the first answer. Compared with the stored consent
 * rather than the hash: only the stored shipment tells whether there was anything to consent to.
 */
const hasConsentOf = ({ dutiesAgreedAt, shipment }: Intent, { dutiesAgreed }: Click): boolean =>
  dutiesAgreedAt ? dutiesAgreed : !(dutiesAgreed && mayOweDutiesLater(shipment));

/** Another request won: the same click (same key), another tab with the same rate, or a rival for the same parcels. */
async function settleRace(ctx: Context, click: Click, rival: Intent | null): Promise<Intent> {
  const { userId, key, rateId } = click;
  const same = await findIntentByKey(ctx.db.orm, userId, key);
  if (same) return replayed(same, click);
  // Another user's checkout must not be disclosed.
  const own = rival?.userId === userId ? rival : null;
  const other = own ?? (await findIntentByRate(ctx.db.orm, userId, rateId));
  throw new AppError('checkout_in_progress', {
    details: other ? { intentId: other.id, rateId: other.rateId } : {},
  });
}

/** The purchase is not opened; rivals cancelled for it are restored. Without a rival: only the insert found it. */
class Taken extends Error {
  readonly rival: Intent | null;

  constructor(rival: Intent | null) {
    super(`${rival?.id ?? 'Another'} was faster.`);
    this.rival = rival;
  }
}

/**
 * Throws `Taken` for the same click, or for another live purchase of the same rate. One that only waits for its buyer
 * makes room: a buyer who closed the popup, or left PayPal with the back button, may simply choose again.
 */
async function endSupersededIntents(tx: Orm, { click, rateIds, now }: Taking): Promise<void> {
  const rivals = await findCompetingIntents(tx, { ...click, rateIds });
  const same = rivals.find(
    ({ idempotencyKey, userId }) => idempotencyKey === click.key && userId === click.userId,
  );
  if (same) throw new Taken(same);
  for (const other of rivals)
    if (!(await endUnpaidCheckout(tx, other, { errorCode: 'superseded', now }))) throw new Taken(other);
}

type Taking = { click: Click; rateIds: readonly string[]; now: Date };

/**
 * The carrier API quotes all services of one carrier as one shipment, and hub routes share a leg: only one of these
 * rates can be bought, and a second purchase would find the label of the first.
 */
function ratesOfSameParcels({ quote, rate }: FoundRate): string[] {
  const parcelsOf = (each: FoundRate['rate']): string[] => legsOf(each).map((leg) => leg.reference.id);
  const parcels = new Set(parcelsOf(rate));
  return quote.rates.filter((other) => parcelsOf(other).some((id) => parcels.has(id))).map(({ id }) => id);
}
