// Outcomes of a checkout move: the facts after it, or a refusal when it was not that move's turn.
import { type IntentFacts, type IntentStatus, canTransition, nextMove } from './intent.ts';
import type { PickupState } from './pickup-window.ts';

/** The result of a move. A move that is not settled yet has no outcome. */
export type Outcome =
  | { move: 'secure-invoice'; ok: boolean }
  | { move: 'open-payment'; ok: boolean }
  | { move: 'secure-payment'; result: 'authorized' | 'captured' | 'cancelled' }
  /** `isHeld`: the money is on hold all the same, and goes back. */
  | { move: 'secure-payment'; result: 'failed'; isHeld?: boolean }
  /** The money is there, but in the wrong amount; it goes back. */
  | { move: 'secure-payment'; result: 'mismatch'; payment: 'authorized' | 'captured' }
  | { move: 'buy-label'; ok: true }
  /** `leftovers`: refused as a whole, and yet some labels exist. */
  | { move: 'buy-label'; ok: false; leftovers?: boolean }
  /** `refused`: may be retried; `given_up`: the label goes back. `labelsStored`: the same move stored the labels. */
  | { move: 'capture-payment'; result: 'captured'; labelsStored?: boolean }
  | { move: 'capture-payment'; result: 'refused' | 'given_up' }
  | { move: 'store-label'; ok: true }
  | { move: 'book-pickup'; ok: true }
  /** `isPlanned`: not ordered yet, because the carrier does not accept that day yet (0040). */
  | { move: 'book-pickup'; ok: false; isPlanned?: true }
  | { move: 'complete'; ok: true }
  | { move: 'void-label' | 'confirm-label-void'; result: 'void_requested' | 'voided' | 'void_refused' }
  /** `captured`: too late, the money has been taken and must be given back. */
  | { move: 'void-payment'; result: 'voided' | 'captured' }
  | { move: 'refund-payment'; ok: true };

/** The facts after a move, or the reason why it cannot be applied. */
export function applyOutcome(
  intent: IntentFacts,
  outcome: Outcome,
): { ok: true; facts: IntentFacts } | { ok: false; reason: 'illegal_move' } {
  if (nextMove(intent) !== outcome.move) return { ok: false, reason: 'illegal_move' };
  const facts = factsAfter(intent, outcome);
  const via = (to: IntentStatus): boolean =>
    intent.status === to || canTransition(intent.status, to, intent.provider);
  // A capture that stores the labels as well passes through label_purchased.
  const legal = via(facts.status) || (facts.status === 'completed' && via('label_purchased'));
  return legal ? { ok: true, facts } : { ok: false, reason: 'illegal_move' };
}

function factsAfter(intent: IntentFacts, outcome: Outcome): IntentFacts {
  switch (outcome.move) {
    case 'secure-invoice':
      return { ...intent, status: outcome.ok ? 'paid' : 'payment_failed' };
    case 'open-payment':
      return outcome.ok
        ? { ...intent, status: 'payment_pending', payment: 'opened' }
        : { ...intent, status: 'payment_failed' };
    case 'secure-payment':
      return intent.status === 'payment_pending' ? secured(intent, outcome) : foundLate(intent, outcome);
    case 'buy-label':
      return outcome.ok ? legBought(intent) : labelRefused(intent, outcome.leftovers ?? false);
    case 'capture-payment':
      return captureTried(intent, outcome);
    case 'store-label':
      return settled({ ...intent, labelsStored: true });
    case 'book-pickup':
      return settled({ ...intent, pickup: pickupStateAfter(outcome) });
    case 'complete':
      return { ...intent, status: 'completed' };
    case 'void-label':
    case 'confirm-label-void':
      return { ...intent, labelFate: outcome.result };
    case 'void-payment':
      return outcome.result === 'voided'
        ? moneyBack({ ...intent, payment: 'voided' })
        : { ...intent, payment: 'captured' };
    case 'refund-payment':
      return moneyBack({ ...intent, payment: 'refunded' });
  }
}

/** State of the pickup after the move. */
export function pickupStateAfter(outcome: Extract<Outcome, { move: 'book-pickup' }>): PickupState {
  if (outcome.ok) return 'confirmed';
  return outcome.isPlanned ? 'planned' : 'unconfirmed';
}

type Securing = Extract<Outcome, { move: 'secure-payment' }>;

function secured(intent: IntentFacts, outcome: Securing): IntentFacts {
  switch (outcome.result) {
    case 'authorized':
      return { ...intent, payment: 'authorized' };
    case 'captured':
      return { ...intent, payment: 'captured', status: 'paid' };
    case 'mismatch':
      return { ...intent, payment: outcome.payment, status: 'payment_failed' };
    case 'failed':
      return {
        ...intent,
        status: 'payment_failed',
        payment: outcome.isHeld ? 'authorized' : intent.payment,
      };
    case 'cancelled':
      return { ...intent, status: 'cancelled' };
  }
}

/** The checkout is over, and yet somebody has paid: the status stays, the money goes back. */
function foundLate(intent: IntentFacts, outcome: Securing): IntentFacts {
  switch (outcome.result) {
    case 'authorized':
    case 'captured':
      return { ...intent, payment: outcome.result };
    case 'mismatch':
      return { ...intent, payment: outcome.payment };
    case 'failed':
      return { ...intent, payment: outcome.isHeld ? 'authorized' : 'none' };
    case 'cancelled':
      return { ...intent, payment: 'none' };
  }
}

const legCount = ({ isHub }: Pick<IntentFacts, 'isHub'>): number => (isHub ? 2 : 1);

function legBought(intent: IntentFacts): IntentFacts {
  const bought = { ...intent, legsBought: intent.legsBought + 1 };
  if (bought.legsBought < legCount(intent)) return bought;
  const status = intent.status === 'payment_pending' ? 'payment_pending_label_ready' : 'label_purchased';
  return { ...bought, status };
}

/** A first leg without a second is given back; money that was captured already waits for a person. */
function labelRefused(intent: IntentFacts, leftovers: boolean): IntentFacts {
  const nothingCharged =
    intent.status === 'payment_pending' || (intent.provider === 'invoice' && intent.isHub);
  return {
    ...intent,
    status: nothingCharged ? 'label_creation_failed' : 'paid_label_failed',
    // A customer who has paid may still get the missing labels by hand.
    labelFate: intent.legsBought > 0 || (leftovers && nothingCharged) ? 'void_due' : 'kept',
  };
}

function captureTried(
  intent: IntentFacts,
  outcome: Extract<Outcome, { move: 'capture-payment' }>,
): IntentFacts {
  if (outcome.result === 'captured') {
    const { labelsStored = false } = outcome;
    return settled({ ...intent, status: 'label_purchased', payment: 'captured', labelsStored });
  }
  return {
    ...intent,
    status: 'unlock_failed',
    labelFate: outcome.result === 'given_up' ? 'void_due' : intent.labelFate,
  };
}

const moneyBack = (intent: IntentFacts): IntentFacts =>
  intent.status === 'unlock_failed' ? { ...intent, status: 'cancelled' } : intent;

/** Completes the checkout when nothing else is left, without an extra round for the last step. */
const settled = (intent: IntentFacts): IntentFacts =>
  nextMove(intent) === 'complete' ? { ...intent, status: 'completed' } : intent;
