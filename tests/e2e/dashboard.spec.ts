// After the sale: figures, filters, details, a second shipment, the way back, and a refund; on a desk and on a phone.
import { expect, type Page, test } from '@playwright/test';
import type { RatesReply } from '#contract/rates.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { expectAccessible, type Language, logIn, open, type texts } from '../support/journey.ts';

type Texts = (typeof texts)[Language];

/** Bought by invoice, without the pages that other journeys are about. */
async function buy(page: Page, name: string, parcels = 1): Promise<void> {
  const quoted = await page.request.post('/api/rates', {
    data: aShipment({
      toAddress: anAddress({ name, city: 'Paris', zip: '75001', country: 'FR' }),
      packages: Array.from({ length: parcels }, () => aParcel()),
    }),
  });
  const { rates } = (await quoted.json()) as RatesReply;
  const rate = rates.find(({ carrier }) => carrier === 'UPS');
  const opened = await page.request.post('/api/invoice/checkout-intent', {
    data: { rateId: rate?.id },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(opened.status()).toBe(200);
  const { intentId } = (await opened.json()) as { intentId: string };
  await expect
    .poll(async () => {
      const reply = await page.request.get(`/api/checkout-intents/${intentId}`);
      return ((await reply.json()) as { intent: { status: string } }).intent.status;
    })
    .toBe('completed');
}

/** The row of the one order that the search leaves. */
async function search(page: Page, t: Texts, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: t.orders.filters.search }).fill(name);
  await expect(page.getByRole('button', { name: /HP-/ })).toHaveCount(1);
}

const openMenu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: /HP-/ }).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
};

const journeys = [
  { language: 'de', viewport: { width: 1440, height: 900 }, names: ['Zoë Ärmel', 'Ødegård Größe'] },
  { language: 'en', viewport: { width: 390, height: 844 }, names: ['Łucja Müßig', 'Quentin Brûlé'] },
] as const;

for (const { language, viewport, names } of journeys) {
  test(`a customer finds an order, repeats it, sends it back and has it refunded (${language}, ${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const t = await open(page, '/dashboard', language);
    await logIn(page, t);
    await expect(page.getByRole('heading', { level: 1, name: t.orders.title })).toBeVisible();
    const [first, second] = names;
    await buy(page, first, 2);
    await buy(page, second);
    await page.reload();

    await expect(page.getByRole('heading', { name: t.desk.charts.title })).toBeVisible();
    await expect(page.getByRole('table', { name: t.desk.charts.carriers })).toContainText('UPS');
    await expect(page.getByText(t.orders.stats.spentHint)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('combobox', { name: t.orders.filters.status }).selectOption('delivered');
    await expect(page.getByText(t.orders.filters.none)).toBeVisible();
    await page.getByRole('button', { name: t.orders.filters.reset }).click();
    await search(page, t, first);
    await expect(page.getByText(/^1 (von|of) \d+ /)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: /HP-/ }).click();
    await expect(page.getByRole('button', { name: t.desk.actions.details })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.desk.actions.details }).click();
    const details = page.getByRole('dialog');
    await expect(details.getByText(t.desk.detail.lines.base)).toBeVisible();
    await expect(details.getByText('Ready for Carrier')).toBeVisible();
    await expect(details.getByText(t.desk.detail.noServices)).toBeVisible();
    await expect(details.getByRole('heading', { name: t.desk.detail.packages(2) })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /HP-/ })).toBeFocused();

    await openMenu(page, t.desk.actions.sendBack);
    await expect(page).toHaveURL('/shipping-calculator');
    await expect(page.getByText(t.wizard.sessionLoaded)).toBeVisible();
    await expect(page.getByRole('textbox', { name: t.wizard.address.name })).toHaveValue(first);
    await page.goto('/dashboard');
    await search(page, t, second);
    await openMenu(page, t.desk.actions.duplicate);
    await expect(page.getByText(t.wizard.sessionLoaded)).toBeVisible();
    await expect(page.getByRole('textbox', { name: t.wizard.address.name })).toHaveValue('Jörg Müller');

    await page.goto('/dashboard');
    await search(page, t, first);
    await openMenu(page, t.desk.actions.refund);
    const refund = page.getByRole('dialog');
    await expect(refund.getByText(t.desk.refund.warning)).toBeVisible();
    await refund.getByRole('checkbox', { name: t.desk.refund.package(2) }).uncheck();
    await expectAccessible(page);
    await refund.getByRole('button', { name: t.desk.refund.confirm }).click();
    await expect(refund.getByRole('heading', { name: t.desk.refund.done })).toBeVisible();
    await expect(refund.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await refund.getByRole('button', { name: t.desk.refund.understood }).click();
    await openMenu(page, t.desk.actions.details);
    await expect(page.getByRole('dialog').getByText(t.desk.refund.states.requested)).toBeVisible();
  });
}

test('the pending refund has nothing to press, and a refusal says why', async ({ page }) => {
  const t = await open(page, '/dashboard', 'de');
  await logIn(page, t);
  await expect(page.getByRole('heading', { level: 1, name: t.orders.title })).toBeVisible();
  await buy(page, 'Wanda Warten');
  await page.reload();
  await search(page, t, 'Wanda Warten');
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/orders/refund', async (route) => {
    await gate;
    await route.fulfill({
      status: 409,
      json: {
        success: false,
        code: 'illegal_transition',
        message: 'scanned',
        requestId: 'x',
        details: { reason: 'parcel_scanned' },
      },
    });
  });
  await openMenu(page, t.desk.actions.refund);
  await page.getByRole('button', { name: t.desk.refund.confirm }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Rückerstattung wird verarbeitet...')).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  release();
  await expect(dialog.getByRole('heading', { name: 'Rückerstattung fehlgeschlagen' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText(t.desk.refund.reasons.parcel_scanned);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Verstanden' }).click();
  await expect(dialog).toBeHidden();
});

test('without orders the dashboard invites to the first, and shows no charts', async ({ page }) => {
  const t = await open(page, '/dashboard', 'de');
  await logIn(page, t, 'business@example.com');
  await expect(page.getByText(t.orders.empty.title)).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByText(t.orders.stats.spent)).toHaveCount(0);
  await expect(page.getByTitle('Bald verfügbar').first()).toBeVisible();
  await expectAccessible(page);
});
