// The address book: how many fit, when two entries are one, and the words an entry is found by.
import { type Address, addressFields } from './address.ts';
import { searchWords } from './search-words.ts';

/** Addresses that one customer may keep. */
export const MAX_ADDRESSES = 1_000;

/** Exact comparison; an empty field counts as missing. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  addressFields.every((field) => (one[field] ?? '') === (other[field] ?? ''));

/** Folded like the words of orders, the country as its token. */
export const bookWords = (address: Address): string[] =>
  searchWords({
    texts: [
      address.name,
      address.company,
      address.businessName,
      address.street1,
      address.street2,
      address.city,
      // By its words, "1012 AB"; below also as one, "1012AB".
      address.zip,
    ].flatMap((text) => text ?? []),
    codes: [address.zip],
    country: address.country,
  });

const { compare } = new Intl.Collator('de');

/** By name, then by city; German rules for umlauts. */
export const inBookOrder = (one: Address, other: Address): number =>
  compare(one.name, other.name) || compare(one.city, other.city);
