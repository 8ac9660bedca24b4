// Rates and the cart: silent carriers, sorting, VAT, discounts, who may pay how, and a label that fails.
import { expect, type Page, test } from '@playwright/test';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { CarrierMessage, RatesLine } from '#contract/rates.ts';
import type { fetchSite } from '#contract/site.ts';
import type { de } from '#web/i18n/de.ts';
import {
  type AddressInput,
  books,
  expectAccessible,
  fillUpToServices,
  goTo,
  openAs,
  recipients,
  signIn,
  texts,
} from '../support/journey.ts';
import { buy } from '../support/bought.ts';
import { aShipment } from '../support/factories.ts';
import { builtFile } from '../support/built-file.ts';
import { operate } from '../support/operating.ts';
import { withBackGesture } from '../support/back-gesture.ts';
import { openRates, payButton } from '../support/rates-page.ts';

async function askFor(
  page: Page,
  email: string,
  recipient: AddressInput = recipients.france,
): Promise<typeof de> {
  const t = await openAs(page, email, '/shipping-calculator');
  await fillUpToServices(page, t, { recipient });
  await page.getByRole('button', { name: t.wizard.final.shipping }).click();
  await expect(page).toHaveURL('/rates');
  return t;
}

const rows = (page: Page) => page.locator('[data-rate]');
const choose = (page: Page, carrier: string) =>
  rows(page).filter({ hasText: carrier }).first().getByRole('button').click();
/** "1.234,50 €" as cents. */
const cents = (text: string): number => Number(text.replace(/\D/g, ''));

test('a silent carrier is listed as unavailable after the soft limit, and the others can be bought', async ({
  page,
}) => {
  const t = await askFor(page, 'gold@example.com', { ...recipients.france, zip: '99901' });
  await expect(rows(page).filter({ hasText: 'DHL Express' }).first()).toBeVisible();
  await expect(page.getByText(t.rates.list.waitingFor('UPS'))).toBeVisible();
  await choose(page, 'DHL Express');
  await expect(payButton(page, t)).toBeDisabled();
  const unavailable = page.getByRole('region', { name: 'Nicht verfügbar' });
  const silent = unavailable.getByRole('listitem').filter({ hasText: t.rates.reasons.timeout });
  await expect(silent).toContainText('UPS');
  await expect(rows(page).filter({ hasText: 'UPS' })).toHaveCount(0);
  await expect(payButton(page, t)).toBeEnabled();
  // After a reload the page has only its own texts, not the wizard's.
  await page.reload();
  await page.route('**/api/rates', (route) => route.abort());
  await page.getByRole('button', { name: t.rates.list.askAgain }).click();
  await expect(page.locator('[data-toast=bad]')).toContainText(t.rates.failed.toast);
});

test('when no carrier answers, the page says so next to the shipment, and one toast suggests trying again', async ({
  page,
}) => {
  const t = await askFor(page, 'gold@example.com', { ...recipients.france, zip: '99903' });
  await expect(page.getByRole('main').getByText(t.rates.failed.fallback, { exact: true })).toBeVisible();
  const toast = page.locator('[data-toast]');
  await expect(toast).toHaveCount(1);
  await expect(toast).toHaveAttribute('data-toast', 'bad');
  await expect(toast).toContainText(t.rates.failed.toastTitle);
  await expect(toast).toContainText(t.rates.failed.toast);
  // A toast under the pointer stays.
  await toast.hover();
  await expectAccessible(page);
  await toast.getByRole('button').click();
  await page.getByRole('button', { name: t.rates.failed.retry, exact: true }).click();
  await expect(toast).toHaveCount(1);
  await expect(page.getByRole('main'), 'the pressed button is gone, and so is the list').toBeFocused();
});

test('when only carriers that cannot take it have answered, the page says which have not, and asks again', async ({
  page,
}) => {
  const silent = ['DHL Express', 'FedEx', 'UPS'];
  await page.route('**/api/rates', async (route) => {
    const response = await route.fetch();
    const muted = (await response.text())
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as RatesLine)
      .map((line) =>
        line.type === 'done' ? { ...line, reply: { ...line.reply, ...mute(line.reply) } } : line,
      )
      .map((line) => (line.type === 'answered' ? { ...line, ...mute(line) } : line));
    await route.fulfill({ response, body: muted.map((line) => `${JSON.stringify(line)}\n`).join('') });
  });
  const mute = ({ messages }: { messages: CarrierMessage[] }) => ({
    rates: [],
    messages: [...silent.map((carrier) => ({ carrier, reason: 'timeout' })), ...messages],
  });
  const t = await askFor(page, 'gold@example.com');
  await expect(page.getByText(t.rates.silent.title, { exact: true })).toBeVisible();
  await expect(page.getByText(t.rates.empty.title, { exact: true })).toHaveCount(0);
  const cart = page.getByRole('heading', { name: t.rates.cart.title });
  await expect(cart, 'without rates there is nothing to select').toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  const place = await page.getByText(t.rates.silent.title, { exact: true }).boundingBox();
  expect(place?.x, 'not in the narrow column of the missing cart').toBeLessThan(200);
  await page.unroute('**/api/rates');
  await page.getByRole('button', { name: t.rates.list.askAgain }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(cart).toBeVisible();
  await expect(page.getByText(t.rates.silent.title, { exact: true })).toHaveCount(0);
});

test('rates are sorted as chosen, and the VAT view never changes what is paid', async ({ page }) => {
  const t = await openRates(page, { email: 'gold@example.com' });
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  const prices = async () => (await rows(page).locator('strong').allTextContents()).map(cents);
  const ascending = (figures: number[]) => figures.toSorted((a, b) => a - b);
  const byPrice = await prices();
  expect(byPrice.length).toBeGreaterThan(3);
  expect(byPrice).toEqual(ascending(byPrice));

  await page.getByText(t.rates.list.speed, { exact: true }).click();
  const byDays = (await rows(page).allTextContents()).map((text) =>
    Number(/(\d+) Werktage?/.exec(text)?.[1] ?? Infinity),
  );
  expect(byDays).toEqual(ascending(byDays));
  expect(new Set(byDays).size).toBeGreaterThan(1);
  expect(ascending(await prices())).toEqual(byPrice);

  await choose(page, 'UPS');
  const pay = payButton(page, t);
  await expect(pay).toBeEnabled();
  const label = await pay.textContent();
  await page.getByText(t.rates.vat.including, { exact: true }).click();
  await expect.poll(async () => ascending(await prices())).not.toEqual(byPrice);
  await expect(pay).toHaveText(label ?? '');
  await expectAccessible(page);
  await page.getByText(t.rates.vat.excluding, { exact: true }).click();
  await expect(pay).toHaveText(label ?? '');
});

test('after changing the shipment and going back, the old one cannot be bought until the change is undone', async ({
  page,
}) => {
  const t = await askFor(page, 'gold@example.com');
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  const seen = () => page.getByRole('main').getByText(t.rates.changed.text);
  await page.getByRole('link', { name: t.rates.summary.change }).click();
  const extra = page.getByRole('checkbox', { name: t.services.carbonNeutral.label });
  await expect(extra).toBeVisible();
  await page.goBack();
  await choose(page, 'UPS');
  await expect(payButton(page, t)).toBeEnabled();
  await expect(seen()).toHaveCount(0);

  await page.goForward();
  await extra.check();
  await page.goBack();
  await expect(seen()).toBeVisible();
  await choose(page, 'UPS');
  await expect(payButton(page, t)).toBeDisabled();
  await page.reload();
  await expect(seen()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('button', { name: t.rates.back }).click();
  await extra.uncheck();
  await page.goBack();
  await choose(page, 'UPS');
  await expect(payButton(page, t)).toBeEnabled();
  await expect(seen()).toHaveCount(0);
});

test('with two shipments in two tabs each tab changes its own, and an order clears its own', async ({
  page,
  context,
}) => {
  const t = await askFor(page, 'gold@example.com');
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  const city = (tab: Page) => tab.getByRole('textbox', { name: t.wizard.address.city });
  const next = await context.newPage();
  await next.goto('/shipping-calculator');
  const steps = next.getByRole('navigation', { name: t.wizard.stepsLabel });
  await steps.getByRole('button', { name: t.wizard.steps.recipient }).click();
  await city(next).fill('Lyon');
  await page.getByRole('link', { name: t.rates.summary.change }).click();
  // Where it was left: at the extras, whatever the other tab shows.
  await expect(page.getByRole('heading', { name: t.wizard.headings.services })).toBeVisible();
  const ownSteps = page.getByRole('navigation', { name: t.wizard.stepsLabel });
  await ownSteps.getByRole('button', { name: t.wizard.steps.recipient }).click();
  await expect(city(page)).toHaveValue('Paris');
  await ownSteps.getByRole('button', { name: t.wizard.steps.package }).click();
  await expect(city(page)).toHaveCount(0);
  await next.reload();
  await expect(city(next)).toHaveValue('Lyon');

  for (const step of ['recipient', 'services'] as const) {
    await page.goBack();
    await expect(page.getByRole('heading', { name: t.wizard.headings[step] })).toBeVisible();
  }
  await page.goBack();
  await choose(page, 'UPS');
  await page.getByRole('radio', { name: t.paying.names.invoice }).check();
  await payButton(page, t).click();
  await expect(page.getByRole('heading', { name: t.checkout.status.completed.title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('askedShipment'))).toBeNull();
  await page.goto('/shipping-calculator');
  await expect(city(page)).toHaveValue('Lyon');
});

test('a route between towns with long names fits on a small phone, even with the shipment unfolded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const base = aShipment();
  const t = await openRates(page, {
    shipment: {
      ...base,
      fromAddress: { ...base.fromAddress, city: 'Garmisch-Partenkirchen', zip: '82467' },
      toAddress: { ...base.toAddress, country: 'ES', city: 'Santiago de Compostela', zip: '15705' },
    },
  });
  const summary = page.getByText('Garmisch-Partenkirchen → Santiago de Compostela');
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect(summary).toBeVisible();
  expect(await width()).toBe(360);
  await summary.click();
  await expect(page.getByText('15705 Santiago de Compostela')).toBeVisible();
  expect(await width()).toBe(360);
});

test('on a phone Back closes the open cart, the notes on customs do not push it up, and expired prices cannot be chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const back = await withBackGesture(page);
  const { toAddress } = aShipment();
  const notes = page.waitForRequest(builtFile('features/rates/goods-notes.tsx'));
  const t = await openRates(page, {
    shipment: aShipment({ toAddress: { ...toAddress, country: 'CH', zip: '8001' } }),
  });
  await test.step('the notes on customs are there before the cart is opened, which they would push up', async () => {
    await choose(page, 'UPS');
    await notes;
  });
  await test.step('Back closes the open cart, not the page', async () => {
    const openCart = page.getByRole('button', { name: t.rates.cart.open });
    const sheet = page.getByRole('dialog', { name: t.rates.cart.title });
    for (let time = 0; time < 2; time += 1) {
      await openCart.click();
      await expect(sheet).toBeVisible();
      await back();
      await expect(sheet).toBeHidden();
      await expect(openCart).toBeFocused();
    }
    // Escape acts once, although it also means Back.
    await openCart.click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(openCart).toBeFocused();
  });
  await test.step('expired prices have no best one and cannot be chosen, and the bar requests new ones', async () => {
    const best = page.getByText(t.rates.list.best, { exact: true });
    await expect(best).toBeVisible();
    await choose(page, 'UPS');
    await expect(page.getByRole('button', { name: t.rates.cart.open })).toBeVisible();
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('calculatedRates') ?? '') as { data: object };
      const data = { ...kept.data, expiresAt: new Date(0).toISOString() };
      sessionStorage.setItem('calculatedRates', JSON.stringify({ ...kept, data }));
    });
    await page.reload();
    // One next to the rates, one in the bar, in place of the cart button.
    const refresh = page.getByRole('button', { name: t.rates.expiry.refresh });
    await expect(refresh).toHaveCount(2);
    await expect(page.getByRole('button', { name: t.rates.cart.open })).toHaveCount(0);
    await expect(best).toHaveCount(0);
    for (const row of await rows(page).all()) await expect(row.getByRole('button')).toBeDisabled();
    await refresh.last().click();
    await expect(page.getByRole('heading', { name: t.rates.list.title, exact: true })).toBeFocused();
    await expect(best).toBeVisible();
    await expect(page.getByRole('button', { name: t.rates.cart.open })).toBeVisible();
    await expect(rows(page).first().getByRole('button')).toBeEnabled();
  });
});

test('a discount code: an unknown one costs nothing, one that applies can be removed, and what was typed stays', async ({
  page,
}) => {
  const t = await openRates(page, { email: 'gold@example.com' });
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  await choose(page, 'UPS');
  const before = await payButton(page, t).textContent();
  const field = page.getByLabel(t.rates.code.label);
  await expect(page.getByRole('button', { name: t.rates.code.apply })).toBeDisabled();
  await field.fill(' gratis ');
  await field.press('Enter');
  await expect(page.getByRole('alert').getByText('Ungültiger Rabattcode')).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/Bitte überprüfen Sie Ihre Eingabe/);
  await expect(payButton(page, t)).toHaveText(before ?? '');
  await field.fill('ship10');
  await field.press('Enter');
  await expect(page.getByText(t.rates.code.applied('SHIP10'))).toBeFocused();
  await expect
    .poll(async () => cents((await payButton(page, t).textContent()) ?? ''))
    .toBeLessThan(cents(before ?? ''));
  await page.getByRole('button', { name: t.rates.code.removeNamed('SHIP10') }).click();
  await expect(page.getByText(t.rates.code.removed)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await expect(payButton(page, t)).toHaveText(before ?? '');
  // In a sheet, which would take the focus itself.
  await page.setViewportSize({ width: 390, height: 844 });
  const openCart = page.getByRole('button', { name: t.rates.cart.open });
  await openCart.click();
  await field.fill('ship10');
  await field.press('Enter');
  await expect(page.getByText(t.rates.code.applied('SHIP10'))).toBeFocused();
  await page.getByRole('button', { name: t.rates.code.removeNamed('SHIP10') }).click();
  await expect(page.getByText(t.rates.code.removed)).toBeFocused();
  await test.step('a typed or refused discount code is still in the field after the cart was closed', async () => {
    const reopen = async () => {
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);
      await openCart.click();
    };
    await field.fill('grat');
    await reopen();
    await expect(field).toHaveValue('GRAT');
    await field.press('Enter');
    const refused = page.getByRole('alert').getByText(t.rates.code.invalidTitle);
    await expect(refused).toBeVisible();
    await reopen();
    await expect(refused).toBeVisible();
    await expect(field).toHaveValue('GRAT');
    await field.fill('ship10');
    await expect(refused).toHaveCount(0);
    await reopen();
    await expect(refused).toHaveCount(0);
  });
});

test('a private customer finds the insurance price of the wizard in the cart, and is not offered payment by invoice', async ({
  page,
}) => {
  const t = await openAs(page, 'privat@example.com', '/shipping-calculator');
  await fillUpToServices(page, t, { recipient: recipients.france, parcel: { ...books, value: '800' } });
  const told = page.getByText(/^19,99\s€inkl\. 19\s% MwSt\.$/);
  await expect(told).toHaveCount(1);
  await page.getByRole('checkbox', { name: t.services.insurance.label }).click();
  await expect(page.getByRole('dialog').getByText(/^19,99\s€inkl\. 19\s% MwSt\.$/)).toBeVisible();
  await page.getByRole('button', { name: t.services.insurance.add }).click();
  await expect(told).toHaveCount(1);
  await page.getByRole('button', { name: t.wizard.final.shipping }).click();
  await choose(page, 'UPS');
  await expect(page.getByText(/^19,99\s€$/)).toBeVisible();
  await test.step('a private customer is not offered payment by invoice', async () => {
    await expect(page.getByRole('radio', { name: t.paying.names.card })).toBeChecked();
    const { method, names } = t.paying;
    await expect(page.getByText(`${method}: ${names.card}`), 'said beside the button').toBeInViewport();
    const terms = page.getByText(
      'Es gelten unsere AGB. Lesen Sie auch die Datenschutzerklärung und die Widerrufsbelehrung.',
      {
        exact: true,
      },
    );
    await expect(terms).toBeInViewport();
    const { links } = (await (await page.request.get('/api/site')).json()) as ReplyOf<typeof fetchSite>;
    for (const [link, href] of [
      ['AGB', links.terms],
      ['Datenschutzerklärung', links.privacy],
      ['Widerrufsbelehrung', links.withdrawal],
    ] as const)
      await expect(terms.getByRole('link', { name: link })).toHaveAttribute('href', href);
    await expect(page.getByRole('radio', { name: t.paying.names.paypal })).toBeVisible();
    await expect(page.getByRole('radio', { name: t.paying.names.invoice })).toHaveCount(0);
    await expect(payButton(page, t)).toBeEnabled();
  });
});

test('a permanent discount is already in the price and leaves no field for a code', async ({ page }) => {
  const t = await openRates(page, { email: 'rabatt@example.com' });
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  await choose(page, 'UPS');
  await expect(page.getByText(t.rates.cart.discountOf(15))).toBeVisible();
  await expect(page.getByLabel(t.rates.code.label)).toHaveCount(0);
});

test("a customer's contractual fixed discount is in the price; no code is requested, and an old one is not named", async ({
  page,
}) => {
  const grant = (euro: string) => operate('users', 'set-fixed-discount', 'business@example.com', euro);
  await grant('5.00');
  try {
    const code = JSON.stringify({ version: 1, userId: 'us_demo_business', data: 'SEND5' });
    await page.addInitScript((kept) => localStorage.setItem('discountCode', kept), code);
    const t = await openRates(page, { email: 'business@example.com' });
    await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
    await choose(page, 'UPS');
    await expect(page.getByText(t.rates.cart.line.discount, { exact: true })).toBeVisible();
    await expect(page.getByText('−5,00', { exact: false }).first()).toBeVisible();
    await expect(payButton(page, t)).toBeEnabled();
    await expect(page.getByLabel(t.rates.code.label)).toHaveCount(0);
    await expect(page.getByText(t.rates.code.applied('SEND5'))).toHaveCount(0);
  } finally {
    await grant('0');
  }
});

test('a label opens in a new tab; if it cannot be loaded, the page says so', async ({ page, context }) => {
  const t = await signIn(page, 'gold@example.com');
  const intentId = await buy(page, { name: 'Nele Neufenster' });
  await page.goto(`/label-success?intentId=${intentId}`);
  const label = page.getByRole('link', { name: t.checkout.labels.download });
  await expect(label).toBeVisible();
  await expect(page.getByRole('heading', { name: t.papers.title }), 'inside the EU').toHaveCount(0);
  const [asked, tab] = await Promise.all([
    page.waitForResponse((reply) => reply.request().method() === 'HEAD'),
    context.waitForEvent('page'),
    label.click(),
  ]);
  expect(asked.status()).toBe(200);
  expect(asked.headers()['content-type']).toBe('application/pdf');
  await tab.close();
  const failed = page.getByText(t.checkout.labels.failed(1));
  const path = await label.getAttribute('href');
  // Only what the button asks: the picture beside it may ask for the same file as late as now.
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await label.click();
  await expect(failed).toBeVisible();
  await page.unroute(`**${path}`);
  await page.getByRole('button', { name: t.site.close }).click();
  // Signed out elsewhere in the meantime: that is said, and nothing else.
  await context.clearCookies();
  await label.click();
  await expect(page.getByRole('button', { name: t.result.label.signIn })).toBeVisible();
  await expect(failed).toBeHidden();
});

test('a rate to the USA without an HS code is shown, and sold once the code is entered next to it', async ({
  page,
}) => {
  const t = await openAs(page, 'gold@example.com', '/shipping-calculator');
  await fillUpToServices(page, t, { recipient: recipients.newYork, parcel: { ...books, hsCode: '' } });
  await expect(page.locator('[data-checklist]').getByText(t.parcel.hsCodeNeeded)).toBeVisible();
  await goTo(page, t, 'package');
  await expect(page.getByRole('textbox', { name: t.parcel.hsCode })).toHaveAccessibleDescription(
    new RegExp(t.parcel.hsCodeNeeded),
  );
  await goTo(page, t, 'services');
  await page.getByRole('button', { name: t.wizard.final.shipping }).click();
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  await expect(rows(page).filter({ hasText: t.rates.hsCode.missing })).toHaveCount(await rows(page).count());

  const ups = rows(page).filter({ hasText: 'UPS' }).filter({ hasNotText: 'HUB' });
  const service = await ups.first().getByRole('heading').textContent();
  await ups.first().getByRole('button', { name: t.rates.list.choose }).focus();
  await page.keyboard.press('Enter');
  await expect(payButton(page, t)).toBeDisabled();
  await expect(payButton(page, t)).toHaveAccessibleDescription(t.rates.hsCode.first);
  await page.keyboard.press('Tab');
  const field = page.getByRole('textbox', { name: `HS-Code: ${books.description}` });
  await expect(field).toBeFocused();
  await page.keyboard.type('49011');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Die Tarifnummer hat 6, 8 oder 10 Ziffern\./);
  await expectAccessible(page);

  // Choosing another rate in between keeps what was typed.
  await choose(page, 'FedEx');
  await expect(field).toHaveValue('49011');
  await ups.first().getByRole('button', { name: t.rates.list.choose }).click();
  await field.fill('490199');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: t.rates.list.title, exact: true })).toBeFocused();
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  await expect(page.getByText(t.rates.hsCode.missing)).toHaveCount(0);
  await expect(rows(page).filter({ has: page.getByRole('button', { pressed: true }) })).toContainText(
    service ?? '-',
  );
  await expect(payButton(page, t)).toBeEnabled();
  await expectAccessible(page);

  // The wizard shows it; after a reload so do the rates.
  await page.reload();
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  await expect(page.getByText(t.rates.hsCode.missing)).toHaveCount(0);
  await page.getByRole('link', { name: t.rates.back }).click();
  await page.getByRole('button', { name: t.wizard.steps.package }).click();
  await expect(page.getByRole('textbox', { name: t.parcel.hsCode })).toHaveValue('490199');
});

test('on a low tablet the pay button is visible without scrolling, and stand-alone links are 24 px high', async ({
  page,
}) => {
  await page.goto('/login');
  const compare = page.getByRole('link', { name: texts.de.auth.compare });
  const forgot = page.getByRole('link', { name: texts.de.auth.login.forgot });
  for (const link of [compare, forgot]) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await openRates(page, { email: 'gold@example.com' });
  const change = page.getByRole('link', { name: texts.de.rates.summary.change });
  expect(
    (await change.boundingBox())?.height,
    'high enough for a pointer (WCAG 2.5.8)',
  ).toBeGreaterThanOrEqual(24);
  await page.setViewportSize({ width: 1180, height: 820 });
  await choose(page, 'UPS');
  await expect(payButton(page, texts.de)).toBeEnabled();
  await expect(payButton(page, texts.de)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
