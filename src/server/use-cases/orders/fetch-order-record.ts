// The full record of an order, made from what was bought and paid; none of it comes from a caller (R137–R140, C-57).
import type { ReplyOf } from '#contract/endpoint.ts';
import type { fetchOrderRecord as endpoint, OrderRecord } from '#contract/order-record.ts';
import { type Address, companyOf, isBusiness } from '#domain/address.ts';
import { originCountryOf } from '#domain/customs-item.ts';
import { dutyPayerFor } from '#domain/customs.ts';
import { type Cents, euroFromCents } from '#domain/money.ts';
import { discountShare, netOf, surchargesOf, transportOf } from '#domain/order-price.ts';
import { billedTo } from '#domain/party.ts';
import { centsOf } from '#domain/rounding.ts';
import { isGuest } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { findInvoices } from '../../db/documents.ts';
import { findIntent, type Intent } from '../../db/intents.ts';
import { findNotes } from '../../db/order-notes.ts';
import { findListedParcels } from '../../db/listed-orders.ts';
import { findOwnOrder, type Order } from '../../db/orders.ts';
import { findBilled } from '../../db/users.ts';
import { AppError } from '../../errors.ts';
import { orderPurpose } from './order-purpose.ts';
import { findMrn } from './find-mrn.ts';
import { toOrder } from './order-reply.ts';
import { priceOf } from './price-of.ts';

export async function fetchOrderRecord(
  ctx: Context,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<ReplyOf<typeof endpoint>> {
  const { orm } = ctx.db;
  const order = await findOwnOrder(orm, orderId, userId);
  if (!order) throw new AppError('not_found');
  const [parcels, intent, notes, billed, [invoice], mrn] = await Promise.all([
    findListedParcels(orm, order.id),
    findIntent(orm, order.intentId),
    findNotes(orm, order.id),
    isGuest(userId) ? null : findBilled(orm, userId),
    findInvoices(orm, [order.id]),
    findMrn(orm, order.id),
  ]);
  // As on the invoice: the account's address may have changed since (C-27).
  const recipient = invoice?.facts.recipient ?? billedTo(order, billed);
  const shown = toOrder(order, parcels).shipments;
  const joined = (texts: readonly (string | null)[]): string => texts.filter(Boolean).join(';');
  return {
    success: true,
    record: {
      ...headOf(order),
      billingAddress: recordAddress(recipient),
      senderAddress: recordAddress(order.fromAddress),
      deliveryAddress: recordAddress(order.toAddress),
      packages: packagesOf(order),
      payment: { ...paymentOf(order, intent), mrn },
      flags: flagsOf(order),
      trackingCode: joined(shown.map(({ trackingCode }) => trackingCode)),
      labelUrl: joined(shown.map(({ labelUrl }) => labelUrl)),
      incoTerm: order.incoterm,
      shipmentPurpose: notes?.purpose ?? orderPurpose(order),
      reference: notes?.reference ?? null,
      note: notes?.note ?? null,
      allstarRequestData: requestDataOf(order, intent),
    },
  };
}

const headOf = (order: Order) => ({
  id: order.id,
  orderNumber: order.orderNumber,
  createdAt: order.createdAt.toISOString(),
  updatedAt: order.updatedAt.toISOString(),
  shippedAt: order.shippedAt?.toISOString() ?? null,
  deliveredAt: order.deliveredAt?.toISOString() ?? null,
  status: order.status,
  carrier: order.carrier,
  service: order.service,
  currency: order.currency,
});

function recordAddress(address: Address): OrderRecord['senderAddress'] {
  const words = address.name.trim().split(/\s+/);
  return {
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    companyName: companyOf(address),
    addressLine1: address.street1,
    addressLine2: address.street2 || null,
    zipCode: address.zip,
    city: address.city,
    state: address.state || null,
    country: address.country,
    phoneNumber: address.phone,
    email: address.email,
    vatId: address.vatId || null,
    business: isBusiness(address),
  };
}

/** One article per parcel: customers are not asked for more. */
function packagesOf(order: Order): OrderRecord['packages'] {
  const packages = order.orderSnapshot?.packages ?? [];
  return packages.map((parcel, packageIndex) => ({
    packageIndex,
    length: parcel.length,
    width: parcel.width,
    height: parcel.height,
    weight: parcel.weight,
    articles: [
      {
        name: parcel.description,
        description: parcel.description,
        quantity: 1,
        customsTariffNumber: parcel.hsCode || null,
        dangerous: order.hasLithiumBattery,
        dangerousType: order.lithiumBatteryType,
        unitPrice: euroFromCents(centsOf(parcel.value)),
        weight: parcel.weight,
        countryOfOrigin: originCountryOf(parcel, order.fromAddress),
      },
    ],
  }));
}

function paymentOf(order: Order, intent: Intent | null): Omit<OrderRecord['payment'], 'mrn'> {
  const price = priceOf(order, intent?.discount ?? null);
  const transport = transportOf(price);
  const isInvoice = order.paymentProvider === 'invoice';
  return {
    shippingPrice: euroFromCents(transport),
    shippingPriceDiscounted: euroFromCents(transport - price.discount),
    status: order.paymentStatus,
    paid: isInvoice ? order.invoiceStatus === 'paid' : true,
    invoiceStatus: order.invoiceStatus,
    insuranceValue: euroFromCents(order.hasInsurance ? order.totalValueCents : 0),
    surcharges: euroFromCents(surchargesOf(price)),
    paymentTransactionId: order.intentId,
    paymentProvider: order.paymentProvider,
    providerTransactionId: intent?.providerOrderId ?? null,
    taxRate: price.vatRate,
    netPrice: euroFromCents(netOf(price)),
    grossPrice: euroFromCents(price.totalPrice),
    duties: euroFromCents(price.customsCosts),
    taxes: euroFromCents(0),
    fees: euroFromCents(0),
    customsPayingAccount: dutyPayerFor(order.incoterm) === 'sender' ? 'Sender' : 'Recipient',
    probability: 0.95,
  };
}

const flagsOf = (order: Order): OrderRecord['flags'] => ({
  mrn: order.orderSnapshot?.additionalServices?.exportDocumentation ?? false,
  insurance: order.hasInsurance,
  emissionReduction: order.hasCarbonNeutral,
  lithium: order.hasLithiumBattery,
  pickUp: order.hasPickup,
  pickUpDate: order.pickupDate?.date ?? null,
  pickUpTimeFrom: order.pickupDate?.timeFrom ?? null,
  pickUpTimeTo: order.pickupDate?.timeTo ?? null,
});

/** JSON for older readers of an order (B§3): amounts are numbers, in euros. */
function requestDataOf(order: Order, intent: Intent | null): string {
  const price = priceOf(order, intent?.discount ?? null);
  const number = (cents: Cents): number => cents / 100;
  return JSON.stringify({
    priceBreakdown: {
      totalPrice: number(price.totalPrice),
      basePrice: number(transportOf(price)),
      discount: price.discountPercent ?? discountShare(price),
      insuranceFee: number(price.insuranceFee),
      carbonNeutralFee: number(price.carbonNeutralFee),
      pickupFee: number(price.pickupFee),
      customsCosts: number(price.customsCosts),
      vatAmount: number(price.vatAmount),
      vatRate: price.vatRate,
    },
    rate: { grossPrice: number(price.totalPrice) },
    selectedServices: order.orderSnapshot?.additionalServices ?? null,
    timestamp: order.createdAt.toISOString(),
  });
}
