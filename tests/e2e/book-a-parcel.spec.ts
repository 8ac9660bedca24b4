// The main journey: from signing in to a label that a scanner can read, in both languages, on desktop and phone.
import { expect, test } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import {
  books,
  chooseBuiltInBattery,
  chooseInsurance,
  choosePickup,
  fillAddress,
  fillParcel,
  type Language,
  logIn,
  open,
  sender,
} from '../support/journey.ts';
import { scanLabel } from '../support/scan.ts';

const recipient = {
  de: {
    name: 'Zbigniew Łódzki',
    country: 'Vereinigte Staaten',
    street: '350 5th Ave',
    zip: '10118',
    city: 'New York',
    state: 'NY',
    phone: '+1 212 5551234',
    email: 'z@example.com',
  },
  en: {
    name: 'Åsa Ålesund',
    country: 'Norway',
    street: 'Kongens gate 5',
    zip: '6002',
    city: 'Ålesund',
    phone: '+47 70123456',
    email: 'asa@example.com',
  },
};

const journeys = [
  { language: 'de', viewport: { width: 1440, height: 900 } },
  { language: 'en', viewport: { width: 390, height: 844 } },
] as const satisfies { language: Language; viewport: object }[];

for (const { language, viewport } of journeys) {
  test(`a gold customer ships two parcels with all extras and pays by invoice (${language}, ${viewport.width} px)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const t = await open(page, '/shipping-calculator', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await logIn(page, t);

    await expect(page.getByRole('heading', { name: t.wizard.headings.sender })).toBeVisible();
    await fillAddress(page, t, sender);
    await page.getByRole('button', { name: t.wizard.continue.sender }).click();
    await fillAddress(page, t, recipient[language]);
    await page.getByRole('button', { name: t.wizard.continue.recipient }).click();

    await fillParcel(page, t, {
      size: ['40', '30', '20'],
      weight: '5,5',
      description: 'Laptop computer with built-in battery',
      hsCode: '847130',
      value: '650',
    });
    await page.getByRole('button', { name: t.parcel.list.add }).click();
    await fillParcel(page, t, books);
    await page.reload();
    await expect(page.getByRole('textbox', { name: t.parcel.value })).toHaveValue(books.value);
    await page.getByRole('button', { name: t.wizard.continue.package }).click();

    await choosePickup(page, t);
    await chooseInsurance(page, t);
    await chooseBuiltInBattery(page, t);
    await page.getByRole('checkbox', { name: t.services.carbonNeutral.label }).click();
    await page.getByRole('button', { name: t.wizard.final.shipping }).click();

    await expect(page).toHaveURL(/\/rates$/);
    const list = page.getByRole('list').filter({ has: page.locator('[data-rate]') });
    for (const carrier of ['DHL Express', 'FedEx', 'UPS'])
      await expect(list.getByText(carrier).first()).toBeVisible();
    await expect(page.getByText(t.rates.list.best, { exact: true })).toHaveCount(1);
    // R48; on a phone the summary is collapsed.
    const pickupTime = page.getByText(/\d\d:00–\d\d:00/);
    if (viewport.width > 1000) await expect(pickupTime).toBeVisible();
    await expect(page.getByText(t.rates.reasons.single_parcel_only)).toBeVisible();

    await list.locator('[data-rate]').filter({ hasText: 'UPS' }).first().getByRole('button').click();
    if (viewport.width < 1000) await page.getByRole('button', { name: t.rates.cart.open }).click();
    await page.getByLabel(t.rates.code.label).fill('send5');
    await page.getByLabel(t.rates.code.label).press('Enter');
    await expect(page.getByText(t.rates.code.applied('SEND5'))).toBeVisible();
    const pay = page.getByRole('button', { name: t.paying.orderBare });
    await expect(pay).toBeEnabled();
    const sum = /[\d.,]+/.exec((await pay.textContent()) ?? '')?.[0] ?? 'no sum';
    await pay.click();

    await expect(page).toHaveURL(/\/checkout-success\?intentId=ci_/);
    await expect(page.getByRole('heading', { name: t.checkout.status.completed.title })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText(sum).first()).toBeVisible();
    await expect(pickupTime).toBeVisible();
    const links = page.getByRole('link', { name: new RegExp(t.checkout.labels.download) });
    await expect(links).toHaveCount(2);
    const shown = page.getByText(/^1Z\w+$/);
    await expect(shown).toHaveCount(2);
    const codes = new Set(await shown.allTextContents());
    expect(codes.size).toBe(2);
    // Labels are the same in either language.
    if (language === 'de') {
      const scanned = new Set<string>();
      for (const link of await links.all()) {
        const cookie = (await page.context().cookies())
          .map(({ name, value }) => `${name}=${value}`)
          .join('; ');
        const reply = await request.get((await link.getAttribute('href')) ?? '', { headers: { cookie } });
        const label = await scanLabel(await reply.body());
        scanned.add(label.symbols.find(({ text }) => text.startsWith('1Z'))?.text ?? '');
        expect(label.text).toContain(recipient[language].name);
        expect(label.text).toContain('TEST');
      }
      expect(scanned, 'a Code 128 with each tracking code').toEqual(codes);
    }
    const all = await page.request.get(
      ((await links.first().getAttribute('href')) ?? '').split('?')[0] ?? '',
    );
    expect((await PDFDocument.load(await all.body())).getPageCount(), 'pages of all labels').toBe(2);

    await page.getByRole('main').getByRole('link', { name: t.checkout.dashboard }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText([...codes][0] ?? 'no code').first()).toBeVisible();
  });
}
