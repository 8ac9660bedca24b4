// Which columns of an account and its address book go into the download. A new one has to be decided on here first.
import type { BookEntry } from '../../db/addresses.ts';
import type { User } from '../../db/users.ts';

/** The compiler demands a decision on each column; a column without one is not exported. */
type Decided<Row> = Readonly<Record<keyof Row, boolean>>;

const ofAccount: Decided<User> = {
  id: true,
  email: true,
  passwordHash: false,
  firstName: true,
  lastName: true,
  companyName: true,
  business: true,
  status: true,
  permanentDiscountPercent: true,
  fixedDiscountCents: true,
  vatId: true,
  eori: true,
  vatIdVerified: true,
  newsletter: true,
  goldInterest: true,
  platinInterest: true,
  createdAt: true,
  language: true,
  address: true,
  vatState: true,
  vatCheckedAt: true,
  vatConsultation: true,
  vatNextCheckAt: true,
  vatAttempts: false,
  // The owner of a closed account cannot ask.
  deletedAt: false,
};

const ofBookEntry: Decided<BookEntry> = {
  id: false,
  userId: false,
  address: true,
  createdAt: true,
  updatedAt: true,
};

export const exportedAccount = (user: User): object => decided(user, ofAccount);

export const exportedBookEntry = (entry: BookEntry): object => decided(entry, ofBookEntry);

const decided = <Row extends object>(row: Row, goesOut: Decided<Row>): object =>
  Object.fromEntries(Object.entries(row).filter(([column]) => goesOut[column as keyof Row]));
