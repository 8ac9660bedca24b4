// The checkout machine: statuses, allowed moves, what comes next (models 3.2, C-37).
import * as z from 'zod/mini';
import type { PickupState } from './pickup-window.ts';
import type { IntentError } from './intent-error.ts';

export const IntentStatus = z.enum([
  'created',
  'payment_pending',
  'payment_pending_label_ready',
  'payment_failed',
  'paid',
  'paid_label_failed',
  'label_purchased',
  'label_creation_failed',
  'unlock_failed',
  'cancelled',
  'refunded',
  'completed',
]);
export type IntentStatus = z.infer<typeof IntentStatus>;

export const Provider = z.enum(['paypal', 'computop', 'invoice']);
export type Provider = z.infer<typeof Provider>;
/** The provider on whose page the buyer pays; an invoice has none. */
export type PaidAt = Exclude<Provider, 'invoice'>;

const allowedNext: Readonly<Record<IntentStatus, readonly IntentStatus[]>> = {
  created: ['payment_pending', 'payment_failed', 'cancelled', 'paid'],
  payment_pending: [
    'payment_pending_label_ready',
    'paid',
    'payment_failed',
    'cancelled',
    'label_creation_failed',
  ],
  payment_pending_label_ready: ['label_purchased', 'unlock_failed', 'cancelled'],
  // NOTE: label_creation_failed is not in the model: an invoice that is never written was no charge (C-19).
  paid: ['label_purchased', 'paid_label_failed', 'label_creation_failed'],
  label_purchased: ['completed', 'refunded'],
  paid_label_failed: ['label_purchased', 'refunded'],
  label_creation_failed: ['cancelled', 'payment_pending'],
  unlock_failed: ['label_purchased', 'cancelled'],
  completed: ['refunded'],
  payment_failed: [],
  cancelled: [],
  refunded: [],
};

/** Whether a status may follow another: some only for invoices, the locked label only where money is held first. */
export function canTransition(from: IntentStatus, to: IntentStatus, provider: Provider): boolean {
  if (from === 'created' && to === 'paid' && provider !== 'invoice') return false;
  if (from === 'paid' && to === 'label_creation_failed' && provider !== 'invoice') return false;
  if (to === 'payment_pending_label_ready' && provider === 'invoice') return false;
  return allowedNext[from].includes(to);
}

const stageOf: Readonly<Record<IntentStatus, 'running' | 'resting' | 'over'>> = {
  created: 'running',
  payment_pending: 'running',
  payment_pending_label_ready: 'running',
  paid: 'running',
  label_purchased: 'running',
  completed: 'resting',
  paid_label_failed: 'resting',
  unlock_failed: 'resting',
  label_creation_failed: 'over',
  payment_failed: 'over',
  cancelled: 'over',
  refunded: 'over',
};

/** The browser stops asking here (C-36). */
export const isTerminal = (status: IntentStatus): boolean => stageOf[status] !== 'running';

/** Whether the checkout is over without a sale; its rate may be bought again. */
export const freesRate = (status: IntentStatus): boolean => stageOf[status] === 'over';

/** State of the money at the provider; an invoice has none there. */
export const Payment = z.enum(['none', 'opened', 'authorized', 'captured', 'voided', 'refunded']);
export type Payment = z.infer<typeof Payment>;

/** What happens to labels that nobody has paid for. */
export const LabelFate = z.enum(['kept', 'void_due', 'void_requested', 'voided', 'void_refused']);
export type LabelFate = z.infer<typeof LabelFate>;

/** What the machine needs to know of an intent. */
export type IntentFacts = {
  status: IntentStatus;
  provider: Provider;
  /** Two legs, bought one after the other (C-19). */
  isHub: boolean;
  payment: Payment;
  /** Purchases at the carrier that have succeeded. */
  legsBought: number;
  labelFate: LabelFate;
  labelsStored: boolean;
  pickup: PickupState;
};

/**
 * Whether money is held first and captured when the label exists: always by PayPal (C-29), and by card where the second
 * leg of a hub route may still be refused (C-19). A single card payment is captured at once, as B§4 has it.
 */
export function holdsBeforeCapture({ provider, isHub }: Pick<IntentFacts, 'provider' | 'isHub'>): boolean {
  switch (provider) {
    case 'paypal':
      return true;
    case 'computop':
      return isHub;
    case 'invoice':
      return false;
  }
}

/** One step of a checkout, mostly with effects outside the database. `rest` waits for someone else. */
export const moves = [
  'secure-invoice',
  'open-payment',
  'secure-payment',
  'buy-label',
  'capture-payment',
  'store-label',
  'book-pickup',
  'complete',
  'void-label',
  'void-payment',
  'refund-payment',
  'confirm-label-void',
  'rest',
] as const;
export type Move = (typeof moves)[number];

export function nextMove(intent: IntentFacts): Move {
  switch (intent.status) {
    case 'created':
      return intent.provider === 'invoice' ? 'secure-invoice' : 'open-payment';
    case 'payment_pending':
      return intent.payment === 'authorized' ? 'buy-label' : 'secure-payment';
    case 'payment_pending_label_ready':
      return 'capture-payment';
    case 'paid':
      return 'buy-label';
    case 'label_purchased':
      if (!intent.labelsStored) return 'store-label';
      return intent.pickup === 'wanted' ? 'book-pickup' : 'complete';
    case 'unlock_failed':
      return intent.labelFate === 'kept' ? 'capture-payment' : nextUndo(intent);
    case 'label_creation_failed':
    case 'payment_failed':
    case 'cancelled':
    case 'refunded':
      return nextUndo(intent);
    case 'paid_label_failed':
      // Retried only by a person, see awaitsOperator.
      return intent.labelFate === 'kept' ? 'buy-label' : nextLabelVoid(intent);
    case 'completed':
      return 'rest';
  }
}

/** A person looks into it; no callback and no job retries it. */
export const awaitsOperator = ({ status, labelFate }: IntentFacts): boolean =>
  status === 'paid_label_failed' && labelFate === 'kept';

function nextLabelVoid({ labelFate }: Pick<IntentFacts, 'labelFate'>): Move {
  switch (labelFate) {
    case 'void_due':
      return 'void-label';
    case 'void_requested':
      return 'confirm-label-void';
    case 'kept':
    case 'voided':
    case 'void_refused':
      return 'rest';
  }
}

/** Voids what was bought and returns what was charged; a payment that was left open is checked once more, later. */
function nextUndo(intent: IntentFacts): Move {
  const labels = nextLabelVoid(intent);
  // The carrier takes an hour to confirm; the money does not wait for that.
  if (labels === 'void-label') return labels;
  switch (intent.payment) {
    case 'authorized':
      return 'void-payment';
    case 'captured':
      return 'refund-payment';
    case 'opened':
      return 'secure-payment';
    case 'none':
    case 'voided':
    case 'refunded':
      return labels;
  }
}

/**
 * Whether a label was bought and goes back: the carrier side sells a shipment only once, so the rate is refused from
 * now on. True of failed purchases alone: a customer who has paid is not sent to buy again.
 */
export const isRateGone = ({ status, labelFate }: Pick<IntentFacts, 'status' | 'labelFate'>): boolean =>
  labelFate !== 'kept' &&
  ['payment_failed', 'cancelled', 'label_creation_failed', 'unlock_failed'].includes(status);

/**
 * Whether only the buyer's consent is missing; a buyer whose payment is under review has consented, and counts as paid.
 */
export const awaitsBuyer = ({
  status,
  payment,
  errorCode,
}: Pick<IntentFacts, 'status' | 'payment'> & { errorCode: IntentError | null }): boolean =>
  status === 'payment_pending' && payment === 'opened' && errorCode !== 'payment_in_review';

/** Whether the rate is sold to this intent: still live, and past waiting for its buyer. */
export const isSold = (intent: Parameters<typeof awaitsBuyer>[0]): boolean =>
  !freesRate(intent.status) && !awaitsBuyer(intent);

/** Whether the owner may use the labels: paid for, or secured by an invoice, and not given back. */
export const areLabelsReleased = (intent: Pick<IntentFacts, 'status' | 'labelFate'>): boolean =>
  (intent.status === 'label_purchased' || intent.status === 'completed') && intent.labelFate === 'kept';
