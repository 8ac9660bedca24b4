// What the package step says about weights: who bills alike, who refuses a box, and when nothing can be said yet.
import { expect, test } from 'vitest';
import { boxOf, refusedBy, weightGroups, whyOf } from './weight-groups.ts';
import { emptyParcel } from './wizard-state.ts';

const germany = { country: 'DE', zip: '20457', city: 'Hamburg' };
const usa = { country: 'US' };
const box = (length: number, width: number, height: number, weight: number) => ({
  length,
  width,
  height,
  weight,
});

test('a box is known once three sides and a weight are given, as people type them', () => {
  const typed = { ...emptyParcel('a'), length: '60', width: '40,5', height: '40.5', weight: '7' };
  expect(boxOf(typed)).toEqual(box(60, 40.5, 40.5, 7));
  for (const field of ['length', 'width', 'height', 'weight'] as const)
    for (const wrong of ['', '0', 'x', '-3', '999999'])
      expect(boxOf({ ...typed, [field]: wrong }), `${field} ${wrong}`).toBeNull();
});

test('carriers that bill alike are grouped, the heaviest first', () => {
  expect(weightGroups(germany, usa, [box(80, 40, 35, 18)])).toEqual([
    { kg: 22.5, basis: 'volume', carriers: ['DHL Express', 'FedEx', 'UPS'] },
    { kg: 18, basis: 'actual', carriers: ['DPD', 'DHL Paket'] },
  ]);
  expect(weightGroups(germany, usa, [box(30, 20, 10, 18)])).toEqual([
    { kg: 18, basis: 'actual', carriers: ['DHL Express', 'FedEx', 'UPS', 'DPD', 'DHL Paket'] },
  ]);
});

test('the actual weight counts everywhere only if no carrier bills volume or a minimum for large packages', () => {
  const why = (...of: [number, number, number, number]) => whyOf(weightGroups(germany, usa, [box(...of)]));
  expect(why(30, 20, 10, 18)).toBe('actual');
  expect(why(80, 40, 35, 18)).toBe(5000);
  // UPS bills 40 kg, every other carrier the 35 kg on the scales.
  expect(weightGroups(germany, usa, [box(200, 30, 25, 35)]).map(({ basis }) => basis)).toContain('large');
  expect(why(200, 30, 25, 35)).toBeNull();
});

test('a carrier that refuses one of the boxes bills nothing, and is named with that box', () => {
  const boxes = [box(30, 20, 10, 2), box(130, 40, 40, 7)];
  expect(weightGroups(germany, usa, boxes).flatMap(({ carriers }) => carriers)).toEqual([
    'FedEx',
    'UPS',
    'DPD',
  ]);
  expect(refusedBy(germany, usa, boxes)).toEqual([
    { carrier: 'DHL Express', parcel: 1, excess: { limit: 'size', maxSides: [120, 80, 80] } },
    { carrier: 'DHL Paket', parcel: 1, excess: { limit: 'size', maxSides: [120, 60, 60] } },
  ]);
  expect(refusedBy(germany, usa, [box(30, 20, 10, 2)])).toEqual([]);
});
