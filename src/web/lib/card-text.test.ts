// How long descriptions are shortened on a card.
import { expect, test } from 'vitest';
import { cardText } from './card-text.ts';

test.each([
  ['', ''],
  ['  Kurz  ', 'Kurz'],
  ['a'.repeat(40), 'a'.repeat(40)],
  ['a'.repeat(41), `${'a'.repeat(40)}…`],
  ['Herren-T-Shirts aus reiner Baumwolle, gestrickt', 'Herren-T-Shirts aus reiner Baumwolle, ge…'],
])('%j is shortened to %j on the card', (text, shown) => {
  expect(cardText(text)).toBe(shown);
});
