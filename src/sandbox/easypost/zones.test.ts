// Where goods have to be declared, and the zone of a lane.
import { expect, test } from 'vitest';
import { crossesCustomsBorder, zoneOfLane } from './zones.ts';

const place = (line: string) => {
  const [country = '', zip = null] = line.split(' ');
  return { country, zip };
};

test.each([
  ['DE 20095', 'FR 75001', false],
  ['DE 20095', 'DE 80331', false],
  ['DE 20095', 'US 10118', true],
  ['US 10118', 'US 94107', false],
  ['DE 20095', 'GB BT11AA', false],
  ['DE 20095', 'GB SW1A1AA', true],
  ['DE 20095', 'MC 98000', false],
  ['DE 20095', 'DE 78266', true],
  ['DE 20095', 'IT 23041', true],
  ['DE 20095', 'ES 51001', true],
  // Inside the customs union, outside its VAT area.
  ['DE 20095', 'ES 28013', false],
  ['DE 20095', 'ES 35001', true],
  ['ES 28013', 'ES 38001', true],
  ['ES 38001', 'DE 20095', true],
  ['ES 35001', 'ES 38001', false],
  ['DE 20095', 'FI 00100', false],
  ['DE 20095', 'FI 22100', true],
  ['DE 20095', 'AX 22100', true],
  ['FI 00100', 'AX', true],
  ['AX 22100', 'AX 22101', false],
  ['DE 20095', 'FR 97400', true],
  ['DE 20095', 'IT 22061', true],
  ['DE 20095', 'GR 63086', true],
  ['DE 20095', 'GR 63087', true],
])('goods from %s to %s are declared: %s', (from, to, isDeclared) => {
  expect(crossesCustomsBorder(place(from), place(to))).toBe(isDeclared);
});

test.each([
  ['DE', 'DE', 'D'],
  ['DE', 'AT', 'Z1'],
  ['DE', 'FI', 'Z2'],
  ['DE', 'AX', 'Z2'],
  ['DE', 'CH', 'Z3'],
  ['DE', 'BR', 'Z6'],
  ['US', 'US', 'U'],
])('the route from %s to %s is in zone %s', (from, to, zone) => {
  expect(zoneOfLane(from, to)).toBe(zone);
});
