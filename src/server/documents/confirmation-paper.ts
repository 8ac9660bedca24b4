// An order confirmation as text: what was booked, between whom, at what price.
import type { PickupPlan } from '#contract/pickups.ts';
import { berlinNow } from '#domain/berlin.ts';
import type { DocumentDraft } from '#domain/document.ts';
import { currentHoldReasons } from '#domain/hold.ts';
import type { Hub } from '#domain/hub.ts';
import { awaitsLabel } from '#domain/order.ts';
import type { PickupState } from '#domain/pickup-window.ts';
import { warehouseLine } from '#domain/warehouse.ts';
import type { Order, ParcelLeg } from '../db/orders.ts';
import { type Frame, letterhead, priceBlocks } from './invoice-paper.ts';
import type { Block, Paper } from './paper.ts';
import { addressLines, type Words, wordsOf } from './words.ts';

type Confirmed = {
  facts: DocumentDraft;
  order: Order;
  shipments: readonly ParcelLeg[];
  /** All parcels are given back or about to be. */
  isGivenBack: boolean;
  /** Null: no longer known. */
  pickup: PickupState | null;
  /** Set when the pickup is wanted on a day that its carrier does not accept yet. */
  plan: PickupPlan | null;
  /** Without an account there is no dashboard. */
  hasDashboard: boolean;
};

export function confirmationPaper(
  { facts, order, shipments, isGivenBack, pickup, plan, hasDashboard }: Confirmed,
  { language, issuedAt, brand, warehouse }: Frame & { warehouse: Hub | null },
): Paper {
  const words = wordsOf(language);
  const { confirmation: t, order: orderNumber } = words.t;
  // A cancelled pickup is not promised; old orders have no checkout to ask.
  const pickupDate = pickup === 'cancelled' ? null : order.pickupDate;
  const dayOf = (date: string): string =>
    pickup === 'unconfirmed' ? t.pickupUnconfirmed(words.day(date)) : words.day(date);
  return {
    ...letterhead(facts, words),
    brand,
    issuedAt: issuedAt.toISOString(),
    heading: t.heading(facts.orderNumber),
    info: [
      [orderNumber, facts.orderNumber],
      [t.date, words.day(facts.orderedOn)],
      [t.payment, t.paymentBy[facts.paidBy]],
      [t.terms, order.incoterm],
      ...(pickupDate
        ? [
            [t.pickup, dayOf(pickupDate.date)] as const,
            // On one line they would not fit next to the address.
            [t.pickupTime, t.pickupHours(pickupDate.timeFrom, pickupDate.timeTo)] as const,
          ]
        : []),
    ],
    blocks: [
      { kind: 'text', text: t.thanks },
      {
        kind: 'beside',
        parts: [
          { heading: t.sender, lines: addressLines(order.fromAddress, words) },
          { heading: t.addressee, lines: addressLines(order.toAddress, words) },
        ],
      },
      { kind: 'heading', text: t.parcels },
      parcelTable({ order, shipments }, words),
      ...(isGivenBack ? [] : holdSentences(order, { words, warehouse })).map((text) => ({
        kind: 'text' as const,
        text,
      })),
      ...(plan && !isGivenBack
        ? [{ kind: 'text' as const, text: t.pickupPlanned(words.day(plan.date), words.day(plan.orderedOn)) }]
        : []),
      { kind: 'heading', text: t.price },
      ...priceBlocks(facts, words),
      ...(order.dutiesAgreedAt
        ? [{ kind: 'text' as const, text: t.dutiesLater(words.day(berlinNow(order.dutiesAgreedAt).date)) }]
        : []),
      ...(isDeclaredByUs(order) ? [{ kind: 'text' as const, text: t.authority }] : []),
      {
        kind: 'text',
        text: hasDashboard ? `${t.noInvoice} ${t.whereInvoiceIs}` : t.noInvoice,
        quiet: true,
      },
    ],
  };
}

/** Whether we declare: a declarant acting for somebody else must be able to prove the authority. */
function isDeclaredByUs({ orderSnapshot }: Order): boolean {
  const services = orderSnapshot?.additionalServices;
  return services?.exportDocumentation === true && !services.hasOwnAE;
}

/** The same sentences as in the mail that confirms the order. */
function holdSentences(order: Order, { words: { t }, warehouse }: { words: Words; warehouse: Hub | null }) {
  const reasons = currentHoldReasons(awaitsLabel(order), order.orderSnapshot?.additionalServices);
  if (!reasons.includes('warehouse')) return reasons.map(() => t.confirmation.hold);
  const address = warehouse ? warehouseLine(warehouse) : t.warehouse.askUs;
  const { title, bring, weHandOver, declarationToo } = t.warehouse;
  return [
    `${title}. ${bring(address, order.orderNumber)} ${weHandOver}`,
    ...(reasons.includes('declaration') ? [declarationToo] : []),
  ];
}

/** Tracking codes of the customer’s own labels, held or not, as in the mail; old orders may lack parcels. */
function parcelTable({ order, shipments }: Pick<Confirmed, 'order' | 'shipments'>, words: Words): Block {
  const { confirmation: t } = words.t;
  const snapshot = order.orderSnapshot;
  const codeOf = (index: number): string =>
    shipments.find(({ leg, packageIndex }) => leg === 0 && packageIndex === index)?.trackingCode ?? '';
  return {
    kind: 'table',
    columns: [
      { heading: t.parcel, share: 0.08, align: 'left' },
      { heading: t.contents, share: 0.34, align: 'left' },
      { heading: t.size, share: 0.19, align: 'left' },
      { heading: t.weight, share: 0.13, align: 'right' },
      { heading: t.tracking, share: 0.26, align: 'right' },
    ],
    rows: (snapshot?.packages ?? []).map(({ description, length, width, height, weight }, i) => [
      String(i + 1),
      description,
      `${[length, width, height].map(words.decimal).join(' × ')}\u00a0cm`,
      words.kg(weight),
      codeOf(i) || '–',
    ]),
  };
}
