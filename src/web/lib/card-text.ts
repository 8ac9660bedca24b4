// A description as shown on a parcel's card.

/** Characters (R33). */
const CARD_TEXT = 40;

export const cardText = (description: string): string => {
  const letters = [...description.trim()];
  return letters.length > CARD_TEXT ? `${letters.slice(0, CARD_TEXT).join('').trimEnd()}…` : letters.join('');
};
