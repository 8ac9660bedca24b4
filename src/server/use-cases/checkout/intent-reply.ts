// An intent as its owner sees it: no carrier ids, no costs, labels only when they may be used.
import type { Intent as IntentReply, openInvoiceIntent } from '#contract/checkout.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { incotermFor } from '#domain/customs.ts';
import { isTerminal } from '#domain/intent.ts';
import { euroFromCents } from '#domain/money.ts';
import type { Intent } from '../../db/intents.ts';
import { toPriceBreakdown } from '../rates/rate-reply.ts';

/** Where the owner downloads the label of one parcel; null while there is none, or while it is held (C-40). */
export const labelUrl = (
  intent: Pick<Intent, 'id' | 'labelsStored' | 'exportHold'>,
  packageIndex: number,
): string | null =>
  intent.labelsStored && !intent.exportHold
    ? `/api/checkout-intents/${intent.id}/label?package=${packageIndex}`
    : null;

export function toIntentReply(intent: Intent, orderNumber: string | null): IntentReply {
  const { toAddress, packages, additionalServices } = intent.shipment;
  const trackingCodes = (intent.labels ?? []).map(({ trackingCode }) => trackingCode);
  const urls = packages.map((_, packageIndex) => labelUrl(intent, packageIndex));
  return {
    id: intent.id,
    provider: intent.provider,
    status: intent.status,
    terminal: isTerminal(intent.status),
    carrier: intent.carrier,
    service: intent.service,
    amount: euroFromCents(intent.amountCents),
    amountCents: intent.amountCents,
    currency: intent.currency,
    priceBreakdown: toPriceBreakdown(intent.price, intent.shipment),
    trackingCode: trackingCodes.length > 0 ? trackingCodes.join(';') : null,
    labelUrl: urls.every((url) => url !== null) ? urls.join(';') : null,
    packages: packages.map((_, packageIndex) => ({
      packageIndex,
      trackingCode: intent.labels?.find((label) => label.packageIndex === packageIndex)?.trackingCode ?? null,
      labelUrl: urls[packageIndex] ?? null,
    })),
    orderNumber,
    orderId: intent.orderId,
    exportHold: intent.exportHold,
    pickup: intent.pickup,
    pickupConfirmation: intent.pickupConfirmation,
    errorMessage: intent.errorCode,
    createdAt: intent.createdAt.toISOString(),
    paidAt: intent.paidAt?.toISOString() ?? null,
    completedAt: intent.completedAt?.toISOString() ?? null,
    toAddress: { name: toAddress.name, city: toAddress.city, country: toAddress.country },
    incoterm: incotermFor(additionalServices),
  };
}

export const toOpenedReply = (intent: Intent): ReplyOf<typeof openInvoiceIntent> => ({
  success: true,
  checkoutIntentId: intent.id,
  intentId: intent.id,
  status: intent.status,
  amount: euroFromCents(intent.amountCents),
  amountCents: intent.amountCents,
});
