// One payment and the arithmetic of holding, booking, giving back and undoing. Cents; no clock, no wire.
import type { CardTraces } from './cards.ts';
import { CODES } from './codes.ts';

export type Status = 'OK' | 'AUTHORIZED' | 'AUTHORIZE_REQUEST' | 'FAILED';

/** `sale` is a hold and its booking in one step. */
type Step = { kind: 'hold' | 'sale' | 'booking' | 'credit'; amount: number };

/** Given back, and the other bank has not said yes yet. */
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
  /** The card of ours whose money never arrives. */
  failsToBook: boolean;
  amountAuth: number;
  amountCap: number;
  amountCred: number;
  steps: Step[];
  openCredits: OpenCredit[];
};

export type Refusal = { code: string; description: string };

/** What is held and not yet booked. */
export const openHold = (payment: Payment) => payment.amountAuth - payment.amountCap;

export const isPaid = ({ status }: Payment) => status === 'OK' || status === 'AUTHORIZED';

export function hold(payment: Payment): void {
  payment.amountAuth = payment.amount;
  payment.status = 'AUTHORIZED';
  payment.steps.push({ kind: 'hold', amount: payment.amount });
}

/** Holds and books at once. */
export function sell(payment: Payment): void {
  payment.amountAuth = payment.amount;
  payment.amountCap = payment.amount;
  payment.status = 'OK';
  payment.steps.push({ kind: 'sale', amount: payment.amount });
}

export function fail(payment: Payment, { code, description }: Refusal): void {
  Object.assign(payment, { status: 'FAILED', code, description, amountAuth: 0, steps: [] });
}

/** The hold stays, as nobody has taken it back. */
export function failToBook(payment: Payment, { code, description }: Refusal): void {
  Object.assign(payment, { status: 'FAILED', code, description });
}

const isWrong = (amount: number, limit: number) =>
  !Number.isSafeInteger(amount) || amount < 1 || amount > limit;

/** Part or whole, as often as the hold lasts. */
export function book(payment: Payment, amount: number): Refusal | null {
  if (isWrong(amount, openHold(payment))) return { code: CODES.amountWrong, description: 'AMOUNT NOT HELD' };
  if (payment.failsToBook) return { code: CODES.bookingRefused, description: 'BOOKING REFUSED BY ACQUIRER' };
  payment.amountCap += amount;
  payment.status = 'OK';
  payment.steps.push({ kind: 'booking', amount });
  return null;
}

/** Part or whole, never more than was booked. */
export function giveBack(payment: Payment, amount: number): Refusal | null {
  if (isWrong(amount, payment.amountCap - payment.amountCred))
    return { code: CODES.amountWrong, description: 'AMOUNT NOT BOOKED' };
  payment.amountCred += amount;
  payment.steps.push({ kind: 'credit', amount });
  return null;
}

/** Like `giveBack`, for later. */
export function openCredit(payment: Payment, amount: number): Refusal | OpenCredit {
  const open = payment.openCredits.reduce((sum, credit) => sum + credit.amount, 0);
  if (isWrong(amount, payment.amountCap - payment.amountCred - open))
    return { code: CODES.amountWrong, description: 'AMOUNT NOT BOOKED' };
  const credit = { amount, isOpen: true };
  payment.openCredits.push(credit);
  return credit;
}

/** The other bank has said yes, to each of them. */
export function closeCredits(payment: Payment): void {
  for (const credit of payment.openCredits.splice(0)) {
    credit.isOpen = false;
    payment.amountCred += credit.amount;
    payment.steps.push({ kind: 'credit', amount: credit.amount });
  }
}

/** Takes the last step back, whatever it was: that is what makes reverse dangerous. */
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

export type LedgerLine = { authorized: number; captured: number; credited: number };

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
