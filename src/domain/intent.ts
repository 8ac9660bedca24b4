// The checkout machine: statuses, allowed moves, what comes next (models 3.2, C-37).
import * as z from 'zod/mini';

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

/** Spellings of B§4 that mean one of the twelve. */
const aliases: Readonly<Record<string, IntentStatus>> = {
  initiated: 'created',
  authorized: 'payment_pending',
  captured: 'paid',
  purchased: 'label_purchased',
  failed: 'payment_failed',
  canceled: 'cancelled',
};

export const statusFromAlias = (word: string): IntentStatus | null =>
  (Object.hasOwn(aliases, word) ? aliases[word] : undefined) ??
  IntentStatus.options.find((status) => status === word) ??
  null;

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
  paid: ['label_purchased', 'paid_label_failed'],
  label_purchased: ['completed', 'refunded'],
  paid_label_failed: ['label_purchased', 'refunded'],
  label_creation_failed: ['cancelled', 'payment_pending'],
  unlock_failed: ['label_purchased', 'cancelled'],
  completed: ['refunded'],
  payment_failed: [],
  cancelled: [],
  refunded: [],
};

/** Whether a status may follow another: `created → paid` for invoices only, the locked label for PayPal only. */
export function mayBecome(from: IntentStatus, to: IntentStatus, provider: Provider): boolean {
  if (from === 'created' && to === 'paid' && provider !== 'invoice') return false;
  if (to === 'payment_pending_label_ready' && provider !== 'paypal') return false;
  return allowedNext[from].includes(to);
}

/** The browser stops asking here (C-36). */
export const isTerminal = (status: IntentStatus): boolean =>
  !['created', 'payment_pending', 'payment_pending_label_ready', 'paid', 'label_purchased'].includes(status);

/** What the machine must know of an intent. */
export type IntentFacts = {
  status: IntentStatus;
  provider: Provider;
  labelsStored: boolean;
  pickup: 'none' | 'wanted' | 'confirmed' | 'unconfirmed';
};

/** One thing to do, outside the database unless it says otherwise. `rest` waits for someone else. */
export type Move = 'secure-invoice' | 'buy-label' | 'store-label' | 'book-pickup' | 'complete' | 'rest';

export function nextMove(intent: IntentFacts): Move {
  if (intent.status === 'created' && intent.provider === 'invoice') return 'secure-invoice';
  if (intent.status === 'paid') return 'buy-label';
  if (intent.status !== 'label_purchased') return 'rest';
  if (!intent.labelsStored) return 'store-label';
  return intent.pickup === 'wanted' ? 'book-pickup' : 'complete';
}

/** What came of a move. */
export type Outcome =
  | { move: 'secure-invoice'; ok: boolean }
  | { move: 'buy-label'; ok: boolean }
  | { move: 'store-label'; ok: true }
  | { move: 'book-pickup'; ok: boolean }
  | { move: 'complete'; ok: true };

/** The facts after a move, or the reason why it cannot be applied. */
export function applyOutcome(
  intent: IntentFacts,
  outcome: Outcome,
): { ok: true; facts: IntentFacts } | { ok: false; reason: 'illegal_move' } {
  if (nextMove(intent) !== outcome.move) return { ok: false, reason: 'illegal_move' };
  const facts = factsAfter(intent, outcome);
  const legal = facts.status === intent.status || mayBecome(intent.status, facts.status, intent.provider);
  return legal ? { ok: true, facts } : { ok: false, reason: 'illegal_move' };
}

function factsAfter(intent: IntentFacts, outcome: Outcome): IntentFacts {
  switch (outcome.move) {
    case 'secure-invoice':
      return { ...intent, status: outcome.ok ? 'paid' : 'payment_failed' };
    case 'buy-label':
      return { ...intent, status: outcome.ok ? 'label_purchased' : 'paid_label_failed' };
    case 'store-label':
      return settled({ ...intent, labelsStored: true });
    case 'book-pickup':
      return settled({ ...intent, pickup: outcome.ok ? 'confirmed' : 'unconfirmed' });
    case 'complete':
      return { ...intent, status: 'completed' };
  }
}

/** Nothing left to do but to say so: no extra round for the last step. */
const settled = (intent: IntentFacts): IntentFacts =>
  nextMove(intent) === 'complete' ? { ...intent, status: 'completed' } : intent;
