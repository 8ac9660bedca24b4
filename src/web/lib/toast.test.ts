// How long a toast stays.
import { expect, test } from 'vitest';
import { shownMs } from './toast.ts';

test('a word stays for seven seconds, two sentences as long as it takes to read them', () => {
  expect(shownMs({ title: 'Kopiert' })).toBe(7_000);
  expect(shownMs({ title: 'x'.repeat(20), text: 'y'.repeat(140) })).toBe(14_000);
});

test('one with something to press stays until it can be reached by keyboard', () => {
  expect(shownMs({ title: 'Gelöscht', action: { label: 'Rückgängig', run: () => undefined } })).toBe(20_000);
});

test('nobody has to read faster than fifteen letters a second', () => {
  for (let letters = 0; letters < 1_000; letters += 10)
    expect(shownMs({ title: 'x'.repeat(letters) })).toBeGreaterThanOrEqual((letters * 1_000) / 15);
});
