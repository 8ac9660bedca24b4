// Sender and recipient of an order: which of them its account is, and whom it is billed to.
import type { Address } from './address.ts';

type Parties = { fromAddress: Address; toAddress: Address };

/**
 * Whom an order is billed to where the account has no address: whichever party is its owner, as on a way back or an
 * import; else whoever sends.
 */
export function billedParty({ fromAddress, toAddress }: Parties, accountEmail: string | null): Address {
  const isOwner = (party: Address): boolean => isOwnedBy(party, accountEmail);
  return !isOwner(fromAddress) && isOwner(toAddress) ? toAddress : fromAddress;
}

/** A party that was stored without an e-mail is nobody's, and must not keep the bill from being written. */
export const isOwnedBy = ({ email }: Partial<Address>, accountEmail: string | null): boolean =>
  email !== undefined && email.toLowerCase() === accountEmail?.toLowerCase();
