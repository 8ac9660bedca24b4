// Everything the pretended Paygate remembers, who its one merchant is, and how it shall misbehave.
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
    /** How often each notification comes; 1 is normal. */
    copies: number;
    /** On the sandbox clock, after the return page; 0 is at once. */
    delayMs: number;
    off: boolean;
    /** Before the return page is shown, else some seconds after it. */
    before: boolean;
    /** Signed with a wrong MAC, as long as this is set. */
    forge: boolean;
  };
  /** The browser's return carries a wrong MAC. */
  forgeReturn: boolean;
  /** What inquire multiplies every amount with. */
  amountFactor: number;
  /** Inquiries leave out what is nothing: amounts of 0, and the currency where there is no amount. */
  silentZeros: boolean;
  /** Capture=AUTO: seconds until the money is booked; null books in the same moment. */
  autoAfterSeconds: number | null;
  /** Payments simulated by OrderDesc cannot be captured. */
  simulationDisabled: boolean;
  /** The acquirer says no to every reversal. */
  reversalsRefused: boolean;
  /** Credits are PENDING as long as this is set, and through at the next look after it. */
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

/** `credit`: what the answer left open, if it did. */
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
  /** The payment a TransID stands for: the paid one, else the last attempt. */
  payIdOf: Map<string, string>;
  /** Last answers by ReqId: the first, unless it was an open one. */
  remembered: Shelf<Remembered>;
  calls: NotifyCall[];
  deliveries: Set<Promise<void>>;
  /** Counts the resets, so that late deliveries know that their world is gone. */
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

export type ComputopSetup = Pick<ComputopWorld, 'clock' | 'ids' | 'closing'>;

export function createComputopWorld(setup: ComputopSetup): ComputopWorld {
  const cipher = createBlowfish(Buffer.from(MERCHANT.blowfishKey, 'latin1'));
  return { ...setup, cipher, settings: normal(), ...memory(), deliveries: new Set(), age: 0 };
}

/** Makes it as on the first day; clock and ids are reset by their owners. */
export function resetComputopWorld(world: ComputopWorld): void {
  Object.assign(world.settings, normal());
  Object.assign(world, memory(), { age: world.age + 1 });
}

/** A paid attempt is never displaced by a later one. */
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
