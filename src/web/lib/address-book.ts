// The address book of the signed-in user: search, add, change, delete.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addAddress, changeAddress, deleteAddress, listAddresses } from '#contract/addresses.ts';
import { EXPECTED_USER } from '#contract/endpoint.ts';
import type { Address } from '#domain/address.ts';
import { townLine } from '#domain/written-address.ts';
import { ApiError, call } from './api.ts';
import { useLostSession } from './use-lost-session.ts';

const addressBookKey = (userId: string) => ['addresses', userId] as const;

/** Keeps this user from reading or changing another one's book if somebody else has signed in meanwhile. */
const as = (userId: string) => ({ headers: { [EXPECTED_USER]: userId } });

/** Debounce: keystrokes within this time make one request. */
export const ADDRESS_TYPING_MS = 250;

export function useAddressBook(userId: string, q: string) {
  const wanted = q.trim();
  const query = useQuery({
    queryKey: [...addressBookKey(userId), wanted],
    queryFn: ({ signal }) =>
      call(listAddresses, { ...as(userId), query: { q: wanted || undefined }, signal }),
    // The last result stays until the next one arrives: nothing jumps.
    placeholderData: keepPreviousData,
  });
  useLostSession(query.error);
  return query;
}

/** Adds an address, or replaces the one with this id. */
export function useKeepAddress(userId: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ id, address }: { id?: string | undefined; address: Address }) =>
      id === undefined
        ? call(addAddress, { ...as(userId), body: address })
        : call(changeAddress, { ...as(userId), params: { id }, body: address }),
    onSuccess: () => client.invalidateQueries({ queryKey: addressBookKey(userId) }),
  });
  useLostSession(mutation.error);
  return mutation;
}

export function useDeleteAddress(userId: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (id: string) => {
      try {
        await call(deleteAddress, { ...as(userId), params: { id } });
      } catch (error) {
        // Another tab was faster: the address is gone, as was wanted.
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: addressBookKey(userId) }),
  });
  useLostSession(mutation.error);
  return mutation;
}

/** "Am Sandtorkai 1, 20457 Hamburg": what tells two addresses of one person apart. */
export const placeLine = (address: Address): string =>
  [address.street1, address.street2, townLine(address)].filter((part) => part?.trim()).join(', ');
