// Attaches labels made by hand: order, files, books and mail, as if the engine had bought them (C-44).
import { labelCostPosting, salePosting } from '#domain/ledger.ts';
import { type Cents, sumCents } from '#domain/money.ts';
import { equalShares } from '#domain/parcel-share.ts';
import { legsOf } from '#domain/quote.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import { unclaimed } from '../../db/intent-claims.ts';
import type { Intent, IntentChange, StoredLabel } from '../../db/intents.ts';
import { insertPosting, insertPostings } from '../../db/ledger.ts';
import { lockParcels } from '../../db/orders.ts';
import { findForeignCode } from '../../db/tracked-parcels.ts';
import { AppError, UpstreamError } from '../../errors.ts';
import { isPdf } from '../../is-pdf.ts';
import { advanceCheckout } from '../checkout/advance-checkout.ts';
import { newOrderId, openOrder, orderIdOf } from '../checkout/open-order.ts';
import { moveKeyOf } from '../checkout/payment-of.ts';
import { announceOrder } from '../checkout/announce-order.ts';
import { storeLabelFile } from '../checkout/store-labels.ts';
import { isSoldByCarrier, MADE_BY_HAND } from '../labels/sold-label.ts';
import { notifyOfPickup } from '../pickups/notify-of-pickup.ts';
import { fetchNews } from '../tracking/fetch-news.ts';
import { type ArrangedPickup, arrangePickup } from './arrange-pickup.ts';
import { runPreparedAction, changeByHand, intentNamed, refusal } from './operator-action.ts';
import { attentionAfter, recheckLabels, refuseBought } from './recheck-labels.ts';

type HandLabel = {
  packageIndex: number;
  trackingCode: string;
  content: Uint8Array;
  /** Net; null: the cost that the carrier had quoted. */
  costCents: Cents | null;
};

type Attaching = {
  intentId: string;
  operator: string;
  labels: readonly HandLabel[];
  /** A pickup that was also arranged by hand. */
  pickup: ArrangedPickup | null;
};

/**
 * One label for every parcel; on a hub route, those to the hub. Where the labels are bought and only their files are
 * missing, only the files are taken. Returns the intent afterwards.
 */
export async function attachLabels(ctx: Context, attaching: Attaching): Promise<Intent> {
  const { intentId, operator } = attaching;
  const labels = [...attaching.labels].sort((a, b) => a.packageIndex - b.packageIndex);
  const details = { trackingCodes: labels.map(({ trackingCode }) => trackingCode) };
  const act = { operator, action: 'intent.attach-label', subject: intentId, details };
  const prepare = recheckLabels(ctx, intentId);
  const work = async (tx: Orm, found: Awaited<typeof prepare>) => {
    const now = ctx.clock();
    const intent = await intentNamed(tx, intentId);
    const { status, attention } = intent;
    await refuseUnfit(intent, labels);
    await refuseForeignCodes(tx, intent, labels);
    refuseBought(intent, found);
    const isBought = status === 'label_purchased';
    const change = isBought
      ? bought(intent, { ...attaching, labels }, now)
      : await sold(tx, intent, { ...attaching, labels }, now);
    const changed = await changeByHand(tx, intent, {
      ...change,
      labelsStored: true,
      errorCode: null,
      errorMessage: null,
      attention: attentionAfter(intent, found),
      ...unclaimed,
      updatedAt: now,
    });
    await handOver(tx, changed, { labels, now });
    return { result: null, details: { status, attention, labels: found.state } };
  };
  await runPreparedAction(ctx, act, { prepare, work });
  ctx.wake('outbox');
  ctx.background(() => follow(ctx, intentId));
  await advanceCheckout(ctx, intentId);
  return await intentNamed(ctx.db.orm, intentId);
}

/** The carrier API tracks parcels whose labels it did not sell only when asked to. */
async function follow(ctx: Context, intentId: string): Promise<void> {
  const { rate, carrier: whole, labels } = await intentNamed(ctx.db.orm, intentId);
  const handmade = (labels ?? []).filter((label) => !isSoldByCarrier(label));
  for (const { trackingCode, leg } of handmade)
    try {
      // On a hub route each leg has a carrier of its own.
      const carrier = legsOf(rate)[leg]?.carrier ?? whole;
      await fetchNews(ctx, { upstreamShipmentId: null, trackingCode, carrier });
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      // Asked again in a day (ask-silent-parcels.ts).
      ctx.log.warn({ intentId, fault: error.fault }, 'a parcel with a label made by hand cannot be tracked');
    }
}

async function refuseUnfit(intent: Intent, labels: readonly HandLabel[]): Promise<void> {
  const { id, status, labelFate, labelsStored } = intent;
  const wantsFiles = status === 'label_purchased' && !labelsStored;
  if (!wantsFiles && status !== 'paid_label_failed')
    throw refusal(`${id} is ${status}: no label is missing.`);
  if (labelFate === 'void_due' || labelFate === 'void_requested')
    throw refusal(`${id}: one of its labels is being returned to the carrier; wait for that.`);
  const count = intent.shipment.packages.length;
  const isComplete = labels.length === count && labels.every(({ packageIndex }, i) => packageIndex === i);
  if (!isComplete) throw refusal(`${id} needs exactly one label for each parcel (parcels: ${count}).`);
  for (const { packageIndex, content } of labels)
    if (!(await isReadablePdf(content)))
      throw new AppError('file_type_not_allowed', {
        message: `The label of parcel ${packageIndex + 1} is not a readable PDF.`,
      });
}

/** Scans of the other order's parcel would appear on this one, and its customer would track a stranger's parcel. */
async function refuseForeignCodes(tx: Orm, { id }: Intent, labels: readonly HandLabel[]): Promise<void> {
  const codes = labels.map(({ trackingCode }) => trackingCode);
  const other = await findForeignCode(tx, { codes, intentId: id });
  if (other) throw refusal(`${other.code} is the tracking code of order ${other.orderNumber}.`);
}

/** Checks the first bytes, then the whole file: one broken page would spoil the download of all labels in one PDF. */
async function isReadablePdf(content: Uint8Array): Promise<boolean> {
  if (!isPdf(content)) return false;
  const { pageCount } = await import('../../documents/read-pdf.ts');
  return (await pageCount(content)) > 0;
}

/** The tracking codes are known; only the files were missing. */
function bought(intent: Intent, { labels, pickup }: Sale, now: Date): IntentChange {
  if (pickup)
    throw refusal(
      `${intent.id} lacks only files: leave out --pickup; an ordered pickup is now booked with the carrier.`,
    );
  const isKnown = ({ packageIndex, trackingCode }: HandLabel): boolean =>
    (intent.labels ?? []).some(
      (label) =>
        label.leg === 0 && label.packageIndex === packageIndex && label.trackingCode === trackingCode,
    );
  const stranger = labels.find((label) => !isKnown(label));
  if (stranger)
    throw refusal(`${intent.id} was bought with other tracking codes than ${stranger.trackingCode}.`);
  return intent.pickup === 'wanted' ? { nextAttemptAt: now } : completed(now);
}

const completed = (now: Date): IntentChange => ({
  status: 'completed',
  completedAt: now,
  nextAttemptAt: null,
});

type Sale = Pick<Attaching, 'labels' | 'pickup'>;

/** paid_label_failed → label_purchased → completed in one step. */
async function sold(
  tx: Orm,
  intent: Intent,
  { labels, pickup: arranged }: Sale,
  now: Date,
): Promise<IntentChange> {
  const unused = leftovers(intent).find(
    (left) => !labels.some(({ trackingCode }) => trackingCode === left.trackingCode),
  );
  if (unused)
    throw refusal(
      `Parcel ${unused.packageIndex + 1} already has a label: ${unused.trackingCode}; attach that one.`,
    );
  const stored = labels.map((label) => toStored(intent, label));
  if (intent.provider === 'invoice')
    await insertPosting(tx, {
      posting: moveKeyOf(intent, 'secure-invoice'),
      intentId: intent.id,
      lines: salePosting('invoice', intent.price),
      now,
    });
  const costCents = await postCosts(tx, intent, { stored, now });
  const orderId = newOrderId();
  await openOrder(tx, { ...intent, orderId, labels: stored }, now);
  const pickup = await arrangePickup(tx, { intent, orderId, arranged }, now);
  return {
    ...completed(now),
    orderId,
    labels: stored,
    legsBought: intent.isHub ? 2 : 1,
    labelFate: 'kept',
    labelCostCents: intent.labelCostCents + costCents,
    ...pickup,
  };
}

/** Labels of some parcels, left by a partial purchase and already in the books. */
const leftovers = ({ labels, legsBought, labelFate }: Intent): StoredLabel[] =>
  labelFate === 'kept' ? (labels ?? []).filter(({ leg }) => leg === 0 && leg >= legsBought) : [];

/** A label that the carrier API sold after all keeps its shipment id there, and can be refunded. */
function toStored(intent: Intent, { packageIndex, trackingCode, costCents }: HandLabel): StoredLabel {
  const found = leftovers(intent).find((label) => label.trackingCode === trackingCode);
  const quoted = equalShares(legsOf(intent.rate)[0].costCents, intent.shipment.packages.length);
  return {
    leg: 0,
    packageIndex,
    trackingCode,
    url: found?.url ?? '',
    upstreamShipmentId: found?.upstreamShipmentId ?? MADE_BY_HAND,
    costCents: costCents ?? found?.costCents ?? quoted[packageIndex] ?? 0,
    ...(costCents === null && found?.isConsigned ? { isConsigned: true } : {}),
    ...(found?.carrierInvoice ? { carrierInvoice: found.carrierInvoice } : {}),
  };
}

/** Returns the cost that was not in the books before. */
async function postCosts(
  tx: Orm,
  intent: Intent,
  { stored, now }: { stored: readonly StoredLabel[]; now: Date },
): Promise<Cents> {
  const sum = (labels: readonly StoredLabel[]): Cents => sumCents(labels.map(({ costCents }) => costCents));
  const about = { intentId: intent.id, now };
  const corrected = sum(stored.filter(isSoldByCarrier)) - sum(leftovers(intent));
  const handmade = sum(stored.filter((label) => !isSoldByCarrier(label)));
  await insertPostings(tx, [
    { ...about, posting: `${intent.id}.attach-label.found`, lines: labelCostPosting(corrected) },
    { ...about, posting: `${intent.id}.attach-label`, lines: labelCostPosting(handmade, 'carrier:by_hand') },
  ]);
  return corrected + handmade;
}

async function handOver(
  tx: Orm,
  intent: Intent,
  { labels, now }: { labels: readonly HandLabel[]; now: Date },
): Promise<void> {
  await lockParcels(tx, orderIdOf(intent));
  for (const { packageIndex, content } of labels) {
    const label = intent.labels?.find((known) => known.leg === 0 && known.packageIndex === packageIndex);
    if (label) await storeLabelFile(tx, intent, { label, content, now });
  }
  await announceOrder(tx, intent, now);
  // About a pickup arranged by hand; otherwise the engine books it next.
  await notifyOfPickup(tx, intent, now);
}
