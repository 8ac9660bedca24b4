// An order as its owner sees it.
import { labelPath } from '#contract/label-file.ts';
import type { Order } from '#contract/orders.ts';
import { type Address, companyOf } from '#domain/address.ts';
import { euroFromCents } from '#domain/money.ts';
import { awaitsLabel } from '#domain/order.ts';
import { parcelStatusOf } from '#domain/tracking.ts';
import type { ListedOrder, ListedParcel } from '../../db/listed-orders.ts';

/** `shipments` are the parcels of this order. */
export function toOrder(order: ListedOrder, shipments: readonly ListedParcel[]): Order {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    createdAt: order.createdAt.toISOString(),
    status: order.shownStatus,
    fromAddress: party(order.fromAddress),
    toAddress: party(order.toAddress),
    carrier: order.carrier,
    service: order.service,
    packageCount: order.packageCount,
    totalWeight: order.totalWeightKg,
    totalValue: euroFromCents(order.totalValueCents),
    totalValueCents: order.totalValueCents,
    customsDescription: order.customsDescription,
    hasInsurance: order.hasInsurance,
    hasCarbonNeutral: order.hasCarbonNeutral,
    hasCustomsClearance: order.hasCustomsClearance,
    hasPickup: order.hasPickup,
    hasLithiumBattery: order.hasLithiumBattery,
    lithiumBatteryType: order.lithiumBatteryType,
    totalAmount: euroFromCents(order.totalAmountCents),
    totalAmountCents: order.totalAmountCents,
    currency: order.currency,
    selectedRate: {
      carrier: order.carrier,
      service: order.service,
      amount: euroFromCents(order.totalAmountCents),
    },
    paymentProvider: order.paymentProvider,
    invoiceStatus: order.invoiceStatus,
    intentId: order.intentId,
    exportHold: awaitsLabel({
      status: order.shownStatus,
      exportHold: order.exportHold,
      isGivenBack: shipments.every(({ refundState }) => refundState !== null),
    }),
    // The customer does not print the label of the leg from the hub.
    shipments: shipments
      .filter(({ leg }) => leg === 0)
      .map(({ id, packageIndex, carrier, service, trackingCode, labelFileId, refundState }) => ({
        id,
        packageIndex,
        status: parcelStatusOf(
          shipments.filter((leg) => leg.packageIndex === packageIndex).map(({ status }) => status),
        ),
        carrier,
        service,
        trackingCode,
        labelUrl:
          labelFileId && refundState === null && !order.exportHold
            ? labelPath(order.intentId, packageIndex)
            : null,
        isGivenBack: refundState !== null,
        isRefunded: refundState === 'money_refunded',
      })),
  };
}

export const party = (address: Address): Order['toAddress'] => ({
  name: address.name,
  company: companyOf(address),
  street1: address.street1,
  zip: address.zip,
  city: address.city,
  country: address.country,
});
