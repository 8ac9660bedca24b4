// Tariff numbers typed on the rates page: which are asked for, which are wrong, whose package they belong to.
import { expect, test } from 'vitest';
import { aParcel, aShipment } from '#tests/factories.ts';
import { issuesOfCodes, noCodes, rememberTyped, typedFor, withCodes, withCodesKept } from './hs-codes.ts';

const books = aParcel({ id: 'package-1', hsCode: null });
const shirts = aParcel({ id: 'package-2', description: 'Cotton shirts for grown-ups', hsCode: '6109.10' });
const toys = aParcel({ id: 'package-3', description: 'Wooden toys for children', hsCode: '' });
const shipment = aShipment({ packages: [books, shirts, toys] });

test('only packages without a code are asked for one', () => {
  expect(noCodes(shipment)).toEqual({ 0: '', 2: '' });
});

test('an empty field, a wrong length and a non-existent chapter are refused; valid codes are not', () => {
  expect(
    issuesOfCodes({ 0: ' ', 1: '12345', 2: '7700.00', 3: 'books', 4: ' 4901.99 ', 5: '4901990000' }),
  ).toEqual([
    { path: ['0'], message: 'required' },
    { path: ['1'], message: 'hs_code_invalid' },
    { path: ['2'], message: 'hs_code_chapter' },
    { path: ['3'], message: 'hs_code_invalid' },
  ]);
});

test('the codes are put into the shipment, and existing ones are kept', () => {
  const codes = withCodes(shipment, { 0: ' 490199 ', 2: '9503.00' }).packages.map(({ hsCode }) => hsCode);
  expect(codes).toEqual(['490199', '6109.10', '9503.00']);
  expect(shipment.packages[0]?.hsCode).toBeNull();
});

test('what was typed is still there for the same shipment, but not for another', () => {
  rememberTyped(shipment, { 0: '49', 2: '' });
  expect(typedFor(shipment)).toEqual({ 0: '49', 2: '' });
  expect(typedFor({ ...shipment })).toEqual({ 0: '', 2: '' });
});

const kept = (id: string, description: string, hsCode = '') => ({ id, description, hsCode, width: '1' });

test('the wizard gets the code for its own package, matched as stored', () => {
  const drafts = [kept('package-2', shirts.description, '1'), kept('package-1', ` ${books.description} `)];
  expect(withCodesKept(drafts, shipment.packages, { 0: '490199' })).toEqual([
    kept('package-2', shirts.description, '1'),
    kept('package-1', ` ${books.description} `, '490199'),
  ]);
});

test.each([
  ['another description under the same id', [kept('package-1', 'Something else in another tab')]],
  ['another id', [kept('package-9', books.description)]],
  ['damaged packages', ['package-1', null, { id: 'package-1' }]],
  ['something other than a list', 'damaged'],
  ['nothing', null],
])('%s is left unchanged', (_what, drafts) => {
  expect(withCodesKept(drafts, shipment.packages, { 0: '490199' })).toEqual(drafts);
});
