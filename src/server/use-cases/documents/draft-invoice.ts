// An order's data as an invoice needs it: stored prices, and the customer's address on the day of issue.
import { berlinNow } from '#domain/berlin.ts';
import { bookedService } from '#domain/booked-service.ts';
import { type DocumentDraft, invoiceDraft } from '#domain/document.ts';
import { billedTo } from '#domain/party.ts';
import type { CompanyConfig } from '../../config/company.ts';
import type { Undocumented } from '../../db/documents.ts';
import { priceOf } from '../orders/price-of.ts';

/** Booked, or to be booked once the carrier takes the day. */
const hasPickup = ({ pickup }: NonNullable<Undocumented['checkout']>): boolean =>
  pickup === 'confirmed' || pickup === 'planned';

/** `issuedAt` is the date on the paper; an order confirmation has its order's. */
export function draftInvoice(
  company: CompanyConfig,
  { order, checkout, user }: Undocumented,
  issuedAt: Date,
): DocumentDraft {
  const { invoiceDueDays, ...issuer } = company;
  const { fromAddress: from, toAddress: to } = order;
  const discount = checkout?.discount;
  const orderedOn = berlinNow(order.createdAt).date;
  return invoiceDraft({
    orderNumber: order.orderNumber,
    orderedOn,
    issuedOn: berlinNow(issuedAt).date,
    suppliedOn: (checkout && hasPickup(checkout) && order.pickupDate?.date) || orderedOn,
    issuer,
    recipient: billedTo(order, user),
    consignment: {
      ...bookedService({ ...order, rate: checkout?.rate ?? null }),
      parcels: order.packageCount,
      weightKg: order.totalWeightKg,
      from: { city: from.city, country: from.country },
      to: { city: to.city, country: to.country },
    },
    paidBy: order.paymentProvider,
    price: priceOf(order, discount ?? null),
    from,
    to,
    discountCode: discount?.kind === 'code' ? discount.code : null,
    dueDays: order.invoiceStatus === 'open' ? invoiceDueDays : null,
  });
}
