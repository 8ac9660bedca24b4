// What the rates page says instead of rates is true: silence is no refusal, and only a silent carrier is asked again.
import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { draw, stubBrowserForDrawing } from '#tests/draw.ts';
import type { CarrierMessage } from '#contract/rates.ts';
import { de } from '../../i18n/de.ts';
import { en } from '../../i18n/en.ts';
import { loadTexts } from '../../i18n/use-text.ts';
import { refusal } from '../../lib/refusal.ts';
import { EmptyNotice } from './empty-notice.tsx';
import { ChangedNotice, ExpiredNotice, FailureNotice } from './rates-notices.tsx';
import { UnavailableList } from './unavailable-list.tsx';

beforeAll(stubBrowserForDrawing);
beforeAll(() => loadTexts('buy'));
beforeAll(() => loadTexts('hub'));

const { rates, unsold } = de;
const act = () => undefined;

const none = (messages: CarrierMessage[], onAskAgain?: () => void): string =>
  draw(createElement(EmptyNotice, { messages, userId: 'ada', onAskAgain }), []);
const of = (...reasons: CarrierMessage['reason'][]): CarrierMessage[] =>
  reasons.map((reason) => ({ carrier: 'UPS', reason }));

test('when all carriers have answered without a rate, the notice links back to the shipment and offers no retry', () => {
  const html = none(of('not_served'), act);
  expect(html).toContain(rates.empty.title);
  expect(html).toContain(rates.empty.text);
  expect(html).toContain(rates.back);
  expect(html).not.toContain(rates.list.askAgain);
  expect(html).not.toContain(rates.silent.title);
});

test.each<[CarrierMessage['reason'][], string[]]>([
  [['address_too_long'], ['address']],
  [['too_heavy', 'not_served', 'too_large'], ['size']],
  [
    ['address_too_long', 'ddp_not_offered', 'not_direct'],
    ['address', 'services'],
  ],
  [['not_served', 'export_filing_needed', 'no_leg_to_hub', 'customs_data_missing'], []],
])('%j leads to advice that can help: %j', (reasons, expected) => {
  const html = none(of(...reasons));
  for (const [way, words] of Object.entries(unsold.ways))
    expect(html.includes(words), way).toBe(expected.includes(way));
  if (expected.length === 0) expect(html).not.toContain('Oft hilft es');
});

test('several pieces of advice form one sentence', () => {
  expect(unsold.helps(Object.values(unsold.ways))).toBe(
    'Oft hilft es, die Adresse zu kürzen, Maße oder Gewicht zu ändern oder Zusatzleistungen wegzulassen.',
  );
  expect(en.unsold.helps(Object.values(en.unsold.ways))).toBe(
    'It often helps to shorten the address, change dimensions or weight or leave out services.',
  );
});

test('when only the address is too long, the notice links to its field', () => {
  const tooLong = [{ path: 'toAddress.city', max: 30 }];
  const messages: CarrierMessage[] = [{ carrier: 'UPS', reason: 'address_too_long', tooLong }];
  const html = none(messages);
  expect(html).toContain('href="/shipping-calculator#recipient-city"');
  expect(html).toContain(unsold.tooLong.shorten);
  expect(html).not.toContain(rates.back);
  // If the shipment is too heavy as well, the link leads to the whole shipment.
  expect(none([...messages, ...of('too_heavy')])).toContain(rates.back);
});

test('when a carrier was silent, the notice does not say that nobody offers it, and has a retry and a way back', () => {
  const html = none(of('timeout'), act);
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
  const listed = { messages, userId: 'ada' };
  const html = draw(createElement(UnavailableList, { ...listed, onAskAgain: act }), []);
  expect(html).toContain(rates.reasons[reason]);
  expect(html.includes(rates.list.askAgain)).toBe(wanted);
  // Where the notice above has the button, it is not repeated.
  const silent = draw(createElement(UnavailableList, { ...listed, isNone: true, onAskAgain: act }), []);
  expect(silent.split(rates.list.askAgain).length).toBe(wanted ? 2 : 1);
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
