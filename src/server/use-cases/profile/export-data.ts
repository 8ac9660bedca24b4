// Everything that is stored about a customer as one JSON text, page by page, so that no customer is too large.
import type { Context } from '../../context.ts';
import { findAddressBook } from '../../db/addresses.ts';
import type { Orm } from '../../db/database.ts';
import { readPieceOfFile } from '../../db/files.ts';
import { findExportedAccount } from '../../db/exported-account.ts';
import { findExportedCheckouts, findExportedFiles, findExportedQuotes } from '../../db/exported-lists.ts';
import { findDataOfOrders, findExportedOrders } from '../../db/exported-orders.ts';
import type { OrderMark } from '../../db/order-list.ts';
import { findUserById, type User } from '../../db/users.ts';
import { AppError } from '../../errors.ts';
import { accountMails } from '../mails/mail-kinds.ts';
import { exportedAccount, exportedBookEntry } from './exported-columns.ts';

const PAGE = 200;
/** Of a file; a multiple of three, so that the pieces' base64 can be put together. */
const PIECE_BYTES = 3 * 32 * 1024;

type Call = { userId: string; now: Date };

/** Throws before the first byte. */
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
    addresses: (await findAddressBook(orm, user.id)).map(exportedBookEntry),
    ...(await findExportedAccount(orm, user, accountMails)),
  };
  // Without the closing brace: the long lists follow.
  yield JSON.stringify(head, null, 1).slice(0, -2);
  yield* list('quotes', quotesOf(ctx, user.id));
  yield* list('files', filesOf(ctx, user.id));
  yield* list('checkoutsWithoutOrder', checkoutsOf(ctx, user.id));
  yield* list('orders', ordersOf(ctx, user.id));
  yield '\n}\n';
}

/** A row, or the pieces of its JSON. */
type Row = object | AsyncGenerator<string>;

async function* list(name: string, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield `,\n "${name}": [`;
  let separator = '\n';
  for await (const row of rows) {
    yield separator;
    if (Symbol.asyncIterator in row) yield* row;
    else yield JSON.stringify(row);
    separator = ',\n';
  }
  yield '\n ]';
}

/** Page by page, each starting after the key of the last row. */
async function* pages<Row, Key>(
  find: (page: { after: Key; limit: number }) => Promise<Row[]>,
  { first, keyOf }: { first: Key; keyOf: (row: Row) => Key },
): AsyncGenerator<Row[]> {
  for (let after = first; ;) {
    const page = await find({ after, limit: PAGE });
    yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = keyOf(last);
  }
}

const byId = { first: '', keyOf: ({ id }: { id: string }) => id };

async function* quotesOf({ db: { orm } }: Context, userId: string): AsyncGenerator<object> {
  for await (const page of pages((at) => findExportedQuotes(orm, userId, at), byId))
    yield* page.map(({ id: _, ...quote }) => quote);
}

async function* filesOf({ db: { orm } }: Context, userId: string): AsyncGenerator<Row> {
  for await (const page of pages((at) => findExportedFiles(orm, userId, at), byId))
    for (const { id, ...file } of page) yield file.kind === 'declaration' ? withContent(orm, id, file) : file;
}

/**
 * With what customers have given us themselves and cannot get elsewhere. Piece by piece: somebody who does not read the
 * answer holds one piece in memory, not files of ten megabytes. A file that was deleted a moment ago ends early.
 */
async function* withContent(orm: Orm, id: string, file: object): AsyncGenerator<string> {
  yield JSON.stringify({ ...file, base64: '' }).slice(0, -2);
  for (let from = 0; ; from += PIECE_BYTES) {
    const piece = await readPieceOfFile(orm, id, { from, bytes: PIECE_BYTES });
    if (piece.length === 0) break;
    yield piece.toString('base64');
  }
  yield '"}';
}

async function* checkoutsOf({ db: { orm } }: Context, userId: string): AsyncGenerator<object> {
  const find = (at: { after: string; limit: number }) => findExportedCheckouts(orm, userId, at);
  type Checkout = Awaited<ReturnType<typeof find>>[number];
  const byKey = { first: '', keyOf: ({ idempotencyKey }: Checkout) => idempotencyKey };
  for await (const page of pages(find, byKey))
    yield* page.map(({ idempotencyKey: _, ...checkout }) => checkout);
}

async function* ordersOf({ db: { orm } }: Context, userId: string): AsyncGenerator<object> {
  const find = (at: { after: OrderMark | null; limit: number }) => findExportedOrders(orm, userId, at);
  const byMark = { first: null, keyOf: (order: OrderMark): OrderMark | null => order };
  for await (const page of pages(find, byMark)) {
    const ids = page.map(({ id }) => id);
    const data = await findDataOfOrders(orm, ids);
    yield* page.map((order) => ({
      ...order,
      parcels: ofOrder(data.parcels, order.id),
      trackingEvents: ofOrder(data.trackingEvents, order.id),
      refunds: ofOrder(data.refunds, order.id),
      documents: ofOrder(data.documents, order.id),
      notes: ofOrder(data.notes, order.id),
    }));
  }
}

const ofOrder = <Row extends { orderId: string | null }>(rows: readonly Row[], orderId: string) =>
  rows.filter((row) => row.orderId === orderId).map(({ orderId: _, ...row }) => row);
