// Labels that are not simply printed: hub routes, holds for customs, and pickups that must be retried.
import { expect, type Page, test } from '@playwright/test';
import { readManifest } from '../../scripts/page-files.ts';
import type { Intent } from '#contract/checkout.ts';
import { orderDay } from '#domain/pickup-horizon.ts';
import { pickupDays } from '#domain/pickup.ts';
import type { de } from '#web/i18n/de.ts';
import { date } from '#web/lib/format.ts';
import { buy, failAtCarriers, newYork } from '../support/bought.ts';
import { openDetails, orderOf } from '../support/desk.ts';
import { anAddress, aShipment, batteries } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import { expectAccessible, signIn } from '../support/journey.ts';
import { operate } from '../support/operating.ts';
import { choose, openRates, payAtPayPal, payButton, rateRow } from '../support/rates-page.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';

const LABEL_MS = 25_000;
const toNewYork = (name: string) =>
  aShipment({
    fromAddress: anAddress({ street1: 'Marienplatz 8', city: 'München', zip: '80331' }),
    toAddress: anAddress({ name, ...newYork }),
  });

const phone = { width: 390, height: 844 };

test('a hub route is bought as one, and one label is printed, on a phone too', async ({ page }) => {
  await page.setViewportSize(phone);
  const t = await openRates(page, { language: 'en', shipment: toNewYork('Zoë Quinn') });
  const row = rateRow(page, 'HUB Economy');
  await expect(row.getByRole('button', { name: t.rates.list.choose })).toBeVisible();
  await expect(row.getByRole('heading')).toHaveText(/^\S.+ \+ .+\S$/);
  const hub = t.hub.stop('Hamburg');
  await row
    .getByText(t.hub.way('München', hub, 'New York'))
    .locator('..')
    .click();
  await expect(row.getByText(`München → ${hub}`)).toBeVisible();
  await expect(row.getByText(`${hub} → New York`)).toBeVisible();
  await expect(row.getByText(t.hub.label)).toBeVisible();
  await choose(page, t, 'paypal', 'HUB Economy');
  await expect(page.getByText(t.hub.segments)).toBeVisible();
  await expectAccessible(page);
  await payAtPayPal(page, t, 'approve');

  await expect(page.getByRole('heading', { name: t.checkout.labels.hub })).toBeVisible({
    timeout: LABEL_MS,
  });
  await expect(page.getByText(t.checkout.labels.hubText)).toBeVisible();
  const label = page.getByRole('link', { name: t.checkout.labels.download });
  await expect(label).toHaveCount(1);
  const result = await page.request.get(
    `/api/purchase-result/${new URL(page.url()).searchParams.get('purchaseKey') ?? ''}`,
  );
  const { label1, label2 } = ((await result.json()) as { hubLabels: NonNullable<Intent['hubLabels']> })
    .hubLabels;
  const pdf = await page.request.get((await label.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-disposition']).toContain(label1.trackingCode);
  await expect(page.getByText(label1.trackingCode ?? 'no code').first()).toBeVisible();
  const onward = page.getByRole('region', { name: t.checkout.labels.onward });
  await expect(onward).toContainText(t.checkout.labels.onwardText);
  await expect(onward).toContainText(label2.trackingCode ?? 'no code');
  await expect(onward.getByRole('link', { name: t.checkout.labels.download })).toHaveCount(0);
  await expect(page.getByText(t.checkout.next.print)).toBeVisible();
  await expect(page.getByText(t.checkout.next.dropOff(label1.carrier))).toBeVisible();
  const search = await page.getByRole('link', { name: t.checkout.next.nearby }).getAttribute('href');
  expect(new URL(search ?? '').searchParams.get('query'), 'where the first leg begins').toBe(
    `${t.checkout.next.placeOf(label1.carrier)} 80331 München DE`,
  );
  await expect(page.getByText('HUB Economy', { exact: true }), 'as it was chosen').toBeVisible();
  await expect(page.getByText(/^\d+ business days from handover$/)).toBeVisible();
  await page.getByText(t.checkout.details.more).click();
  await expect(page.getByText(t.checkout.details.completed)).toBeVisible();
  await expectAccessible(page);
});

test('every label is shown as a picture of its PDF and prints as a page; without the picture the button is enough, until its parcel is refunded', async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  const intentId = await buy(page, { name: 'Bille Bild', parcels: 2 });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`/label-success?intentId=${intentId}`);
  const pictures = page.locator('canvas');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    // Four by six inches, black on white.
    await expect.poll(() => picture.evaluate(shapeAndInk)).toEqual({ shape: 1.5, hasInk: true });
  }
  expect(complaints).toEqual([]);

  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`the page prints without what nobody can click on paper (${colorScheme})`, () =>
      expectPrinted(page, t, colorScheme));
  await page.emulateMedia({ media: null, colorScheme: null });

  await page.route('**/api/checkout-intents/*/label?*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('link', { name: t.checkout.labels.download })).toHaveCount(2);
  await expect(pictures.first()).toHaveCSS('opacity', '0');
  await test.step('refunded parcels are no longer to be printed or handed over', async () => {
    await page.unroute('**/api/checkout-intents/*/label?*');
    const { id: shipmentId } = await orderOf(page, 'Bille Bild');
    for (const packageIndexes of [[0], [1]]) {
      const asked = await page.request.post('/api/orders/refund', { data: { shipmentId, packageIndexes } });
      expect(asked.status(), await asked.text()).toBe(200);
      await page.goto(`/checkout-success?intentId=${intentId}`);
      await expect(page.getByText(t.checkout.labels.givenBack)).toHaveCount(packageIndexes[0] === 0 ? 1 : 2);
      const one = page.getByText(t.checkout.status.completed.text);
      await expect(one).toHaveCount(packageIndexes[0] === 0 ? 1 : 0);
    }
    await expect(page.getByRole('heading', { name: t.checkout.givenBack.title })).toBeVisible();
    await expect(page.getByText(t.checkout.next.print)).toHaveCount(0);
    await expectAccessible(page);
  });
});

/** In black on white. */
async function expectPrinted(page: Page, t: typeof de, colorScheme: 'light' | 'dark'): Promise<void> {
  const codes = page.getByText(/^1Z\w+$/);
  await expect(codes).toHaveCount(2);
  await page.emulateMedia({ media: 'print', colorScheme });
  for (const shown of [codes.first(), codes.last(), page.getByText(t.checkout.next.print)])
    await expect(shown).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  // A code is read, too.
  const links = page.getByRole('link').filter({ visible: true, hasNotText: /^1Z\w+$/ });
  await expect(links).toHaveCount(0);
  await expect(page.getByText(t.checkout.support.title, { exact: true })).toBeHidden();
  const colours = await codes.first().evaluate((code) => {
    const colour = getComputedStyle(code).color;
    return [colour, getComputedStyle(document.documentElement).backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
}

/** In the page: height by width, and whether some of it is black and most of it white. */
function shapeAndInk(canvas: SVGElement | HTMLElement): { shape: number; hasInk: boolean } {
  const { width, height } = canvas as HTMLCanvasElement;
  const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  const dark = pixels.filter((value, at) => at % 4 === 0 && value < 100 && pixels[at + 3] === 255).length;
  const share = dark / (width * height);
  return { shape: Math.round((height / width) * 100) / 100, hasInk: share > 0.01 && share < 0.5 };
}

test('labels already there replace the waiting page in one step', async ({ page }) => {
  const t = await signIn(page, 'gold@example.com');
  const intentId = await buy(page, { name: 'Sofie Sofort' });
  const { opened: held, open: release } = createGate();
  await page.route(`**/api/checkout-intents/${intentId}`, async (route) => {
    await held;
    await route.continue();
  });
  const manifest = readManifest('dist/web');
  const late = ['features/checkout/completed-checkout.tsx', 'i18n/de/buy.ts'].map(
    (key) => `/${manifest[key]?.file ?? key}`,
  );
  const asked = Promise.all(late.map((file) => page.waitForRequest(`**${file}`)));
  await page.goto(`/label-success?intentId=${intentId}`);
  await expect(page.getByRole('heading', { name: t.result.label.loading })).toBeVisible();
  await asked;
  // A file runs once: when these are loaded here, they are loaded for the page.
  await page.evaluate((files) => Promise.all(files.map((file) => import(file))), late);
  const seen = await page.evaluateHandle(() => {
    const titles: string[] = [];
    const isElement = (node: Node): node is Element => node instanceof Element;
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isElement);
      const headings = added.flatMap((element) => [...element.querySelectorAll('h1')]);
      titles.push(...headings.map(({ textContent }) => textContent));
    }).observe(document.body, { childList: true, subtree: true });
    return titles;
  });

  release();
  const { title } = t.checkout.status.completed;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await seen.jsonValue()).toEqual([title]);
});

for (const viewport of [{ width: 1440, height: 900 }, phone])
  test(`nothing jumps when the labels arrive, neither after a purchase nor after a reload (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const t = await openRates(page, { email: 'gold@example.com' });
    await choose(page, t, 'invoice');
    // Movement within half a second of a click does not count.
    await failAtCarriers(page, {
      match: { method: 'POST', path: '/\\/buy$/' },
      mode: 'delay',
      delayMs: 1_500,
      times: 1,
    });
    await payButton(page, t).click();
    const booked = page.getByRole('heading', { name: t.checkout.status.completed.title });
    await expect(booked).toBeVisible({ timeout: LABEL_MS });
    expect(await layoutShiftOf(page)).toBeLessThan(0.02);
    await page.reload();
    await expect(booked).toBeVisible();
    expect(await layoutShiftOf(page)).toBeLessThan(0.02);
  });

test('a refused leg of a hub route is named as one, and nothing is charged', async ({ page }) => {
  const t = await openRates(page, { language: 'en', shipment: toNewYork('Lena LABELFAIL') });
  await choose(page, t, 'paypal', 'HUB Economy');
  await payAtPayPal(page, t, 'approve');
  await expect(page.getByRole('heading', { name: 'Hub label purchase error' })).toBeVisible({
    timeout: LABEL_MS,
  });
  await expect(page.getByText('PayPal payment was NOT charged').first()).toBeVisible();
  await expectAccessible(page);
});

// Batteries that our warehouse must mark are never for the customer to hand in, before or after the release.
for (const byWarehouse of [false, true])
  test(`an export on hold${byWarehouse ? ', with batteries for our warehouse,' : ''} shows no label until it is released`, async ({
    page,
  }) => {
    const t = await signIn(page, 'gold@example.com');
    const { hold, warehouse, next, labels, status } = t.checkout;
    const intentId = await buy(page, {
      name: 'Urs Zürcher',
      change: {
        toAddress: anAddress({ name: 'Urs Zürcher', city: 'Zürich', zip: '8001', country: 'CH' }),
        services: { exportDocumentation: true, ...(byWarehouse && batteries('mix')) },
      },
    });
    const path = `/api/checkout-intents/${intentId}`;
    const { intent } = (await (await page.request.get(path)).json()) as { intent: Intent };
    const number = intent.orderNumber ?? '';
    await page.goto(`/label-success?intentId=${intentId}&autoLabel=true`);
    const told = byWarehouse
      ? warehouse.bring('Hafenpost Hub, Am Sandtorkai 60, 20457 Hamburg', number)
      : hold.text;
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.getByText(warehouse.declarationToo)).toHaveCount(byWarehouse ? 1 : 0);
    await expect(page.getByText(next.dropOff('UPS'))).toHaveCount(byWarehouse ? 0 : 1);
    await expect(page.getByRole('link', { name: next.nearby })).toHaveCount(byWarehouse ? 0 : 1);
    await expect(page.getByText(next.printLater)).toHaveCount(byWarehouse ? 0 : 1);
    const label = page.getByRole('link', { name: labels.download });
    await expect(label).toHaveCount(0);
    await expectAccessible(page);
    expect((await page.request.get(`${path}/label?package=0`)).status()).toBe(403);
    await operate('orders', 'release-hold', number);
    await page.reload();
    await expect(label).toBeVisible();
    await expect(page.getByText(told)).toHaveCount(0);
    await expect(page.getByText(byWarehouse ? warehouse.handedOver : status.completed.text)).toBeVisible();
    await expect(page.getByText(next.dropOff('UPS'))).toHaveCount(byWarehouse ? 0 : 1);
    expect((await page.request.get(`${path}/label?package=0`)).status()).toBe(200);
  });

test('a pickup on a day that its carrier does not accept yet is announced as booked later', async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  const day = pickupDays(new Date()).at(-1) ?? '';
  const name = 'Petra Vorlauf';
  const intentId = await buy(page, {
    name,
    carrier: 'DHL Express',
    change: { services: { pickup: true }, pickupDate: { date: day, timeFrom: '10:00', timeTo: '16:00' } },
  });
  await page.goto(`/label-success?intentId=${intentId}`);
  const told = t.checkout.pickup.planned(date(day), date(orderDay('DHL Express', day) ?? ''));
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByText(t.checkout.next.handOver('DHL Express'))).toBeVisible();
  await expect(page.getByRole('button', { name: t.checkout.pickup.retry })).toHaveCount(0);
  await expectAccessible(page);
  const details = await openDetails(page, t, name);
  await expect(details.getByText(told)).toBeVisible();
  await expectAccessible(page);
});

test('an unconfirmed pickup is retried on the label page until it has its number', async ({ page }) => {
  const t = await signIn(page, 'gold@example.com');
  const { pickup } = t.checkout;
  // The booking after the purchase, and the customer's first retry.
  await failAtCarriers(page, { match: { method: 'POST', path: '/\\/pickups$/' }, mode: '500', times: 2 });
  // Not the first: between seven and eight in the morning that one starts at eleven.
  const [, date = ''] = pickupDays(new Date());
  const intentId = await buy(page, {
    name: 'Petra Abholung',
    change: { services: { pickup: true }, pickupDate: { date, timeFrom: '10:00', timeTo: '16:00' } },
  });
  await page.goto(`/label-success?intentId=${intentId}`);
  await expect(page.getByText(pickup.unconfirmed)).toBeVisible();
  const [year, month, day] = date.split('-');
  await expect(page.getByText(`, ${day}.${month}.${year}`)).toBeVisible();
  await expect(page.getByText(t.rates.summary.pickupTime('10:00', '16:00'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: pickup.retry }).click();
  await expect(page.getByText(pickup.failed)).toBeVisible();
  await expect(page.getByText(t.errors.codes.pickup_failed)).toBeVisible();
  await page.getByRole('button', { name: pickup.retry }).click();
  await expect(page.getByText(/^Abholung bestätigt, Nummer \S+\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: pickup.retry })).toHaveCount(0);
  await expectAccessible(page);
});
