// What is typed for a state becomes a code of the list, or nothing.
import { expect, test } from 'vitest';
import { stateCodeOf } from './country-states.ts';

test.each([
  ['US', 'CA', 'CA'],
  ['US', ' ca ', 'CA'],
  ['US', 'california', 'CA'],
  ['CA', 'Quebec', 'QC'],
  ['US', 'PR', 'PR'],
  ['US', 'Guam', 'GU'],
  ['US', 'vi', 'VI'],
  ['US', 'AS', 'AS'],
  ['US', 'MP', 'MP'],
  ['IT', 'OT', 'OT'],
  ['IT', 'Ogliastra', 'OG'],
  ['IT', 'VS', 'VS'],
  ['IT', 'Sulcis Iglesiente', 'CI'],
  ['IT', 'SU', 'SU'],
  ['US', 'Bavaria', ''],
  ['US', '', ''],
  ['DE', 'Bayern', ''],
])('in %s %j is %j', (country, text, code) => {
  expect(stateCodeOf(country, text)).toBe(code);
});
