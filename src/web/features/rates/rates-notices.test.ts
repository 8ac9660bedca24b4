// What the rates page says instead of rates is true: silence is no refusal, and only a silent carrier is asked again.
import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { draw, standForBrowser } from '#tests/draw.ts';
import type { CarrierMessage } from '#contract/rates.ts';
import { de } from '../../i18n/de.ts';
import { loadTexts } from '../../i18n/use-text.ts';
import { refusal } from '../../lib/refusal.ts';
import { ChangedNotice, EmptyNotice, ExpiredNotice, FailureNotice } from './rates-notices.tsx';
import { UnavailableList } from './unavailable-list.tsx';

beforeAll(standForBrowser);
beforeAll(() => loadTexts('buy'));

const { rates } = de;
const act = () => undefined;

test('when all carriers have answered without a rate, the notice links back to the shipment and offers no retry', () => {
  const html = draw(createElement(EmptyNotice, { onAskAgain: false }), []);
  expect(html).toContain(rates.empty.title);
  expect(html).toContain(rates.empty.text);
  expect(html).toContain(rates.back);
  expect(html).not.toContain(rates.list.askAgain);
  expect(html).not.toContain(rates.silent.title);
});

test('when a carrier was silent, the notice does not say that nobody offers it, and has a retry and a way back', () => {
  const html = draw(createElement(EmptyNotice, { onAskAgain: act }), []);
  expect(html).toContain(rates.silent.title);
  expect(html).toContain(rates.silent.text);
  expect(html).toContain(rates.list.askAgain);
  expect(html).toContain(rates.back);
  expect(html).not.toContain(rates.empty.title);
});

const refused: CarrierMessage = { carrier: 'DHL Express', reason: 'too_heavy' };
const notDirect: CarrierMessage = { carrier: 'DPD', service: 'Classic', reason: 'not_direct' };

test.each([
  ['timeout', true],
  ['unavailable', true],
  ['not_served', false],
] as const)('next to other rates, a carrier without one (%s) may be asked again: %j', (reason, wanted) => {
  const messages = [refused, notDirect, { carrier: 'FedEx', reason }];
  const html = draw(createElement(UnavailableList, { messages, onAskAgain: act }), []);
  expect(html).toContain(rates.reasons[reason]);
  expect(html.includes(rates.list.askAgain)).toBe(wanted);
  // Where the notice above has the button, it is not repeated.
  expect(draw(createElement(UnavailableList, { messages }), [])).not.toContain(rates.list.askAgain);
});

test('a failure says what is known about it, and says it only once', () => {
  const drawn = (code: string, onRetry?: () => void) =>
    draw(createElement(FailureNotice, { error: refusal(502, { code }), onRetry }), []);
  const silent = drawn('rates_unavailable', act);
  expect(silent.split(rates.failed.fallback)).toHaveLength(2);
  expect(silent).toContain(rates.failed.retry);
  expect(drawn('rates_unavailable')).not.toContain(rates.failed.retry);
  expect(drawn('too_many_requests')).toContain(de.errors.codes.too_many_requests);
});

test('expired prices and those of another shipment each say so and offer a way on', () => {
  const expired = draw(createElement(ExpiredNotice, { onRefresh: act, className: '' }), []);
  expect(expired).toContain(rates.expiry.expired);
  expect(expired).toContain(rates.expiry.expiredText);
  expect(expired).toContain(rates.expiry.refresh);
  const changed = draw(createElement(ChangedNotice), []);
  expect(changed).toContain(rates.changed.title);
  expect(changed).toContain(rates.changed.text);
  expect(changed).toContain(rates.back);
});
