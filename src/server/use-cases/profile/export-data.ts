// Everything that is stored about a customer as one JSON text, page by page, so that no customer is too large.
import type { Context } from '../../context.ts';
import { findBook } from '../../db/addresses.ts';
import type { Orm } from '../../db/database.ts';
import { loadFiles } from '../../db/files.ts';
import {
  findOrderData,
  findPersonalCheckouts,
  findPersonalData,
  findPersonalFiles,
  findPersonalOrders,
  findPersonalQuotes,
} from '../../db/personal-data.ts';
import { findUserById, type User } from '../../db/users.ts';
import { AppError } from '../../errors.ts';
import { exportedAccount, exportedBookEntry } from './exported-columns.ts';

const PAGE = 200;

type Call = { userId: string; now: Date };

/** Refuses before the first byte. */
export async function exportData(ctx: Context, { userId, now }: Call): Promise<AsyncIterable<string>> {
  await ctx.throttles.exportByAccount.attempt(userId);
  const user = await findUserById(ctx.db.orm, userId);
  if (!user) throw new AppError('not_signed_in');
  return jsonText(ctx, user, now);
}

async function* jsonText(ctx: Context, user: User, now: Date): AsyncGenerator<string> {
  const { orm } = ctx.db;
  const head = {
    exportedAt: now,
    account: exportedAccount(user),
    addresses: (await findBook(orm, user.id)).map(exportedBookEntry),
    ...(await findPersonalData(orm, user)),
  };
  // Left open: the long lists follow.
  yield JSON.stringify(head, null, 1).slice(0, -2);
  yield* list('quotes', quotesOf(ctx, user.id));
  yield* list('files', filesOf(ctx, user.id));
  yield* list('checkoutsWithoutOrder', checkoutsOf(ctx, user.id));
  yield* list('orders', ordersOf(ctx, user.id));
  yield '\n}\n';
}

async function* list(name: string, rows: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,\n "${name}": [`;
  let separator = '\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield '\n ]';
}

/** Row by row, each page behind the last key of the one before. */
async function* pages<Row>(
  find: (page: { after: string; limit: number }) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  for (let after = ''; ;) {
    const page = await find({ after, limit: PAGE });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = keyOf(last);
  }
}

async function* quotesOf({ db: { orm } }: Context, userId: string): AsyncGenerator<object> {
  const quotes = pages(
    (page) => findPersonalQuotes(orm, userId, page),
    ({ id }) => id,
  );
  for await (const { id: _, ...quote } of quotes) yield quote;
}

async function* filesOf({ db: { orm } }: Context, userId: string): AsyncGenerator<object> {
  const files = pages(
    (page) => findPersonalFiles(orm, userId, page),
    ({ id }) => id,
  );
  for await (const { id, ...file } of files)
    yield file.kind === 'declaration' ? { ...file, base64: await contentOf(orm, id) } : file;
}

/** What they have given us themselves, and can have nowhere else; null: deleted a moment ago. */
async function contentOf(orm: Orm, id: string): Promise<string | null> {
  const content = (await loadFiles(orm, [id])).get(id);
  return content === undefined ? null : Buffer.from(content).toString('base64');
}

async function* checkoutsOf({ db: { orm } }: Context, userId: string): AsyncGenerator<object> {
  const checkouts = pages(
    (page) => findPersonalCheckouts(orm, userId, page),
    ({ idempotencyKey }) => idempotencyKey,
  );
  for await (const { idempotencyKey: _, ...checkout } of checkouts) yield checkout;
}

async function* ordersOf({ db }: Context, userId: string): AsyncGenerator<object> {
  for (let after: { createdAt: Date; id: string } | null = null; ;) {
    const page: Awaited<ReturnType<typeof findPersonalOrders>> = await findPersonalOrders(db.orm, userId, {
      after,
      limit: PAGE,
    });
    const last = page.at(-1);
    if (!last) return;
    const data = await findOrderData(
      db.orm,
      page.map(({ id }) => id),
    );
    yield* page.map((order) => ({
      ...order,
      parcels: ofOrder(data.parcels, order.id),
      trackingEvents: ofOrder(data.trackingEvents, order.id),
      refunds: ofOrder(data.refunds, order.id),
      documents: ofOrder(data.documents, order.id),
      notes: ofOrder(data.notes, order.id),
    }));
    after = last;
  }
}

const ofOrder = <Row extends { orderId: string | null }>(rows: readonly Row[], orderId: string) =>
  rows.filter((row) => row.orderId === orderId).map(({ orderId: _, ...row }) => row);
