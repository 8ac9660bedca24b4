// What a tab keeps for itself is gone when another one has logged out, and not when it has done anything else.
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyStorage } from '../../../tests/support/browser-storage.ts';
import { heedLogOut, readDraft, writeDraft } from './draft-store.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', emptyStorage());
  writeDraft('shipmentData', 'ada', 'of Ada');
});

test.each([
  ['the sender is gone', { key: 'shipping_fromAddress', newValue: null }, null],
  ['everything is gone', { key: null, newValue: null }, null],
  ['the sender has been edited', { key: 'shipping_fromAddress', newValue: '{}' }, 'of Ada'],
  ['an order took the packages along', { key: 'shipping_packages', newValue: null }, 'of Ada'],
  ['the session has run out', { key: 'user', newValue: null }, 'of Ada'],
])('when %s in another tab, %j leaves %j', (_, event, left) => {
  heedLogOut(event);
  expect(readDraft('shipmentData', 'ada')).toBe(left);
});
