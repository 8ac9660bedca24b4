// Whoever has no label is led to rates that can still be bought.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import { de } from '../../i18n/de.ts';
import { loadLanguage, loadTexts } from '../../i18n/use-text.ts';
import { userKey } from '../../lib/use-user.ts';
import { StoppedCheckout } from './stopped-checkout.tsx';

beforeAll(async () => {
  const rates = JSON.stringify({ version: 1, userId: 'u_1', data: {} });
  vi.stubGlobal('document', { documentElement: {}, cookie: '' });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === 'calculatedRates' ? rates : null),
  });
  await loadLanguage('de');
  await loadTexts('pay');
  return () => vi.unstubAllGlobals();
});

function drawn(facts: Partial<Intent>): string {
  const client = new QueryClient();
  client.setQueryData(userKey, { userId: 'u_1' });
  const base = { id: 'ci_1', provider: 'paypal', carrier: 'DHL', service: 'Express', amountCents: 1_000 };
  const intent = {
    ...base,
    isHub: false,
    paid: false,
    problem: null,
    rateGone: false,
    ...facts,
  } as Intent;
  const inside = createElement(QueryClientProvider, { client }, createElement(StoppedCheckout, { intent }));
  return renderToStaticMarkup(createElement(Router, { ssrPath: '/', ssrSearch: '', children: inside }));
}

const { result } = de;

test('who called a payment off comes back to the rates of this tab', () => {
  const html = drawn({ status: 'cancelled', problem: 'user_cancelled' });
  expect(html).toContain('href="/rates"');
  expect(html).not.toContain(result.payment.adviceGoingBack);
});

test.each(['capture_failed', 'late_payment_refunded'] as const)(
  'a rate whose label was bought and has gone back is not among those to choose from (%s)',
  (problem) => {
    const html = drawn({ status: 'cancelled', problem, rateGone: true });
    expect(html).toContain(result.payment.adviceGoingBack);
    expect(html).toContain('href="/shipping-calculator"');
    expect(html).not.toContain('href="/rates"');
  },
);

test.each([
  { status: 'paid_label_failed', problem: null },
  { status: 'unlock_failed', problem: 'capture_failed' },
] as const)(
  'whoever has paid, or may yet, and is to write to us is not urged to order anew ($status)',
  (facts) => {
    const html = drawn(facts);
    expect(filled(html)).toEqual([expect.stringContaining('href="mailto:')]);
    expect(html).toContain('href="/shipping-calculator"');
  },
);

test('where nothing was charged, the rates stand out and not our address', () => {
  const html = drawn({ status: 'label_creation_failed', problem: 'label_creation_failed' });
  expect(html).toContain('href="mailto:');
  expect(filled(html)).toEqual([expect.stringContaining('href="/rates"')]);
});

/** The links that look like the button of the screen. */
const filled = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link).filter((link) => link.includes('bg-harbour'));
