// How the contents of a way back say what they are, to people and to customs alike (C-35).
const WORDS = 'Returned goods';

/** Said once, however often a parcel goes to and fro. */
export const asReturned = (description: string): string =>
  isReturned(description) ? description : `${WORDS}: ${description}`;

export const isReturned = (description: string): boolean =>
  description.trimStart().toLowerCase().startsWith(WORDS.toLowerCase());
