// Why a service is not among the rates.
import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { draw, stubBrowserForDrawing } from '#tests/draw.ts';
import { de } from '../../i18n/de.ts';
import { en } from '../../i18n/en.ts';
import { loadTexts } from '../../i18n/use-text.ts';
import { UnavailableList } from './unavailable-list.tsx';

beforeAll(async () => {
  const forget = await stubBrowserForDrawing();
  await loadTexts('buy');
  await loadTexts('hub');
  return forget;
});

test('a service not sold on its own says that it is at most a hub leg, which its headline does not', () => {
  const messages = [{ carrier: 'DPD', service: 'Classic', reason: 'not_direct' as const }];
  const html = draw(createElement(UnavailableList, { messages, userId: 'ada' }), []);
  expect(html).toContain(de.rates.list.notDirect(1));
  expect(html).toContain(de.rates.reasons.not_direct);
  // Not just "as part": medical express, and what an operator hides, is no leg of any route.
  expect(de.rates.reasons.not_direct).toContain('höchstens als HUB-Teilstrecke');
  expect(en.rates.reasons.not_direct).toContain('possibly as part of a HUB route');
});

test('each place that is too long for a label is named with its room, and leads to its field', () => {
  const tooLong = [
    { path: 'fromAddress.street1', max: 35 },
    { path: 'toAddress.phone', max: 15 },
  ];
  const messages = [
    { carrier: 'UPS', reason: 'address_too_long' as const, tooLong },
    { carrier: 'HUB', service: 'HUB Economy', reason: 'address_too_long' as const, tooLong },
    { carrier: 'HUB', service: 'HUB Express', reason: 'address_too_long' as const, tooLong },
  ];
  const html = draw(createElement(UnavailableList, { messages, userId: 'ada' }), []);
  const text = html.replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('HUB Economy, HUB Express: Zu lang für das Label:');
  expect(text).toContain('Absender: Straße – Angabe kürzen – Platz für zwei Zeilen zu je 35 Zeichen');
  expect(text).toContain('Empfänger: Telefonnummer – Angabe kürzen – Platz für 15 Ziffern');
  for (const field of ['sender-street1', 'recipient-phone'])
    expect(html.split(`href="/shipping-calculator#${field}"`)).toHaveLength(3);
});
