// A parcel not heard of for half a year is over.
import { expect, test } from 'vitest';
import { lostParcelCutoff } from './lost-parcel-cutoff.ts';

test('a parcel last heard of half a year ago is no longer expected', () => {
  expect(lostParcelCutoff(new Date('2026-11-23T06:00:00Z'))).toEqual(new Date('2026-05-24T06:00:00Z'));
});
