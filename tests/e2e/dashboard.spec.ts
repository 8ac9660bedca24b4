// After the sale: figures, filters, details, a second shipment, a return, and a refund; on desktop and phone.
import { expect, type Page, test } from '@playwright/test';
import type { de } from '#web/i18n/de.ts';
import { buy, passAtCarriers } from '../support/bought.ts';
import { buyAndFind, openMenu, orderOf, search } from '../support/desk.ts';
import { createGate } from '../support/gate.ts';
import { expectAccessible, logIn, open, signIn, texts } from '../support/journey.ts';

test('a customer finds an order, repeats it, sends it back, and on a phone gets a refund', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const t = await open(page, '/dashboard', 'de');
  await logIn(page, t);
  await expect(page.getByRole('heading', { level: 1, name: t.orders.title })).toBeVisible();
  const [first, second] = ['Zoë Ärmel', 'Łucja Müßig'];
  await buy(page, { name: first, parcels: 2 });
  await buy(page, { name: second });
  await page.reload();

  const charts = page.getByRole('heading', { name: t.desk.charts.title });
  await expect(charts).toBeVisible();
  await expect(page.getByRole('table', { name: t.desk.charts.carriers })).toContainText('UPS');
  await expect(page.getByText(t.orders.stats.spentHint)).toBeVisible();

  await page.getByRole('combobox', { name: t.orders.filters.status }).selectOption('delivered');
  await expect(page.getByText(t.orders.filters.none)).toBeVisible();
  await page.getByRole('button', { name: t.orders.filters.reset }).click();
  await search(page, t, first);
  await expect(page.getByText(/^1 (von|of) \d+ /)).toBeVisible();

  await page.getByRole('button', { name: /HP-/ }).click();
  await expect(page.getByRole('button', { name: t.desk.actions.details })).toBeFocused();
  await page.getByRole('button', { name: t.desk.actions.details }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText(t.desk.detail.lines.base)).toBeVisible();
  await expect(details.getByText('Ready for Carrier')).toBeVisible();
  await expect(details.getByText(t.desk.detail.noServices)).toBeVisible();
  await expect(details.getByRole('heading', { name: t.desk.detail.packages(2) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /HP-/ })).toBeFocused();

  await openMenu(page, t.desk.actions.sendBack);
  await expect(page).toHaveURL('/shipping-calculator');
  await expect(page.getByText(t.wizard.sessionLoaded)).toBeVisible();
  await expect(page.getByText(t.services.returned)).toBeVisible();
  await expect(page.getByRole('textbox', { name: t.wizard.address.name })).toHaveValue(first);
  await page.goto('/dashboard');
  await search(page, t, second);
  await openMenu(page, t.desk.actions.duplicate);
  await expect(page.getByText(t.wizard.sessionLoaded)).toBeVisible();
  await expect(page.getByRole('textbox', { name: t.wizard.address.name })).toHaveValue('Jörg Müller');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await search(page, t, first);
  await openMenu(page, t.desk.actions.refund);
  const refund = page.getByRole('dialog');
  await expect(refund.getByText(t.desk.refund.warningByInvoice)).toBeVisible();
  const said = refund.getByText(t.desk.refund.sum, { exact: true }).locator('..');
  const both = await said.innerText();
  await refund.getByRole('checkbox', { name: t.desk.refund.package(2) }).uncheck();
  await expect(said).not.toHaveText(both);
  const sum = /[\d.,]+/.exec(await said.innerText())?.[0] ?? 'no sum';
  await expectAccessible(page);
  await refund.getByRole('button', { name: t.desk.refund.confirm }).click();
  await expect(refund.getByRole('heading', { name: t.desk.refund.done })).toBeVisible();
  await expect(refund.getByRole('listitem')).toHaveCount(1);
  await expect(refund.getByRole('listitem'), 'the sum that was said before').toContainText(sum);
  await expectAccessible(page);
  await refund.getByRole('button', { name: t.desk.refund.understood }).click();
  await expect(page.getByRole('button', { name: /HP-/ })).toBeFocused();
  await openMenu(page, t.desk.actions.refund);
  await expect(refund.getByRole('checkbox'), 'what is given back is not offered again').toHaveCount(1);
  await expect(refund.getByRole('checkbox', { name: t.desk.refund.package(2) })).toBeChecked();
  await refund.getByRole('button', { name: t.desk.refund.keep }).click();
  await openMenu(page, t.desk.actions.tracking);
  const tracked = page.getByRole('combobox', { name: t.track.dialog.packages });
  await expect(tracked, 'the one that is given back travels no more').toHaveValue('1');
  await page.keyboard.press('Escape');
  await openMenu(page, t.desk.actions.details);
  const later = page.getByRole('dialog');
  await expect(later.getByText(t.desk.refund.states.requested)).toBeVisible();
  await expect(later.getByText(t.desk.refund.open)).toHaveCount(2);
  await later.getByRole('textbox', { name: t.desk.words.reference }).fill('Bestellung 4711');
  await later.getByRole('button', { name: t.desk.words.save }).click();
  await expect(page.getByText(t.desk.words.saved, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect(later.getByRole('button', { name: t.desk.refund.buyAgain })).toHaveCount(0);
  await passAtCarriers(page, '2h');
  await expect(later.getByText(t.desk.refund.open)).toHaveCount(0, { timeout: 60_000 });
  await later.getByRole('button', { name: t.desk.refund.buyAgain }).click();
  await expect(page).toHaveURL('/shipping-calculator');
  await expect(page.getByText(t.wizard.sessionLoaded)).toBeVisible();
  await expect(page.getByRole('textbox', { name: t.wizard.address.name })).toHaveValue('Jörg Müller');
});

test('a refund: pending it has no button, a refusal gives the reason, a lost answer is not called failed, and the row says what came of it', async ({
  page,
}) => {
  const t = await buyAndFind(page, 'Gerd Gegeben');
  const dialog = page.getByRole('dialog');
  await test.step('a pending refund has no button, and a refusal gives the reason', async () => {
    const { opened, open: release } = createGate();
    await page.route('**/api/orders/refund', async (route) => {
      await opened;
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
    await expect(dialog.getByText('Rückerstattung wird verarbeitet...')).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    release();
    await expect(dialog.getByRole('heading', { name: 'Rückerstattung fehlgeschlagen' })).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText(t.desk.refund.reasons.parcel_scanned);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Verstanden' }).click();
    await expect(dialog).toBeHidden();
    await page.unroute('**/api/orders/refund');
  });
  await test.step('a refund whose answer is lost is not called failed, and the list shows what came of it', async () => {
    await page.route('**/api/orders/refund', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await openMenu(page, t.desk.actions.refund);
    await dialog.getByRole('button', { name: t.desk.refund.confirm }).click();
    await expect(dialog.getByRole('heading', { name: t.desk.refund.unclear })).toBeVisible();
    await expect(dialog.getByText(t.desk.refund.unclearText)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.desk.refund.understood }).click();
    await expect(page.getByRole('cell', { name: t.orders.givenBack.requested })).toBeVisible();
  });
  await test.step('a refunded order says so in its row, and offers no return', async () => {
    await expect(page.getByRole('cell', { name: t.orders.table.givenBack })).toBeVisible();
    // It no longer waits for the carrier.
    await expect(page.getByRole('cell', { name: t.orders.givenBack.requested })).toBeVisible();
    await expect(page.getByRole('cell', { name: t.orders.status.ready_for_carrier })).toHaveCount(0);
    await page.getByRole('button', { name: /HP-/ }).click();
    await expect(page.getByRole('button', { name: t.desk.actions.duplicate })).toBeVisible();
    await expect(page.getByRole('button', { name: t.desk.actions.sendBack })).toHaveCount(0);
    await page.getByRole('button', { name: t.desk.actions.details, exact: true }).click();
    await expect(page.getByRole('dialog').getByText(t.orders.givenBack.requested)).toBeVisible();
  });
});

test("a link to load an order leads into the wizard, one to somebody else's leads back, and duplicated rates are requested again", async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  await buy(page, { name: 'Lina Laden' });
  const listed = await page.request.get('/api/dashboard/orders-fixed?q=Laden');
  const { orders } = (await listed.json()) as { orders: { id: string }[] };
  await page.goto(`/?loadOrder=${orders[0]?.id ?? ''}`);
  await expect(page).toHaveURL('/shipping-calculator');
  await expect(page.getByText(t.wizard.sessionLoaded)).toBeVisible();
  const name = page.getByRole('textbox', { name: t.wizard.address.name });
  await name.fill('Halb Getippt');
  await page.goto(`/?loadOrder=${orders[0]?.id ?? ''}`);
  await expect(name).not.toHaveValue('Halb Getippt');
  await test.step('on a phone, the main button that scrolls to where that is said stays free', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const isFree = () =>
      page.getByRole('button', { name: t.wizard.continue.sender }).evaluate((button) => {
        // Where its pinned row ends, it leaves the bottom edge.
        window.scrollTo(0, document.body.scrollHeight - window.innerHeight - 80);
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isFree).toBe(true);
    await expect(page.getByRole('button', { name: t.wizard.undo })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await page.getByRole('button', { name: t.wizard.undo }).click();
  await expect(name).toHaveValue('Halb Getippt');
  await page.reload();
  await expect(name, 'what is back is kept').toHaveValue('Halb Getippt');
  // An order to load comes before a requested parcel.
  await page.goto('/?loadOrder=or_nobody&lieferung=BR');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(t.desk.loading.failed)).toBeVisible();
  await test.step('duplicated rates are requested again, and the URL loses its query', async () => {
    await page.request.post(`/api/orders/${orders[0]?.id ?? ''}/duplicate-to-session`);
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/rates'));
    await page.goto('/rates?duplicated=true&sessionId=old');
    expect((await asked).postData()).toContain('Lina Laden');
    await expect(page).toHaveURL('/rates');
    await expect(page.getByText(t.desk.loading.requoted)).toBeVisible();
    await expect(page.getByText('UPS').first()).toBeVisible();
    // Which shipment to price is certain only once the server has said that no other one is waiting.
    const { opened: held, open: release } = createGate();
    await page.route('**/api/wizard/session', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/shipping-calculator');
    const final = page.getByRole('button', { name: t.wizard.final.shipping });
    await expect(final).toBeDisabled();
    release();
    await expect(final).toBeEnabled();
  });
});

test('the URL keeps the filters and the open details through a reload, Back, and the login', async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  await buy(page, { name: 'Adele Adressleiste' });
  const { orderNumber } = await orderOf(page, 'Adele Adressleiste');
  await page.goto('/');
  await page.getByRole('searchbox', { name: t.orders.filters.search }).pressSequentially('adressleiste');
  await expect(page).toHaveURL('/dashboard?q=adressleiste');
  const typed = page.getByRole('searchbox', { name: t.orders.filters.search });
  await expect(typed, 'the page is still the same one').toBeFocused();
  await expect(page.getByRole('button', { name: /HP-/ })).toHaveCount(1);
  await page.getByRole('combobox', { name: t.orders.filters.status }).selectOption('ready_for_carrier');
  await page.getByRole('combobox', { name: t.orders.filters.carrier }).selectOption('UPS');
  const narrowed = '/dashboard?status=ready_for_carrier&carrier=UPS&q=adressleiste';
  await expect(page).toHaveURL(narrowed);
  await openMenu(page, t.desk.actions.details);
  await expect(page).toHaveURL(`${narrowed}&order=${orderNumber}`);
  const details = page.getByRole('dialog', { name: orderNumber });
  await expect(details.getByRole('heading', { name: t.desk.detail.price })).toBeVisible();
  await page.reload();
  await expect(details.getByRole('heading', { name: t.desk.detail.price })).toBeVisible();
  await expect(page.getByText(orderNumber), 'in the dialog and in the list').toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(narrowed);
  await expect(page.getByRole('heading', { name: t.orders.table.title })).toBeFocused();
  await expect(typed).toHaveValue('adressleiste');
  await expect(page.getByRole('combobox', { name: t.orders.filters.carrier })).toHaveValue('UPS');
  await page.getByRole('link', { name: t.orders.newShipment }).last().click();
  await expect(page).toHaveURL('/shipping-calculator');
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(page.getByRole('button', { name: /HP-/ })).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: t.orders.filters.carrier })).toHaveValue('UPS');
  await page.getByRole('link', { name: t.orders.menu.dashboard }).last().click();
  await expect(page, 'a link to the bare address empties the fields').toHaveURL('/dashboard');
  await expect(typed).toHaveValue('');

  await test.step('details closed before the list has arrived leave the focus on the page', async () => {
    const { opened, open: release } = createGate();
    await page.route('**/api/dashboard/*', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(`/dashboard?order=${orderNumber}`);
    await expect(details.getByRole('heading', { name: t.desk.detail.price })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toBeFocused();
    release();
    await expect(page.getByText(orderNumber)).toBeVisible();

    await page.unroute('**/api/dashboard/*');
  });
  await test.step('a URL with impossible values shows the unfiltered list', async () => {
    await page.goto('/dashboard?status=lost&carrier=Nobody&q=%00&order=HP-000000-NOBODY');
    await expect(page.getByText(t.errors.codes.not_found)).toBeVisible();
    await expect(page.getByText('Adele Adressleiste')).toBeVisible();
    await expect(page.getByRole('combobox', { name: t.orders.filters.carrier })).toHaveValue('');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard');
  });
  await page.context().clearCookies();
  await page.goto(`/dashboard?order=${orderNumber}&lang=en`);
  await logIn(page, t);
  await expect(details.getByRole('heading', { name: t.desk.detail.price })).toBeVisible();
  const label = t.orders.table.downloadNamed(orderNumber, 1, 1);
  await expect(details.getByRole('link', { name: label }), 'as in its row').toBeVisible();
});

test('parcel movements show without a reload, on the shipments page too', async ({ page }) => {
  await page.clock.install();
  const t = await signIn(page, 'gold@example.com');
  await buy(page, { name: 'Mona Moment' });
  await page.goto('/shipments');
  await expect(page.getByRole('heading', { level: 1, name: t.orders.menu.shipments })).toBeVisible();
  await expect(page.getByRole('link', { name: t.orders.menu.shipments, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await search(page, t, 'Mona Moment');
  await expectAccessible(page);
  const shipped = page.getByRole('cell', { name: t.orders.status.shipped });
  await expect(shipped).toHaveCount(0);
  await passAtCarriers(page, '1d');
  await page.clock.fastForward('00:30');
  await expect(shipped).toBeVisible();

  // Coming back from another page does not mean half a minute of waiting either.
  await page.getByRole('link', { name: t.orders.menu.profile }).first().click();
  await expect(page).toHaveURL('/profile');
  await page.clock.fastForward('00:06');
  await passAtCarriers(page, '9d');
  await expect.poll(async () => (await orderOf(page, 'Mona Moment')).status).toBe('delivered');
  await page.goBack();
  await expect(page.getByRole('cell', { name: t.orders.status.delivered })).toBeVisible();
});

test('a user whose session has ended is told so when repeating an order, opening a paper, or saving notes, which are still there after the login', async ({
  page,
}) => {
  const t = await buyAndFind(page, 'Sina Sitzung');
  const end = () => page.context().clearCookies();
  const login = page.getByLabel(t.auth.login.email);
  await page.getByRole('button', { name: /HP-/ }).click();
  await end();
  await page.getByRole('button', { name: t.desk.actions.duplicate }).click();
  await expect(page.getByText(t.errors.codes.not_signed_in)).toBeVisible();
  await logIn(page, t);
  await openMenu(page, t.desk.actions.details);
  const paper = page.getByRole('link', { name: t.desk.documents.confirmation });
  await expect(paper).toBeVisible();
  await end();
  await paper.click();
  await expect(login).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await logIn(page, t);
  // Said once: a toast would still be there.
  expect(await page.locator('[data-toast=bad]').count()).toBe(0);
  await page.getByRole('textbox', { name: t.desk.words.note }).fill('zerbrechlich');
  await end();
  await page.getByRole('button', { name: t.desk.words.save }).click();
  await expect(page.getByText(t.desk.words.expired)).toBeVisible();
  await expect(login).toBeVisible();
  await logIn(page, t);
  await expect(
    page.getByRole('dialog').getByRole('textbox', { name: t.desk.words.note }),
    'in the details that were open',
  ).toHaveValue('zerbrechlich');
});

test('the rings can be walked through by keyboard, and announce each share', async ({ page }) => {
  const t = await signIn(page, 'gold@example.com', 'en');
  await buy(page, { name: 'Renée Kreis' });
  await buy(page, { name: 'Nele Kreis', hub: true });
  await page.goto('/dashboard');
  const { charts } = t.desk;
  const ring = page.getByRole('listbox', { name: charts.destinations });
  const shares = ring.getByRole('option');
  const figure = page.locator('figure').filter({ has: ring });
  const before = figure.getByRole('listbox').locator('[aria-hidden] >> text=' + charts.total);
  await expect(before).toBeVisible();
  const named = (await shares.allTextContents()).map((share) => share.replace(/: .*/, ''));
  expect(named.length).toBeGreaterThan(1);

  await page.getByRole('heading', { name: charts.title }).scrollIntoViewIfNeeded();
  await ring.focus();
  await page.keyboard.press('Home');
  await expect(ring).toHaveCSS('outline-style', 'solid');
  const current = ring.locator('[aria-selected="true"]');
  await expect(current).toHaveText(/^[^:]+: \d+ (Sendung|shipment)(en|s)?$/);
  await expect(current).toContainText(named[0] ?? '');
  expect(await ring.getAttribute('aria-activedescendant')).toBe(await current.getAttribute('id'));
  await expect(ring.locator('[aria-hidden]').getByText(named[0] ?? '')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(current).toContainText(named[1] ?? '');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(current).toContainText(named.at(-1) ?? '');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(before).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox', { name: charts.carriers })).toBeFocused();
  await expect(page.getByRole('table', { name: charts.destinations })).toContainText(named[1] ?? '');
});

test('the dashboard frame has name, status and all links at every width, and on a phone the first order is on the first screen', async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  await buy(page, { name: 'Erste Erna' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: t.desk.charts.title })).toBeVisible();
  for (const width of [1440, 390] as const) await test.step(`${width} px`, () => expectFrame(page, t, width));
  await test.step('on a phone the first order is on the first screen, the charts unfold, and the tab row shows that it scrolls', async () => {
    const { charts } = t.desk;
    await expect(page.getByRole('heading', { name: charts.title })).toBeVisible();
    await expect(page.getByRole('button', { name: /HP-/ }).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('listbox', { name: charts.carriers })).toBeHidden();
    await page.getByRole('heading', { name: charts.title }).click();
    await expect(page.getByRole('listbox', { name: charts.carriers })).toBeVisible();

    const areas = page.getByRole('navigation', { name: t.orders.menu.label });
    const last = areas.getByRole('link', { name: t.orders.menu.create });
    await expect(last).not.toBeInViewport();
    await page.locator('[data-more]').click();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-more]')).toHaveCount(0);
  });
  await test.step('320 px, in English', async () => {
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectFrame(page, texts.en, 320);
  });
});

async function expectFrame(page: Page, t: typeof de, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });

  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /Hafenpost/ })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expect(header.getByRole('link', { name: t.site.newShipment })).toHaveAttribute(
    'href',
    '/shipping-calculator',
  );
  await expect(header.getByRole('button', { name: t.site.logOut })).toBeVisible();
  const ways = header.locator('.header-way');
  const sizes = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect()));
  if (width < 640)
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  // Narrow screens have no words: the colour shows where one is.
  const colours = await ways.evaluateAll((all) => all.map((way) => getComputedStyle(way).color));
  expect(colours[0]).not.toBe(colours[1]);
  await expect(page.getByText(/Greta$/).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Gold', { exact: true }).filter({ visible: true })).toHaveCount(1);
  const areas = page.getByRole('navigation', { name: t.orders.menu.label });
  const { dashboard, profile, shipments, create } = t.orders.menu;
  expect(await areas.getByRole('link').allTextContents()).toEqual([dashboard, profile, shipments, create]);
  const commerce = areas.getByTitle(t.orders.menu.soonHint);
  await expect(commerce).toHaveAttribute('aria-disabled', 'true');
  await expect(commerce).toContainText('Coming Soon');
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(tooWide)).toBe(0);
  await expectAccessible(page);
}

for (const name of ['gold@example.com', 'business@example.com'])
  test(`nothing jumps when the dashboard fills in, whatever arrives late (${name})`, async ({ page }) => {
    const t = await signIn(page, name);
    if (name.startsWith('gold')) await buy(page, { name: 'Stella Still' });

    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const figures = page.getByLabel(t.orders.stats.label);
    const list = name.startsWith('gold')
      ? page.getByText(/HP-/).first()
      : page.getByText(t.orders.empty.title);
    for (const [width, late] of [390, 1440].flatMap(
      (px) =>
        [
          [px, 'stats'],
          [px, 'orders-fixed'],
        ] as const,
    )) {
      await page.setViewportSize({ width, height: 900 });
      const { opened, open: release } = createGate();
      const path = `**/api/dashboard/${late}*`;
      await page.route(path, async (route) => {
        await opened;
        await route.continue();
      });
      await page.goto('/dashboard');
      // That there are no orders is drawn, and hidden until the figures say so too.
      if (late === 'stats') await expect(list).toBeAttached();
      else await expect(figures).toHaveAttribute('aria-busy', 'false');
      release();
      await expect(list).toBeVisible();
      await expect(figures).toHaveAttribute('aria-busy', 'false');
      const jumped = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(
        jumped.reduce((sum, value) => sum + value, 0),
        `${late} late, ${width} px`,
      ).toBeLessThan(0.02);
      await page.unroute(path);
    }
  });

test('what is still loading is shown as a skeleton of its size, and without orders the dashboard invites to the first', async ({
  page,
}) => {
  const t = await signIn(page, 'business@example.com');
  const { opened, open: release } = createGate();
  await page.route('**/api/dashboard/*', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByLabel(t.orders.stats.label)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(t.orders.stats.total)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: t.orders.table.loading })).toBeVisible();
  release();
  await expect(page.getByText(t.orders.empty.title)).toBeVisible();
  await expect(page.getByText(t.orders.table.loading)).toHaveCount(0);
  await expect(page.getByLabel(t.orders.stats.label)).toHaveAttribute('aria-busy', 'false');
  await test.step('without orders it shows no charts', async () => {
    await expect(page.getByText(t.orders.empty.title)).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByText(t.orders.stats.spent)).toHaveCount(0);
    await expect(page.getByTitle('Bald verfügbar').first()).toBeVisible();
  });
});

test('a list of one order leaves no gaps, and loading more of a long one moves the focus to the first of them', async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  for (const name of ['Eins', 'Zwei', 'Drei']) await buy(page, { name: `Moritz ${name}` });
  const listed = await page.request.get('/api/dashboard/orders-fixed?q=Moritz');
  const { orders } = (await listed.json()) as { orders: { orderNumber: string }[] };
  // A page of two and one of one: nobody buys twenty-six parcels for this.
  await page.route('**/api/dashboard/orders-fixed?*', (route) => {
    const isNext = route.request().url().includes('cursor=');
    return route.fulfill({
      json: {
        success: true,
        orders: isNext ? orders.slice(2) : orders.slice(0, 2),
        nextCursor: isNext ? null : 'next',
        counted: { total: 3, filtered: 3, isMore: false },
      },
    });
  });
  await page.goto('/dashboard?q=Moritz');
  const more = page.getByRole('button', { name: t.orders.table.loadMore });
  await more.press('Enter');
  await expect(more).toHaveCount(0);
  const menu = t.orders.table.actionsOf(orders[2]?.orderNumber ?? '');
  await expect(page.getByRole('button', { name: menu })).toBeFocused();
  await page.unroute('**/api/dashboard/orders-fixed?*');
  await test.step('below a single order is the footer, not an empty page, and above its card there is no gap', async () => {
    await page.route('**/api/dashboard/orders-fixed*', async (route) => {
      const reply = await route.fetch();
      const list = (await reply.json()) as { orders: object[] };
      await route.fulfill({ json: { ...list, orders: list.orders.slice(0, 1), nextCursor: null } });
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: /HP-/ })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: t.desk.charts.title })).toBeVisible();
    const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(await below()).toBeLessThan(150);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /HP-/ }) });
    for (const width of [390, 700, 820]) {
      await page.setViewportSize({ width, height: 844 });
      const field = await page.getByLabel(t.orders.filters.status).boundingBox();
      const first = await card.boundingBox();
      expect((first?.y ?? NaN) - (field?.y ?? NaN) - (field?.height ?? NaN), `${width} px`).toBeLessThan(24);
    }
  });
});
