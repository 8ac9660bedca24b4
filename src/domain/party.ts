// Sender and recipient of an order: which of them its account is, and whom it is billed to (record 0037).
import { type Address, companyOf } from './address.ts';
import type { Cents } from './money.ts';

export type Parties = { fromAddress: Address; toAddress: Address };

/** What identifies an account on an address. */
export type Owner = { email: string; companyName: string | null; address: Address | null };

export type BilledAccount = Owner & {
  firstName: string;
  lastName: string;
  business: boolean;
  vatId: string | null;
};

/** Gross; § 33 UStDV. */
export const SMALL_INVOICE: Cents = 25_000;

/** Whether the invoice need not state its recipient's address. */
export const isSmallInvoice = (totalCents: Cents): boolean => totalCents <= SMALL_INVOICE;

/**
 * The buyer (§ 14 UStG): the account, at its profile's address or at that of the party it is. An account that is
 * neither party is named without an address. Null: a guest, of whom nothing more is known, counts as the sender.
 */
export function billedTo({ fromAddress, toAddress }: Parties, account: BilledAccount | null): Address {
  if (!account) return fromAddress;
  const owned = [fromAddress, toAddress].find((party) => isOwnedBy(party, account));
  const address = account.address ?? owned ?? nameOnly(account);
  return {
    ...address,
    company: companyOf(address) || account.companyName,
    vatId: account.vatId ?? address.vatId,
  };
}

/** Whether a business buys for more than a small invoice covers and there is no address to bill. */
export const lacksBillingAddress = (parties: Parties, account: BilledAccount, totalCents: Cents): boolean =>
  !isSmallInvoice(totalCents) && account.business && billedTo(parties, account).street1 === '';

function nameOnly({ firstName, lastName, email }: BilledAccount): Address {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return { name, street1: '', zip: '', city: '', country: '', phone: '', email };
}

/**
 * Whether a party is the account, by company, by the profile's address, or by e-mail. E-mail alone does not count where
 * another company is named: a customer who wants the messages about a supplier's parcel types their own. A party that
 * was stored without an e-mail is nobody's, and must not keep the invoice from being written.
 */
export function isOwnedBy(party: Partial<Address>, { email, companyName, address }: Owner): boolean {
  const company = companyOf(party);
  if (isSame(company, companyName, withoutLegalForm) || isSamePlace(party, address)) return true;
  return isSame(party.email, email, folded) && !(company && companyName);
}

const isSamePlace = (party: Partial<Address>, address: Address | null): boolean =>
  (['country', 'zip', 'street1'] as const).every((field) => isSame(party[field], address?.[field], folded));

type Text = string | null | undefined;

const isSame = (one: Text, other: Text, by: (text: string) => string): boolean =>
  Boolean(one && other && by(one) === by(other));

const folded = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

const legalForms = new Set(
  'gmbh mbh ag kg kgaa ug ohg gbr ek ev se co ltd limited inc llc llp plc corp sa sarl sas srl spa bv nv ab as aps oy'.split(
    ' ',
  ),
);

/** "Müller & Co. KG" → "müller": people leave out the legal form. */
function withoutLegalForm(company: string): string {
  const words = folded(company)
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u);
  const core = words.filter((word) => word && !legalForms.has(word)).join(' ');
  return core || folded(company);
}
