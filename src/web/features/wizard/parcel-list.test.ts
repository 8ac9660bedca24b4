// Adding, duplicating, removing and selecting parcels.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ParcelList, selectedIn, withAdded, withDuplicate, without } from './parcel-list.ts';
import { emptyParcel } from './wizard-state.ts';

const list = (...ids: string[]): ParcelList => ({ packages: ids.map(emptyParcel), selectedId: ids[0] ?? '' });
const ids = ({ packages }: ParcelList) => packages.map((parcel) => parcel.id);

test('a copy has everything but the id, comes after its original and is selected', () => {
  const start = { ...list('a', 'b'), packages: [{ ...emptyParcel('a'), weight: '2' }, emptyParcel('b')] };
  const next = withDuplicate(start, 'a', 'new');
  expect(ids(next)).toEqual(['a', 'new', 'b']);
  expect(next.packages[1]).toEqual({ ...emptyParcel('new'), weight: '2' });
  expect(next.selectedId).toBe('new');
});

test('the last parcel cannot be removed', () => {
  const one = list('a');
  expect(without(one, 'a')).toBe(one);
});

test.each([
  ['b', 'b', 'a'],
  ['c', 'c', 'a'],
  ['a', 'a', 'b'],
  ['b', 'c', 'b'],
])('with %s selected and %s removed, %s is selected', (selectedId, removed, next) => {
  expect(without({ ...list('a', 'b', 'c'), selectedId }, removed).selectedId).toBe(next);
});

test('an eleventh parcel is refused', () => {
  const full = list(...Array.from({ length: 10 }, (_, index) => `p${index}`));
  expect(withAdded(full, 'new')).toBe(full);
  expect(withDuplicate(full, 'p0', 'new')).toBe(full);
});

test('an invalid selection falls back to the first parcel', () => {
  expect(selectedIn({ ...list('a', 'b'), selectedId: 'gone' })).toBe(0);
  expect(selectedIn({ ...list('a', 'b'), selectedId: 'b' })).toBe(1);
});

test('whatever is clicked, there are one to ten parcels with different ids, and one of them is selected', () => {
  const step = fc.tuple(fc.constantFrom('add', 'copy', 'remove'), fc.nat(11));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let now = list('package-1');
      steps.forEach(([kind, at], turn) => {
        const id = now.packages[at % now.packages.length]?.id ?? '';
        if (kind === 'add') now = withAdded(now, `new-${turn}`);
        else now = kind === 'copy' ? withDuplicate(now, id, `new-${turn}`) : without(now, id);
        expect(now.packages.length).toBeGreaterThanOrEqual(1);
        expect(now.packages.length).toBeLessThanOrEqual(10);
        expect(new Set(ids(now)).size).toBe(now.packages.length);
        expect(ids(now)).toContain(now.selectedId);
      });
    }),
  );
});
