// Orders: status as stored and as shown, whether one can be cancelled, its number (R128, R130, C-50, models 3.3).
import * as z from 'zod/mini';
import { berlinNow } from './berlin.ts';

export const OrderStatus = z.enum(['processing', 'shipped', 'delivered', 'problem', 'cancelled']);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** The status that a customer sees: one more, derived from the parcels. */
export const DisplayStatus = z.enum([...OrderStatus.options, 'ready_for_carrier']);
export type DisplayStatus = z.infer<typeof DisplayStatus>;

/** Status of one parcel of an order on its way. */
export const ShipmentStatus = z.enum(['created', 'shipped', 'in_transit', 'delivered', 'exception']);
export type ShipmentStatus = z.infer<typeof ShipmentStatus>;

export type PaymentStatus = 'paid' | 'partially_refunded' | 'refunded';

/** `cancelled`: open, and everything was given back before anybody paid. */
export type InvoiceStatus = 'open' | 'paid' | 'cancelled';

/** A label waits for the carrier until the carrier's first scan; from then on the parcel is shipped. */
export function displayStatus(order: {
  status: OrderStatus;
  trackingCodes: readonly string[];
  /** An event beyond "label created". */
  hasCarrierScan: boolean;
}): DisplayStatus {
  if (order.status !== 'processing' && order.status !== 'shipped') return order.status;
  if (order.hasCarrierScan) return 'shipped';
  return hasCode(order.trackingCodes) ? 'ready_for_carrier' : order.status;
}

/** Whether no carrier knows of it yet. Once there is a tracking code, a refund gives the labels back (R130, C-52). */
export const mayCancel = (order: {
  status: DisplayStatus;
  shipments: readonly { trackingCode: string | null }[];
}): boolean => order.status !== 'cancelled' && !hasCode(order.shipments.map((each) => each.trackingCode));

const hasCode = (codes: readonly (string | null)[]): boolean => codes.some((code) => Boolean(code?.trim()));

/** Whether a return is possible: a label that was given back, or is about to be, has moved no parcel. */
export const canBeReturned = (order: { status: DisplayStatus; isGivenBack: boolean }): boolean =>
  order.status !== 'cancelled' && !order.isGivenBack;

/** Whether a held label is still to come (hold.ts says why it is held); once everything is given back, none comes. */
export const awaitsLabel = (order: {
  status: DisplayStatus;
  exportHold: boolean;
  /** Every parcel is given back, or about to be. */
  isGivenBack?: boolean;
}): boolean => order.exportHold && order.status !== 'cancelled' && !order.isGivenBack;

/** Characters that are not confused on paper or on the phone: no 0 and O, no 1, I and L, no U. */
const NUMBER_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_LETTERS = 6;

const NUMBER_MARK = 'HP-';

/** No id begins with this mark. */
export const isOrderNumber = (text: string): boolean => text.startsWith(NUMBER_MARK);

/**
 * "HP-261120-7K3M9Q": the day in Berlin and six letters of `random`, at most 20 characters (B§3).
 * `random` is any text of six letters and digits or more, such as a UUID.
 */
export function orderNumberFor(date: Date, random: string): string {
  const day = berlinNow(date).date.slice(2).replaceAll('-', '');
  const letters = [...random.toUpperCase().replace(/[^A-Z0-9]/g, '')].slice(0, RANDOM_LETTERS);
  return `${NUMBER_MARK}${day}-${letters.map(legible).join('')}`;
}

const legible = (letter: string): string =>
  NUMBER_LETTERS.includes(letter)
    ? letter
    : NUMBER_LETTERS.charAt(letter.charCodeAt(0) % NUMBER_LETTERS.length);
