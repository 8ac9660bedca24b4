// The main journey without a mouse: from the first page to the label. The focus is always visible, and never lost.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newYork } from '../support/bought.ts';
import { buyAndFind } from '../support/desk.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { books, fillParcel, goTo, open, openAs } from '../support/journey.ts';
import { openRates, rateRow } from '../support/rates-page.ts';

const MANY = 80;

type Focus = { tag: string; name: string; outlinePx: number; inView: boolean };

/** What has the focus, and whether that is visible. */
const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const at = element.getBoundingClientRect();
    // A box inside a label may show the focus on the whole line.
    const widths = [element, element.parentElement].map((one) => {
      const style = one && getComputedStyle(one);
      return style && style.outlineStyle !== 'none' ? parseFloat(style.outlineWidth) : 0;
    });
    return {
      tag: element.tagName,
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
      outlinePx: Math.max(...widths),
      inView: at.bottom > 0 && at.top < innerHeight && at.right > 0 && at.left < innerWidth && at.width > 0,
    };
  });

/** Presses Tab (or Shift+Tab) until the target is reached; on the way the focus is never invisible. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MANY; presses += 1) {
    await page.keyboard.press(key);
    const focus = await focusOf(page);
    // After the last element comes the browser's own toolbar.
    if (focus.tag !== 'BODY') {
      expect(focus.outlinePx, `the focus on ${focus.tag} "${focus.name}"`).toBeGreaterThanOrEqual(2);
      // Sliding in or scrolling takes a moment.
      if (!focus.inView)
        await expect
          .poll(async () => (await focusOf(page)).inView, `${focus.tag} "${focus.name}" is on the screen`)
          .toBe(true);
    }
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} is not reached with ${key}.`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** After a step the focus is still on the page, so that a screen reader reads on from there. */
const expectFocusKept = (page: Page): Promise<void> =>
  expect.poll(async () => (await focusOf(page)).tag, 'the focus is lost').not.toBe('BODY');

test('the journey from the first page to the label works with the keyboard alone', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const t = await open(page, '/?abholung=DE&lang=de', 'de');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name });

  // The first stop skips the header.
  await tabTo(page, page.getByRole('link', { name: t.site.skipToContent }));
  const c = t.calculator;
  const [length, width, height] = books.size;
  await type(page, page.getByLabel(c.to, { exact: true }), 'Schweiz');
  await type(page, field(c.length), length);
  await type(page, field(c.width), width);
  await type(page, field(c.height), height);
  await type(page, field(c.weight), books.weight);
  await page.keyboard.press('Enter');
  const onwards = page.locator('#results').getByRole('link').first();
  await expect(onwards).toBeVisible();
  await press(page, onwards);

  // A stranger would register; with an account one goes back to the other tab.
  await expect(page).toHaveURL(/\/shipping-calculator\?.*tab=register/);
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: t.auth.login.tab })).toBeFocused();
  await type(page, page.getByLabel(t.auth.login.email), 'gold@example.com');
  await type(page, page.getByLabel(t.auth.login.password, { exact: true }), 'Hafenpost1');
  await page.keyboard.press('Enter');

  // The sender is known; the recipient comes from the address book.
  await expect(page.getByRole('heading', { name: t.wizard.headings.sender })).toBeVisible();
  await expectFocusKept(page);
  await expect(page.getByRole('textbox', { name: t.wizard.address.name })).not.toHaveValue('');
  await press(page, button(t.wizard.continue.sender));
  await expect(page.getByRole('heading', { name: t.wizard.headings.recipient })).toBeFocused();
  const book = button(t.book.open);
  await press(page, book);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(book).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Zürcher');
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await expect(dialog.getByRole('status')).toHaveText(t.book.count(1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: t.wizard.address.city })).toHaveValue('Zürich');
  await expectFocusKept(page);
  await press(page, button(t.wizard.continue.recipient));

  const p = t.parcel;
  await expect(page.getByRole('heading', { name: t.wizard.headings.package })).toBeFocused();
  // Typed once, on the first page.
  await expect(field(p.length)).toHaveValue(length);
  for (const [name, text] of [
    [p.description, books.description],
    [p.hsCode, books.hsCode],
  ] as const)
    await type(page, field(name), text);
  await tabTo(page, field(p.value));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(books.value);
  // Back to the weight and on again.
  await tabTo(page, field(p.weight), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await press(page, button(t.wizard.continue.package));

  // Space opens an extra's dialog, arrows choose a day, Escape changes nothing.
  await expect(page.getByRole('heading', { name: t.wizard.headings.services })).toBeFocused();
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await press(page, box(t.services.pickup.label), 'Space');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.locator('td button[tabindex="0"]'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: t.services.pickup.confirm }));
  await expect(dialog).toBeHidden();
  await expect(box(t.services.pickup.label)).toBeFocused();
  await expect(box(t.services.pickup.label)).toBeChecked();
  await press(page, box(t.services.insurance.label), 'Space');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(t.services.insurance.label)).toBeFocused();
  await press(page, button(t.wizard.final.shipping));

  await expect(page).toHaveURL('/rates');
  await expect(page.getByText(t.rates.list.best, { exact: true })).toBeVisible();
  await expectFocusKept(page);
  await press(
    page,
    page.locator('[data-rate]').filter({ hasText: 'UPS' }).first().getByRole('button').first(),
  );
  // One stop for all payment methods; the arrows move between them.
  const chosen = page.getByRole('radio', { checked: true }).filter({ visible: true }).last();
  await expect(page.getByRole('radio', { name: t.paying.names.invoice })).toBeVisible();
  await tabTo(page, chosen);
  for (let presses = 0; presses < 3; presses += 1) {
    if (await page.getByRole('radio', { name: t.paying.names.invoice }).isChecked()) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.getByRole('radio', { name: t.paying.names.invoice })).toBeChecked();
  await press(page, page.getByRole('button', { name: t.paying.orderBare }));

  const label = page.getByRole('link', { name: t.checkout.labels.download });
  await expect(label).toBeVisible({ timeout: 25_000 });
  await expectFocusKept(page);
  await tabTo(page, label);
  const [reply] = await Promise.all([
    context.waitForEvent('response', (one) => /\/label\?package=0/.test(one.url())),
    page.keyboard.press('Enter'),
  ]);
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toBe('application/pdf');
});

test('the cart by keyboard: one step from the chosen rate, and the focus is always on the screen', async ({
  page,
}) => {
  const shipment = aShipment({ fromAddress: anAddress(newYork), toAddress: anAddress() });
  const t = await openRates(page, { shipment });
  await test.step('from the chosen rate one step leads to it, past all other rates', async () => {
    const chosen = rateRow(page, 'UPS').getByRole('button').first();
    await chosen.click();
    const way = page.getByRole('link', { name: t.rates.list.toCart });
    await expect(way).toHaveCount(1);
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(way).toBeFocused();
    expect((await focusOf(page)).inView).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.rates.cart.title })).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(way).toBeHidden();
  });
  await page.setViewportSize({ width: 1366, height: 700 });
  await rateRow(page, 'UPS').getByRole('button').first().focus();
  await test.step("the focused payment method is not hidden behind the cart's footer", async () => {
    const method = page.getByRole('radio', { name: t.paying.names.card });
    await tabTo(page, method);
    const isSeen = () =>
      method.evaluate((radio) => {
        const { x, y, width, height } = radio.getBoundingClientRect();
        return radio.closest('label')?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isSeen).toBe(true);
  });
  await page.setViewportSize({ width: 320, height: 256 });
  await test.step('in a window zoomed in four times the focus is on the screen, whichever way round', async () => {
    await page.getByRole('button', { name: t.rates.cart.open }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const pay = page.getByRole('dialog').getByRole('button', { name: t.paying.orderBare });
    await tabTo(page, pay);
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: t.site.close }));
    await tabTo(page, pay, 'Shift+Tab');
  });
});

test('on the narrowest phone a focused entry of a row that scrolls sideways is wholly on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const t = await openAs(page, 'business@example.com', '/profile');
  const areas = page.getByRole('navigation', { name: t.orders.menu.label });
  for (const name of [t.orders.menu.shipments, t.orders.menu.create]) {
    const area = areas.getByRole('link', { name, exact: true });
    await tabTo(page, area);
    await expect(area).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/shipping-calculator');
  await goTo(page, t, 'package');
  await fillParcel(page, t, books);
  const { list } = t.parcel;
  await page.getByRole('button', { name: list.duplicate(1) }).press('Enter');
  await page.getByRole('button', { name: list.duplicate(2) }).press('Enter');
  for (const [position, key] of [
    [1, 'Shift+Tab'],
    [3, 'Tab'],
  ] as const) {
    const copy = page.getByRole('button', { name: list.duplicate(position) });
    await tabTo(page, copy, key);
    await expect(copy).toBeInViewport({ ratio: 1 });
  }
});

test('the entries of a row’s menu are reached with the arrow keys, and the page stays where it is', async ({
  page,
}) => {
  const t = await buyAndFind(page, 'Tina Taste');
  const opener = page.getByRole('button', { name: /HP-/ });
  await opener.press('Enter');
  const entry = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(entry(t.desk.actions.details)).toBeFocused();
  const scrolled = await page.evaluate(() => window.scrollY);
  for (const [key, reached] of [
    ['ArrowDown', t.desk.actions.tracking],
    ['End', t.desk.actions.refund],
    ['ArrowDown', t.desk.actions.details],
    ['ArrowUp', t.desk.actions.refund],
    ['Home', t.desk.actions.details],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entry(reached), key).toBeFocused();
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.mouse.wheel(0, 200);
  await expect(entry(t.desk.actions.details)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('with forced system colours the selected language and area can still be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  /** The colour as drawn: where the system overrides our colours, the computed style tells nothing. */
  const groundOf = (link: Locator) =>
    link.evaluate((element) => {
      const { forcedColorAdjust, backgroundColor } = getComputedStyle(element);
      return forcedColorAdjust === 'none' ? backgroundColor : 'the system’s';
    });
  await page.goto('/?abholung=DE');
  expect(await groundOf(page.getByRole('link', { name: 'DE', exact: true }))).not.toBe(
    await groundOf(page.getByRole('link', { name: 'EN', exact: true })),
  );
  const t = await openAs(page, 'gold@example.com', '/shipments');
  const areas = page.getByRole('navigation', { name: t.orders.menu.label });
  await expect(areas).toBeVisible();
  expect(await groundOf(areas.getByRole('link', { name: t.orders.menu.shipments, exact: true }))).not.toBe(
    await groundOf(areas.getByRole('link', { name: t.orders.menu.profile })),
  );
});
