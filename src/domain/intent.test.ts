// The checkout machine: every cell of the matrix, every alias, every move, legal and illegal (models 3.2).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyOutcome,
  type IntentFacts,
  IntentStatus,
  isTerminal,
  mayBecome,
  type Move,
  nextMove,
  type Outcome,
  Provider,
  statusFromAlias,
} from './intent.ts';

/** The matrix of the model as a picture: x allowed for all, p only PayPal, i only invoice. */
const columns: IntentStatus[] = [
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
];
const matrix: [IntentStatus, string][] = [
  ['created', '. x . x i . . . . x . .'],
  ['payment_pending', '. . p x x . . x . x . .'],
  ['payment_pending_label_ready', '. . . . . . x . x x . .'],
  ['payment_failed', '. . . . . . . . . . . .'],
  ['paid', '. . . . . x x . . . . .'],
  ['paid_label_failed', '. . . . . . x . . . x .'],
  ['label_purchased', '. . . . . . . . . . x x'],
  ['label_creation_failed', '. x . . . . . . . x . .'],
  ['unlock_failed', '. . . . . . x . . x . .'],
  ['cancelled', '. . . . . . . . . . . .'],
  ['refunded', '. . . . . . . . . . . .'],
  ['completed', '. . . . . . . . . . x .'],
];
const cells = matrix.flatMap(([from, row]) =>
  row.split(' ').flatMap((mark, column) =>
    Provider.options.map((provider) => {
      const allowed = mark === 'x' || mark === provider[0];
      return [from, columns[column] ?? 'created', provider, allowed] as const;
    }),
  ),
);

test('the picture has every status once in both directions', () => {
  expect(matrix.map(([from]) => from)).toEqual(columns);
  expect([...IntentStatus.options].sort()).toEqual([...columns].sort());
  expect(cells).toHaveLength(12 * 12 * 3);
});

test.each(cells)('%s → %s by %s: %j', (from, to, provider, allowed) => {
  expect(mayBecome(from, to, provider)).toBe(allowed);
});

test.each<[string, IntentStatus | null]>([
  ['initiated', 'created'],
  ['authorized', 'payment_pending'],
  ['captured', 'paid'],
  ['purchased', 'label_purchased'],
  ['failed', 'payment_failed'],
  ['canceled', 'cancelled'],
  ...columns.map((status): [string, IntentStatus] => [status, status]),
  ['PAID', null],
  ['', null],
  ['constructor', null],
  ['__proto__', null],
])('the word %j means %j', (word, status) => {
  expect(statusFromAlias(word)).toBe(status);
});

test('the browser stops asking at every status that does not change by itself', () => {
  expect(columns.filter((status) => !isTerminal(status))).toEqual([
    'created',
    'payment_pending',
    'payment_pending_label_ready',
    'paid',
    'label_purchased',
  ]);
});

const intent = (change: Partial<IntentFacts> = {}): IntentFacts => ({
  status: 'created',
  provider: 'invoice',
  labelsStored: false,
  pickup: 'none',
  ...change,
});

const bought = { status: 'label_purchased' } as const;
const stored = { ...bought, labelsStored: true } as const;

test.each<[Partial<IntentFacts>, Move]>([
  [{}, 'secure-invoice'],
  [{ provider: 'paypal' }, 'rest'],
  [{ provider: 'computop' }, 'rest'],
  [{ status: 'paid' }, 'buy-label'],
  [{ status: 'paid', provider: 'computop' }, 'buy-label'],
  [bought, 'store-label'],
  [{ ...bought, pickup: 'wanted' }, 'store-label'],
  [stored, 'complete'],
  [{ ...stored, pickup: 'wanted' }, 'book-pickup'],
  [{ ...stored, pickup: 'confirmed' }, 'complete'],
  [{ ...stored, pickup: 'unconfirmed' }, 'complete'],
  ...columns
    .filter((status) => !['created', 'paid', 'label_purchased'].includes(status))
    .map((status): [Partial<IntentFacts>, Move] => [
      { status, labelsStored: true, pickup: 'wanted' },
      'rest',
    ]),
])('after %j comes %s', (facts, move) => {
  expect(nextMove(intent(facts))).toBe(move);
});

test.each<[Partial<IntentFacts>, Outcome, Partial<IntentFacts>]>([
  [{}, { move: 'secure-invoice', ok: true }, { status: 'paid' }],
  [{}, { move: 'secure-invoice', ok: false }, { status: 'payment_failed' }],
  [{ status: 'paid' }, { move: 'buy-label', ok: true }, { status: 'label_purchased' }],
  [{ status: 'paid' }, { move: 'buy-label', ok: false }, { status: 'paid_label_failed' }],
  [bought, { move: 'store-label', ok: true }, { status: 'completed', labelsStored: true }],
  [{ ...bought, pickup: 'wanted' }, { move: 'store-label', ok: true }, { ...stored }],
  [
    { ...stored, pickup: 'wanted' },
    { move: 'book-pickup', ok: true },
    { status: 'completed', pickup: 'confirmed' },
  ],
  [
    { ...stored, pickup: 'wanted' },
    { move: 'book-pickup', ok: false },
    { status: 'completed', pickup: 'unconfirmed' },
  ],
  [stored, { move: 'complete', ok: true }, { status: 'completed' }],
])('%j and %j give %j', (before, outcome, after) => {
  expect(applyOutcome(intent(before), outcome)).toEqual({ ok: true, facts: intent({ ...before, ...after }) });
});

const anyIntent: fc.Arbitrary<IntentFacts> = fc.record({
  status: fc.constantFrom(...columns),
  provider: fc.constantFrom(...Provider.options),
  labelsStored: fc.boolean(),
  pickup: fc.constantFrom('none', 'wanted', 'confirmed', 'unconfirmed'),
});
const outcomes: Outcome[] = [
  ...[true, false].flatMap((ok): Outcome[] => [
    { move: 'secure-invoice', ok },
    { move: 'buy-label', ok },
    { move: 'book-pickup', ok },
  ]),
  { move: 'store-label', ok: true },
  { move: 'complete', ok: true },
];

test('only the move whose turn it is can be applied, it changes something, and never twice', () => {
  fc.assert(
    fc.property(anyIntent, fc.constantFrom(...outcomes), (facts, outcome) => {
      const before = structuredClone(facts);
      const applied = applyOutcome(facts, outcome);
      expect(facts).toEqual(before);
      expect(applied.ok).toBe(nextMove(facts) === outcome.move);
      const after = applied.ok ? applied.facts : null;
      expect(after).not.toEqual(before);
      if (after) expect(applyOutcome(after, outcome)).toEqual({ ok: false, reason: 'illegal_move' });
    }),
    { numRuns: 5_000 },
  );
});

test('whatever comes of its moves, an invoice ends within five and buys at most one label', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), fc.boolean(), (luck, pickup) => {
      let facts = intent({ pickup: pickup ? 'wanted' : 'none' });
      const moves: Move[] = [];
      for (const ok of luck) {
        const move = nextMove(facts);
        const outcome = outcomes.find((o) => o.move === move && (o.ok === ok || move === 'store-label'));
        if (!outcome) break;
        moves.push(move);
        const applied = applyOutcome(facts, outcome);
        if (applied.ok) facts = applied.facts;
      }
      expect(isTerminal(facts.status)).toBe(true);
      expect(nextMove(facts)).toBe('rest');
      expect(moves.filter((move) => move === 'buy-label').length).toBeLessThanOrEqual(1);
    }),
  );
});
