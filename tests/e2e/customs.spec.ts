// Costs of an import: rows in the cart, ranges, the sentences for other routes, failures, and the calculator's switch.
import { expect, type Page, test } from '@playwright/test';
import type { Shipment } from '#domain/shipment.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import type { texts } from '../support/journey.ts';
import { expectAccessible, open } from '../support/journey.ts';
import { openRates, payButton, rateRow } from '../support/rates-page.ts';

const newYork = anAddress({
  name: 'Zoë Quinn',
  street1: '350 5th Ave',
  zip: '10118',
  city: 'New York',
  state: 'NY',
  country: 'US',
  phone: '+1 212 7363100',
  email: 'zoe@example.com',
});

const imported = (parcel: Parameters<typeof aParcel>[0]): Shipment =>
  aShipment({
    fromAddress: newYork,
    toAddress: anAddress(),
    packages: [aParcel(parcel)],
    services: { customsClearance: true },
  });
const shirts = imported({ hsCode: '610910', value: 300, description: 'Cotton T-shirts, printed by hand' });

const ask = '**/api/calculate-customs';
const pick = (page: Page, carrier: string) => rateRow(page, carrier).getByRole('button').first().click();
const cents = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));
const estimate = (page: Page, t: (typeof texts)['de']) => page.getByRole('region', { name: t.duties.title });

test('an import into the EU shows duties, taxes, fees and their sum, which is not part of the total', async ({
  page,
}) => {
  const t = await openRates(page, { shipment: shirts });
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  await pick(page, 'DHL Express');
  const box = estimate(page, t);
  await expect(box.getByText(t.duties.estimate, { exact: true })).toBeVisible();
  const value = async (row: string) =>
    cents(
      await box.locator('dl').first().locator('div').filter({ hasText: row }).locator('dd').textContent(),
    );
  const { rows } = t.duties;
  await expect.poll(() => value(rows.total)).toBeGreaterThan(0);
  expect(await value(rows.fees)).toBe(1250);
  expect(await value(rows.total)).toBe(
    (await value(rows.duties)) + (await value(rows.taxes)) + (await value(rows.fees)),
  );
  await expect(box).toContainText(t.duties.notIncluded);
  const total = await page
    .getByText(t.rates.cart.total, { exact: true })
    .locator('..')
    .locator('strong')
    .textContent();
  const shown = await rateRow(page, 'DHL Express').locator('strong').first().textContent();
  expect(cents(total)).toBe(cents(shown));

  await box.getByText(t.duties.how).click();
  await expect(box).toContainText('Zoll 12 % (Beispiele der Zollverwaltung, Stand 01.01.2007)');
  await expect(box).toContainText(
    'Einfuhrumsatzsteuer 19 % (Datenbank TEDB der Europäischen Kommission, Stand 23.09.2026)',
  );

  await test.step('the answer for a rate no longer chosen is not shown anywhere', async () => {
    await page.route(ask, async (route) => {
      const body = route.request().postDataJSON() as { selectedRate: { carrier: string } };
      // UPS never answers.
      if (body.selectedRate.carrier !== 'UPS') await route.continue();
    });
    const sent = page.waitForRequest(ask);
    await pick(page, 'UPS');
    await sent;
    const ended = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/calculate-customs'),
    );
    await pick(page, 'DHL Express');
    await ended;
    const fees = estimate(page, t)
      .locator('dl')
      .first()
      .locator('div')
      .filter({ hasText: t.duties.rows.fees });
    await expect(fees).toContainText('12,50');
  });
});

test('nothing below moves when the figures arrive, and goods without a known duty show a range', async ({
  page,
}) => {
  const { opened: held, open: answer } = createGate();
  await page.route(ask, async (route) => {
    await held;
    await route.continue();
  });
  const toys = imported({ hsCode: '950300', value: 300, description: 'Wooden toys for small children' });
  const t = await openRates(page, { shipment: toys });
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  await pick(page, 'UPS');
  await expect(estimate(page, t)).toBeVisible();
  // The last part of the cart to appear.
  const cart = page.getByRole('complementary');
  await expect(cart.getByRole('radio').first()).toBeVisible();
  const height = () => cart.evaluate(({ scrollHeight }) => scrollHeight);
  const before = await height();
  answer();
  await expect(estimate(page, t).getByText(/0,00.€ bis/)).toBeVisible();
  expect(await height()).toBe(before);
});

test('without customs clearance, and inside the EU, nothing is requested and a sentence explains it', async ({
  page,
}) => {
  let asked = 0;
  await page.route(ask, (route) => {
    asked += 1;
    return route.continue();
  });
  const t = await openRates(page);
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  await pick(page, 'UPS');
  await expect(page.getByText(t.rates.customs['inside-eu'], { exact: true }).first()).toBeVisible();
  const { additionalServices, ...rest } = shirts;
  await openRates(page, {
    shipment: { ...rest, additionalServices: { ...additionalServices, customsClearance: false } },
  });
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  await pick(page, 'UPS');
  await expect(page.getByText(t.rates.customs['import-into-eu'], { exact: true }).first()).toBeVisible();
  await expect(payButton(page, t)).toBeVisible();
  expect(asked).toBe(0);
});

test('a failed calculation is reported in a toast, shows no customs, and can be retried', async ({
  page,
}) => {
  const t = await openRates(page, { shipment: shirts, language: 'en' });
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  const box = estimate(page, t);
  const toast = page.locator('[data-toast=bad]');
  for (const [name, carrier, answer, title, text] of [
    ['a refusal', 'UPS', { status: 503, body: '{}' }, 'Customs calculation failed', 'Please try again later'],
    [
      'no figures',
      'FedEx',
      { status: 200, body: '{"success":true}' },
      'Customs costs could not be calculated',
      '',
    ],
    ['no answer', 'DHL Express', null, 'Network error', 'Customs costs could not be calculated'],
  ] as const)
    await test.step(name, async () => {
      await page.route(ask, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await pick(page, carrier);
      await expect(toast).toContainText(title);
      await expect(toast).toContainText(text);
      await expect(box).toContainText(t.duties.notCalculated);
      await expect(box).not.toContainText('€');
      await page.unroute(ask);
      await box.getByRole('button', { name: t.errors.retry }).click();
      await expect(box.getByText(t.duties.rows.total)).toBeVisible();
      await expect(box).toContainText('€');
      await toast.getByRole('button').first().click();
      await expect(toast).toHaveCount(0);
    });
});

test('on a phone the estimate is requested on choosing, and the open cart has the rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const t = await openRates(page, { shipment: shirts });
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  await page.route(ask, (route) => route.fulfill({ status: 500, body: 'x' }));
  const asked = page.waitForResponse(ask);
  await pick(page, 'FedEx');
  await asked;
  const toast = page.locator('[data-toast=bad]');
  await expect(toast).toContainText('Zollberechnung fehlgeschlagen');
  await expect(toast).toContainText('Bitte versuchen Sie es später erneut');
  await page.unroute(ask);
  await page.getByRole('button', { name: t.rates.cart.open }).click();
  await expect(estimate(page, t).getByText(t.duties.rows.total)).toBeVisible();
  await estimate(page, t).getByText(t.duties.how).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test('before paying, duties of an unknown amount need consent, and a label held for its declaration is announced', async ({
  page,
}) => {
  const exported = aShipment({
    toAddress: newYork,
    packages: [aParcel({ hsCode: '610910', value: 300, description: 'Cotton T-shirts, printed by hand' })],
    services: { customsClearance: true, exportDocumentation: true },
  });
  const t = await openRates(page, { shipment: exported });
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  await pick(page, 'UPS');
  await expect(page.getByText(t.rates.customs.export, { exact: true }).first()).toBeVisible();
  await page.getByRole('radio', { name: t.paying.names.paypal }).check();
  await expect(page.getByText(t.paying.heldLabel)).toBeVisible();
  const consent = page.getByRole('checkbox', { name: t.rates.customs.consent });
  await expect(consent).not.toBeChecked();
  await expect(page.getByText(t.paying.consentFirst)).toBeVisible();
  await expect(payButton(page, t)).toBeDisabled();
  await consent.check();
  await expect(payButton(page, t)).toBeEnabled();
  await consent.uncheck();
  await expect(payButton(page, t)).toBeDisabled();
  await expectAccessible(page);
  await consent.check();
  const [asked] = await Promise.all([
    page.waitForRequest('**/api/paypal/checkout-intent'),
    payButton(page, t).click(),
  ]);
  expect(asked.postDataJSON(), 'the order keeps the consent').toMatchObject({ dutiesAgreed: true });
});

const calculator = (from: string, to: string) =>
  `/?abholung=${from}&lieferung=${to}&dimensionen=30x20x10_2.5&Zollkosten=ja`;

test('the calculator estimates the import of the first rate, has a sentence for other routes, and reports failures in place', async ({
  page,
}) => {
  let asked = 0;
  await page.route(ask, (route) => {
    asked += 1;
    return route.continue();
  });
  const t = await open(page, calculator('US', 'DE'), 'de');
  const row = page.locator('.duties');
  await expect(row).toContainText('Zölle und Steuern (Schätzung):');
  await expect(row).toContainText('Angenommen: Haushaltswaren für 25,00 €');
  await expect(row).toContainText(
    'Quellen: Zölle – Verordnung (EU) 2026/382; Steuern – Stand 23.09.2026; Gebühren – Stand 20.11.2026.',
  );
  const toggle = page.getByLabel(t.calculator.customs);
  await toggle.uncheck();
  await expect(row).toHaveText('');
  await toggle.check();
  await expect(row).toContainText('Haushaltswaren');
  expect(asked).toBe(1);

  await page.unroute(ask);
  await test.step('a sentence for other routes, and failures in place', async () => {
    await page.route(ask, (route) => route.abort());
    await page.goto(calculator('DE', 'FR'));
    await expect(page.locator('.duties')).toContainText(t.calculator.customsCases['inside-eu']);
    await page.goto(calculator('DE', 'BR'));
    await expect(page.locator('.duties')).toContainText(t.calculator.customsCases.export);
    await page.goto(calculator('US', 'DE'));
    await expect(page.locator('.duties')).toContainText(t.calculator.notEstimated);
  });
});
