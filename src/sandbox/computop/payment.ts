// One payment and the arithmetic of hold, capture, credit and reversal. Cents; no clock, no wire.
import type { CardTraces } from './cards.ts';
import { CODES } from './codes.ts';

export type Status = 'OK' | 'AUTHORIZED' | 'AUTHORIZE_REQUEST' | 'FAILED';

/** `booking` is a capture; `sale` is a hold and its capture in one step. */
type Step = { kind: 'hold' | 'sale' | 'booking' | 'credit'; amount: number };

/** A credit that the buyer's bank has not confirmed yet. */
export type OpenCredit = { amount: number; isOpen: boolean };

export type Payment = {
  transId: string;
  payId: string;
  xId: string;
  refNr: string;
  amount: number;
  currency: string;
  status: Status;
  code: string;
  description: string;
  card: CardTraces | null;
  isSimulated: boolean;
  /** Paid with our test card whose captures fail. */
  failsToBook: boolean;
  amountAuth: number;
  amountCap: number;
  amountCred: number;
  steps: Step[];
  openCredits: OpenCredit[];
};

export type Refusal = { code: string; description: string };

/** The amount held and not yet captured. */
export const openHold = (payment: Payment) => payment.amountAuth - payment.amountCap;

export const isPaid = ({ status }: Payment) => status === 'OK' || status === 'AUTHORIZED';

export function hold(payment: Payment): void {
  payment.amountAuth = payment.amount;
  payment.status = 'AUTHORIZED';
  payment.steps.push({ kind: 'hold', amount: payment.amount });
}

/** Holds and captures at once. */
export function sell(payment: Payment): void {
  payment.amountAuth = payment.amount;
  payment.amountCap = payment.amount;
  payment.status = 'OK';
  payment.steps.push({ kind: 'sale', amount: payment.amount });
}

export function fail(payment: Payment, { code, description }: Refusal): void {
  Object.assign(payment, { status: 'FAILED', code, description, amountAuth: 0, steps: [] });
}

/** The hold stays, as it was not reversed. */
export function failToBook(payment: Payment, { code, description }: Refusal): void {
  Object.assign(payment, { status: 'FAILED', code, description });
}

const isWrong = (amount: number, limit: number) =>
  !Number.isSafeInteger(amount) || amount < 1 || amount > limit;

/** Captures part or all of the hold, repeatedly until it is used up. */
export function book(payment: Payment, amount: number): Refusal | null {
  if (isWrong(amount, openHold(payment))) return { code: CODES.amountWrong, description: 'AMOUNT NOT HELD' };
  if (payment.failsToBook) return { code: CODES.bookingRefused, description: 'BOOKING REFUSED BY ACQUIRER' };
  payment.amountCap += amount;
  payment.status = 'OK';
  payment.steps.push({ kind: 'booking', amount });
  return null;
}

/** Credits part or all of the captured amount, never more. */
export function giveBack(payment: Payment, amount: number): Refusal | null {
  if (isWrong(amount, payment.amountCap - payment.amountCred))
    return { code: CODES.amountWrong, description: 'AMOUNT NOT BOOKED' };
  payment.amountCred += amount;
  payment.steps.push({ kind: 'credit', amount });
  return null;
}

/** Like `giveBack`, but the credit stays open for now. */
export function openCredit(payment: Payment, amount: number): Refusal | OpenCredit {
  const open = payment.openCredits.reduce((sum, credit) => sum + credit.amount, 0);
  if (isWrong(amount, payment.amountCap - payment.amountCred - open))
    return { code: CODES.amountWrong, description: 'AMOUNT NOT BOOKED' };
  const credit = { amount, isOpen: true };
  payment.openCredits.push(credit);
  return credit;
}

/** The buyer's bank confirms all open credits. */
export function closeCredits(payment: Payment): void {
  for (const credit of payment.openCredits.splice(0)) {
    credit.isOpen = false;
    payment.amountCred += credit.amount;
    payment.steps.push({ kind: 'credit', amount: credit.amount });
  }
}

/** Undoes the last step, whatever it was: that is what makes reverse dangerous. */
export function undoLast(payment: Payment): Refusal | null {
  const last = payment.steps.pop();
  if (!last) return { code: CODES.nothingToUndo, description: 'NOTHING TO REVERSE' };
  switch (last.kind) {
    case 'credit':
      payment.amountCred -= last.amount;
      break;
    case 'booking':
      payment.amountCap -= last.amount;
      if (payment.amountCap === 0) payment.status = 'AUTHORIZED';
      break;
    case 'sale':
      payment.amountCap -= last.amount;
      payment.amountAuth -= last.amount;
      break;
    case 'hold':
      payment.amountAuth -= last.amount;
      payment.status = 'OK';
      break;
  }
  return null;
}

type LedgerLine = { authorized: number; captured: number; credited: number };

/** `authorized` is what is still held. */
export function ledgerOf(payments: readonly Payment[]): Record<string, LedgerLine> {
  const ledger: Record<string, LedgerLine> = {};
  for (const payment of payments) {
    const line = (ledger[payment.currency] ??= { authorized: 0, captured: 0, credited: 0 });
    line.authorized += openHold(payment);
    line.captured += payment.amountCap;
    line.credited += payment.amountCred;
  }
  return ledger;
}
