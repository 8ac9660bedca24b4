// Why a service is not among the rates.
import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { draw, standForBrowser } from '#tests/draw.ts';
import { de } from '../../i18n/de.ts';
import { en } from '../../i18n/en.ts';
import { loadTexts } from '../../i18n/use-text.ts';
import { UnavailableList } from './unavailable-list.tsx';

beforeAll(async () => {
  const forget = await standForBrowser();
  await loadTexts('buy');
  return forget;
});

test('a service not sold on its own says that it is at most a hub leg, which its headline does not', () => {
  const messages = [{ carrier: 'DPD', service: 'Classic', reason: 'not_direct' as const }];
  const html = draw(createElement(UnavailableList, { messages }), []);
  expect(html).toContain(de.rates.list.notDirect(1));
  expect(html).toContain(de.rates.reasons.not_direct);
  // Not just "as part": medical express, and what an operator hides, is no leg of any route.
  expect(de.rates.reasons.not_direct).toContain('höchstens als HUB-Teilstrecke');
  expect(en.rates.reasons.not_direct).toContain('possibly as part of a HUB route');
});
