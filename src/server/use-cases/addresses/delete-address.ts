// Deletes an entry of the address book; other users' entries are not found.
import type { Context } from '../../context.ts';
import { deleteAddress as deleteEntry } from '../../db/addresses.ts';
import { AppError } from '../../errors.ts';

type Call = { id: string; userId: string };

export async function deleteAddress(ctx: Context, { id, userId }: Call): Promise<{ success: true }> {
  if (!(await deleteEntry(ctx.db.orm, id, userId))) throw new AppError('not_found');
  return { success: true };
}
