// A note below an event says more than its title, or is left out.
import { expect, test } from 'vitest';
import { notesBelow } from './notes-below.ts';

test.each([
  ['nothing was said', [null, null], []],
  ['the carrier says what the title says', [null, 'Delivered'], []],
  ['the carrier says more', [null, 'Delivered to the neighbour'], ['Delivered to the neighbour']],
  ['there is a reason, too', ['Nobody was there.', 'Refused'], ['Nobody was there.', 'Refused']],
])('the notes below a title, when %s', (_, said, notes) => {
  expect(notesBelow('Delivered', said)).toEqual(notes);
});
