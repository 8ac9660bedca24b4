// Tests the file name of the data export.
import { expect, test } from 'vitest';
import { exportName } from './export-name.ts';

const now = new Date('2026-11-30T10:00:00Z');

test.each([
  ['Hafenpost', 'hafenpost-2026-11-30.json'],
  ['Möwe "& Söhne"', 'mowe-sohne-2026-11-30.json'],
  ['Почта', 'export-2026-11-30.json'],
])('what %s stores about a customer is called %s', (brand, name) => {
  expect(exportName(brand, now)).toBe(name);
});
