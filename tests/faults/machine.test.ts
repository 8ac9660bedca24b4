// Ten thousand histories of the checkout state machine, with any outcomes and buyers: money and label never separate.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type IntentFacts,
  awaitsOperator,
  isTerminal,
  areLabelsReleased,
  type Move,
  nextMove,
} from '#domain/intent.ts';
import { applyOutcome, type Outcome } from '#domain/intent-outcome.ts';

/** Every outcome a move can have; the first one is the good one. */
const outcomes: Partial<Record<Move, readonly Outcome[]>> = {
  'secure-invoice': [true, false].map((ok) => ({ move: 'secure-invoice', ok })),
  'open-payment': [true, false].map((ok) => ({ move: 'open-payment', ok })),
  'secure-payment': [
    ...(['captured', 'authorized', 'failed', 'cancelled'] as const).map((result) => ({
      move: 'secure-payment' as const,
      result,
    })),
    ...(['authorized', 'captured'] as const).map((payment) => ({
      move: 'secure-payment' as const,
      result: 'mismatch' as const,
      payment,
    })),
  ],
  'buy-label': [true, false].map((ok) => ({ move: 'buy-label', ok })),
  'capture-payment': [
    { move: 'capture-payment', result: 'captured' },
    { move: 'capture-payment', result: 'refused' },
    { move: 'capture-payment', result: 'given_up' },
    { move: 'capture-payment', result: 'captured', labelsStored: true },
  ],
  'store-label': [{ move: 'store-label', ok: true }],
  'book-pickup': [true, false].map((ok) => ({ move: 'book-pickup', ok })),
  complete: [{ move: 'complete', ok: true }],
  'void-label': (['voided', 'void_requested', 'void_refused'] as const).map((result) => ({
    move: 'void-label',
    result,
  })),
  'confirm-label-void': (['voided', 'void_requested', 'void_refused'] as const).map((result) => ({
    move: 'confirm-label-void',
    result,
  })),
  'void-payment': (['voided', 'captured'] as const).map((result) => ({ move: 'void-payment', result })),
  'refund-payment': [{ move: 'refund-payment', ok: true }],
};

type History = Pick<IntentFacts, 'provider' | 'isHub'> & { withPickup: boolean; steps: number[] };

const histories: fc.Arbitrary<History> = fc.record({
  provider: fc.constantFrom('paypal', 'computop', 'invoice'),
  isHub: fc.boolean(),
  withPickup: fc.boolean(),
  steps: fc.array(fc.nat({ max: 99 }), { maxLength: 30, size: 'max' }),
});

const opened = ({ provider, isHub, withPickup }: History): IntentFacts => ({
  status: 'created',
  provider,
  isHub,
  payment: 'none',
  legsBought: 0,
  labelFate: 'kept',
  labelsStored: false,
  pickup: withPickup ? 'wanted' : 'none',
});

/** From this up, the buyer cancels instead, if that is still possible. */
const CALLS_OFF = 90;

/** What the engine or the buyer does next; returns the facts unchanged when nobody acts. */
function step(facts: IntentFacts, choice: number): IntentFacts {
  const isOpen = facts.status === 'payment_pending' && facts.payment === 'opened';
  if (choice >= CALLS_OFF && isOpen) return { ...facts, status: 'cancelled' };
  const possible = (outcomes[nextMove(facts)] ?? []).filter((outcome) => agreed(facts, outcome));
  const outcome = possible[choice % Math.max(1, possible.length)];
  if (!outcome) return facts;
  const after = applyOutcome(facts, outcome);
  return after.ok ? after.facts : facts;
}

/** A request for a hold never ends in a capture, nor the other way round (see secure-payment). */
function agreed({ provider, isHub, status }: IntentFacts, outcome: Outcome): boolean {
  if (outcome.move !== 'secure-payment' || status !== 'payment_pending') return true;
  const holds = provider === 'paypal' || isHub;
  if (outcome.result === 'captured') return !holds;
  return outcome.result !== 'authorized' || holds;
}

const isReceived = ({ provider, status, payment }: IntentFacts): boolean =>
  provider === 'invoice' ? status !== 'created' && status !== 'payment_failed' : payment === 'captured';

/** It is on the operator's list: exactly these are, according to the engine. */
const isTask = (facts: IntentFacts): boolean => awaitsOperator(facts) || facts.labelFate === 'void_refused';

function problemIn(facts: IntentFacts): string | null {
  if (areLabelsReleased(facts) && !isReceived(facts)) return 'label released and not paid';
  const isDone = nextMove(facts) === 'rest' || awaitsOperator(facts);
  const isCharged = facts.provider !== 'invoice' && facts.payment === 'captured';
  if (isDone && isCharged && !areLabelsReleased(facts) && !isTask(facts)) return 'paid and nothing for it';
  if (isDone && facts.payment === 'authorized') return 'money is held for ever';
  const isKept = facts.legsBought > 0 && facts.labelFate === 'kept';
  if (isDone && isKept && !areLabelsReleased(facts)) return 'a label is bought and nobody has it';
  return null;
}

test('no history of outcomes and cancellations separates money and label', { timeout: 60_000 }, () => {
  let longest = 0;
  fc.assert(
    fc.property(histories, (history) => {
      let facts = opened(history);
      for (const [at, choice] of history.steps.entries()) {
        facts = step(facts, choice);
        longest = Math.max(longest, at);
        expect(problemIn(facts), JSON.stringify(facts)).toBeNull();
      }
    }),
    { numRuns: 10_000 },
  );
  expect(longest).toBeGreaterThan(10);
});

test('from any state, once nothing fails any more the checkout ends, and every end is a valid one', () => {
  fc.assert(
    fc.property(histories, (history) => {
      let facts = history.steps.reduce(step, opened(history));
      for (let round = 0; round < 20; round += 1) facts = step(facts, 0);
      expect(isTerminal(facts.status), JSON.stringify(facts)).toBe(true);
      expect(['rest', 'buy-label', 'capture-payment'], JSON.stringify(facts)).toContain(nextMove(facts));
      expect(problemIn(facts), JSON.stringify(facts)).toBeNull();
    }),
    { numRuns: 10_000 },
  );
});
