// What the generic tracking call may say, and how it is understood.
import { expect, test } from 'vitest';
import { readTrackingCall } from './read-tracking-call.ts';

const SIGNED_AT = '2026-11-20T08:00:00Z';

const read = (more: object) =>
  readTrackingCall(
    Buffer.from(JSON.stringify({ tracking_number: 'CODE1', status: 'in_transit', ...more })),
    new Date(SIGNED_AT),
  );

test.each([
  ['shop-7', 'shop-7'],
  ['easypost', 'webhook'],
  ['two words', 'webhook'],
  [undefined, 'webhook'],
])('a call from %j counts as one from %s: nobody but EasyPost speaks as EasyPost', (source, counted) => {
  expect(read({ source }).source).toBe(counted);
});

const [FIRST, SECOND, THIRD] = ['2026-11-20T05:00:00Z', '2026-11-20T06:00:00Z', '2026-11-20T07:00:00Z'];

test.each([
  [{ event_timestamp: FIRST, timestamp: SECOND, datetime: THIRD }, FIRST],
  [{ timestamp: SECOND, datetime: THIRD }, SECOND],
  [{ datetime: THIRD }, THIRD],
  [{}, SIGNED_AT],
])('an event with %j happened at %s', (times, at) => {
  expect(read(times).events.map((event) => event.at)).toEqual([new Date(at)]);
});
