// Replaces an entry of the address book; other users' entries are not found.
import type { SavedAddress } from '#contract/addresses.ts';
import type { Address } from '#domain/address.ts';
import type { Context } from '../../context.ts';
import { replaceAddress } from '../../db/addresses.ts';
import { AppError } from '../../errors.ts';
import { tidyAddress } from '../../tidy-address.ts';
import { toSavedAddress } from './address-reply.ts';

type Change = { id: string; userId: string; address: Address; now: Date };

export async function changeAddress(
  ctx: Context,
  change: Change,
): Promise<{ success: true; address: SavedAddress }> {
  const address = await tidyAddress(change.address);
  const entry = await replaceAddress(ctx.db.orm, { ...change, address });
  if (!entry) throw new AppError('not_found');
  return { success: true, address: toSavedAddress(entry) };
}
