// Writes the invoices of completed purchases and the corrections of what was given back; not on the way of a purchase.
// An order is held, then the series: so no order gets two invoices, and no number is lost or given twice.
import { berlinNow } from '#domain/berlin.ts';
import {
  correctionDraft,
  type DocumentDraft,
  type DocumentKind,
  documentNumber,
  givenBack,
  seriesOf,
} from '#domain/document.ts';
import type { Context } from '../../context.ts';
import { newId, type Orm } from '../../db/database.ts';
import {
  findInvoices,
  findUncorrected,
  hasUndocumented,
  insertDocuments,
  lockOrderForPapers,
  lockUndocumented,
  markDocumented,
  type MoneyBack,
  type NewDocument,
  takeNumbers,
  type Undocumented,
} from '../../db/documents.ts';
import { draftInvoice } from './draft-invoice.ts';

/** As many orders in one transaction; the rest follows at the next turn. */
const BATCH = 50;

/** One turn of the job; answers how many orders it has dealt with. */
export async function issueDocuments(ctx: Context): Promise<number> {
  if (!(await hasUndocumented(ctx.db.orm))) return 0;
  return await issue(ctx, (tx) => lockUndocumented(tx, BATCH));
}

/** For somebody who asks before the job has come round; nothing happens while the checkout still runs. */
export async function issueForOrder(ctx: Context, orderId: string): Promise<void> {
  await issue(ctx, (tx) => lockOrderForPapers(tx, orderId));
}

async function issue(ctx: Context, lock: (tx: Orm) => Promise<Undocumented[]>): Promise<number> {
  const done = await ctx.db.transaction(async (tx) => {
    const found = await lock(tx);
    const now = ctx.clock();
    const written = await writeInvoices(ctx, tx, { found, now });
    await writeCorrections(ctx, tx, { found: written, now });
    const over = found.filter((one) => !isInvoiced(one) || written.includes(one));
    await markDocumented(
      tx,
      over.map(({ order }) => order.id),
    );
    return over.length;
  });
  // A number that somebody has seen on paper must survive a power cut.
  if (done > 0) await ctx.db.barrier();
  return done;
}

/** What never became a purchase needs no paper. */
const isInvoiced = ({ checkout }: Undocumented): boolean =>
  checkout !== null && checkout.completedAt !== null;

type Work = { found: readonly Undocumented[]; now: Date };

/** Answers the orders that have an invoice now. */
async function writeInvoices(ctx: Context, tx: Orm, { found, now }: Work): Promise<Undocumented[]> {
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
      const draft = attempt(ctx, one);
      return draft ? [{ one, draft }] : [];
    });
  await write(tx, 'invoice', {
    now,
    drafts: drafts.map(({ one, draft }) => ({ draft, about: aboutOf(one, null) })),
  });
  return purchases.filter((one) => known.has(one.order.id) || drafts.some((drafted) => drafted.one === one));
}

/** An order that cannot be read must not keep the others waiting. */
function attempt(ctx: Context, one: Undocumented): DocumentDraft | null {
  try {
    return draftInvoice(ctx.config.company, one, ctx.clock());
  } catch (error) {
    ctx.log.error({ err: error, orderId: one.order.id }, 'invoice not written');
    return null;
  }
}

async function writeCorrections(ctx: Context, tx: Orm, { found, now }: Work): Promise<void> {
  const ids = found.map(({ order }) => order.id);
  // What was free of charge corrects nothing.
  const back = (await findUncorrected(tx, ids)).filter(({ posting }) => posting.length > 0);
  if (back.length === 0) return;
  const invoices = new Map((await findInvoices(tx, ids)).map((row) => [row.orderId, row.facts]));
  const { invoiceDueDays: _days, ...issuer } = ctx.config.company;
  const issuedOn = berlinNow(now).date;
  const drafts = back.flatMap(({ orderId, refundId, packageIndex, posting }: MoneyBack) => {
    const invoice = invoices.get(orderId);
    const one = found.find(({ order }) => order.id === orderId);
    if (!invoice || !one) return [];
    const draft = correctionDraft(invoice, givenBack(packageIndex, posting), { issuer, issuedOn });
    return [{ draft, about: aboutOf(one, refundId) }];
  });
  await write(tx, 'correction', { now, drafts });
}

type About = Pick<NewDocument, 'orderId' | 'refundId' | 'ownerId' | 'language'>;

const aboutOf = ({ order, checkout }: Undocumented, refundId: string | null): About => ({
  orderId: order.id,
  refundId,
  ownerId: order.userId,
  language: checkout?.language ?? 'de',
});

/** Numbers are taken last of all: whatever fails from here on takes them back with it. */
async function write(
  tx: Orm,
  kind: DocumentKind,
  { drafts, now }: { drafts: readonly { draft: DocumentDraft; about: About }[]; now: Date },
): Promise<void> {
  if (drafts.length === 0) return;
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
}
