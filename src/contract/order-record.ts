// The record of an order: the customer's own notes on it, and everything stored (R96, R137–R140, C-39, C-57).
import * as z from 'zod/mini';
import { Incoterm } from '#domain/customs.ts';
import { ShipmentPurpose } from '#domain/shipment-purpose.ts';
import { line, lines } from '#domain/text.ts';
import { MAX_NOTE, MAX_REFERENCE } from '#domain/text-limits.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';

const id = z.nullish(line(100));
/** Only the id of a payment is read, to find the order. */
const NamedPayment = z.nullish(z.looseObject({ transactionId: id }, 'invalid'));

export const persistShipment = endpoint({
  method: 'POST',
  path: '/api/persist-shipment',
  summary:
    'Saves the reference, note and purpose of a bought shipment. Addresses, parcels, price, label and payment stay as bought, whatever is sent here.',
  access: 'owner',
  body: z.looseObject({
    /** One of them identifies the purchase; the first that is given counts. */
    orderId: id,
    checkoutIntentId: id,
    intentId: id,
    payment: NamedPayment,
    paymentInfo: NamedPayment,
    /** Absent: stays as it is; null or empty: is cleared. */
    reference: z.nullish(line(MAX_REFERENCE)),
    note: z.nullish(lines(MAX_NOTE)),
    shipmentPurpose: z.nullish(ShipmentPurpose),
  }),
  reply: z.object({
    success: z.literal(true),
    orderId: z.string(),
    orderNumber: z.string(),
    reference: z.nullable(z.string()),
    note: z.nullable(z.string()),
    shipmentPurpose: ShipmentPurpose,
    /** Names of the fields that were sent but not stored. */
    ignored: z.array(z.string()),
  }),
});

const text = z.nullable(z.string());
/** Euro with two decimals. */
const euro = z.string();

const RecordAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  companyName: text,
  addressLine1: z.string(),
  addressLine2: text,
  zipCode: z.string(),
  city: z.string(),
  state: text,
  country: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  vatId: text,
  business: z.boolean(),
});

const Article = z.object({
  name: z.string(),
  description: z.string(),
  quantity: z.number(),
  customsTariffNumber: text,
  dangerous: z.boolean(),
  dangerousType: text,
  unitPrice: euro,
  /** kg */
  weight: z.number(),
  countryOfOrigin: z.string(),
});

export const OrderRecord = z.object({
  id: z.string(),
  orderNumber: z.string().check(z.maxLength(20)),
  createdAt: z.string(),
  updatedAt: z.string(),
  shippedAt: text,
  deliveredAt: text,
  status: z.string(),
  carrier: z.string(),
  service: z.string(),
  currency: z.literal('EUR'),
  billingAddress: RecordAddress,
  senderAddress: RecordAddress,
  deliveryAddress: RecordAddress,
  /** cm and kg. */
  packages: z.array(
    z.object({
      packageIndex: z.number(),
      length: z.number(),
      width: z.number(),
      height: z.number(),
      weight: z.number(),
      articles: z.array(Article),
    }),
  ),
  payment: z.object({
    shippingPrice: euro,
    shippingPriceDiscounted: euro,
    status: z.string(),
    paid: z.boolean(),
    invoiceStatus: text,
    insuranceValue: euro,
    surcharges: euro,
    mrn: text,
    paymentTransactionId: z.string(),
    paymentProvider: z.string(),
    providerTransactionId: text,
    /** Percent, as charged. */
    taxRate: z.number(),
    netPrice: euro,
    grossPrice: euro,
    /** The total collected for customs; its parts are not known. */
    duties: euro,
    taxes: euro,
    fees: euro,
    customsPayingAccount: z.enum(['Sender', 'Recipient']),
    /** Kept from older records; it means nothing here. */
    probability: z.literal(0.95),
  }),
  flags: z.object({
    mrn: z.boolean(),
    insurance: z.boolean(),
    emissionReduction: z.boolean(),
    lithium: z.boolean(),
    pickUp: z.boolean(),
    pickUpDate: text,
    pickUpTimeFrom: text,
    pickUpTimeTo: text,
  }),
  /** One per parcel, joined by semicolons as older readers expect it (C-41). */
  trackingCode: z.string(),
  labelUrl: z.string(),
  incoTerm: Incoterm,
  shipmentPurpose: ShipmentPurpose,
  reference: text,
  note: text,
  /** JSON text (B§3). */
  allstarRequestData: z.string(),
});
export type OrderRecord = z.infer<typeof OrderRecord>;

export const fetchOrderRecord = endpoint({
  method: 'GET',
  path: '/api/orders/:id/record',
  summary: 'The full record of an order: what was bought and paid.',
  access: 'owner',
  params: z.object({ id: Id }),
  reply: z.object({ success: z.literal(true), record: OrderRecord }),
});
