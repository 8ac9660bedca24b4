// Replaces or removes an entry of the address book; what is not the user's own does not exist.
import type { SavedAddress } from '#contract/profile.ts';
import type { Address } from '#domain/address.ts';
import type { Context } from '../../context.ts';
import { deleteAddress, replaceAddress } from '../../db/addresses.ts';
import { AppError } from '../../errors.ts';
import { tidyAddress } from '../../tidy-address.ts';
import { toSavedAddress } from './address-reply.ts';

type Named = { id: string; userId: string };

export async function changeAddress(
  ctx: Context,
  change: Named & { address: Address; now: Date },
): Promise<{ success: true; address: SavedAddress }> {
  const address = await tidyAddress(change.address);
  const entry = await replaceAddress(ctx.db.orm, { ...change, address });
  if (!entry) throw new AppError('not_found');
  return { success: true, address: toSavedAddress(entry) };
}

export async function removeAddress(ctx: Context, { id, userId }: Named): Promise<{ success: true }> {
  if (!(await deleteAddress(ctx.db.orm, id, userId))) throw new AppError('not_found');
  return { success: true };
}
