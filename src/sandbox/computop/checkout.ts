// The buyer pays, confirms or cancels: decides the outcome, notifies the merchant, and sends the buyer back.
import { outcomeFields, sealed } from './answer.ts';
import { findCard, expiryOf, tracesOf, type CardOutcome, type CardTraces } from './cards.ts';
import { CODES } from './codes.ts';
import { announce } from './notify.ts';
import { book, fail, failToBook, hold, openHold, sell, type Payment, type Refusal } from './payment.ts';
import type { Return, Visit } from './visit.ts';
import { keepPayment, paidPayment, type ComputopWorld } from './world.ts';

/** The code the buyer types in the challenge. */
export const CHALLENGE_CODE = '1234';

export type CardInput = { card: string; expiry: string; cvc: string; holder: string };
export type InputProblem = 'card' | 'expiry' | 'cvc';
type Paid = { kind: 'again'; problem: InputProblem } | { kind: 'challenge' } | { kind: 'home'; back: Return };

const REFUSALS: Partial<Record<CardOutcome, Refusal>> = {
  'not-authenticated': { code: CODES.notAuthenticated, description: '3DS NOT AUTHENTICATED' },
  incomplete: { code: CODES.incomplete3ds, description: '3DS DATA INCOMPLETE' },
  error: { code: CODES.protocolError3ds, description: '3DS PROTOCOL ERROR' },
  declined: { code: CODES.declined, description: 'AUTHORIZATION DECLINED' },
};

function newPayment(world: ComputopWorld, visit: Visit): Payment {
  return {
    transId: visit.transId,
    payId: visit.payId,
    xId: world.ids.token(),
    refNr: visit.refNr,
    amount: visit.amount,
    currency: visit.currency,
    status: 'AUTHORIZE_REQUEST',
    code: CODES.ok,
    description: 'OK',
    card: null,
    isSimulated: simulatedDetail(visit) !== null,
    failsToBook: false,
    amountAuth: 0,
    amountCap: 0,
    amountCred: 0,
    steps: [],
    openCredits: [],
  };
}

/** `Test:0305 whatever` → `0305`. */
const simulatedDetail = ({ orderDesc }: Visit) => /^Test:([0-9A-Z]{4})/i.exec(orderDesc)?.[1] ?? null;

function simulatedRefusal(visit: Visit): Refusal | null {
  const detail = simulatedDetail(visit);
  if (detail === null || detail === '0000') return null;
  return { code: `2206${detail.toUpperCase()}`, description: 'SIMULATED' };
}

/** A refusal before the issuer is asked. */
function refusalBeforehand(world: ComputopWorld, visit: Visit): Refusal | null {
  if (visit.macProblem !== null) return { code: visit.macProblem, description: 'MAC WRONG' };
  if (paidPayment(world, visit.transId))
    return { code: CODES.transIdUsed, description: 'TRANSID ALREADY PAID' };
  return null;
}

const returnUrl = (visit: Visit, payment: Payment) =>
  payment.status === 'FAILED' ? visit.urls.failure : visit.urls.success;

function goHome(world: ComputopWorld, visit: Visit, payment: Payment): Promise<Return> {
  const fields = outcomeFields(visit, payment);
  const isBack = payment.code === CODES.cancelled && visit.urls.back !== '';
  const back: Return = {
    url: isBack ? visit.urls.back : returnUrl(visit, payment),
    method: isBack ? 'GET' : 'POST',
    form: { ...sealed(world, fields, world.settings.forgeReturn), ...visit.customFields },
    status: payment.status,
    code: payment.code,
    payId: payment.payId,
    transId: payment.transId,
  };
  visit.done = announce(world, visit, fields).then(() => back);
  return visit.done;
}

/** A payment with a wrong MAC is answered but not stored. */
function failed(world: ComputopWorld, visit: Visit, refusal: Refusal, card: CardTraces | null) {
  const payment = visit.challenged?.payment ?? newPayment(world, visit);
  fail(payment, refusal);
  payment.card = card;
  if (visit.macProblem === null) keepPayment(world, payment);
  return goHome(world, visit, payment);
}

/** Captures the hold later; our failing card is refused then, which a second notification reports. */
function bookLater(world: ComputopWorld, visit: Visit, payment: Payment, waitMs: number): void {
  world.clock.schedule(world.clock.now() + waitMs, () => {
    if (payment.status !== 'AUTHORIZED' || openHold(payment) === 0) return;
    const refusal = book(payment, openHold(payment));
    if (!refusal) return;
    failToBook(payment, refusal);
    void announce(world, visit, outcomeFields(visit, payment));
  });
}

function authorized(world: ComputopWorld, visit: Visit, card: CardTraces, outcome: CardOutcome) {
  const payment = visit.challenged?.payment ?? newPayment(world, visit);
  payment.card = card;
  payment.failsToBook = outcome === 'booking-fails';
  const { capture } = visit;
  const autoWait = payment.failsToBook ? 1 : world.settings.autoAfterSeconds;
  if (capture.kind === 'auto' && autoWait === null) sell(payment);
  else hold(payment);
  if (capture.kind === 'auto' && autoWait !== null) bookLater(world, visit, payment, autoWait * 1_000);
  if (capture.kind === 'hours') bookLater(world, visit, payment, capture.hours * 3_600_000);
  keepPayment(world, payment);
  return goHome(world, visit, payment);
}

function inputProblem(world: ComputopWorld, { card, expiry, cvc }: CardInput): InputProblem | null {
  if (!findCard(card)) return 'card';
  const month = expiryOf(expiry);
  const now = new Date(world.clock.now()).toISOString().slice(0, 7).replace('-', '');
  if (month === null || month < now) return 'expiry';
  return /^\d{3,4}$/.test(cvc.trim()) ? null : 'cvc';
}

/** A second press of the button gets the first one's answer. */
export async function payByCard(world: ComputopWorld, visit: Visit, input: CardInput): Promise<Paid> {
  if (visit.done) return { kind: 'home', back: await visit.done };
  const problem = inputProblem(world, input);
  const card = findCard(input.card);
  if (problem !== null || !card) return { kind: 'again', problem: problem ?? 'card' };
  const traces = tracesOf(card, expiryOf(input.expiry) ?? '', input.holder.trim());
  const refusal = refusalBeforehand(world, visit) ?? simulatedRefusal(visit);
  if (refusal) return { kind: 'home', back: await failed(world, visit, refusal, traces) };
  const outcome = simulatedDetail(visit) === null ? card.outcome : 'frictionless';
  const refused = REFUSALS[outcome];
  if (refused) return { kind: 'home', back: await failed(world, visit, refused, traces) };
  if (outcome !== 'challenge') return { kind: 'home', back: await authorized(world, visit, traces, outcome) };
  const payment = visit.challenged?.payment ?? newPayment(world, visit);
  visit.challenged = { payment, card: traces, outcome };
  keepPayment(world, payment);
  return { kind: 'challenge' };
}

/** Null when there is nothing to confirm. */
export async function confirm(world: ComputopWorld, visit: Visit, code: string): Promise<Return | null> {
  if (visit.done) return visit.done;
  if (!visit.challenged) return null;
  const { card, outcome } = visit.challenged;
  const wrong = { code: CODES.notAuthenticated, description: '3DS NOT AUTHENTICATED' };
  const refusal = refusalBeforehand(world, visit) ?? (code.trim() === CHALLENGE_CODE ? null : wrong);
  return refusal ? failed(world, visit, refusal, card) : authorized(world, visit, card, outcome);
}

export async function giveUp(world: ComputopWorld, visit: Visit): Promise<Return> {
  const refusal = { code: CODES.cancelled, description: 'CANCELLED BY USER' };
  return visit.done ?? failed(world, visit, refusal, null);
}
