// The state of the simulated Paygate, its one merchant, and its fault settings.
import type { SandboxClock } from '../clock.ts';
import type { IdMint } from '../ids.ts';
import { createShelf, type Shelf } from '../store.ts';
import { createBlowfish, type Blowfish } from './blowfish.ts';
import { closeCredits, isPaid, ledgerOf, type OpenCredit, type Payment } from './payment.ts';
import type { Visit } from './visit.ts';

/** Invented; no merchant of this name exists. */
export const MERCHANT = {
  merchantId: 'hafenpost_sandbox',
  blowfishKey: 'SbxBlowfishKey16',
  hmacKey: 'sandbox-hmac-key-of-thirty-two-b',
} as const;

export type ComputopSettings = {
  notify: {
    /** How often each notification is sent; 1 is normal. */
    copies: number;
    /** On the sandbox clock, after the return page; 0 is at once. */
    delayMs: number;
    off: boolean;
    /** Sent before the return page is shown, else some seconds after it. */
    before: boolean;
    /** Sent with a wrong MAC while this is set. */
    forge: boolean;
  };
  /** The browser's return carries a wrong MAC. */
  forgeReturn: boolean;
  /** Factor that inquire multiplies every amount by. */
  amountFactor: number;
  /** Inquiries omit amounts of 0, and the currency if there is no amount. */
  silentZeros: boolean;
  /** Capture=AUTO: seconds until the capture; null captures at once. */
  autoAfterSeconds: number | null;
  /** Payments simulated by OrderDesc cannot be captured. */
  simulationDisabled: boolean;
  /** The acquirer refuses every reversal. */
  reversalsRefused: boolean;
  /** Credits are PENDING while this is set, and complete at the next request after it. */
  creditsStayOpen: boolean;
};

const normal = (): ComputopSettings => ({
  notify: { copies: 1, delayMs: 0, off: false, before: true, forge: false },
  forgeReturn: false,
  amountFactor: 1,
  silentZeros: false,
  autoAfterSeconds: null,
  simulationDisabled: false,
  reversalsRefused: false,
  creditsStayOpen: false,
});

/** One call to URLNotify. Status 0: no answer, or not sent. */
export type NotifyCall = { at: string; url: string; transId: string; attempt: number; status: number };

export type Answer = Readonly<Record<string, string>>;

/** `credit`: the credit that the answer left open, if any. */
export type Remembered = { script: string; answer: Answer; credit: OpenCredit | null };

export type ComputopWorld = {
  clock: SandboxClock;
  ids: IdMint;
  closing: AbortSignal;
  cipher: Blowfish;
  settings: ComputopSettings;
  visits: Shelf<Visit>;
  lastVisitOf: Shelf<Visit>;
  payments: Shelf<Payment>;
  /** PayID of a TransID: the paid attempt, else the last one. */
  payIdOf: Map<string, string>;
  /** The answers by ReqId: the first one, unless that was still open. */
  remembered: Shelf<Remembered>;
  calls: NotifyCall[];
  deliveries: Set<Promise<void>>;
  /** Counts the resets, so that late deliveries from before a reset are dropped. */
  age: number;
};

const hasNoMoney = ({ amountAuth }: Payment) => amountAuth === 0;

const memory = () => ({
  visits: createShelf<Visit>(5_000),
  lastVisitOf: createShelf<Visit>(5_000),
  payments: createShelf<Payment>(20_000, hasNoMoney),
  payIdOf: new Map<string, string>(),
  remembered: createShelf<Remembered>(),
  calls: [] as NotifyCall[],
});

type ComputopSetup = Pick<ComputopWorld, 'clock' | 'ids' | 'closing'>;

export function createComputopWorld(setup: ComputopSetup): ComputopWorld {
  const cipher = createBlowfish(Buffer.from(MERCHANT.blowfishKey, 'latin1'));
  return { ...setup, cipher, settings: normal(), ...memory(), deliveries: new Set(), age: 0 };
}

/** Restores the initial state; clock and ids are reset by their owners. */
export function resetComputopWorld(world: ComputopWorld): void {
  Object.assign(world.settings, normal());
  Object.assign(world, memory(), { age: world.age + 1 });
}

/** A paid attempt is never replaced by a later one. */
export function keepPayment(world: ComputopWorld, payment: Payment): void {
  world.payments.put(payment.payId, payment);
  if (!paidPayment(world, payment.transId)) world.payIdOf.set(payment.transId, payment.payId);
}

export const paymentByTransId = (world: ComputopWorld, transId: string) =>
  world.payments.get(world.payIdOf.get(transId) ?? '');

export function paidPayment(world: ComputopWorld, transId: string): Payment | undefined {
  const payment = paymentByTransId(world, transId);
  return payment && isPaid(payment) ? payment : undefined;
}

/** Amounts in cents; `authorized` is what is still held. */
export function computopState(world: ComputopWorld) {
  const payments = world.payments.newestFirst();
  if (!world.settings.creditsStayOpen) payments.forEach(closeCredits);
  return {
    ledger: ledgerOf(payments),
    payments: payments.slice(0, 50).map((payment) => ({
      transId: payment.transId,
      payId: payment.payId,
      refNr: payment.refNr,
      amount: payment.amount,
      currency: payment.currency,
      status: payment.status,
      code: payment.code,
      amountAuth: payment.amountAuth,
      amountCap: payment.amountCap,
      amountCred: payment.amountCred,
    })),
    notifies: world.calls.slice(-50),
  };
}
