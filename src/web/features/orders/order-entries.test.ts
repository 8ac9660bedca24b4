// What the menu of an order offers, by status and tracking code (B§4, C-50).
import { expect, test } from 'vitest';
import { DisplayStatus } from '#domain/order.ts';
import { type Entry, entriesOf } from './order-entries.ts';

type Status = DisplayStatus;

const said = ({ action, off }: Entry): string => (off ? `(${action}: ${off})` : action);

const menuOf = (
  status: Status,
  trackingCodes: readonly (string | null)[],
  givenBack: readonly number[] = [],
): string => {
  const shipments = trackingCodes.map((trackingCode, packageIndex) => ({
    id: `sh_${packageIndex}`,
    packageIndex,
    status: 'created' as const,
    carrier: 'UPS',
    service: 'Express',
    trackingCode,
    labelUrl: null,
    isGivenBack: givenBack.includes(packageIndex),
    isRefunded: false,
  }));
  return entriesOf({ status, shipments }).map(said).join(' ');
};

const none = [[], [null], [''], [' ', null]] as const;
const some = [['1Z1'], ['1Z1', '1Z2'], [null, '1Z2']] as const;

const cancellable = 'details tracking duplicate sendBack cancel';
const refundable = 'details tracking duplicate sendBack refund';
const tooLate = 'details tracking duplicate sendBack (refund: refund)';
const over = 'details tracking duplicate (cancel: cancelled)';

const expected: Record<Status, { withoutCode: string; withCode: string }> = {
  processing: { withoutCode: cancellable, withCode: tooLate },
  ready_for_carrier: { withoutCode: cancellable, withCode: refundable },
  shipped: { withoutCode: cancellable, withCode: tooLate },
  delivered: { withoutCode: cancellable, withCode: tooLate },
  problem: { withoutCode: cancellable, withCode: tooLate },
  cancelled: { withoutCode: over, withCode: over },
};

test.each(DisplayStatus.options)('an order shown as %s offers what its codes allow', (status) => {
  const { withoutCode, withCode } = expected[status];
  for (const codes of none) expect(menuOf(status, codes), JSON.stringify(codes)).toBe(withoutCode);
  for (const codes of some) expect(menuOf(status, codes), JSON.stringify(codes)).toBe(withCode);
});

test('sending back and a refund are offered while any parcel is not refunded', () => {
  const menu = (givenBack: readonly number[]) => menuOf('ready_for_carrier', ['1Z1', '1Z2'], givenBack);
  expect(menu([1])).toBe('details tracking duplicate sendBack refund');
  expect(menu([0, 1])).toBe('details tracking duplicate (refund: refund)');
});
