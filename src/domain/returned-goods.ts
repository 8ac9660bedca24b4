// Descriptions of returned goods, for people and customs alike (C-35).
const WORDS = 'Returned goods';

/** Added once, however often a parcel goes back and forth. */
export const asReturned = (description: string): string =>
  isReturned(description) ? description : `${WORDS}: ${description}`;

export const isReturned = (description: string): boolean =>
  description.trimStart().toLowerCase().startsWith(WORDS.toLowerCase());
