// The move `buy-label`: reads back what an earlier try may have bought, else buys; at most one order results.
import { asVendorCode } from '#domain/intent-error.ts';
import { applyOutcome } from '#domain/intent-outcome.ts';
import { isUnrequested } from '#domain/label-charge.ts';
import { labelCostPosting, salePosting } from '#domain/ledger.ts';
import { type Cents, sumCents } from '#domain/money.ts';
import { equalShares } from '#domain/parcel-share.ts';
import type { CarrierRate, RateReference } from '#domain/rate.ts';
import type { Context } from '../../context.ts';
import { factsOf, type Intent, type IntentChange, type StoredLabel } from '../../db/intents.ts';
import { insertPosting, insertPostings } from '../../db/ledger.ts';
import { storableText } from '../../db/storable-text.ts';
import { accountFaults, UpstreamError } from '../../errors.ts';
import type { BoughtLabel } from '../../gateways/carrier.ts';
import type { MoveResult } from './move.ts';
import { newOrderId, openOrder } from './open-order.ts';
import { moveKeyOf } from './payment-of.ts';

/** Refusals that say nothing about the shipment: the carrier API could not be reached or was busy. */
const transient = new Set(['unavailable', 'rate_limited']);
const MAX_TRANSIENT = 6;
/** About a quarter of an hour, given the growing gaps between tries; then an operator has to look. */
const MAX_READINGS = 10;
/** Stored on the intent: a purchase was sent and its outcome is unknown. */
export const OUTCOME_UNKNOWN = 'label_outcome_unknown';

/**
 * Buys one leg per move. An earlier try may have bought it, so that is read back first. Once a purchase had an unknown
 * outcome, it is only read back, never sent again.
 */
export async function buyLabels(ctx: Context, intent: Intent): Promise<MoveResult> {
  const { reference, costCents } = legOf(intent);
  if (mayHaveBought(intent)) {
    const found = await readBack(ctx, intent, reference);
    if (found === 'unreadable')
      return givenUp(intent, 'The purchase could not be read back from the carrier.');
    if (found) return boughtNow(ctx, intent, found);
    if (intent.errorCode === OUTCOME_UNKNOWN)
      return stillUnknown(intent, 'No label has turned up at the carrier.');
  }
  const purchase = await ctx.carrier.buy(reference, { maxCostCents: costCents });
  if (purchase.outcome === 'bought') return boughtNow(ctx, intent, purchase.labels);
  const { outcome, code } = purchase;
  // Rates are still quoted without money in our account: every customer would pay in vain, one after the other.
  const level = accountFaults.includes(code) ? 'error' : 'warn';
  ctx.log[level]({ intentId: intent.id, outcome, code }, 'label not bought');
  if (purchase.outcome === 'unknown') return stillUnknown(intent, purchase.text, purchase.labels);
  if (purchase.labels) return refusedInPart(intent, { ...purchase, labels: purchase.labels });
  if (transient.has(purchase.code) && intent.attempts < MAX_TRANSIENT)
    return { outcome: null, change: { errorCode: asVendorCode(purchase.code) } };
  return failed(purchase.code, purchase.text);
}

/** A direct rate has one leg, a hub route two. */
export const legOf = ({ rate, legsBought }: Intent): Pick<CarrierRate, 'reference' | 'costCents'> =>
  rate.hub?.legs[legsBought] ?? rate;

/** An operator's retry resets `attempts`; an unknown outcome from before it must still be remembered. */
const mayHaveBought = ({ attempts, errorCode, status }: Intent): boolean =>
  attempts > 1 || errorCode === OUTCOME_UNKNOWN || status === 'paid_label_failed';

/** The labels bought by an earlier try; null: certainly none. Throws while there is time to ask again. */
async function readBack(
  ctx: Context,
  intent: Intent,
  reference: RateReference,
): Promise<BoughtLabel[] | null | 'unreadable'> {
  try {
    return await ctx.carrier.findPurchase(reference);
  } catch (error) {
    if (!(error instanceof UpstreamError) || intent.attempts < MAX_READINGS) throw error;
    return 'unreadable';
  }
}

function stillUnknown(intent: Intent, text: string, bought: BoughtLabel[] = []): MoveResult {
  // Labels of some parcels exist and cost money: the operator must be able to find them.
  const known = bought.length > 0 ? { labels: withBought(intent, bought) } : {};
  if (intent.attempts < MAX_READINGS)
    return { outcome: null, change: { errorCode: OUTCOME_UNKNOWN, ...known } };
  return givenUp({ ...intent, ...known }, text);
}

/** Labels of unknown outcome may exist and cost money, whatever becomes of this checkout: an operator looks. */
const givenUp = (intent: Intent, text: string): MoveResult =>
  withLeftovers(intent, {
    errorCode: OUTCOME_UNKNOWN,
    errorMessage: storableText(text, 500),
    attention: OUTCOME_UNKNOWN,
  });

type Refusal = { code: string; text: string; labels: BoughtLabel[] };

/** The carrier's refusal of one parcel is final, so there is no waiting for the rest. */
const refusedInPart = (intent: Intent, { code, text, labels }: Refusal): MoveResult =>
  withLeftovers(
    { ...intent, labels: withBought(intent, labels) },
    { errorCode: asVendorCode(code), errorMessage: storableText(text, 500) },
  );

/** Known labels of this leg are booked as costs, whatever happens next; if nothing was charged, they are returned. */
function withLeftovers(intent: Intent, why: IntentChange): MoveResult {
  const { labels, legsBought } = intent;
  const leftovers = (labels ?? []).some(({ leg }) => leg >= legsBought);
  const cost = costOf(intent, labels ?? []);
  return {
    outcome: { move: 'buy-label', ok: false, leftovers },
    change: { labels, labelCostCents: cost.total, ...why },
    beside: (tx, _after, now) =>
      insertPosting(tx, {
        // An operator's retry may find more labels, at another total cost.
        posting: `${intent.id}.leftover-labels.${cost.total}`,
        intentId: intent.id,
        lines: labelCostPosting(cost.unbooked),
        now,
      }),
  };
}

/** What all labels of the intent cost, cents net; `unbooked`: minus what an earlier try has already booked. */
function costOf(
  { labelCostCents }: Intent,
  labels: readonly StoredLabel[],
): { total: Cents; unbooked: Cents } {
  const total = sumCents(labels.map(({ costCents }) => costCents));
  return { total, unbooked: total - labelCostCents };
}

const failed = (code: string, text: string): MoveResult => ({
  outcome: { move: 'buy-label', ok: false },
  change: { errorCode: asVendorCode(code), errorMessage: storableText(text, 500) },
});

function boughtNow(ctx: Context, intent: Intent, bought: BoughtLabel[]): MoveResult {
  for (const { trackingCode, charges = [] } of bought)
    for (const charge of charges.filter(isUnrequested))
      ctx.log.warn({ intentId: intent.id, trackingCode, ...charge }, 'charged for something nobody ordered');
  const leg = toStored(intent, bought);
  const labels = [...earlierLegs(intent), ...leg];
  const cost = costOf(intent, labels);
  const outcome = { move: 'buy-label', ok: true } as const;
  const applied = applyOutcome(factsOf(intent), outcome);
  const isSold = applied.ok && applied.facts.status === 'label_purchased';
  return {
    outcome,
    change: {
      labels,
      labelCostCents: cost.total,
      errorCode: null,
      errorMessage: null,
      ...(isSold ? { orderId: newOrderId() } : {}),
    },
    beside: async (tx, after, now) => {
      const about = { intentId: intent.id, now };
      const posting = `${moveKeyOf(intent, 'buy-label')}.${intent.legsBought}`;
      // A sale by invoice is booked once there is a label to pay for; card money was booked when it came in.
      const sale = isSold && intent.provider === 'invoice' ? salePosting('invoice', intent.price) : [];
      await insertPostings(tx, [
        { ...about, posting, lines: labelCostPosting(cost.unbooked) },
        { ...about, posting: moveKeyOf(intent, 'secure-invoice'), lines: sale },
      ]);
      if (isSold) await openOrder(tx, after, now);
    },
  };
}

/** Labels that an unclear try left on the current leg are replaced. */
const earlierLegs = ({ labels, legsBought }: Intent): StoredLabel[] =>
  (labels ?? []).filter(({ leg }) => leg < legsBought);

const withBought = (intent: Intent, bought: readonly BoughtLabel[]): StoredLabel[] => [
  ...earlierLegs(intent),
  ...toStored(intent, bought),
];

/** If the carrier states no cost, it is the quoted one in equal shares. */
function toStored(intent: Intent, bought: readonly BoughtLabel[]): StoredLabel[] {
  const quoted = equalShares(legOf(intent).costCents, intent.shipment.packages.length);
  return bought.map(({ labelUrl, costCents, ...label }) => ({
    ...label,
    leg: intent.legsBought,
    url: labelUrl,
    ...(costCents === null
      ? { costCents: quoted[label.packageIndex] ?? 0, isConsigned: true }
      : { costCents }),
  }));
}
