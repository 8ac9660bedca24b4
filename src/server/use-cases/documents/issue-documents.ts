// Writes invoices for completed purchases and corrections for refunds, apart from the purchase itself.
import { berlinNow } from '#domain/berlin.ts';
import {
  correctionDraft,
  type DocumentDraft,
  type DocumentKind,
  documentNumber,
  refundedPart,
  seriesOf,
} from '#domain/document.ts';
import type { Context } from '../../context.ts';
import { isDatabaseUnreachable, newId, type Orm } from '../../db/database.ts';
import {
  findInvoices,
  findUncorrected,
  hasUndocumented,
  insertDocuments,
  lockOrderForPapers,
  lockUndocumented,
  markDocumented,
  type RefundedMoney,
  type NewDocument,
  takeNumbers,
  type Undocumented,
} from '../../db/documents.ts';
import { parcelSharesOf } from '../orders/parcel-shares.ts';
import { draftInvoice } from './draft-invoice.ts';
import { deferOrder, deferredOrders } from './deferred-orders.ts';
import { mailOpenInvoices } from './mail-open-invoices.ts';

/** Orders per transaction; the rest follows at the next run. */
const BATCH = 50;

/**
 * One run of the job; returns how many orders it has dealt with. A failing order is skipped and then rests for a while,
 * so that the orders behind get their papers, however many fail.
 */
export async function issueDocuments(ctx: Context): Promise<number> {
  const startedAt = ctx.clock();
  let done = 0;
  for (;;) {
    const without = deferredOrders(ctx, startedAt);
    if (!(await hasUndocumented(ctx.db.orm, without))) return done;
    const turn = await issue(ctx, (tx) => lockUndocumented(tx, { limit: BATCH, without }));
    done += turn.done;
    for (const orderId of turn.failed.keys()) deferOrder(ctx, orderId, startedAt);
    if (turn.failed.size === 0) return done;
  }
}

/** For a request that comes before the job; does nothing while the checkout is still running. */
export async function issueForOrder(ctx: Context, orderId: string): Promise<void> {
  await issue(ctx, (tx) => lockOrderForPapers(tx, orderId));
}

/** Locks the orders, then the series: no order gets two invoices, and no number is lost or given twice. */
type Lock = (tx: Orm) => Promise<Undocumented[]>;

/** Why papers could not be written, by order. */
type Failures = Map<string, unknown>;

/** `done`: orders that no longer wait for papers. */
type Issued = { done: number; failed: Failures };

/** Throws only where no order is to blame. */
async function issue(ctx: Context, lock: Lock): Promise<Issued> {
  const issued = await issueOrEach(ctx, lock);
  for (const [orderId, err] of issued.failed) ctx.log.error({ err, orderId }, 'documents not issued');
  // A number that somebody has seen on paper must survive a power cut.
  if (issued.done > 0) await ctx.db.barrier();
  return issued;
}

/** All in one transaction; if one order makes that fail, each in its own. */
async function issueOrEach(ctx: Context, lock: Lock): Promise<Issued> {
  let ids: string[] = [];
  try {
    return await issueTogether(ctx, async (tx) => {
      const found = await lock(tx);
      ids = found.map(({ order }) => order.id);
      return found;
    });
  } catch (error) {
    if (ids.length === 0 || isDatabaseUnreachable(error)) throw error;
    const [first] = ids;
    if (first !== undefined && ids.length === 1) return { done: 0, failed: new Map([[first, error]]) };
    return await issueEach(ctx, ids);
  }
}

async function issueEach(ctx: Context, ids: readonly string[]): Promise<Issued> {
  const all: Issued = { done: 0, failed: new Map() };
  for (const id of ids) {
    const { done, failed } = await issueOrEach(ctx, (tx) => lockOrderForPapers(tx, id));
    all.done += done;
    for (const [orderId, error] of failed) all.failed.set(orderId, error);
  }
  return all;
}

const issueTogether = (ctx: Context, lock: Lock): Promise<Issued> =>
  ctx.db.transaction(async (tx) => {
    const found = await lock(tx);
    const work: Work = { found, now: ctx.clock(), failed: new Map() };
    const { invoiced, invoices } = await writeInvoices(ctx, tx, work);
    const corrections = await writeCorrections(ctx, tx, { ...work, found: invoiced });
    await mailOpenInvoices(tx, { invoices, corrections }, work.now);
    const over = found.filter(
      (one) => !work.failed.has(one.order.id) && (!isInvoiced(one) || invoiced.includes(one)),
    );
    await markDocumented(
      tx,
      over.map(({ order }) => order.id),
    );
    return { done: over.length, failed: work.failed };
  });

/** An order that never became a purchase needs no paper. */
const isInvoiced = ({ checkout }: Undocumented): boolean =>
  checkout !== null && checkout.completedAt !== null;

/** One moment for both the day on the papers and the year of their series. */
type Work = { found: readonly Undocumented[]; now: Date; failed: Failures };

/** `invoiced`: the orders that have an invoice now; `invoices`: those of them just written. */
type Invoices = { invoiced: Undocumented[]; invoices: NewDocument[] };

async function writeInvoices(ctx: Context, tx: Orm, work: Work): Promise<Invoices> {
  const { found, now } = work;
  const purchases = found.filter(isInvoiced);
  const known = new Set(
    (
      await findInvoices(
        tx,
        purchases.map(({ order }) => order.id),
      )
    ).map(({ orderId }) => orderId),
  );
  const drafts = purchases
    .filter(({ order }) => !known.has(order.id))
    .flatMap((one) => {
      const draft = attempt(work, one, () => draftInvoice(ctx.config.company, one, now));
      return draft ? [{ one, draft }] : [];
    });
  const invoices = await write(tx, 'invoice', {
    now,
    drafts: drafts.map(({ one, draft }) => ({ draft, about: aboutOf(one, null) })),
  });
  const invoiced = purchases.filter(
    (one) => known.has(one.order.id) || drafts.some((drafted) => drafted.one === one),
  );
  return { invoiced, invoices };
}

/** An order that cannot be drafted must not hold up the others. */
function attempt(
  { failed }: Work,
  { order }: Undocumented,
  draft: () => DocumentDraft,
): DocumentDraft | null {
  try {
    return draft();
  } catch (error) {
    failed.set(order.id, error);
    return null;
  }
}

async function writeCorrections(ctx: Context, tx: Orm, work: Work): Promise<NewDocument[]> {
  const { found, now } = work;
  const ids = found.map(({ order }) => order.id);
  // A refund without money corrects nothing.
  const back = (await findUncorrected(tx, ids)).filter(({ posting }) => posting.length > 0);
  if (back.length === 0) return [];
  const invoices = new Map((await findInvoices(tx, ids)).map((row) => [row.orderId, row.facts]));
  const { invoiceDueDays: _days, ...issuer } = ctx.config.company;
  const issuedOn = berlinNow(now).date;
  const drafts = back.flatMap(
    ({ orderId, refundId, packageIndex, posting, isTransferred }: RefundedMoney) => {
      const invoice = invoices.get(orderId);
      const one = found.find(({ order }) => order.id === orderId);
      if (!invoice || !one) return [];
      const draft = attempt(work, one, () =>
        correctionDraft(invoice, refundedPart(packageIndex, posting), {
          issuer,
          issuedOn,
          wasPaid: isTransferred,
          worthCents: parcelSharesOf(one.order)[packageIndex] ?? 0,
        }),
      );
      return draft ? [{ draft, about: aboutOf(one, refundId) }] : [];
    },
  );
  return await write(tx, 'correction', { now, drafts });
}

type About = Pick<NewDocument, 'orderId' | 'refundId' | 'ownerId' | 'language'>;

const aboutOf = ({ order, checkout }: Undocumented, refundId: string | null): About => ({
  orderId: order.id,
  refundId,
  ownerId: order.userId,
  language: checkout?.language ?? 'de',
});

/** Numbers are taken last: if anything fails from here on, they are rolled back with it. */
async function write(
  tx: Orm,
  kind: DocumentKind,
  { drafts, now }: { drafts: readonly { draft: DocumentDraft; about: About }[]; now: Date },
): Promise<NewDocument[]> {
  if (drafts.length === 0) return [];
  const series = seriesOf(kind, berlinNow(now).date);
  const first = await takeNumbers(tx, series, drafts.length);
  const rows = drafts.map(({ draft, about }, i): NewDocument => {
    const number = first + i;
    return {
      ...about,
      id: newId('dc'),
      kind,
      series,
      number,
      facts: { ...draft, documentNumber: documentNumber(series, number) },
      issuedAt: now,
    };
  });
  await insertDocuments(tx, rows);
  return rows;
}
