// English texts that are rarely needed: of the address book, and about a half-typed shipment.
import type { book as German } from '../de/book.ts';

export const book: typeof German = {
  open: 'From address book',
  save: 'Save to address book',
  saved: 'Saved to address book',
  saveFailed: 'The address could not be saved',
  incomplete: 'Please complete the address first',
  title: { sender: 'Sender from the address book', recipient: 'Recipient from the address book' },
  search: 'Search',
  searchHint: 'Name, company, street, city, ZIP',
  results: 'Addresses',
  own: 'Your address',
  loading: 'Loading the address book …',
  failed: 'The address book could not be loaded.',
  count: (count) => (count === 1 ? '1 address' : `${count} addresses`),
  none: 'No address matches this search.',
  empty: 'Your address book is still empty. Fill in the fields and choose “Save to address book”.',
  filled: (name) => `${name} filled in`,
  manage: 'Manage address book',
};

export { draft } from './draft.ts';
