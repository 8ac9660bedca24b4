// What stands on an invoice or on its correction: fixed at the moment of issue.
import type { Address } from './address.ts';
import type { Cents } from './money.ts';

/** A line in cents, net; what it is for is said by a code that each language has a word for. */
export type DocumentLine = { code: string; text: string | null; amountCents: Cents };

export type DocumentFacts = {
  /** "RE-2026-000001" */
  documentNumber: string;
  orderNumber: string;
  /** yyyy-MM-dd, Berlin. */
  issuedOn: string;
  /** yyyy-MM-dd, Berlin: when the service was rendered. */
  suppliedOn: string;
  recipient: Address;
  lines: readonly DocumentLine[];
  netCents: Cents;
  /** Percent: 19 or 0. */
  vatRate: number;
  vatCents: Cents;
  /** Duties and taxes that are only passed on. */
  customsCents: Cents;
  grossCents: Cents;
  /** Why there is no VAT; null with one. */
  noVatReason: string | null;
  paidBy: 'paypal' | 'computop' | 'invoice';
  /** Of the invoice that this corrects; null on an invoice. */
  corrects: string | null;
};
