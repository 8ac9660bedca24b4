// Which colour a carrier has in the ring chart of carriers.
import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { draw, stubBrowserForDrawing } from '#tests/draw.ts';
import { loadTexts } from '../../i18n/use-text.ts';
import { Rings } from './order-charts.tsx';

beforeAll(async () => {
  const forget = await stubBrowserForDrawing();
  await loadTexts('desk');
  return forget;
});

/** The colours of the ring, in the order of the carriers. */
function coloursOf(...names: string[]): string[] {
  const carriers = names.map((name) => ({ name, orders: 1 }));
  const html = draw(createElement(Rings, { destinations: [], carriers }), []);
  return [...html.matchAll(/ stroke="(#[0-9a-f]{6})"/g)].map(([, colour = '']) => colour);
}

const specified = ['DHL Express', 'DHL Paket', 'FedEx', 'UPS', 'DPD', 'GLS', 'Hermes', 'TNT'];

test('the carriers named in B§2 keep their colours wherever they are', () => {
  const there = coloursOf(...specified);
  expect(there).toHaveLength(specified.length);
  expect(coloursOf(...specified.toReversed())).toEqual(there.toReversed());
  // Both are DHL.
  expect(new Set(there).size).toBe(specified.length - 1);
});

test.each(['USPS', 'DPD + FedEx', 'Nordkurier'])('%s gets the colour of its position', (name) => {
  const [first, , third] = coloursOf(name, 'UPS', name);
  expect(first).not.toBe(third);
});
