// The checkout machine: every cell of the matrix, every move and outcome, and every state that can ever be reached.
import { asVendorCode, type IntentError } from './intent-error.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  awaitsBuyer,
  freesRate,
  holdsBeforeCapture,
  type IntentFacts,
  IntentStatus,
  awaitsOperator,
  isRateGone,
  isSold,
  isTerminal,
  areLabelsReleased,
  canTransition,
  type Move,
  moves,
  nextMove,
  Provider,
} from './intent.ts';
import { applyOutcome, type Outcome } from './intent-outcome.ts';

/**
 * The matrix of the model as a picture: x allowed for all, i only invoice, h wherever money is held (PayPal, card).
 * Two cells say more than the model: a locked label also by card (hub routes), and paid → label_creation_failed (i).
 */
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
  ['payment_pending', '. . h x x . . x . x . .'],
  ['payment_pending_label_ready', '. . . . . . x . x x . .'],
  ['payment_failed', '. . . . . . . . . . . .'],
  ['paid', '. . . . . x x i . . . .'],
  ['paid_label_failed', '. . . . . . x . . . x .'],
  ['label_purchased', '. . . . . . . . . . x x'],
  ['label_creation_failed', '. x . . . . . . . x . .'],
  ['unlock_failed', '. . . . . . x . . x . .'],
  ['cancelled', '. . . . . . . . . . . .'],
  ['refunded', '. . . . . . . . . . . .'],
  ['completed', '. . . . . . . . . . x .'],
];
const meaning: Record<string, readonly Provider[]> = {
  x: Provider.options,
  i: ['invoice'],
  h: ['paypal', 'computop'],
};
const cells = matrix.flatMap(([from, row]) =>
  row
    .split(' ')
    .flatMap((mark, column) =>
      Provider.options.map(
        (provider) =>
          [from, columns[column] ?? 'created', provider, meaning[mark]?.includes(provider) ?? false] as const,
      ),
    ),
);

test('the matrix has every status once in both directions', () => {
  expect(matrix.map(([from]) => from)).toEqual(columns);
  expect([...IntentStatus.options].sort()).toEqual([...columns].sort());
  expect(cells).toHaveLength(12 * 12 * 3);
});

test.each(cells)('a checkout that is %s may become %s, paid by %s: %j', (from, to, provider, allowed) => {
  expect(canTransition(from, to, provider)).toBe(allowed);
});

test('the browser stops polling at every status that does not change by itself', () => {
  expect(columns.filter((status) => !isTerminal(status))).toEqual([
    'created',
    'payment_pending',
    'payment_pending_label_ready',
    'paid',
    'label_purchased',
  ]);
});

test.each<[Provider, boolean, boolean]>([
  ['paypal', false, true],
  ['paypal', true, true],
  ['computop', false, false],
  ['computop', true, true],
  ['invoice', false, false],
  ['invoice', true, false],
])('%s, hub %j: the money is held first: %j', (provider, isHub, expected) => {
  expect(holdsBeforeCapture({ provider, isHub })).toBe(expected);
});

const intent = (change: Partial<IntentFacts> = {}): IntentFacts => ({
  status: 'created',
  provider: 'paypal',
  isHub: false,
  payment: 'none',
  legsBought: 0,
  labelFate: 'kept',
  labelsStored: false,
  pickup: 'none',
  ...change,
});

const waiting = { status: 'payment_pending', payment: 'opened' } as const;
const held = { status: 'payment_pending', payment: 'authorized' } as const;
const heldHub = { ...held, isHub: true } as const;
const ready = { status: 'payment_pending_label_ready', payment: 'authorized', legsBought: 1 } as const;
const locked = { ...ready, status: 'unlock_failed' } as const;
const byInvoice = { provider: 'invoice', status: 'paid' } as const;
const byCard = { provider: 'computop', status: 'paid', payment: 'captured' } as const;
const bought = { status: 'label_purchased', payment: 'captured', legsBought: 1 } as const;
const stored = { ...bought, labelsStored: true } as const;
const refusedAfterPay = { ...byCard, status: 'paid_label_failed' } as const;
const overs = ['label_creation_failed', 'payment_failed', 'cancelled', 'refunded'] as const;

test.each<[Partial<IntentFacts>, Move]>([
  [{ provider: 'invoice' }, 'secure-invoice'],
  [{ provider: 'paypal' }, 'open-payment'],
  [{ provider: 'computop' }, 'open-payment'],
  [waiting, 'secure-payment'],
  [held, 'buy-label'],
  [{ ...heldHub, legsBought: 1 }, 'buy-label'],
  [ready, 'capture-payment'],
  [byCard, 'buy-label'],
  [byInvoice, 'buy-label'],
  [bought, 'store-label'],
  [{ ...bought, pickup: 'wanted' }, 'store-label'],
  [{ ...stored, pickup: 'wanted' }, 'book-pickup'],
  [stored, 'complete'],
  [{ ...stored, pickup: 'confirmed' }, 'complete'],
  [{ ...stored, pickup: 'unconfirmed' }, 'complete'],
  [{ ...stored, pickup: 'planned' }, 'complete'],
  [{ ...stored, status: 'completed' }, 'rest'],
  [locked, 'capture-payment'],
  [{ ...locked, labelFate: 'void_due' }, 'void-label'],
  [{ ...locked, labelFate: 'void_requested' }, 'void-payment'],
  [{ ...locked, labelFate: 'void_requested', payment: 'captured' }, 'refund-payment'],
  [refusedAfterPay, 'buy-label'],
  [{ ...refusedAfterPay, labelFate: 'void_due' }, 'void-label'],
  [{ ...refusedAfterPay, labelFate: 'void_requested' }, 'confirm-label-void'],
  [{ ...refusedAfterPay, labelFate: 'voided' }, 'rest'],
  ...overs.flatMap((status): [Partial<IntentFacts>, Move][] => [
    [{ status, labelFate: 'void_due', payment: 'authorized' }, 'void-label'],
    [{ status, labelFate: 'void_requested', payment: 'authorized' }, 'void-payment'],
    [{ status, labelFate: 'void_requested', payment: 'captured' }, 'refund-payment'],
    [{ status, labelFate: 'void_requested', payment: 'voided' }, 'confirm-label-void'],
    [{ status, payment: 'opened' }, 'secure-payment'],
    [{ status, payment: 'none' }, 'rest'],
    [{ status, payment: 'voided', labelFate: 'voided' }, 'rest'],
    [{ status, payment: 'refunded', labelFate: 'void_refused' }, 'rest'],
  ]),
])('after %j comes %s', (facts, move) => {
  expect(nextMove(intent(facts))).toBe(move);
});

test('only a refused label that was paid for waits for a person', () => {
  expect(awaitsOperator(intent(refusedAfterPay))).toBe(true);
  expect(awaitsOperator(intent({ ...refusedAfterPay, labelFate: 'void_due' }))).toBe(false);
  expect(columns.filter((status) => awaitsOperator(intent({ status })))).toEqual(['paid_label_failed']);
});

test('labels may be used once paid for or secured by an invoice, and never while they are being voided', () => {
  expect(columns.filter((status) => areLabelsReleased({ status, labelFate: 'kept' }))).toEqual([
    'label_purchased',
    'completed',
  ]);
  for (const labelFate of ['void_due', 'void_requested', 'voided', 'void_refused'] as const)
    expect(columns.filter((status) => areLabelsReleased({ status, labelFate }))).toEqual([]);
});

test('a rate is gone once its label is being voided, unless that label was paid for or handed out', () => {
  expect(columns.filter((status) => isRateGone({ status, labelFate: 'kept' }))).toEqual([]);
  for (const labelFate of ['void_due', 'void_requested', 'voided', 'void_refused'] as const)
    expect(columns.filter((status) => isRateGone({ status, labelFate })).toSorted()).toEqual([
      'cancelled',
      'label_creation_failed',
      'payment_failed',
      'unlock_failed',
    ]);
});

type Case = [Partial<IntentFacts>, Outcome, Partial<IntentFacts>];

test('a rate may be bought again once its checkout can lead to nothing more', () => {
  expect(IntentStatus.options.filter(freesRate).toSorted()).toEqual([
    'cancelled',
    'label_creation_failed',
    'payment_failed',
    'refunded',
  ]);
});

test.each<[IntentStatus, IntentFacts['payment'], IntentError | null, boolean]>([
  ['payment_pending', 'opened', null, true],
  ['payment_pending', 'opened', asVendorCode('label_not_stored'), true],
  ['payment_pending', 'opened', 'payment_in_review', false],
  ['payment_pending', 'none', null, false],
  ['payment_pending', 'authorized', null, false],
  ['created', 'opened', null, false],
  ['cancelled', 'opened', null, false],
])('%s, payment %s, error %j: only the buyer is awaited: %j', (status, payment, errorCode, expected) => {
  expect(awaitsBuyer({ status, payment, errorCode })).toBe(expected);
});

test('a rate is sold from the moment its buyer has paid until its checkout frees it', () => {
  const sold = (payment: IntentFacts['payment'], errorCode: IntentError | null = null) =>
    IntentStatus.options.filter((status) => isSold({ status, payment, errorCode })).toSorted();
  const unlessFreed = IntentStatus.options.filter((status) => !freesRate(status)).toSorted();
  expect(sold('authorized')).toEqual(unlessFreed);
  expect(sold('opened', 'payment_in_review')).toEqual(unlessFreed);
  expect(sold('opened')).toEqual(unlessFreed.filter((status) => status !== 'payment_pending'));
});

test.each<Case>([
  [{ provider: 'invoice' }, { move: 'secure-invoice', ok: true }, { status: 'paid' }],
  [{ provider: 'invoice' }, { move: 'secure-invoice', ok: false }, { status: 'payment_failed' }],
  [{}, { move: 'open-payment', ok: true }, waiting],
  [{}, { move: 'open-payment', ok: false }, { status: 'payment_failed' }],
  [waiting, { move: 'secure-payment', result: 'authorized' }, held],
  [waiting, { move: 'secure-payment', result: 'captured' }, { status: 'paid', payment: 'captured' }],
  [waiting, { move: 'secure-payment', result: 'failed' }, { status: 'payment_failed' }],
  [waiting, { move: 'secure-payment', result: 'cancelled' }, { status: 'cancelled' }],
  ...(['authorized', 'captured'] as const).flatMap((payment): Case[] => [
    [waiting, { move: 'secure-payment', result: 'mismatch', payment }, { status: 'payment_failed', payment }],
    // Over, but paid for all the same: the status stays as reported.
    [
      { ...waiting, status: 'cancelled' },
      { move: 'secure-payment', result: 'mismatch', payment },
      { payment },
    ],
    [{ ...waiting, status: 'cancelled' }, { move: 'secure-payment', result: payment }, { payment }],
    [{ ...waiting, status: 'payment_failed' }, { move: 'secure-payment', result: payment }, { payment }],
  ]),
  [{ ...waiting, status: 'cancelled' }, { move: 'secure-payment', result: 'cancelled' }, { payment: 'none' }],
  [{ ...waiting, status: 'cancelled' }, { move: 'secure-payment', result: 'failed' }, { payment: 'none' }],
  // Failed, and yet on hold: the money goes back.
  [
    { ...waiting, status: 'cancelled' },
    { move: 'secure-payment', result: 'failed', isHeld: true },
    { payment: 'authorized' },
  ],
  [
    waiting,
    { move: 'secure-payment', result: 'failed', isHeld: true },
    { status: 'payment_failed', payment: 'authorized' },
  ],
  [held, { move: 'buy-label', ok: true }, { status: 'payment_pending_label_ready', legsBought: 1 }],
  [held, { move: 'buy-label', ok: false }, { status: 'label_creation_failed' }],
  // Refused as a whole, and yet some labels exist: they go back, unless they have been paid for.
  [
    held,
    { move: 'buy-label', ok: false, leftovers: true },
    { status: 'label_creation_failed', labelFate: 'void_due' },
  ],
  [byCard, { move: 'buy-label', ok: false, leftovers: true }, { status: 'paid_label_failed' }],
  [byInvoice, { move: 'buy-label', ok: false, leftovers: true }, { status: 'paid_label_failed' }],
  [
    { ...byInvoice, isHub: true },
    { move: 'buy-label', ok: false, leftovers: true },
    { status: 'label_creation_failed', labelFate: 'void_due' },
  ],
  [heldHub, { move: 'buy-label', ok: true }, { legsBought: 1 }],
  [
    { ...heldHub, legsBought: 1 },
    { move: 'buy-label', ok: true },
    { status: 'payment_pending_label_ready', legsBought: 2 },
  ],
  [
    { ...heldHub, legsBought: 1 },
    { move: 'buy-label', ok: false },
    { status: 'label_creation_failed', labelFate: 'void_due' },
  ],
  [byCard, { move: 'buy-label', ok: true }, { status: 'label_purchased', legsBought: 1 }],
  [byCard, { move: 'buy-label', ok: false }, { status: 'paid_label_failed' }],
  [byInvoice, { move: 'buy-label', ok: true }, { status: 'label_purchased', legsBought: 1 }],
  [byInvoice, { move: 'buy-label', ok: false }, { status: 'paid_label_failed' }],
  [{ ...byInvoice, isHub: true }, { move: 'buy-label', ok: true }, { legsBought: 1 }],
  [
    { ...byInvoice, isHub: true },
    { move: 'buy-label', ok: false },
    { status: 'label_creation_failed', labelFate: 'kept' },
  ],
  [
    { ...byInvoice, isHub: true, legsBought: 1 },
    { move: 'buy-label', ok: false },
    { status: 'label_creation_failed', labelFate: 'void_due' },
  ],
  [refusedAfterPay, { move: 'buy-label', ok: true }, { status: 'label_purchased', legsBought: 1 }],
  [refusedAfterPay, { move: 'buy-label', ok: false }, {}],
  ...[ready, locked].flatMap((before): Case[] => [
    [before, { move: 'capture-payment', result: 'captured' }, bought],
    [
      before,
      { move: 'capture-payment', result: 'captured', labelsStored: true },
      { ...stored, status: 'completed' },
    ],
    [before, { move: 'capture-payment', result: 'refused' }, { status: 'unlock_failed' }],
    [
      before,
      { move: 'capture-payment', result: 'given_up' },
      { status: 'unlock_failed', labelFate: 'void_due' },
    ],
  ]),
  [bought, { move: 'store-label', ok: true }, { status: 'completed', labelsStored: true }],
  [{ ...bought, pickup: 'wanted' }, { move: 'store-label', ok: true }, stored],
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
  [
    { ...stored, pickup: 'wanted' },
    { move: 'book-pickup', ok: false, isPlanned: true },
    { status: 'completed', pickup: 'planned' },
  ],
  [stored, { move: 'complete', ok: true }, { status: 'completed' }],
  ...(['void_requested', 'voided', 'void_refused'] as const).map((result): Case => [
    { ...locked, labelFate: 'void_due' },
    { move: 'void-label', result },
    { labelFate: result },
  ]),
  ...(['voided', 'void_refused'] as const).map((result): Case => [
    { status: 'cancelled', payment: 'voided', labelFate: 'void_requested' },
    { move: 'confirm-label-void', result },
    { labelFate: result },
  ]),
  [
    { ...locked, labelFate: 'void_requested' },
    { move: 'void-payment', result: 'voided' },
    { status: 'cancelled', payment: 'voided' },
  ],
  [
    { ...locked, labelFate: 'void_requested' },
    { move: 'void-payment', result: 'captured' },
    { payment: 'captured' },
  ],
  [
    { ...locked, labelFate: 'void_requested', payment: 'captured' },
    { move: 'refund-payment', ok: true },
    { status: 'cancelled', payment: 'refunded' },
  ],
  [
    { status: 'cancelled', payment: 'captured' },
    { move: 'refund-payment', ok: true },
    { payment: 'refunded' },
  ],
  [
    { status: 'label_creation_failed', payment: 'authorized' },
    { move: 'void-payment', result: 'voided' },
    { payment: 'voided' },
  ],
])('%j and %j lead to %j', (before, outcome, after) => {
  const facts = intent(before);
  expect(applyOutcome(facts, outcome)).toEqual({ ok: true, facts: intent({ ...before, ...after }) });
  expect(facts, 'what was given is not changed').toEqual(intent(before));
});

test('an outcome is refused whose status may not follow, even if it was its turn', () => {
  const facts = intent({ ...byInvoice, status: 'paid_label_failed', isHub: true });
  expect(nextMove(facts)).toBe('buy-label');
  const refused = { ok: false, reason: 'illegal_move' };
  expect(applyOutcome(facts, { move: 'buy-label', ok: false })).toEqual(refused);
});

const securings: Outcome[] = [
  ...(['authorized', 'captured', 'failed', 'cancelled'] as const).map((result) => ({
    move: 'secure-payment' as const,
    result,
  })),
  { move: 'secure-payment', result: 'failed', isHeld: true },
  ...(['authorized', 'captured'] as const).map((payment) => ({
    move: 'secure-payment' as const,
    result: 'mismatch' as const,
    payment,
  })),
];
const outcomes: Outcome[] = [
  ...[true, false].flatMap((ok): Outcome[] => [
    { move: 'secure-invoice', ok },
    { move: 'open-payment', ok },
    { move: 'buy-label', ok },
    { move: 'book-pickup', ok },
  ]),
  ...securings,
  ...(['captured', 'refused', 'given_up'] as const).map((result) => ({
    move: 'capture-payment' as const,
    result,
  })),
  { move: 'capture-payment', result: 'captured', labelsStored: true },
  { move: 'store-label', ok: true },
  { move: 'complete', ok: true },
  ...(['void-label', 'confirm-label-void'] as const).flatMap((move) =>
    (['void_requested', 'voided', 'void_refused'] as const).map((result) => ({ move, result })),
  ),
  ...(['voided', 'captured'] as const).map((result) => ({ move: 'void-payment' as const, result })),
  { move: 'refund-payment', ok: true },
];

test('every move but resting has its outcomes in this file', () => {
  expect(new Set(outcomes.map(({ move }) => move))).toEqual(new Set(moves.filter((move) => move !== 'rest')));
});

/** The buyer cancels: the one change of status that is not the outcome of a move. */
const calledOff = (facts: IntentFacts): IntentFacts[] =>
  facts.status === 'payment_pending' && facts.payment === 'opened' ? [{ ...facts, status: 'cancelled' }] : [];

const begins: IntentFacts[] = Provider.options.flatMap((provider) =>
  [false, true].flatMap((isHub) =>
    (['none', 'wanted'] as const).map((pickup) => intent({ provider, isHub, pickup })),
  ),
);

const after = (facts: IntentFacts): IntentFacts[] => [
  ...calledOff(facts),
  ...outcomes.flatMap((outcome) => {
    const applied = applyOutcome(facts, outcome);
    return applied.ok ? [applied.facts] : [];
  }),
];

/** All states that any sequence of outcomes can reach; the machine is small enough to check each of them. */
function reachable(): IntentFacts[] {
  const seen = new Map(begins.map((facts) => [JSON.stringify(facts), facts]));
  const open = [...begins];
  for (let facts = open.pop(); facts; facts = open.pop())
    for (const next of after(facts)) {
      const name = JSON.stringify(next);
      if (seen.has(name)) continue;
      seen.set(name, next);
      open.push(next);
    }
  return [...seen.values()];
}
const states = reachable();

test('there are a few hundred states, with every status but refunded, which only a person can set', () => {
  expect(states.length).toBeGreaterThan(100);
  expect(new Set(states.map(({ status }) => status))).toEqual(
    new Set(columns.filter((status) => status !== 'refunded')),
  );
});

test('in every state exactly the outcomes of its next move can be recorded', () => {
  for (const facts of states)
    for (const outcome of outcomes)
      expect(applyOutcome(facts, outcome).ok, `${JSON.stringify(facts)} and ${JSON.stringify(outcome)}`).toBe(
        nextMove(facts) === outcome.move,
      );
});

/** The money is there, or an invoice stands in for it. */
const isSecured = ({ provider, payment }: IntentFacts): boolean =>
  provider === 'invoice' ? true : payment === 'captured';

const violations = (facts: IntentFacts): string[] => {
  const { status, payment, labelFate, legsBought, isHub, provider } = facts;
  const rests = nextMove(facts) === 'rest' || awaitsOperator(facts);
  const isOver = status === 'completed' || awaitsOperator(facts);
  const found: [string, boolean][] = [
    ['a label is released and not paid', areLabelsReleased(facts) && !isSecured(facts)],
    ['a label is released and not bought', areLabelsReleased(facts) && legsBought < (isHub ? 2 : 1)],
    ['more labels than legs', legsBought > (isHub ? 2 : 1)],
    ['a hold is left for ever', rests && payment === 'authorized'],
    [
      'paid, and neither label nor money back nor a person',
      rests && payment === 'captured' && !isOver && status !== 'paid_label_failed',
    ],
    [
      'a label is left that nobody pays for',
      rests && legsBought > 0 && !isOver && !['voided', 'void_refused'].includes(labelFate),
    ],
    ['an invoice moves money', provider === 'invoice' && payment !== 'none'],
    ['resting in a status that looks busy', rests && !isTerminal(status)],
  ];
  return found.flatMap(([what, isSo]) => (isSo ? [`${what}: ${JSON.stringify(facts)}`] : []));
};

test('no state releases what is not paid for, or keeps money for what was not delivered', () => {
  expect(states.flatMap(violations)).toEqual([]);
});

test('every state can come to rest', () => {
  const isAtRest = (facts: IntentFacts): boolean => nextMove(facts) === 'rest' || awaitsOperator(facts);
  const good = new Set(states.filter(isAtRest).map((facts) => JSON.stringify(facts)));
  for (let size = -1; size !== good.size;) {
    size = good.size;
    for (const facts of states)
      if (after(facts).some((next) => good.has(JSON.stringify(next)))) good.add(JSON.stringify(facts));
  }
  expect(states.filter((facts) => !good.has(JSON.stringify(facts)))).toEqual([]);
});

/** A next event: mostly of the move whose turn it is, sometimes one repeated, too late or wrong. */
function happening(facts: IntentFacts, luck: number): IntentFacts {
  const [cancelled] = luck % 7 === 0 ? calledOff(facts) : [];
  if (cancelled) return cancelled;
  const fitting = outcomes.filter(({ move }) => move === nextMove(facts));
  const told = luck % 5 === 0 || fitting.length === 0 ? outcomes : fitting;
  const outcome = told[luck % told.length];
  const applied = outcome && applyOutcome(facts, outcome);
  return applied?.ok ? applied.facts : facts;
}

/** A captured payment whose labels are stored in the same move passes through label_purchased. */
const isLegal = ({ status, provider }: IntentFacts, to: IntentStatus): boolean =>
  canTransition(status, to, provider) ||
  (to === 'completed' && canTransition(status, 'label_purchased', provider));

test('ten thousand histories break nothing, even with outcomes repeated, late or of another move', () => {
  const lucks = fc.array(fc.nat(10_000), { minLength: 4, maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom(...begins), lucks, (begin, history) => {
      let facts = begin;
      const broken: string[] = [];
      for (const luck of history) {
        const next = happening(facts, luck);
        if (next.status !== facts.status && !isLegal(facts, next.status))
          broken.push(`${facts.status} → ${next.status}`);
        broken.push(...violations(next));
        facts = next;
      }
      return broken.length === 0;
    }),
    { numRuns: 10_000 },
  );
});
