// After the sale, where database and carriers must be set up: cancelling, pickups, papers, many orders.
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { OrderDocument } from '#contract/documents.ts';
import { pickupDays } from '#domain/pickup.ts';
import { intents } from '#server/db/schema.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { atPayPal, forgetTracking, openPayment, returnFromPayPal } from '../support/booking.ts';
import { buy } from '../support/bought.ts';
import { openDetails, openMenu, orderOf, search } from '../support/desk.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import type { House } from '../support/house.ts';
import { expectAccessible, openAs, signIn } from '../support/journey.ts';
import { test } from '../support/own-house.ts';
import { readPdf } from '../support/read-pdf.ts';
import { storeOrder } from '../support/placing.ts';

const phone = { width: 390, height: 844 };

/** The pickup is in a week. */
const withPickup = (house: House) => ({
  services: { pickup: true },
  pickupDate: { date: pickupDays(house.ctx.clock())[5] ?? '', timeFrom: '10:00', timeTo: '16:00' },
});

const calledOff = (house: House) =>
  house.sandbox.journal.list({ method: 'POST', path: /\/pickups\/[^/]+\/cancel$/ }).length;

test('an order is cancelled from its row: the money is refunded, and the pickup is cancelled', async ({
  page,
  house,
}) => {
  const session = await house.logIn('privat@example.com');
  const shipment = aShipment({
    fromAddress: anAddress({ email: 'privat@example.com' }),
    toAddress: anAddress({ name: 'Karl Kehrtwende', country: 'FR' }),
    ...withPickup(house),
  });
  const { paypalOrder } = await openPayment(session, 'paypal', { shipment });
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await house.ctx.settled();
  const t = await signIn(page, 'privat@example.com');
  const order = await orderOf(page, 'Karl Kehrtwende');
  expect(order.pickup.state).toBe('confirmed');
  await forgetTracking(house, order.id);
  await page.goto('/dashboard');
  await search(page, t, 'Karl Kehrtwende');
  await openMenu(page, t.desk.actions.cancel);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(order.orderNumber);
  await expect(dialog).toContainText(
    `Der gezahlte Betrag von ${euroText(order.totalAmountCents)} wird auf demselben Weg erstattet. Eine gebuchte Abholung sagen wir ab.`,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.desk.cancel.keep }).click();
  await expect(dialog).toBeHidden();
  expect((await orderOf(page, 'Karl Kehrtwende')).status).not.toBe('cancelled');

  await openMenu(page, t.desk.actions.cancel);
  await dialog.getByRole('button', { name: t.desk.cancel.confirm }).click();
  await expect(page.getByText(t.desk.cancel.doneText)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Storniert' })).toBeVisible();
  await page.getByRole('button', { name: /HP-/ }).click();
  await expect(page.getByRole('button', { name: 'Bestellung storniert' })).toBeDisabled();
  await expect(page.getByRole('button', { name: t.desk.actions.sendBack })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await house.ctx.settled();
  expect(calledOff(house)).toBe(1);
  await openMenu(page, t.desk.actions.details);
  await expect(dialog.getByText('Die Abholung ist abgesagt.')).toBeVisible();
  await expect(dialog.getByText(t.desk.refund.states.money_refunded)).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Rechnungskorrektur RK-/ })).toBeVisible();
  const data = dialog.getByRole('link', { name: t.desk.documents.eInvoice });
  await expect(data, 'which is for businesses').toHaveCount(0);
  await expectAccessible(page);
});

/** As German pages write it. */
const euroText = (cents: number): string =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100);

test('an open invoice is cancelled with its order', async ({ page, house }) => {
  const t = await signIn(page, 'gold@example.com', 'en');
  await page.setViewportSize(phone);
  await buy(page, { name: 'Rita Rechnung' });
  const order = await orderOf(page, 'Rita Rechnung');
  await forgetTracking(house, order.id);
  await page.goto('/dashboard');
  await search(page, t, 'Rita Rechnung');
  await openMenu(page, t.desk.actions.cancel);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/The open invoice for €[\d.]+ will no longer apply\./);
  await dialog.getByRole('button', { name: t.desk.cancel.confirm }).click();
  await expect(page.getByText('Order cancelled')).toBeVisible();
  await expect(page.getByText(t.desk.cancel.doneText), 'there is none to come back').toHaveCount(0);
  await expect(page.getByText(t.orders.status.cancelled, { exact: true })).toBeVisible();
  await house.ctx.settled();
  await openMenu(page, t.desk.actions.details);
  await expect(dialog.getByText('Invoice corrected')).toBeVisible();
  await expect(dialog.getByText('Money refunded'), 'none has moved').toHaveCount(0);
});

test('a cancellation whose answer is lost is not called failed, and the list shows what came of it', async ({
  page,
  house,
}) => {
  const t = await signIn(page, 'gold@example.com');
  await buy(page, { name: 'Stella Storno' });
  await forgetTracking(house, (await orderOf(page, 'Stella Storno')).id);
  await page.goto('/dashboard');
  await search(page, t, 'Stella Storno');
  await page.route('**/api/dashboard/cancel-shipment/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openMenu(page, t.desk.actions.cancel);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t.desk.cancel.confirm }).click();
  await expect(page.getByText(t.desk.cancel.unclearText)).toBeVisible();
  await dialog.getByRole('button', { name: t.desk.cancel.keep }).click();
  await expect(page.getByRole('cell', { name: t.orders.status.cancelled })).toBeVisible();
});

test('an unconfirmed pickup is retried from the details', async ({ page, house }) => {
  const t = await signIn(page, 'gold@example.com');
  const name = 'Nora Nochmal';
  // The booking after the purchase, and the customer's first retry.
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 2 });
  await buy(page, { name, change: withPickup(house) });
  const details = await openDetails(page, t, name);
  const { pickup } = t.checkout;
  await expect(details.getByText(pickup.unconfirmed)).toBeVisible();
  await expectAccessible(page);
  await details.getByRole('button', { name: pickup.retry }).click();
  await expect(page.getByText(pickup.failed)).toBeVisible();
  await expect(page.getByText(t.errors.codes.pickup_failed)).toBeVisible();
  await details.getByRole('button', { name: pickup.retry }).click();
  const said = details.getByText(pickup.confirmed('PU').split('PU')[0] ?? '');
  await expect(said).toBeVisible();
  await expect(said).toBeFocused();
  const { confirmation } = (await orderOf(page, name)).pickup;
  await expect(said).toHaveText(pickup.confirmed(confirmation ?? 'none'));
  await expect(details.getByRole('button', { name: pickup.retry })).toHaveCount(0);
  await expectAccessible(page);
});

test('a retry of a pickup that was cancelled in another tab fails, and shows it as cancelled', async ({
  page,
  house,
}) => {
  const t = await signIn(page, 'gold@example.com');
  const name = 'Anke Anderswo';
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const intentId = await buy(page, { name, change: withPickup(house) });
  const details = await openDetails(page, t, name);
  const { pickup } = t.checkout;
  await expect(details.getByText(pickup.unconfirmed)).toBeVisible();
  await house.ctx.db.orm.update(intents).set({ pickup: 'cancelled' }).where(eq(intents.id, intentId));
  await details.getByRole('button', { name: pickup.retry }).click();
  await expect(page.getByText(pickup.failed)).toBeVisible();
  await expect(details.getByText(pickup.cancelled)).toBeFocused();
  await expect(details.getByRole('button', { name: pickup.retry })).toHaveCount(0);
});

test('a pickup whose day has passed is booked for another day, on a phone too', async ({ page, house }) => {
  const t = await signIn(page, 'gold@example.com', 'en');
  await page.setViewportSize(phone);
  const name = 'Vera Vorbei';
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const intentId = await buy(page, { name, change: withPickup(house) });
  const ofIntent = eq(intents.id, intentId);
  const [stored] = await house.ctx.db.orm.select().from(intents).where(ofIntent);
  if (!stored) throw new Error('No such intent.');
  const pickupDate = { date: '2026-01-05', timeFrom: '10:00', timeTo: '16:00' };
  await house.ctx.db.orm
    .update(intents)
    .set({ shipment: { ...stored.shipment, pickupDate } })
    .where(ofIntent);
  const details = await openDetails(page, t, name);
  await details.getByRole('button', { name: t.checkout.pickup.retry }).click();
  const s = t.services.pickup;
  const calendar = page.getByRole('dialog', { name: s.title });
  await expect(calendar.getByText(s.lost), 'at once, without scrolling').toBeInViewport();
  await expectAccessible(page);
  await calendar.getByRole('button', { name: s.confirm }).click();
  const said = details.getByText(t.checkout.pickup.confirmed('PU').split('PU')[0] ?? '');
  await expect(said).toBeVisible();
  await expect(said).toBeFocused();
  const [booked] = await house.ctx.db.orm.select().from(intents).where(ofIntent);
  expect(pickupDays(house.ctx.clock())).toContain(booked?.shipment.pickupDate?.date);
});

test('confirmation and invoice open from the details as PDFs naming the order', async ({
  page,
  context,
  house,
}) => {
  const t = await signIn(page, 'gold@example.com');
  await buy(page, { name: 'Pia Papier', change: withPickup(house) });
  const { id, orderNumber, pickup } = await orderOf(page, 'Pia Papier');
  await issueDocuments(house.ctx);
  const reply = await page.request.get(`/api/orders/${id}/documents`);
  const [invoice] = ((await reply.json()) as { documents: OrderDocument[] }).documents;
  const details = await openDetails(page, t, 'Pia Papier');
  await test.step('the details show the pickup that the carrier has confirmed', async () => {
    await expect(
      details.getByText(`Abholung bestätigt, Nummer ${pickup.confirmation ?? 'none'}.`),
    ).toBeVisible();
    await expect(
      details.getByText(t.desk.detail.lines.included, { exact: true }),
      'no line of nothing',
    ).toBeVisible();
    await expectAccessible(page);
  });
  const { confirmation, invoice: named } = t.desk.documents;
  for (const name of [confirmation, named(invoice?.number ?? '')]) {
    const link = details.getByRole('link', { name });
    const path = (await link.getAttribute('href')) ?? '';
    const [opened] = await Promise.all([
      context.waitForEvent('response', (reply) => reply.url().endsWith(path)),
      link.click(),
    ]);
    expect(opened.headers()['content-type']).toBe('application/pdf');
    const { text } = await readPdf(await (await page.request.get(path)).body());
    expect(text).toContain(orderNumber);
    expect(text).toContain(name === confirmation ? 'Auftragsbestätigung' : (invoice?.number ?? 'no number'));
  }
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    details.getByRole('link', { name: t.desk.documents.eInvoice }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${invoice?.number}.xml`);
  expect(await readFile(await download.path(), 'utf8')).toContain(orderNumber);
});

const MINUTE_MS = 60_000;
const USER = { id: 'us_demo_rabatt', email: 'rabatt@example.com' };

const idOf = (i: number): string => `or_many_${String(i).padStart(2, '0')}`;

/** Fifteen to France, ten to the United States, five to Switzerland; two of them by DPD; the first is the oldest. */
async function placeThirty(house: House): Promise<void> {
  const now = house.ctx.clock().getTime();
  for (let i = 0; i < 30; i += 1) {
    const country = i < 15 ? 'FR' : i < 25 ? 'US' : 'CH';
    await storeOrder(house, {
      id: idOf(i),
      userId: USER.id,
      createdAt: new Date(now - (30 - i) * MINUTE_MS),
      to: { name: `Empfänger ${i}`, country },
      ...(i >= 28 && { change: { carrier: 'DPD' } }),
    });
  }
}

test.describe('with thirty orders', () => {
  test.beforeAll(({ house }) => placeThirty(house));

  test('many orders come page by page, and the ones left by a filter are counted', async ({ page }) => {
    const t = await openAs(page, USER.email, '/dashboard');
    const menus = page.getByRole('button', { name: /HP-/ });
    await expect(menus).toHaveCount(25);
    const counter = page.getByText(/Sendungen angezeigt$/);
    await expect(counter).toHaveCount(0);
    const more = page.getByRole('button', { name: 'Weitere laden' });
    await more.click();
    await expect(menus).toHaveCount(30);
    await expect(more).toHaveCount(0);
    const headers = await page.getByRole('rowheader').filter({ hasText: 'HP-' }).allTextContents();
    expect(headers.map((text) => /HP-or_many_\d\d/.exec(text)?.[0])).toEqual(
      Array.from({ length: 30 }, (_, i) => `HP-${idOf(29 - i)}`),
    );
    await expect(counter).toHaveCount(0);

    await page.getByRole('combobox', { name: t.orders.filters.carrier }).selectOption('DPD');
    await expect(page.getByText('2 von 30 Sendungen angezeigt')).toBeVisible();
    await expect(menus).toHaveCount(2);
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    await expect(counter).toHaveCount(0);
    await expect(menus).toHaveCount(30);
  });

  test('the centre of the destinations ring names what is pointed at', async ({ page }) => {
    const t = await openAs(page, USER.email, '/dashboard');
    const ring = page.locator('figure').filter({ hasText: t.desk.charts.destinations });
    const centre = ring.locator('svg + div');
    await expect(centre).toHaveText('30Gesamt');
    await pointAt(page, ring, 90);
    await expect(centre).toHaveText('15Frankreich');
    await pointAt(page, ring, 240);
    await expect(centre).toHaveText('10Vereinigte Staaten von Amerika');
    await pointAt(page, ring, 330);
    await expect(centre).toHaveText('5Schweiz');
    await page.mouse.move(0, 0);
    await expect(centre).toHaveText('30Gesamt');
    await ring.locator('li').filter({ hasText: 'Schweiz' }).hover();
    await expect(centre).toHaveText('5Schweiz');
    // Without a pointer or without sight, the same figures are read in a table.
    const table = page.getByRole('table', { name: t.desk.charts.destinations });
    await expect(table.getByRole('row').filter({ hasText: 'Schweiz' })).toContainText('5');
    await expectAccessible(page);
  });
});

/** Degrees clockwise from the top; the ring has a radius of 32 in a box of 80. */
async function pointAt(page: Page, figure: Locator, degrees: number): Promise<void> {
  const box = await figure.locator('svg').boundingBox();
  if (!box) throw new Error('No ring is drawn.');
  const angle = (degrees / 180) * Math.PI;
  const radius = (32 / 80) * box.width;
  await page.mouse.move(
    box.x + box.width / 2 + radius * Math.sin(angle),
    box.y + box.height / 2 - radius * Math.cos(angle),
  );
}
