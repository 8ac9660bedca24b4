// What a tab stores belongs to its owner, and goes when another tab logs out, but not when that does anything else.
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyStorage } from '#tests/browser-storage.ts';
import { followLogOut, ownerOf, readDraft, writeDraft } from './draft-store.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', emptyStorage());
  writeDraft('shipmentData', 'ada', 'of Ada');
});

test.each([
  ['the sender is gone', { key: 'shipping_fromAddress', newValue: null }, null],
  ['everything is gone', { key: null, newValue: null }, null],
  ['the sender has been edited', { key: 'shipping_fromAddress', newValue: '{}' }, 'of Ada'],
  ['an order has cleared the packages', { key: 'shipping_packages', newValue: null }, 'of Ada'],
  ['the session has run out', { key: 'user', newValue: null }, 'of Ada'],
])('when %s in another tab, %j leaves %j', (_, event, left) => {
  followLogOut(event);
  expect(readDraft('shipmentData', 'ada')).toBe(left);
});

test('a draft is shown only to its owner', () => {
  expect(readDraft('shipmentData', 'ada')).toBe('of Ada');
  expect(readDraft('shipmentData', 'eve')).toBeNull();
  expect(ownerOf('shipmentData')).toBe('ada');
});

test.each([
  ['', null],
  ['{', null],
  ['null', null],
  ['5', null],
  ['"ada"', null],
  ['[]', null],
  ['{"userId":"ada","data":"of Ada"}', null],
  ['{"version":0,"userId":"ada","data":"of Ada"}', null],
  ['{"version":1,"data":"of Ada"}', null],
  ['{"version":1,"userId":7,"data":"of Ada"}', null],
  ['{"version":1,"userId":"ada"}', 'ada'],
])('damaged text %s holds no draft', (text, owner) => {
  sessionStorage.setItem('shipmentData', text);
  expect(readDraft('shipmentData', 'ada')).toBeNull();
  expect(ownerOf('shipmentData')).toBe(owner);
});
