// The books: the accounts that a movement of money touches. Every posting adds up to zero.
import type { PaidAt, Provider } from './intent.ts';
import type { Cents } from './money.ts';
import type { Price } from './price.ts';
import { roundCents } from './rounding.ts';

/**
 * `held` is money that a provider keeps for us until we take it; `owed_holds` is its counterpart. `cash` has reached
 * us, `receivable` is an open invoice (negative: a paid one was given back, and we owe the customer until a person has
 * transferred it), `carrier` is our account at the carrier side (negative: we owe or have paid).
 */
export type LedgerAccount =
  | `held:${PaidAt}`
  | `owed_holds:${PaidAt}`
  | `cash:${PaidAt}`
  /**
   * Invoices paid by transfer, as a person has seen it on our bank account, less what a person has transferred back.
   */
  | 'cash:bank'
  | 'receivable:invoice'
  | 'sales'
  | 'vat'
  | 'customs'
  | 'label_cost'
  | 'pickup_cost'
  | 'carrier:easypost'
  /** Labels that an operator has bought elsewhere. */
  | 'carrier:by_hand';

export type Posting = readonly { account: LedgerAccount; amountCents: Cents }[];

export type BookedPrice = Pick<Price, 'netPrice' | 'vatAmount' | 'customsCosts' | 'totalPrice'>;

const line = (account: LedgerAccount, amountCents: Cents) => ({ account, amountCents });

/** Lines of zero are left out. */
const posting = (...lines: ReturnType<typeof line>[]): Posting =>
  lines.filter(({ amountCents }) => amountCents !== 0);

export const holdPosting = (provider: PaidAt, amountCents: Cents): Posting =>
  posting(line(`held:${provider}`, amountCents), line(`owed_holds:${provider}`, -amountCents));

export const releasePosting = (provider: PaidAt, amountCents: Cents): Posting =>
  holdPosting(provider, -amountCents);

/** Money taken, with or without a hold before it; or an invoice written. */
export function salePosting(provider: Provider, price: BookedPrice): Posting {
  const where: LedgerAccount = provider === 'invoice' ? 'receivable:invoice' : `cash:${provider}`;
  return posting(
    line(where, price.totalPrice),
    line('sales', -price.netPrice),
    line('vat', -price.vatAmount),
    line('customs', -price.customsCosts),
  );
}

/** Money that has reached us by a provider, not by transfer to our own account. */
export const isProviderCash = (account: LedgerAccount): boolean =>
  account.startsWith('cash:') && account !== 'cash:bank';

/** An invoice paid by transfer: all that was still owed. */
export const invoicePaidPosting = (owedCents: Cents): Posting =>
  posting(line('cash:bank', owedCents), line('receivable:invoice', -owedCents));

/** Money that came in the wrong amount and cannot be kept. Negative: it leaves again. */
export const strayPosting = (at: PaidAt | 'bank', amountCents: Cents): Posting =>
  posting(line(`cash:${at}`, amountCents), line('sales', -amountCents));

export const labelCostPosting = (
  costCents: Cents,
  from: 'carrier:easypost' | 'carrier:by_hand' = 'carrier:easypost',
): Posting => posting(line('label_cost', costCents), line(from, -costCents));

export const labelReturnPosting = (costCents: Cents): Posting => labelCostPosting(-costCents);

/** What the carrier side charges for the pickup; the customer pays for it with the price, if at all (C-14). */
export const pickupCostPosting = (costCents: Cents): Posting =>
  posting(line('pickup_cost', costCents), line('carrier:easypost', -costCents));

export const pickupReturnPosting = (costCents: Cents): Posting => pickupCostPosting(-costCents);

/** How money goes back: the way it came, or transferred by a person. */
export type RefundRoute = Provider | 'bank';

/** The account that money leaves when it goes back this way. */
export const refundAccount = (way: RefundRoute): LedgerAccount =>
  way === 'invoice' ? 'receivable:invoice' : `cash:${way}`;

/**
 * `shareCents` of the total goes back; VAT and customs in the same proportion, rounded, the rest is net. By invoice it
 * is taken off `receivable:invoice` whether that was paid or not: below zero is what we owe the customer.
 */
export function refundPosting(way: RefundRoute, price: BookedPrice, shareCents: Cents): Posting {
  const share = (part: Cents): Cents =>
    price.totalPrice === 0 ? 0 : roundCents((part * shareCents) / price.totalPrice);
  const vat = share(price.vatAmount);
  const customs = share(price.customsCosts);
  return posting(
    line(refundAccount(way), -shareCents),
    line('sales', shareCents - vat - customs),
    line('vat', vat),
    line('customs', customs),
  );
}
