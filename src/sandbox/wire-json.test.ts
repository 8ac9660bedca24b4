// Tests of number formatting on the wire.
import { expect, test } from 'vitest';
import { printWireJson } from './wire-json.ts';

test('whole weights and sides get a decimal point, other numbers and broken ones stay unchanged', () => {
  const text = printWireJson({
    weight: 20,
    length: 10.5,
    parcel: { height: 3, width: 0 },
    quantity: 2,
    rate: 5,
  });
  expect(text).toBe(
    '{"weight":20.0,"length":10.5,"parcel":{"height":3.0,"width":0.0},"quantity":2,"rate":5}',
  );
});

test('text that looks like a weight is left alone', () => {
  const name = 'He wrote "weight":20, and "length":5}';
  expect((JSON.parse(printWireJson({ name })) as { name: string }).name).toBe(name);
});

test('null stays null, and the result is still the same value', () => {
  const value = { weight: null, items: [{ weight: 1 }, { weight: 2.5 }], width: [] };
  expect(JSON.parse(printWireJson(value))).toEqual(value);
});
