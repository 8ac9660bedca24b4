// Gives the operator a customer's file, in full; the audit says who got it.
import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import { findDocument } from '../../db/documents.ts';
import { findFile } from '../../db/files.ts';
import { findOrderByName } from '../../db/orders.ts';
import { AppError } from '../../errors.ts';
import { fetchConfirmation } from '../documents/fetch-confirmation.ts';
import { fetchCustomsPaper } from '../documents/fetch-customs-paper.ts';
import { fileOf } from '../documents/fetch-document.ts';
import type { PdfFile } from '../documents/pdf-file.ts';
import { runPreparedAction, notFound } from './operator-action.ts';

type SavedFile = { name: string; mime: string; content: Uint8Array; sha256: string };

type Found = Omit<SavedFile, 'sha256'> & { what: string };

/** `id`: as list-files.ts names it. Throws `not_found`. */
export async function saveFile(
  ctx: Context,
  { id, operator }: { id: string; operator: string },
): Promise<SavedFile> {
  const act = { operator, action: 'file.save', subject: id };
  return await runPreparedAction(ctx, act, { prepare: find(ctx, id), work: hashed });
}

async function hashed(_tx: Orm, { what, ...file }: Found) {
  const sha256 = createHash('sha256').update(file.content).digest('hex');
  // Without the file's name: it is the customer's own wording, and the audit is kept forever.
  return { result: { ...file, sha256 }, details: { what, size: file.content.length, sha256 } };
}

async function find(ctx: Context, id: string): Promise<Found> {
  const file = await findFile(ctx.db.orm, id);
  if (file) return { what: file.kind, name: file.name, mime: file.mime, content: file.content };
  const document = await findDocument(ctx.db.orm, id);
  if (document) return await drawn(document.kind, fileOf(ctx, document));
  const [orderId = '', paper] = id.split('/');
  const order = await findOrderByName(ctx.db.orm, orderId);
  if (!order) throw notFound('file', id);
  const wanted = { orderId: order.id, userId: order.userId };
  if (paper === undefined)
    return await drawn('confirmation', await fetchConfirmation(ctx, { ...wanted, language: null }));
  const form = await fetchCustomsPaper(ctx, { ...wanted, name: paper }).catch((error: unknown) => {
    throw error instanceof AppError ? notFound('file', id) : error;
  });
  return await drawn('customs paper', form);
}

const drawn = async (what: string, file: PdfFile): Promise<Found> => ({
  what,
  name: file.name,
  mime: 'application/pdf',
  content: await file.draw(),
});
