// Invariants of money, labels and records after any fault, checked on our side and the providers'.
import type { Intent as IntentReply } from '#contract/checkout.ts';
import { isTerminal, areLabelsReleased } from '#domain/intent.ts';
import type { LedgerAccount } from '#domain/ledger.ts';
import type { Orm } from '#server/db/database.ts';
import type { Intent } from '#server/db/intents.ts';
import { balances, findUnbalanced } from '#server/db/ledger.ts';
import { files, intents, ledger, orders, outbox } from '#server/db/schema.ts';
import { fetchIntent } from '#server/use-cases/checkout/fetch-intent.ts';
import type { Context } from '#server/context.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';

type Books = {
  /** The providers' view: what was sold, held, captured and refunded. */
  sandbox: Pick<Sandbox, 'state'>;
  orm: Orm;
  /** Fetches the intent as its owner does; without it, the reply is not checked. */
  ask?: (intent: Intent) => Promise<IntentReply>;
  /** Buyers may still be deciding: an open payment that is still polled is not a violation. */
  mayWait?: boolean;
};

/** As the route of the same name does. */
export const asOwner =
  (ctx: Context) =>
  (intent: Intent): Promise<IntentReply> =>
    fetchIntent(ctx, { intentId: intent.id, userId: intent.userId, waitMs: 0 });

/** One sentence per violation; empty when all is well. Call it when no work is in progress any more. */
export async function findViolations(books: Books): Promise<string[]> {
  const all = await books.orm.select().from(intents);
  const record = await readRecord(books.orm);
  const perIntent = await Promise.all(
    all.map(async (intent) => [
      ...moneyAndLabel(intent),
      ...rest(intent, books.mayWait ?? false),
      ...paperwork(intent, record),
      ...words(intent, await books.ask?.(intent), record),
    ]),
  );
  const total = await totals(books, all);
  return [...perIntent.flat(), ...total];
}

type Paperwork = {
  ordersOf: Map<string, number>;
  mailsOf: Map<string, number>;
  filesOf: Map<string, number>;
  /** Money kept of each purchase according to the books: cash and open invoices, in cents. */
  keptOf: Map<string, number>;
};

async function readRecord(orm: Orm): Promise<Paperwork> {
  const [ordered, mailed, stored, posted] = await Promise.all([
    orm.select({ intentId: orders.intentId }).from(orders),
    orm.select({ data: outbox.data, kind: outbox.kind }).from(outbox),
    orm.select({ name: files.name, kind: files.kind }).from(files),
    orm.select().from(ledger),
  ]);
  const confirmed = mailed.filter(({ kind }) => kind === 'order-confirmed');
  const kept = posted.filter(({ account }) => /^(cash|receivable):/.test(account));
  return {
    ordersOf: count(ordered.map(({ intentId }) => intentId ?? '')),
    mailsOf: count(confirmed.map(({ data }) => String(data['intentId']))),
    filesOf: count(stored.filter(({ kind }) => kind === 'label').map(({ name }) => name)),
    keptOf: kept.reduce(
      (sums, { intentId, amountCents }) => sums.set(intentId, (sums.get(intentId) ?? 0) + amountCents),
      new Map<string, number>(),
    ),
  };
}

function count(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const say = (intent: Intent, text: string): string =>
  `${intent.provider}${intent.isHub ? '-hub' : ''} ${intent.id} (${intent.status}, payment ${intent.payment}, labels ${intent.legsBought} ${intent.labelFate}, attention ${intent.attention}): ${text}`;

const when = (broken: boolean, text: string): string[] => (broken ? [text] : []);

/** A released label is paid for; a paid purchase has a label, a refund, or a reason on the operator's list. */
function moneyAndLabel(intent: Intent): string[] {
  const isInvoice = intent.provider === 'invoice';
  const released = areLabelsReleased(intent);
  const taken = isInvoice ? intent.paidAt !== null : intent.payment === 'captured';
  const isOperators = intent.attention !== null;
  const isUnwritten = isInvoice && intent.status === 'label_creation_failed';
  return [
    ...when(released && !taken, say(intent, 'the label is released and not paid')),
    ...when(taken && !released && !isUnwritten && !isOperators, say(intent, 'paid, and nothing for it')),
    ...when(intent.payment === 'authorized' && !isOperators, say(intent, 'money is still held')),
    ...when(
      (intent.legsBought > 0 || (intent.labels ?? []).length > 0) &&
        !released &&
        !['voided', 'void_refused'].includes(intent.labelFate) &&
        !isOperators,
      say(intent, 'a label is bought and nobody has it'),
    ),
    ...when(
      intent.labelFate === 'void_refused' && !isOperators,
      say(intent, 'a label was not taken back and nobody knows'),
    ),
  ];
}

const isOver = ({ status, nextAttemptAt }: Intent): boolean => isTerminal(status) && nextAttemptAt === null;

/** A purchase ends or is on the operator's list; it is not worked on for ever. */
function rest(intent: Intent, mayWait: boolean): string[] {
  const { payment, nextAttemptAt } = intent;
  if (mayWait && nextAttemptAt !== null && payment === 'opened') return [];
  return when(
    !isOver(intent) && intent.attention === null,
    say(intent, `does not end, next ${intent.claimedMove}`),
  );
}

/** One order, one mail and one file per label, exactly when the labels are the customer's. */
function paperwork(intent: Intent, record: Paperwork): string[] {
  const wanted = areLabelsReleased(intent) ? 1 : 0;
  const done = areLabelsReleased(intent) && intent.labelsStored;
  const given = { orders: record.ordersOf.get(intent.id) ?? 0, mails: record.mailsOf.get(intent.id) ?? 0 };
  const stored = (intent.labels ?? []).map(
    ({ trackingCode }) => record.filesOf.get(`${trackingCode}.pdf`) ?? 0,
  );
  return [
    ...when(given.orders !== wanted, say(intent, `${given.orders} orders instead of ${wanted}`)),
    ...when(given.mails !== (done ? 1 : 0), say(intent, `${given.mails} mails`)),
    ...when(
      stored.some((copies) => copies !== (done ? 1 : 0)),
      say(intent, `label files stored ${stored.join()}`),
    ),
    ...when(
      intent.legsBought !== new Set(labelsOfLegs(intent).map(({ leg }) => leg)).size &&
        intent.attention === null,
      say(intent, 'legs and labels differ'),
    ),
  ];
}

/** Without the labels left over from a leg that was only partly sold. */
const labelsOfLegs = ({ labels, legsBought }: Intent) => (labels ?? []).filter(({ leg }) => leg < legsBought);

/** The reply to the owner agrees with money and labels. */
function words(intent: Intent, reply: IntentReply | undefined, record: Paperwork): string[] {
  if (!reply) return [];
  const released = areLabelsReleased(intent);
  const kept = record.keptOf.get(intent.id) ?? 0;
  const isPaid = intent.provider === 'invoice' ? reply.paid : kept > 0;
  const isStray = intent.attention !== null;
  return [
    ...when(reply.status !== intent.status, say(intent, `is told as ${reply.status}`)),
    ...when(
      reply.terminal !== isTerminal(intent.status),
      say(intent, `is told as terminal ${reply.terminal}`),
    ),
    ...when(reply.paid !== isPaid && !isStray, say(intent, `is told as paid ${reply.paid}, kept ${kept}`)),
    ...when((reply.trackingCode !== null) !== released, say(intent, `tracking code ${reply.trackingCode}`)),
    ...when(
      (reply.labelUrl !== null) !== (released && intent.labelsStored && !intent.exportHold),
      say(intent, `label url ${reply.labelUrl}`),
    ),
    ...when(
      (reply.problem === null) !== released && isOver(intent),
      say(intent, `is told with problem ${reply.problem}`),
    ),
    ...when(released && kept !== intent.amountCents, say(intent, `${kept} kept of ${intent.amountCents}`)),
    ...when((reply.orderNumber !== null) !== released, say(intent, `order number ${reply.orderNumber}`)),
  ];
}

type Line = Record<string, number | string>;
type SandboxState = {
  counts: { boughtShipments: number };
  ledger: Record<string, Line | undefined>;
  paypal: { ledger: Record<string, Line | undefined>; counts: { captures: number } };
  computop: { ledger: Record<string, Line | undefined> };
};

/** Our sums equal the providers', with at most one label per leg and parcel and one capture per purchase. */
async function totals({ sandbox, orm }: Books, all: readonly Intent[]): Promise<string[]> {
  const state = sandbox.state() as SandboxState;
  const ours = await balances(orm);
  const unbalanced = await findUnbalanced(orm);
  const theirs = theirBooks(state);
  const labels = all.reduce((sum, { labels }) => sum + (labels?.length ?? 0), 0);
  // A label of unknown outcome is on the operator's list and not in our books yet.
  const isOpen = all.some(({ attention }) => attention === 'label_outcome_unknown');
  const captures = all.filter(({ provider, paidAt, payment }) =>
    provider === 'paypal' ? paidAt !== null || payment === 'captured' || payment === 'refunded' : false,
  ).length;
  const accounts = Object.entries(theirs).filter(
    ([account]) => !(isOpen && account === 'carrier:easypost'),
  ) as [LedgerAccount, number][];
  return [
    ...unbalanced.map((posting) => `posting ${posting} does not add up`),
    ...accounts
      .filter(([account, cents]) => (ours.get(account) ?? 0) !== cents)
      .map(([account, cents]) => `${account}: ${ours.get(account) ?? 0} in our books, ${cents} in theirs`),
    ...when(
      !isOpen && state.counts.boughtShipments !== labels,
      `${state.counts.boughtShipments} labels sold to us, ${labels} in our books`,
    ),
    ...when(
      state.paypal.counts.captures > captures,
      `${state.paypal.counts.captures} captures at PayPal for ${captures} purchases`,
    ),
  ];
}

function theirBooks(state: SandboxState): Partial<Record<LedgerAccount, number>> {
  const cents = (line: Line | undefined, field: string): number => Number(line?.[field] ?? 0);
  const easypost = state.ledger['EUR'];
  const paypal = state.paypal.ledger['EUR'];
  const computop = state.computop.ledger['EUR'];
  return {
    'cash:paypal': cents(paypal, 'captured') - cents(paypal, 'refunded'),
    'held:paypal': cents(paypal, 'held'),
    'cash:computop': cents(computop, 'captured') - cents(computop, 'credited'),
    'held:computop': cents(computop, 'authorized'),
    'carrier:easypost': Math.round(100 * (cents(easypost, 'refunded') - cents(easypost, 'charged'))),
  };
}
