// An entry of the address book as its owner sees it.
import type { SavedAddress } from '#contract/addresses.ts';
import type { BookEntry } from '../../db/addresses.ts';

export const toSavedAddress = ({ id, address, createdAt, updatedAt }: BookEntry): SavedAddress => ({
  id,
  address,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
