// The events of one parcel, as its owner reads them.
import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { draw, stubBrowserForDrawing } from '#tests/draw.ts';
import type { TrackingUpdate } from '#contract/tracking.ts';
import { track } from '../../i18n/de/track.ts';
import { loadTexts } from '../../i18n/use-text.ts';
import { EventList } from './event-list.tsx';

beforeAll(async () => {
  const leave = await stubBrowserForDrawing();
  await loadTexts('track');
  return leave;
});

const delivered: TrackingUpdate = {
  id: 'tu_1',
  trackingCode: 'LEGA',
  shipmentId: 'sh_1',
  orderId: 'or_1',
  packageIndex: 0,
  leg: 0,
  status: 'delivered',
  reason: null,
  statusDescription: null,
  location: 'Hamburg, DE',
  city: 'Hamburg',
  country: 'DE',
  locationDetails: { city: 'Hamburg', country: 'DE' },
  carrier: 'DPD',
  carrierCode: null,
  shipmentService: 'Classic',
  webhookSource: 'easypost',
  eventTimestamp: '2026-11-23T09:00:00.000Z',
  createdAt: '2026-11-23T09:00:01.000Z',
};

test('an arrival at our hub is not a delivery, even before the second carrier has reported anything', () => {
  const drawn = (legs: number) => draw(createElement(EventList, { updates: [delivered], legs }), []);
  expect(drawn(2)).toContain(track.atHub);
  expect(drawn(2)).not.toContain(track.status.delivered);
  expect(drawn(2)).toContain('DPD');
  expect(drawn(1)).toContain(track.status.delivered);
});

test('what the carrier says is marked as English, our own sentence is not', () => {
  const said = { ...delivered, reason: 'consignee_not_home', statusDescription: 'Nobody there' } as const;
  const drawn = draw(createElement(EventList, { updates: [said], legs: 1 }), []);
  expect(drawn).toMatch(/<p lang="en"[^>]*>Nobody there/);
  expect(drawn.match(/lang="en"/g)).toHaveLength(1);
});
