// Everything about one checkout, as sections: facts, money, labels, books, audit, mails, calls; if asked, upstreams.
import type { Address } from '#domain/address.ts';
import { listingReason } from '#domain/attention.ts';
import { incotermFor } from '#domain/customs.ts';
import { originCountryOf } from '#domain/customs-item.ts';
import { euroFromCents } from '#domain/money.ts';
import { totalValue } from '#domain/parcel.ts';
import { centsOf } from '#domain/rounding.ts';
import { townLine } from '#domain/written-address.ts';
import type { Context } from '../../context.ts';
import { askUpstreams, showIntent } from '../../use-cases/operator/show-intent.ts';
import type { Report, Row } from '../report.ts';

export async function intentReport(
  ctx: Context,
  { intentId, ask }: { intentId: string; ask: boolean },
): Promise<Report> {
  const shown = await showIntent(ctx, intentId);
  const { intent } = shown;
  return {
    sections: {
      intent: factRow(shown),
      payment: paymentRow(intent),
      shipment: shipmentRow(intent),
      parcels: parcelRows(intent),
      labels: (intent.labels ?? []).map((label) => ({
        leg: label.leg + 1,
        package: label.packageIndex + 1,
        tracking: label.trackingCode,
        cost: euroFromCents(label.costCents),
        upstream: label.upstreamShipmentId,
      })),
      ledger: shown.postings.map(({ posting, account, amountCents, createdAt }) => ({
        posting,
        account,
        amount: euroFromCents(amountCents),
        at: createdAt,
      })),
      refunds: shown.refunds.map(refundRow),
      mails: shown.mails.map(({ id, kind, createdAt, sentAt, failedAt, errorCode }) => ({
        id,
        kind,
        written: createdAt,
        sent: sentAt,
        failed: failedAt,
        error: errorCode,
      })),
      webhooks: shown.events.map(({ provider, kind, eventId, deliveries, receivedAt }) => ({
        provider,
        kind,
        event: eventId,
        deliveries,
        at: receivedAt,
      })),
      audit: shown.audit.map(auditRow),
      ...(ask ? { now: await askUpstreams(ctx, intent) } : {}),
    },
  };
}

type Shown = Awaited<ReturnType<typeof showIntent>>;
type Intent = Shown['intent'];

const factRow = ({ intent, nextMove }: Shown): Row => ({
  id: intent.id,
  status: intent.status,
  attention: intent.attention,
  'next move': nextMove,
  'last move': intent.claimedMove,
  attempts: intent.attempts,
  'next attempt': intent.nextAttemptAt,
  'claimed until': intent.claimToken === null ? null : intent.claimedUntil,
  error: intent.errorCode,
  'error text': intent.errorMessage,
  rate: `${intent.carrier} ${intent.service}${intent.isHub ? ' (hub)' : ''}`,
  'legs bought': intent.legsBought,
  'label fate': intent.labelFate,
  'labels stored': intent.labelsStored,
  pickup: intent.pickup,
  'export hold': intent.exportHold,
  order: intent.orderId,
  owner: intent.userId,
  'purchase key': intent.purchaseKey,
  created: intent.createdAt,
  changed: intent.updatedAt,
  paid: intent.paidAt,
  completed: intent.completedAt,
});

const paymentRow = ({ provider, payment, amountCents, paymentReference: reference }: Intent): Row => ({
  provider,
  payment,
  amount: euroFromCents(amountCents),
  'at provider': reference?.amountCents === undefined ? null : euroFromCents(reference.amountCents),
  'payment id': reference?.orderId,
  authorization: reference?.authorizationId,
  capture: reference?.captureId,
});

/** The complete shipment as it was paid for, as needed to make a label by hand. */
function shipmentRow({ shipment }: Intent): Row {
  const { additionalServices: services, pickupDate, purpose } = shipment;
  const {
    lithiumBatteryDetails: battery,
    insurance,
    carbonNeutral,
    exportDocumentation,
    hasOwnAE,
  } = services;
  return {
    from: line(shipment.fromAddress),
    to: line(shipment.toAddress),
    incoterm: incotermFor(services),
    purpose,
    insured: insurance ? euroFromCents(totalValue(shipment.packages)) : null,
    batteries: battery && `${battery.batteryType} ${battery.batteryCount}`,
    climate: carbonNeutral || null,
    declaration: exportDocumentation ? (hasOwnAE ? 'own' : 'ours') : null,
    pickup: pickupDate && `${pickupDate.date} ${pickupDate.timeFrom}–${pickupDate.timeTo}`,
    'for the driver': pickupDate?.instructions,
  };
}

const parcelRows = ({ shipment }: Intent): Row[] =>
  shipment.packages.map((parcel, index) => ({
    package: index + 1,
    cm: `${parcel.length}×${parcel.width}×${parcel.height}`,
    kg: parcel.weight,
    goods: parcel.description,
    value: euroFromCents(centsOf(parcel.value)),
    'hs code': parcel.hsCode || null,
    origin: originCountryOf(parcel, shipment.fromAddress),
  }));

export const line = (address: Address): string =>
  [
    address.name,
    address.company,
    address.street1,
    address.street2,
    townLine(address),
    address.country,
    address.phone,
    address.email,
  ]
    .filter(Boolean)
    .join(', ');

type AuditRow = Shown['audit'][number];

export const auditRow = ({ createdAt, actor, action, subject, outcome, details }: AuditRow): Row => ({
  at: createdAt,
  actor,
  action,
  subject,
  outcome,
  details: JSON.stringify(details),
});

type RefundRow = Shown['refunds'][number];

export const refundRow = (refund: RefundRow): Row => ({
  id: refund.id,
  order: refund.orderId,
  package: refund.packageIndex + 1,
  state: refund.state,
  why: listingReason(refund),
  amount: euroFromCents(refund.amountCents),
  reason: refund.reason,
  by: refund.requestedBy,
  requested: refund.requestedAt,
  next: refund.nextAttemptAt,
});
