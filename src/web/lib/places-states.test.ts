// What was typed for a state becomes the code of the list, or nothing.
import { expect, test } from 'vitest';
import { stateCodeOf } from './places-states.ts';

test.each([
  ['US', 'CA', 'CA'],
  ['US', ' ca ', 'CA'],
  ['US', 'california', 'CA'],
  ['CA', 'Quebec', 'QC'],
  ['US', 'Bavaria', ''],
  ['US', '', ''],
  ['DE', 'Bayern', ''],
])('in %s %j is %j', (country, text, code) => {
  expect(stateCodeOf(country, text)).toBe(code);
});
