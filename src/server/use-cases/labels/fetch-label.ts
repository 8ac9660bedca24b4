// The label PDF of one parcel, or all labels of an order in one document; only for the owner, never while held.
import { areLabelsReleased } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import { findLabel, findLabelFiles, findLabelState, type LabelState } from '../../db/label-files.ts';
import { AppError } from '../../errors.ts';

type LabelFile = { name: string; content: Uint8Array };

type Wanted = { intentId: string; packageIndex: number | null; userId: string };

export const fetchLabel = (ctx: Context, { packageIndex, ...owned }: Wanted): Promise<LabelFile> =>
  packageIndex === null ? fetchAll(ctx, owned) : fetchOne(ctx, { ...owned, packageIndex });

async function fetchOne(
  ctx: Context,
  wanted: { intentId: string; userId: string; packageIndex: number },
): Promise<LabelFile> {
  const label = await findLabel(ctx.db.orm, wanted);
  const { locked } = printable(label);
  if (locked.includes(wanted.packageIndex)) throw new AppError('label_locked');
  const { name = null, content = null } = label ?? {};
  if (name === null || content === null) throw new AppError('not_found');
  return { name, content };
}

async function fetchAll(ctx: Context, owned: { intentId: string; userId: string }): Promise<LabelFile> {
  const { orderId, locked } = printable(await findLabelState(ctx.db.orm, owned));
  const stored = await findLabelFiles(ctx.db.orm, orderId);
  const files = stored.filter((file) => !locked.includes(file.packageIndex));
  const [first] = files;
  if (!first) throw new AppError(stored.length > 0 ? 'label_locked' : 'label_not_ready');
  if (files.length === 1) return first;
  await ctx.throttles.papersByOwner.attempt(owned.userId);
  return { name: `labels-${first.name}`, content: await merge(files) };
}

/**
 * Throws unless there is something to print. A parcel with a refund must not travel: its label is locked from the
 * moment of the request (C-53).
 */
function printable(intent: LabelState | null): { orderId: string; locked: readonly number[] } {
  if (!intent) throw new AppError('not_found');
  const { orderId, exportHold, labelsStored, locked, status } = intent;
  if (status === 'refunded' && labelsStored) throw new AppError('label_locked');
  if (exportHold) throw new AppError('export_hold');
  if (!orderId || !labelsStored || !areLabelsReleased(intent)) throw new AppError('label_not_ready');
  return { orderId, locked };
}

async function merge(files: readonly LabelFile[]): Promise<Uint8Array> {
  // Loaded on demand: it is rarely needed, and would slow down every start.
  const { joinPdfs } = await import('../../documents/read-pdf.ts');
  return await joinPdfs(files.map(({ content }) => content));
}
