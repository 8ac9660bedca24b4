// Billed weights in a browser: on the package step, on every rate, and what a smaller box saves with the chosen one.
import { expect, type Page, test } from '@playwright/test';
import type { Rate, RatesReply } from '#contract/rates.ts';
import type { de } from '#web/i18n/de.ts';
import { euro, kg } from '#web/lib/format.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import {
  books,
  expectAccessible,
  fillAddress,
  fillParcel,
  type Language,
  openAs,
  recipients,
  sender,
} from '../support/journey.ts';
import { openRates, rateRow } from '../support/rates-page.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';

const PRIVAT = 'privat@example.com';
const bulky = { ...books, size: ['60', '40', '40'] as [string, string, string], weight: '7' };

const toNewYork = (height: number, weight = 7) =>
  aShipment({
    toAddress: anAddress({ name: 'Zoë Quinn', country: 'US', zip: '10118', city: 'New York', state: 'NY' }),
    packages: [aParcel({ length: 60, width: 40, height, weight })],
  });

async function upsRate(page: Page, height: number): Promise<Rate> {
  const reply = await page.request.post('/api/rates', { data: toNewYork(height) });
  const { rates } = (await reply.json()) as RatesReply;
  const found = rates.find(({ carrier }) => carrier === 'UPS');
  if (!found) throw new Error('No rate of UPS');
  return found;
}

/** As written in a page's text. */
const shown = (cents: number, language: Language): string => euro(cents, language).replace(/\u00a0/g, ' ');

test('the billed weight is shown on the package step and on the rate, and the saving is the difference of two real quotes', async ({
  page,
}) => {
  const t = await openAs(page, PRIVAT, '/shipping-calculator');
  await fillAddress(page, t, sender);
  await page.getByRole('button', { name: t.wizard.continue.sender }).click();
  await fillAddress(page, t, recipients.newYork);
  await page.getByRole('button', { name: t.wizard.continue.recipient }).click();
  await expect(page.getByText(t.weights.waiting)).toBeVisible();
  await fillParcel(page, t, bulky);
  const group = (carrier: string) => page.getByRole('listitem').filter({ hasText: carrier });
  await expect(group('DHL Express, FedEx und UPS')).toContainText('19,5 kg (Volumengewicht)');
  await expect(group('DPD und DHL Paket')).toContainText('7 kg (Gewicht)');
  await expectAccessible(page);

  await page.getByRole('button', { name: t.wizard.continue.package }).click();
  await page.getByRole('button', { name: t.wizard.final.shipping }).click();
  const [now, smaller] = [await upsRate(page, 40), await upsRate(page, 39)];
  expect(now.service).toBe(smaller.service);
  const row = rateRow(page, now.service);
  await expect(row).toContainText('abgerechnet 19,5 kg · Volumen');
  await row.getByRole('button').first().click();
  await expect(row).toContainText(`1 cm flacher spart ${shown(now.priceCents - smaller.priceCents, 'de')}`);
  await row.getByText('abgerechnet 19,5 kg').click();
  await expect(row).toContainText(/ergibt 19,2.kg/);
  await expectAccessible(page);
  await row.getByRole('button').first().click();
  await expect(page.getByText('flacher spart'), 'only of the chosen rate').toHaveCount(1);
});

test('on a phone the line keeps its place, and the saving moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const t = await openRates(page, { email: PRIVAT, language: 'en', shipment: toNewYork(40) });
  const rate = await upsRate(page, 40);
  const saved = rate.priceCents - (await upsRate(page, 39)).priceCents;
  const row = rateRow(page, rate.service);
  await expect(row).toContainText(t.weights.rate([t.weights.amounts.volume(kg(19.5, 'en'))]));
  const { opened: held, open: letGo } = createGate();
  await page.route('**/api/rates/saving', async (route) => {
    await held;
    await route.continue();
  });
  await row.getByRole('button').first().click();
  await expect(row.getByText(t.rates.list.chosen)).toBeVisible();
  const before = await row.boundingBox();
  letGo();
  await expect(row).toContainText(t.weights.saving.height(1, euro(saved, 'en')));
  expect(await row.boundingBox()).toEqual(before);
  expect(await layoutShiftOf(page)).toBeLessThan(0.01);
  await expectAccessible(page);
});

test('goods heavier than their volume have no saving, and a failed request is not shown', async ({
  page,
}) => {
  const t = await openRates(page, { email: PRIVAT, shipment: toNewYork(40, 25) });
  let questions = 0;
  await page.route('**/api/rates/saving', (route) => {
    questions += 1;
    return route.fulfill({ status: 500, json: { success: false, code: 'internal', message: 'Fehler' } });
  });
  await rateRow(page, 'UPS').getByRole('button').first().click();
  await expect(rateRow(page, 'UPS').getByText(t.rates.list.chosen)).toBeVisible();
  await expect(rateRow(page, 'UPS')).toContainText(/abgerechnet 25.kg/);
  expect(questions).toBe(0);

  await openRates(page, { email: PRIVAT, shipment: toNewYork(40) });
  const asked = page.waitForResponse('**/api/rates/saving');
  await rateRow(page, 'UPS').getByRole('button').first().click();
  await asked;
  await expect(rateRow(page, 'UPS').getByText(t.rates.list.chosen)).toBeVisible();
  await expect(page.getByText(/spart/)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a box that a carrier does not accept is reported while typing, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const t: typeof de = await openAs(page, PRIVAT, '/shipping-calculator');
  await fillAddress(page, t, sender);
  await page.getByRole('button', { name: t.wizard.continue.sender }).click();
  await fillAddress(page, t, recipients.newYork);
  await page.getByRole('button', { name: t.wizard.continue.recipient }).click();
  await fillParcel(page, t, { ...bulky, size: ['121', '60', '60'] });
  await expect(page.getByRole('textbox', { name: 'Länge cm' }), 'also for whoever hears it').toHaveValue(
    '121',
  );
  await expect(page.getByText('DHL Express: höchstens 120 × 80 × 80 cm')).toBeVisible();
  await expect(page.getByText('FedEx: Gurtmaß höchstens 330 cm (hier 361 cm')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mindestgewicht' })).toHaveCount(0);
  await page.getByRole('textbox', { name: t.parcel.length }).fill('200');
  await page.getByRole('textbox', { name: t.parcel.width }).fill('26');
  await page.getByRole('textbox', { name: t.parcel.height }).fill('25');
  await expect(page.getByRole('listitem').filter({ hasText: 'Mindestgewicht' })).toContainText('40 kg');
  await page.getByRole('button', { name: t.parcel.list.duplicate(1) }).click();
  await expect(page.getByText('Für alle 2 Pakete zusammen werden abgerechnet:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mindestgewicht' })).toContainText('80 kg');
  await expectAccessible(page);
  await expect(page.getByText(t.weights.refused)).toBeVisible();
  await page.getByRole('textbox', { name: t.parcel.weight }).fill('1000');
  await expect(page.getByText('Passt zu keinem Carrier:')).toBeVisible();
  await expect(page.getByText(t.weights.refused)).toBeHidden();
});
