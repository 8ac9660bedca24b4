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

async function* quotesOf({ db }: Context, userId: string): AsyncGenerator<object> {
  for (let after = ''; ;) {
    const page = await findPersonalQuotes(db.orm, userId, { after, limit: PAGE });
    yield* page.map(({ id: _, ...quote }) => quote);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

async function* filesOf({ db }: Context, userId: string): AsyncGenerator<object> {
  for (let after = ''; ;) {
    const page = await findPersonalFiles(db.orm, userId, { after, limit: PAGE });
    for (const { id, ...file } of page)
      yield file.kind === 'declaration' ? { ...file, base64: await contentOf(db.orm, id) } : file;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

/** What they have given us themselves, and can have nowhere else; null: deleted a moment ago. */
async function contentOf(orm: Orm, id: string): Promise<string | null> {
  const content = (await loadFiles(orm, [id])).get(id);
  return content === undefined ? null : Buffer.from(content).toString('base64');
}

async function* checkoutsOf({ db }: Context, userId: string): AsyncGenerator<object> {
  for (let after = ''; ;) {
    const page = await findPersonalCheckouts(db.orm, userId, { after, limit: PAGE });
    yield* page.map(({ idempotencyKey: _, ...checkout }) => checkout);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.idempotencyKey;
  }
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
