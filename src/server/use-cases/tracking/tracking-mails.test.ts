// Tests which parcel's trouble a mail reports when several have some at once.
import { expect, test } from 'vitest';
import { untracked } from '#tests/untracked.ts';
import type { Leg } from '../../db/tracked-parcels.ts';
import { trackingMails, type CodedEvent } from './tracking-mails.ts';

const at = new Date('2026-11-20T10:00:00Z');

const aLeg = (packageIndex: number, trackingCode: string): Leg => ({
  id: `sh_${packageIndex}`,
  orderId: 'or_1',
  packageIndex,
  leg: 0,
  trackingCode,
  status: 'created',
  ...untracked,
  eta: null,
  etaSaidAt: null,
  carrier: 'UPS',
  service: 'Express',
});

/** What the customer reads once all of these legs are held. */
function told(legs: readonly Leg[], events: readonly CodedEvent[]) {
  const open = legs.map((leg): Leg => ({ ...leg, status: 'exception', side: 'on_hold', sideAt: at }));
  return trackingMails({
    order: { id: 'or_1', status: 'shipped', incoterm: 'DAP' },
    status: 'problem',
    before: legs,
    legs,
    open,
    events,
  }).map(({ data }) => {
    const { code, reason } = data as { code: string; reason: string | null };
    return [code, reason];
  });
}

const held = (code: string, reason: CodedEvent['reason'], minutes = 0): CodedEvent => ({
  code,
  status: 'on_hold',
  reason,
  at: new Date(at.getTime() + minutes * 60_000),
});

test('each of several parcels is reported with its own reason', () => {
  const legs = [aLeg(0, 'A'), aLeg(1, 'B')];
  const events = [held('A', 'carrier_damaged_parcel'), held('B', 'customs_documentation', 5)];
  expect(told(legs, events)).toEqual([
    ['A', 'carrier_damaged_parcel'],
    ['B', 'customs_documentation'],
  ]);
});

test('trouble of parcels that share a code is reported once', () => {
  const legs = [aLeg(0, 'A'), aLeg(1, 'A'), aLeg(2, 'B')];
  expect(told(legs, [held('A', 'customs_documentation'), held('B', null)])).toEqual([
    ['A', 'customs_documentation'],
    ['B', null],
  ]);
});

test('a mail on trouble says which of the parcels have it, all that share the code included', () => {
  const legs = [aLeg(0, 'A'), aLeg(1, 'A'), aLeg(2, 'B')];
  const mails = trackingMails({
    order: { id: 'or_1', status: 'shipped', incoterm: 'DDP' },
    status: 'problem',
    before: legs,
    legs,
    // The third has been given back.
    open: legs.slice(0, 2).map((leg): Leg => ({ ...leg, status: 'exception', side: 'on_hold', sideAt: at })),
    events: [held('A', 'customs_duties_unpaid')],
  });
  expect(mails.map(({ data }) => data)).toMatchObject([
    { parcels: { packageIndexes: [0, 1], packageCount: 3 }, incoterm: 'DDP' },
  ]);
});

test('trouble beyond the hub is reported with the carrier and the code there, and with those of the printed label', () => {
  const toHub = { ...aLeg(0, 'A'), carrier: 'DPD' };
  const onward: Leg = { ...aLeg(0, 'B'), id: 'sh_hub', leg: 1 };
  const [mail] = trackingMails({
    order: { id: 'or_1', status: 'shipped', incoterm: 'DAP' },
    status: 'problem',
    before: [toHub, onward],
    legs: [toHub, onward],
    open: [toHub, { ...onward, status: 'exception', side: 'on_hold', sideAt: at }],
    events: [held('B', null)],
  });
  expect(mail?.data).toMatchObject({ carrier: 'UPS', onwardCode: 'B', printedBy: 'DPD', code: 'A' });
});

test('a mail about delivered parcels counts all of them, even if they share a code', () => {
  const legs = [aLeg(0, 'A'), aLeg(1, 'A'), { ...aLeg(1, 'B'), id: 'sh_hub', leg: 1 }];
  const [mail] = trackingMails({
    order: { id: 'or_1', status: 'shipped', incoterm: 'DAP' },
    status: 'delivered',
    before: legs,
    legs,
    open: legs.map((leg): Leg => ({ ...leg, status: 'delivered' })),
    events: [],
  });
  expect(mail?.data).toEqual({ codes: ['A'], parcelCount: 2 });
});

/** The trouble was there before; this parcel's refund was rejected, while those in `away` still have one. */
function toldAfterRelease(packageIndex: number, away: readonly number[] = []) {
  const legs = [0, 1].map((index): Leg => ({
    ...aLeg(index, 'A'),
    status: 'exception',
    side: 'on_hold',
    sideAt: at,
  }));
  return trackingMails({
    order: { id: 'or_1', status: 'problem', incoterm: 'DAP' },
    status: 'problem',
    before: legs.filter((leg) => leg.packageIndex !== packageIndex),
    legs,
    open: legs.filter((leg) => !away.includes(leg.packageIndex)),
    events: [held('A', null)],
  });
}

test('trouble with a shared code is not reported again when the refund of the other parcel is rejected', () => {
  for (const released of [0, 1]) expect(toldAfterRelease(released)).toEqual([]);
});

test('trouble not reported because all parcels with the code were being refunded is reported later', () => {
  expect(toldAfterRelease(1, [0])).toHaveLength(1);
});

test.each([
  ['has arrived', {}, [], ['order-delivered']],
  ['was on its way back', { rank: 50, rankAt: at }, [], []],
  ['is reported as returned and delivered in one call', {}, ['return_to_sender'], []],
] as const)('for a parcel that %s the customer reads %#', (_, state, said, kinds) => {
  const before = { ...aLeg(0, 'A'), ...state };
  const open = [{ ...before, status: 'delivered' as const, rank: 60, rankAt: at, deliveredAt: at }];
  const events = said.map((status) => ({ code: 'A', status, reason: null, at }));
  const order = { id: 'or_1', status: 'problem', incoterm: 'DAP' } as const;
  const mails = trackingMails({ order, status: 'delivered', before: [before], legs: open, open, events });
  expect(mails.map(({ kind }) => kind)).toEqual(kinds);
});
