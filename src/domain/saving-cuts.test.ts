// No smaller cut than the one found saves anything.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Carrier, carriers } from './carrier.ts';
import { type Box, chargeableWeight } from './chargeable-weight.ts';
import { type Cut, MAX_CUT_CM, savingCuts, withCut } from './saving-cuts.ts';

const box = (length: number, width: number, height: number, weight: number): Box => ({
  length,
  width,
  height,
  weight,
});

test('60 × 40 × 40 cm: lowering it by one centimetre saves half a kilogram, by ten saves five', () => {
  const cuts = savingCuts('UPS', [box(60, 40, 40, 7)]);
  expect(cuts[0]).toEqual({ parcel: 0, side: 'height', cm: 1, kg: 19 });
  expect(cuts.at(-1)).toEqual({ parcel: 0, side: 'height', cm: 10, kg: 14.5 });
});

test('nothing is saved where size is not billed, or where the goods weigh more than their volume', () => {
  expect(savingCuts('DHL Paket', [box(60, 40, 40, 7)])).toEqual([]);
  expect(savingCuts('UPS', [box(60, 40, 40, 20)])).toEqual([]);
});

const boxes = fc.array(
  fc.record({
    length: fc.integer({ min: 1, max: 2000 }).map((tenths) => tenths / 10),
    width: fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10),
    height: fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10),
    weight: fc.integer({ min: 1, max: 70_000 }).map((grams) => grams / 1000),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Every possible cut, computed without the search. */
const allCuts = (carrier: Carrier, parcels: readonly Box[]): Cut[] =>
  parcels.flatMap((one, parcel) =>
    (['length', 'width', 'height'] as const).flatMap((side) =>
      Array.from({ length: MAX_CUT_CM }, (_, index) => ({ parcel, side, cm: index + 1 }))
        .filter(({ cm }) => one[side] - cm >= 1)
        .map((cut) => ({ ...cut, kg: chargeableWeight(carrier, withCut(parcels, cut)).kg })),
    ),
  );

test('brute force finds no smaller cut that saves, and none of the same size that saves more', () => {
  fc.assert(
    fc.property(fc.constantFrom(...carriers), boxes, (carrier, parcels) => {
      const before = chargeableWeight(carrier, parcels).kg;
      const saving = allCuts(carrier, parcels).filter(({ kg }) => kg < before);
      const found = savingCuts(carrier, parcels);
      const least = Math.min(...saving.map(({ cm }) => cm));
      expect(found.length > 0).toBe(saving.length > 0);
      if (!found[0]) return;
      expect(found[0].cm).toBe(least);
      for (const step of found)
        expect(step.kg).toBe(Math.min(...saving.filter(({ cm }) => cm <= step.cm).map(({ kg }) => kg)));
      expect(Math.min(...saving.map(({ kg }) => kg))).toBe(found.at(-1)?.kg);
    }),
    { numRuns: 300 },
  );
});

test('a cut never makes anything heavier, and changes one side of one parcel only', () => {
  fc.assert(
    fc.property(fc.constantFrom(...carriers), boxes, (carrier, parcels) => {
      let before = chargeableWeight(carrier, parcels).kg;
      for (const cut of savingCuts(carrier, parcels)) {
        expect(cut.kg).toBeLessThan(before);
        before = cut.kg;
        const changed = withCut(parcels, cut).filter((one, index) => one !== parcels[index]);
        expect(changed).toHaveLength(1);
        expect(chargeableWeight(carrier, withCut(parcels, cut)).kg).toBe(cut.kg);
      }
    }),
  );
});
