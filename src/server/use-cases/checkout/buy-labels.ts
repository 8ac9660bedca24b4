// The move `buy-label`: read back what an earlier try may have bought, else buy; one order comes of it, at most.
import { asVendorCode } from '#domain/intent-error.ts';
import { applyOutcome } from '#domain/intent-outcome.ts';
import { isUnasked } from '#domain/label-charge.ts';
import { labelCostPosting, salePosting } from '#domain/ledger.ts';
import { type Cents, sumCents } from '#domain/money.ts';
import { equalShares } from '#domain/parcel-share.ts';
import type { CarrierRate, RateReference } from '#domain/rate.ts';
import type { Context } from '../../context.ts';
import { factsOf, type Intent, type IntentChange, type StoredLabel } from '../../db/intents.ts';
import { insertPosting, insertPostings } from '../../db/ledger.ts';
import { storableText } from '../../db/storable-text.ts';
import { UpstreamError } from '../../errors.ts';
import type { BoughtLabel } from '../../gateways/carrier.ts';
import type { Done } from './move.ts';
import { newOrderId, openOrder } from './open-order.ts';
import { keyOf } from './payment-of.ts';

/** Refusals that say nothing about the shipment: the carrier side was not there. */
const transient = new Set(['unavailable', 'rate_limited']);
const MAX_TRANSIENT = 6;
/** With the growing gaps between the tries about a quarter of an hour; then a person has to look. */
const MAX_READINGS = 10;
/** Remembered on the intent: a purchase was sent and nobody knows what became of it. */
export const UNKNOWN = 'label_outcome_unknown';

/**
 * One leg per move. An earlier try may have bought: it is read back first. Once a purchase with an unknown outcome was
 * sent, there is only reading back, never a second purchase.
 */
export async function buyLabels(ctx: Context, intent: Intent): Promise<Done> {
  const { reference, costCents } = legOf(intent);
  if (mayHaveBought(intent)) {
    const found = await readBack(ctx, intent, reference);
    if (found === 'unreadable') return givenUp(intent, 'The carrier side could not be read back.');
    if (found) return boughtNow(ctx, intent, found);
    if (intent.errorCode === UNKNOWN) return stillUnknown(intent, 'No label has turned up.');
  }
  const purchase = await ctx.carrier.buy(reference, { maxCostCents: costCents });
  if (purchase.outcome === 'bought') return boughtNow(ctx, intent, purchase.labels);
  ctx.log.warn({ intentId: intent.id, outcome: purchase.outcome, code: purchase.code }, 'label not bought');
  if (purchase.outcome === 'unknown') return stillUnknown(intent, purchase.text, purchase.labels);
  if (purchase.labels) return refusedInPart(intent, { ...purchase, labels: purchase.labels });
  if (transient.has(purchase.code) && intent.attempts < MAX_TRANSIENT)
    return { outcome: null, change: { errorCode: asVendorCode(purchase.code) } };
  return failed(purchase.code, purchase.text);
}

/** A direct rate has one leg, a hub route two. */
export const legOf = ({ rate, legsBought }: Intent): Pick<CarrierRate, 'reference' | 'costCents'> =>
  rate.hub?.legs[legsBought] ?? rate;

/** A person's retry counts its attempts anew; what went unanswered before is remembered all the same. */
const mayHaveBought = ({ attempts, errorCode, status }: Intent): boolean =>
  attempts > 1 || errorCode === UNKNOWN || status === 'paid_label_failed';

/** The labels that an earlier try has bought; null: certainly none. Throws while there is time to ask again. */
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

function stillUnknown(intent: Intent, text: string, bought: BoughtLabel[] = []): Done {
  // Labels of some of the parcels exist and cost money: whoever looks at it must find them.
  const known = bought.length > 0 ? { labels: withBought(intent, bought) } : {};
  if (intent.attempts < MAX_READINGS) return { outcome: null, change: { errorCode: UNKNOWN, ...known } };
  return givenUp({ ...intent, ...known }, text);
}

/** What is unknown may exist and cost money, whatever becomes of this checkout: a person has to look. */
const givenUp = (intent: Intent, text: string): Done =>
  withLeftovers(intent, { errorCode: UNKNOWN, errorMessage: storableText(text, 500), attention: UNKNOWN });

type Refusal = { code: string; text: string; labels: BoughtLabel[] };

/** The carrier's no to one parcel is final, so nobody waits for the rest. */
const refusedInPart = (intent: Intent, { code, text, labels }: Refusal): Done =>
  withLeftovers(
    { ...intent, labels: withBought(intent, labels) },
    { errorCode: asVendorCode(code), errorMessage: storableText(text, 500) },
  );

/** What is known of this leg costs money from now on, whoever decides about it; it goes back where nothing was charged. */
function withLeftovers(intent: Intent, why: IntentChange): Done {
  const { labels, legsBought } = intent;
  const leftovers = (labels ?? []).some(({ leg }) => leg >= legsBought);
  const cost = costOf(intent, labels ?? []);
  return {
    outcome: { move: 'buy-label', ok: false, leftovers },
    change: { labels, labelCostCents: cost.total, ...why },
    beside: (tx, _after, now) =>
      insertPosting(tx, {
        // A person's retry may find more of them.
        posting: `${intent.id}.leftover-labels.${cost.total}`,
        intentId: intent.id,
        lines: labelCostPosting(cost.unbooked),
        now,
      }),
  };
}

/** What all labels of the intent cost, cents net; `unbooked`: without what the books have of an earlier try already. */
function costOf(
  { labelCostCents }: Intent,
  labels: readonly StoredLabel[],
): { total: Cents; unbooked: Cents } {
  const total = sumCents(labels.map(({ costCents }) => costCents));
  return { total, unbooked: total - labelCostCents };
}

const failed = (code: string, text: string): Done => ({
  outcome: { move: 'buy-label', ok: false },
  change: { errorCode: asVendorCode(code), errorMessage: storableText(text, 500) },
});

function boughtNow(ctx: Context, intent: Intent, bought: BoughtLabel[]): Done {
  for (const { trackingCode, charges = [] } of bought)
    for (const charge of charges.filter(isUnasked))
      ctx.log.warn({ intentId: intent.id, trackingCode, ...charge }, 'charged what nobody asked for');
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
      const posting = `${keyOf(intent, 'buy-label')}.${intent.legsBought}`;
      // An invoice is written when there is something to pay for; card money was booked when it came.
      const sale = isSold && intent.provider === 'invoice' ? salePosting('invoice', intent.price) : [];
      await insertPostings(tx, [
        { ...about, posting, lines: labelCostPosting(cost.unbooked) },
        { ...about, posting: keyOf(intent, 'secure-invoice'), lines: sale },
      ]);
      if (isSold) await openOrder(tx, after, now);
    },
  };
}

/** Anything of this leg that an unclear try has left is replaced. */
const earlierLegs = ({ labels, legsBought }: Intent): StoredLabel[] =>
  (labels ?? []).filter(({ leg }) => leg < legsBought);

const withBought = (intent: Intent, bought: readonly BoughtLabel[]): StoredLabel[] => [
  ...earlierLegs(intent),
  ...toStored(intent, bought),
];

/** Without the carrier's word the cost is what was quoted, in equal parts. */
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
