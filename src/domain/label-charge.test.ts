// Charges of the carrier side that nobody has asked for.
import { expect, test } from 'vitest';
import { isUnrequested } from './label-charge.ts';

test.for([
  ['LabelFee', false],
  ['InsuranceFee', true],
  ['CarbonOffsetFee', true],
  ['SomethingNew', true],
] as const)('%s is a charge that nobody asked for: %s', ([kind, unasked]) => {
  expect(isUnrequested({ kind, dollars: '0.05000' })).toBe(unasked);
});
