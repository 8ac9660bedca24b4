// What is known of an address before anybody types, as form fields. Apart from the form, which is loaded earlier.
import type { Profile } from '#contract/profile.ts';
import { type Address, addressFields } from '#domain/address.ts';
import { type AddressForm, emptyAddress } from './address-form.ts';

/** An address as form fields. */
export const formOfAddress = (address: Address): AddressForm =>
  Object.fromEntries(addressFields.map((field) => [field, address[field] ?? ''])) as AddressForm;

export type Account = Pick<Profile, 'address' | 'firstName' | 'lastName' | 'companyName' | 'email'>;

/** The customer's own address; until there is one, what the account knows of it. */
export const senderOf = ({ address, firstName, lastName, companyName, email }: Account): AddressForm =>
  address
    ? formOfAddress(address)
    : { ...emptyAddress('DE'), name: `${firstName} ${lastName}`.trim(), company: companyName ?? '', email };
