// Tracking a parcel: its owner's dialog, and the public page for anybody with the code.
import { expect, type Page, test } from '@playwright/test';
import { buy, passAtCarriers } from '../support/bought.ts';
import { expectAccessible, type Language, open, openAs, signIn, type texts } from '../support/journey.ts';

type Texts = (typeof texts)[Language];

async function openTracking(page: Page, t: Texts, name: string) {
  await page.goto('/dashboard');
  await page.getByRole('searchbox', { name: t.orders.filters.search }).fill(name);
  await expect(page.getByRole('button', { name: /HP-/ })).toHaveCount(1);
  await page.getByRole('button', { name: /HP-/ }).click();
  await page.getByRole('button', { name: t.desk.actions.tracking, exact: true }).click();
  return page.getByRole('dialog');
}

async function codeOf(page: Page, name: string): Promise<string> {
  const reply = await page.request.get(`/api/dashboard/orders-fixed?q=${encodeURIComponent(name)}`);
  const { orders } = (await reply.json()) as { orders: { shipments: { trackingCode: string }[] }[] };
  return orders[0]?.shipments[0]?.trackingCode ?? '';
}

const wide = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a parcel is tracked from its label to the door, in the dialog and by anybody with its code', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const t = await openAs(page, 'gold@example.com', '/dashboard');
  await buy(page, { name: 'Frieda Folgt', parcels: 2 });
  await passAtCarriers(page, '8d');
  const dialog = await openTracking(page, t, 'Folgt');
  const stops = dialog.getByRole('list', { name: t.track.events }).getByRole('listitem');
  await expect(stops.first()).toContainText(t.track.status.delivered);
  const all = await stops.count();
  expect(all).toBeGreaterThan(3);
  await dialog.getByRole('searchbox', { name: t.track.dialog.filter }).fill('paris');
  await expect(stops.first()).toContainText('Paris');
  expect(await stops.count()).toBeLessThan(all);
  await dialog.getByRole('searchbox').fill('nirgendwo');
  await expect(dialog.getByText(t.track.dialog.noMatch)).toBeVisible();
  await dialog.getByRole('searchbox').fill('');
  await dialog.getByRole('combobox', { name: t.track.dialog.packages }).selectOption({ index: 1 });
  await expect(stops.first()).toContainText(t.track.status.delivered);
  await page.keyboard.press('Escape');
  await expect(page.getByText(t.orders.status.delivered, { exact: true }).last()).toBeVisible();

  const code = await codeOf(page, 'Folgt');
  const sizes = [
    ['de', { width: 1440, height: 900 }],
    ['en', { width: 320, height: 700 }],
  ] as const;
  for (const [language, viewport] of sizes) {
    const context = await browser.newContext({ viewport });
    const visitor = await context.newPage();
    const u = await open(visitor, `/track/${code}`, language);
    await expect(visitor.getByRole('heading', { level: 1, name: u.track.title })).toBeVisible();
    await expect(visitor.getByText(u.track.status.delivered).first()).toBeVisible();
    const lines = await visitor
      .getByRole('list', { name: u.track.events })
      .getByRole('listitem')
      .allInnerTexts();
    expect(lines.length).toBeGreaterThan(3);
    expect(lines, 'no line twice').toEqual([...new Set(lines)]);
    const said = await visitor.locator('body').innerText();
    for (const secret of ['Frieda', 'Folgt', 'Jörg', 'Müller', 'Sandtorkai', 'Rivoli', '€', 'example.com'])
      expect(said, secret).not.toContain(secret);
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(visitor);
    expect(await wide(visitor)).toBe(0);
    await context.close();
  }
});

test('both legs of a hub route are one line', async ({ page }) => {
  test.setTimeout(300_000);
  const t = await signIn(page, 'gold@example.com');
  await buy(page, { name: 'Hanna Hafen', hub: true });
  await passAtCarriers(page, '20d');
  const code = await codeOf(page, 'Hanna');
  await page.goto(`/track/${code}`);
  await expect(page.getByText(t.track.hub)).toBeVisible();
  const lines = page.getByRole('list', { name: t.track.events });
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole('listitem').first()).toContainText(t.track.status.delivered);
  await expect(lines.getByText(t.track.atHub)).toBeVisible();
});

test('a missing code, no events, trouble, and an unknown code are told apart', async ({ page }) => {
  const t = await openAs(page, 'gold@example.com', '/dashboard');
  await buy(page, { name: 'Otto Ohne' });
  const withCode = (trackingCode: string | null) => ({
    success: true,
    trackingUpdates: [],
    packages: [{ packageIndex: 0, legs: 1, trackingCode, status: 'pending', eta: null }],
  });
  let answer: object | null = withCode(null);
  await page.route('**/api/tracking-updates/*', (route) =>
    answer ? route.fulfill({ json: answer }) : route.abort(),
  );
  const dialog = await openTracking(page, t, 'Otto Ohne');
  await expect(dialog.getByText('Noch nicht verfügbar')).toBeVisible();
  answer = null;
  await openTracking(page, t, 'Otto Ohne');
  await expect(dialog.getByText(t.track.failed)).toBeVisible();
  await expectAccessible(page);
  answer = withCode('1Z999');
  await dialog.getByRole('button', { name: t.errors.retry }).click();
  await expect(dialog.getByText('Noch keine Tracking-Updates verfügbar')).toBeVisible();
  await expect(
    dialog.getByText(
      'Updates werden automatisch empfangen, sobald Ihre Sendung das erste Mal gescannt wird.',
    ),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto('/track/NOBODY123');
  await expect(page.getByText(t.track.notFound.title, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('whoever has a code finds the parcel: asked for it, corrected where it was mistyped, and still shown without an answer', async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  await buy(page, { name: 'Theo Tippfehler' });
  const code = await codeOf(page, 'Tippfehler');
  await page.context().clearCookies();
  await page.goto('/track');
  await test.step('a visitor without a code in the link is asked for it', async () => {
    await expect(page.getByRole('heading', { level: 1, name: t.track.title })).toBeVisible();
    await expect(page.getByText(t.track.notFound.title)).toHaveCount(0);
    await expect(page.getByRole('button', { name: t.track.find })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: t.track.code }).fill('nobody 123');
    await page.getByRole('button', { name: t.track.find }).click();
    await expect(page).toHaveURL(/\/track\/NOBODY123$/);
    await expect(page.getByText(t.track.notFound.title, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('a mistyped code is corrected where it was refused', async () => {
    let asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `/api/track/${code}7`) asked += 1;
    });
    await page.goto(`/track/${code}7`);
    await expect(page.getByText(t.track.notFound.title, { exact: true })).toBeVisible();
    // Back from looking up the rest elsewhere.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    const typed = page.getByRole('textbox', { name: t.track.code });
    await expect(typed).toHaveValue(`${code}7`);
    // As printed under the barcode.
    await typed.fill(` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)} `);
    await page.getByRole('button', { name: t.track.find }).click();
    await expect(page).toHaveURL(new RegExp(`/track/${code}$`));
    await expect(page.getByRole('heading', { name: t.track.events })).toBeVisible();
    expect(asked).toBe(1);
    // The button is gone with the form; the result is announced, and reading continues from the heading.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('status')).not.toBeEmpty();
  });
  await test.step('what is known about a parcel stays on the page if the server stops answering', async () => {
    const known = page.getByRole('heading', { name: t.track.events });
    await expect(known).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: t.track.refresh }).click();
    await expect(page.getByRole('alert')).toContainText(t.track.failed);
    await expect(known).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: t.errors.retry }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
