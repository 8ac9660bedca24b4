// The lines of an order's price, in the order of B§2.
import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { draw, stubBrowserForDrawing } from '#tests/draw.ts';
import type { OrderDetail } from '#contract/order-actions.ts';
import { de } from '../../i18n/de.ts';
import { loadTexts } from '../../i18n/use-text.ts';
import { DetailPrice } from './detail-price.tsx';

beforeAll(async () => {
  const forget = await stubBrowserForDrawing();
  await loadTexts('desk');
  return forget;
});

const { lines } = de.desk.detail;

const price: OrderDetail['price'] = {
  basePrice: 3048,
  discount: 153,
  discountPercent: 5,
  lithiumSurcharge: 4600,
  insuranceFee: 252,
  carbonNeutralFee: 112,
  pickupFee: 300,
  exportDocFee: 2000,
  customsCosts: 1234,
  vatRate: 19,
  vatAmount: 1930,
  totalPrice: 13_323,
};

/** The names of the lines, from top to bottom. */
function linesOf(of: OrderDetail['price']): string[] {
  const order = { price: of, services: { pickup: false } } as OrderDetail;
  const html = draw(createElement(DetailPrice, { order }), []);
  return [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt>/g)].map(([, name = '']) => name);
}

test('customs come before VAT, and the total last', () => {
  expect(linesOf(price)).toEqual([
    lines.base,
    lines.discount('5'),
    lines.lithium,
    lines.insurance,
    lines.carbonNeutral,
    lines.pickup,
    lines.exportDoc,
    lines.customs,
    lines.vat('19'),
    lines.total,
  ]);
});

test('zero lines are left out', () => {
  const extras = { lithiumSurcharge: 0, insuranceFee: 0, carbonNeutralFee: 0, pickupFee: 0, exportDocFee: 0 };
  const plain = { ...price, ...extras, discount: 0, customsCosts: 0 };
  expect(linesOf(plain)).toEqual([lines.base, lines.vat('19'), lines.total]);
});
