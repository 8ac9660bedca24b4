// Adds to the address book; the same address twice is one entry.
import type { SavedAddress } from '#contract/addresses.ts';
import type { Address } from '#domain/address.ts';
import { isSameAddress, MAX_ADDRESSES } from '#domain/address-book.ts';
import type { Context } from '../../context.ts';
import { findAddressBook, insertAddress } from '../../db/addresses.ts';
import { newId } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { tidyAddress } from '../../tidy-address.ts';
import { lockAccount } from '../profile/lock-account.ts';
import { toSavedAddress } from './address-reply.ts';

type Call = { userId: string; address: Address; now: Date };

export async function addAddress(
  ctx: Context,
  { userId, address: typed, now }: Call,
): Promise<{ success: true; address: SavedAddress }> {
  const address = await tidyAddress(typed);
  const entry = await ctx.db.transaction(async (tx) => {
    // One at a time, or two concurrent requests would both find room.
    await lockAccount(tx, userId);
    const book = await findAddressBook(tx, userId);
    const known = book.find((one) => isSameAddress(one.address, address));
    if (known) return known;
    if (book.length >= MAX_ADDRESSES)
      throw new AppError('address_book_full', { details: { limit: MAX_ADDRESSES } });
    return await insertAddress(tx, { id: newId('ad'), userId, address, createdAt: now, updatedAt: now });
  });
  return { success: true, address: toSavedAddress(entry) };
}
