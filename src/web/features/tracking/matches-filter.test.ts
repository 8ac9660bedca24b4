// Which search words find an event.
import { expect, test } from 'vitest';
import { matchesFilter } from './matches-filter.ts';

const event = ['Beim Zoll', 'Processed for customs clearance', 'Orléans, Frankreich', 'Neuenburg', null];

test.each([
  ['', true],
  ['   ', true],
  ['zoll', true],
  ['ZOLL frank', true],
  ['orleans', true],
  // Part of a word, which a fold of "ue" would miss.
  ['enburg', true],
  ['customs hamburg', false],
  ['.*', false],
  ['%', false],
])('the filter "%s" matches: %s', (filter, matches) => {
  expect(matchesFilter(event, filter)).toBe(matches);
});
