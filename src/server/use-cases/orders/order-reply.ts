// An order as its owner sees it.
import type { Order } from '#contract/orders.ts';
import { euroFromCents } from '#domain/money.ts';
import type { ListedOrder, ListedParcel } from '../../db/order-list.ts';

/** `shipments` are the parcels of this order. */
export function toOrder(order: ListedOrder, shipments: readonly ListedParcel[]): Order {
  const { toAddress } = order;
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    createdAt: order.createdAt.toISOString(),
    status: order.shownStatus,
    toAddress: {
      name: toAddress.name,
      company: toAddress.company || toAddress.businessName || null,
      street1: toAddress.street1,
      zip: toAddress.zip,
      city: toAddress.city,
      country: toAddress.country,
    },
    carrier: order.carrier,
    service: order.service,
    packageCount: order.packageCount,
    totalWeight: order.totalWeightKg,
    totalAmount: euroFromCents(order.totalAmountCents),
    totalAmountCents: order.totalAmountCents,
    currency: order.currency,
    paymentProvider: order.paymentProvider,
    invoiceStatus: order.invoiceStatus,
    intentId: order.intentId,
    exportHold: order.exportHold,
    // The way from the hub on is not the customer's to print.
    shipments: shipments
      .filter(({ leg }) => leg === 0)
      .map(({ packageIndex, trackingCode, labelFileId }) => ({
        packageIndex,
        trackingCode,
        labelUrl:
          labelFileId && !order.exportHold
            ? `/api/checkout-intents/${order.intentId}/label?package=${packageIndex}`
            : null,
      })),
  };
}
