// The address book: how many fit, when two entries are one, and the words an entry is found by.
import { type Address, addressFields } from './address.ts';
import { searchWords } from './search-words.ts';

/** Addresses that one customer may keep. */
export const MAX_ADDRESSES = 1_000;

/** To the letter; an empty field is none. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  addressFields.every((field) => (one[field] ?? '') === (other[field] ?? ''));

/** Folded as the words of orders are, the country by its mark. */
export const bookWords = (address: Address): string[] =>
  searchWords({
    texts: [
      address.name,
      address.company,
      address.businessName,
      address.street1,
      address.street2,
      address.city,
      // By its words, "1012 AB", and below as one, "1012AB".
      address.zip,
    ].flatMap((text) => text ?? []),
    codes: [address.zip],
    country: address.country,
  });

/** By name, then by city; German rules for umlauts. */
export const inBookOrder = (one: Address, other: Address): number =>
  one.name.localeCompare(other.name, 'de') || one.city.localeCompare(other.city, 'de');
