// What an order's details show and offer: price lines, cover, tracking codes, labels.
import { expect, type Locator, test } from '@playwright/test';
import { buy, newYork } from '../support/bought.ts';
import { openDetails, openMenu, orderOf } from '../support/desk.ts';
import { anAddress } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import { signIn } from '../support/journey.ts';

/** "-1.234,56 €" in cents. */
const cents = (text: string): number => Number(text.replace('−', '-').replace(/[^\d-]/g, ''));

/** The lines of the price, by name, and the total. */
async function priceIn(details: Locator, heading: string): Promise<Map<string, number>> {
  const price = details
    .locator('section')
    .filter({ has: details.page().getByRole('heading', { name: heading }) });
  const [names, sums] = await Promise.all([
    price.getByRole('term').allTextContents(),
    price.getByRole('definition').allTextContents(),
  ]);
  return new Map(names.map((name, i) => [name, cents(sums[i] ?? '')]));
}

test('an order in row and details: its price adds up, codes and labels open and can be copied, notes are not lost', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const t = await signIn(page, 'gold@example.com');
  const { detail } = t.desk;
  await buy(page, {
    name: 'Paul Preis',
    parcels: 2,
    change: { services: { carbonNeutral: true } },
    discountCode: 'SEND5',
  });
  const order = await orderOf(page, 'Paul Preis');
  const details = await openDetails(page, t, 'Paul Preis');
  await test.step('the details of two parcels add up line by line, and state the minimum cover', async () => {
    const lines = await priceIn(details, detail.price);
    expect([...lines.keys()]).toEqual([
      'Basispreis',
      'Rabatt (-5%)',
      'Klimabeitrag',
      'MwSt. (19\u00a0%)',
      'Gesamt',
    ]);
    const sums = [...lines.values()];
    const total = sums.pop();
    expect(total).toBe(order.totalAmountCents);
    expect(sums.reduce((sum, line) => sum + line, 0)).toBe(total);
    await expect(details.getByText('Bis 100 €', { exact: true })).toBeVisible();
    await expect(details.getByRole('heading', { name: '2 Pakete' })).toBeVisible();
    await expect(details.getByText('Rechnung · Offen')).toBeVisible();
    await expect(page.getByRole('banner'), 'its head is not that of the page').toHaveCount(0);
    await expect(details.getByRole('link', { name: t.desk.documents.confirmation })).toBeVisible();
    await expect(details.getByText(t.papers.title), 'inside the EU').toHaveCount(0);
    await page.keyboard.press('Escape');
    // The narrowest table.
    await page.setViewportSize({ width: 1280, height: 900 });
    const links = page.getByRole('cell').getByRole('link', { name: /^1Z/ });
    await expect(links).toHaveCount(2);
    const heights = await links.evaluateAll((all) => all.map((link) => link.clientHeight));
    expect(Math.max(...heights), 'in a table a code stands in one line').toBeLessThan(30);
  });
  await test.step('labels open in their own window, which says so while it waits and no longer', async () => {
    const checked = createGate();
    await page.route('**/label*', async (route) => {
      await checked.opened;
      await route.continue();
    });
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: t.orders.table.downloadNamed(order.orderNumber, 1, 2) }).click(),
    ]);
    const waiting = tab.getByText(t.site.loading);
    await expect(waiting).toBeVisible();
    const answered = context.waitForEvent(
      'response',
      (reply) => reply.request().method() === 'GET' && /\/label\b/.test(reply.url()),
    );
    checked.open();
    const label = await answered;
    // This browser has no viewer and stores it.
    await expect(waiting).toHaveCount(0);
    expect(label.status()).toBe(200);
    expect(label.headers()['content-type']).toBe('application/pdf');
    await expect(page).toHaveURL('/dashboard?q=Paul+Preis');
    await page.unroute('**/label*');
  });
  const codes = order.shipments.map(({ trackingCode }) => trackingCode ?? '');
  expect(codes).toHaveLength(2);
  await test.step('each tracking code leads to its page and can be copied, in the row and in the details', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Paul Preis' });
    // The narrowest table: its menu must be reachable without scrolling.
    const hidden = (table: Element) =>
      (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0);
    expect(await page.getByRole('table', { name: t.orders.table.title }).evaluate(hidden)).toBe(0);
    await expectCodes(row);
    await openMenu(page, t.desk.actions.details);
    await expectCodes(page.getByRole('dialog'));
    const [shown] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('dialog')
        .getByRole('link', { name: codes[0] ?? '' })
        .click(),
    ]);
    await expect(shown.getByRole('heading', { level: 1, name: t.track.title })).toBeVisible();
    await shown.close();
  });
  await test.step('unsaved notes are still there when the details are opened again', async () => {
    const { words } = t.desk;
    const note = details.getByRole('textbox', { name: words.note });
    const reference = details.getByRole('textbox', { name: words.reference });
    const openAgain = async () => {
      await page.keyboard.press('Escape');
      await expect(details).toBeHidden();
      await openMenu(page, t.desk.actions.details);
    };
    await reference.fill('K-77');
    await note.fill('Für die Messe');
    // Even if nothing is typed between two closings.
    for (let i = 0; i < 2; i += 1) {
      await openAgain();
      await expect(reference).toHaveValue('K-77');
      await expect(note).toHaveValue('Für die Messe');
    }
    await details.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
    await note.fill('Doch nicht');
    await note.fill('Für die Messe');
    // Nor is anything typed while the answer is under way.
    const gate = createGate();
    await page.route('**/api/persist-shipment', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await reference.fill('K-78');
    await reference.press('Enter');
    await note.fill('Noch ein Satz');
    const answered = page.waitForResponse('**/api/persist-shipment');
    gate.open();
    await answered;
    await expect(details.getByRole('button', { name: words.save })).toBeEnabled();
    await expect(note).toHaveValue('Noch ein Satz');
    await expect(reference).toHaveValue('K-78');
    await note.fill('Für die Messe');
    await openAgain();
    await expect(note).toHaveValue('Für die Messe');
    await expect(details.getByRole('button', { name: words.save })).toBeDisabled();
  });

  async function expectCodes(place: Locator): Promise<void> {
    for (const code of codes) {
      await expect(place.getByRole('link', { name: code })).toHaveAttribute('href', `/track/${code}`);
      await place.getByRole('button', { name: t.orders.table.copy(code) }).click();
      await expect(page.getByText('Tracking-Code kopiert').last()).toBeVisible();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    }
  }
});

test('the details name the cover of an insured order and the consent to later duties, and papers that could not be listed can be requested again', async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  await buy(page, {
    name: 'Vera Versichert',
    parcels: 2,
    change: {
      toAddress: anAddress({ name: 'Vera Versichert', ...newYork }),
      services: { insurance: true, customsClearance: true },
    },
    dutiesAgreed: true,
  });
  await page.route('**/api/orders/*/documents', (route) => route.abort(), { times: 1 });
  const details = await openDetails(page, t, 'Vera Versichert');
  await expect(details.getByText('Bis 240 €', { exact: true })).toBeVisible();
  expect([...(await priceIn(details, t.desk.detail.price)).keys()]).toContain('Versicherung');
  // Papers that could not be listed can be requested again.
  await details.getByRole('alert').getByRole('button', { name: t.errors.retry }).click();
  await expect(details.getByText(t.desk.documents.failed)).toHaveCount(0);
  await expect(details.getByText(/^Am \d\d\.\d\d\.\d{4} der Nachberechnung/)).toBeVisible();
});
