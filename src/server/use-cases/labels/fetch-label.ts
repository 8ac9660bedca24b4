// The label PDF of one parcel, or all labels of an order in one document; only for the owner, never while held.
import { labelsReleased } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import { findLabelFiles } from '../../db/files.ts';
import { findOwnIntent } from '../../db/intents.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { AppError } from '../../errors.ts';

export type LabelFile = { name: string; content: Uint8Array };

type Wanted = { intentId: string; packageIndex: number | null; userId: string };

export async function fetchLabel(
  ctx: Context,
  { intentId, packageIndex, userId }: Wanted,
): Promise<LabelFile> {
  const intent = await findOwnIntent(ctx.db.orm, intentId, userId);
  if (!intent) throw new AppError('not_found');
  if (intent.exportHold) throw new AppError('export_hold');
  if (!intent.orderId || !intent.labelsStored || !labelsReleased(intent))
    throw new AppError('label_not_ready');
  // A parcel that is given back must not travel; its label is locked from the moment of the request (C-53).
  const locked = await findLockedPackages(ctx.db.orm, intent.orderId);
  if (packageIndex !== null && locked.includes(packageIndex)) throw new AppError('label_locked');
  const all = await findLabelFiles(ctx.db.orm, intent.orderId);
  const files = all.filter((file) => !locked.includes(file.packageIndex));
  if (all.length > 0 && files.length === 0) throw new AppError('label_locked');
  if (packageIndex !== null) {
    const file = files.find((candidate) => candidate.packageIndex === packageIndex);
    if (!file) throw new AppError('not_found');
    return file;
  }
  const [first] = files;
  if (!first) throw new AppError('label_not_ready');
  return files.length === 1 ? first : { name: `labels-${first.name}`, content: await merge(files) };
}

async function merge(files: readonly LabelFile[]): Promise<Uint8Array> {
  // Loaded on demand: hardly anybody asks for it, and it would cost every start.
  const { PDFDocument } = await import('pdf-lib');
  const all = await PDFDocument.create();
  for (const { content } of files) {
    const one = await PDFDocument.load(content);
    for (const page of await all.copyPages(one, one.getPageIndices())) all.addPage(page);
  }
  return await all.save();
}
