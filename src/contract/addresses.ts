// The address book of the signed-in user (C-63).
import * as z from 'zod/mini';
import { Address, StoredAddress } from '#domain/address.ts';
import { line } from '#domain/text.ts';
import { MAX_BOOK_SEARCH } from '#domain/text-limits.ts';
import { endpoint, Success } from './endpoint.ts';
import { Id } from './id.ts';

export const SavedAddress = z.object({
  id: z.string(),
  address: StoredAddress,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type SavedAddress = z.infer<typeof SavedAddress>;

const byId = z.object({ id: Id });
const AddressReply = z.object({ success: z.literal(true), address: SavedAddress });

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/addresses',
  summary: 'The address book, or the entries that match a search, sorted by name; at most 500.',
  access: 'user',
  query: z.object({
    /** Prefixes of words in name, company, street, city, postcode or country code. */
    q: z.optional(line(MAX_BOOK_SEARCH)),
  }),
  reply: z.object({
    success: z.literal(true),
    addresses: z.array(SavedAddress),
    /** How many were found. */
    found: z.number(),
    /** How many there are. */
    total: z.number(),
  }),
});

export const addAddress = endpoint({
  method: 'POST',
  path: '/api/addresses',
  summary: 'Adds an address to the address book; one that is already there is returned unchanged.',
  access: 'user',
  body: Address,
  reply: AddressReply,
});

export const changeAddress = endpoint({
  method: 'POST',
  path: '/api/addresses/:id',
  summary: 'Replaces an address in the address book.',
  access: 'user',
  params: byId,
  body: Address,
  reply: AddressReply,
});

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/api/addresses/:id',
  summary: 'Removes an address from the address book.',
  access: 'user',
  params: byId,
  reply: Success,
});
