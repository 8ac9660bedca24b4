// A shipment started but not priced: neither forgotten nor in the way, whatever the user does next.
import { expect, type Page, test } from '@playwright/test';
import type { de } from '#web/i18n/de.ts';
import { goTo, openAs } from '../support/journey.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const clear = (page: Page, t: typeof de) => page.getByRole('button', { name: t.draft.clear });
const toNew = (page: Page, t: typeof de) =>
  page.getByRole('banner').getByRole('link', { name: t.site.newShipment }).click();

test('starting a new shipment mentions the unfinished one, which can be cleared and restored', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const t = await openAs(page, 'rabatt@example.com', '/dashboard');
  const goesOn = page.getByText(t.draft.goesOn);
  await toNew(page, t);
  // Nobody would miss the account's name.
  await expect(field(page, t.wizard.address.name)).not.toHaveValue('');
  const known = await field(page, t.wizard.address.name).inputValue();
  await field(page, t.wizard.address.name).fill('Berta Begonnen');
  await expect(clear(page, t)).toBeVisible();
  await goTo(page, t, 'package');
  await field(page, t.parcel.weight).fill('2');
  await page.getByRole('banner').getByRole('link', { name: t.site.dashboard }).click();
  await toNew(page, t);
  await expect(goesOn).toBeVisible();
  // The message covers no way out.
  await page.getByRole('button', { name: t.site.logOut }).click({ trial: true });
  // What is typed while it is offered is not lost either.
  await goTo(page, t, 'sender');
  await field(page, t.wizard.address.name).fill('Berta Begonnen, ergänzt');
  await page.getByRole('button', { name: t.draft.anew }).click();
  await expect(page.getByText(t.draft.cleared)).toBeVisible();
  await expect(page.getByRole('heading', { name: t.wizard.headings.sender })).toBeFocused();
  await expect(field(page, t.wizard.address.name)).toHaveValue(known);
  await expect(clear(page, t)).toBeHidden();
  await page.getByRole('button', { name: t.wizard.undo }).click();
  await expect(field(page, t.wizard.address.name)).toHaveValue('Berta Begonnen, ergänzt');
  await goTo(page, t, 'package');
  await clear(page, t).click();
  await page.reload();
  await expect(field(page, t.wizard.address.name)).toHaveValue(known);
  await goTo(page, t, 'package');
  await expect(field(page, t.parcel.weight)).toHaveValue('');
  await test.step('the offer to start over is not shown above a dialog, and is there again after it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goTo(page, t, 'sender');
    await expect(field(page, t.wizard.address.name)).not.toHaveValue('');
    await field(page, t.wizard.address.name).fill('Bruno Begonnen');
    await page.getByRole('banner').getByRole('link', { name: t.site.dashboard }).click();
    await toNew(page, t);
    const anew = page.getByRole('button', { name: t.draft.anew });
    await expect(anew).toBeVisible();
    const [toast, steps] = await Promise.all(
      [page.locator('[data-toast]'), page.getByRole('navigation', { name: t.wizard.stepsLabel })].map((one) =>
        one.boundingBox(),
      ),
    );
    expect((steps?.y ?? NaN) + (steps?.height ?? NaN), 'the steps are not covered').toBeLessThan(
      toast?.y ?? NaN,
    );
    await page.getByRole('button', { name: t.book.open }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(anew).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(anew).toBeVisible();
    await anew.click();
    await expect(page.getByText(t.draft.cleared)).toBeVisible();
  });
});

test('neither an empty form nor a reload mentions an unfinished shipment', async ({ page }) => {
  const t = await openAs(page, 'privat@example.com', '/dashboard');
  const name = field(page, t.wizard.address.name);
  /** Nothing is loading any more, and any message would be there. */
  const expectSilence = async (comes: () => Promise<unknown>) => {
    const looked = page.waitForResponse('**/api/wizard/session');
    await comes();
    await looked;
    await expect(name).not.toHaveValue('');
    for (const step of ['recipient', 'sender'] as const) {
      await goTo(page, t, step);
      await expect(page.getByRole('heading', { name: t.wizard.headings[step] })).toBeFocused();
    }
    // Checked at once: it would disappear by itself after a while.
    expect(await page.getByText(t.draft.goesOn).count()).toBe(0);
  };
  await expectSilence(() => toNew(page, t));
  await name.fill('Berta Begonnen');
  await expect(clear(page, t)).toBeVisible();
  await expectSilence(() => page.reload());
  await expect(clear(page, t)).toBeVisible();
});

test('two tabs keep two shipments, and a third continues with the one typed last', async ({
  page,
  context,
}) => {
  const t = await openAs(page, 'privat@example.com', '/shipping-calculator');
  const typeInto = async (tab: Page, name: string) => {
    await goTo(tab, t, 'recipient');
    await field(tab, t.wizard.address.name).fill(name);
  };
  await typeInto(page, 'Rosa Erste');
  const second = await context.newPage();
  await second.goto('/shipping-calculator');
  await expect(field(second, t.wizard.address.name)).toHaveValue('Rosa Erste');
  await typeInto(second, 'Rita Zweite');
  const third = await context.newPage();
  await third.goto('/shipping-calculator');
  await expect(field(third, t.wizard.address.name)).toHaveValue('Rita Zweite');
  for (const [tab, name] of [
    [page, 'Rosa Erste'],
    [second, 'Rita Zweite'],
  ] as const) {
    await tab.reload();
    await expect(field(tab, t.wizard.address.name)).toHaveValue(name);
  }
});

test('a logout asks before deleting what was typed, deletes nothing without asking, and does not ask if nothing is lost', async ({
  page,
  context,
}) => {
  const t = await openAs(page, 'rabatt@example.com', '/shipping-calculator');
  const leave = page.getByRole('button', { name: t.site.logOut, exact: true });
  const question = page.getByRole('dialog', { name: t.draft.logOut.title });
  await goTo(page, t, 'recipient');
  await field(page, t.wizard.address.name).fill('Rosa Empfang');
  await test.step('without a connection it deletes nothing, and says that there is no connection', async () => {
    await context.setOffline(true);
    await leave.click();
    await expect(page.getByText(t.errors.network)).toBeVisible();
    await context.setOffline(false);
    // The browser does not request the question's file again; the reloaded page has it.
    // Where it takes long to open, it already covers what would be pressed again.
    await expect(async () => {
      if (!(await question.isVisible())) await leave.click({ timeout: 2_000 });
      await expect(question).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByRole('button', { name: t.draft.logOut.keep }).click();
    await expect(field(page, t.wizard.address.name)).toHaveValue('Rosa Empfang');
  });
  await test.step('it asks before deleting what was typed', async () => {
    await page.getByRole('banner').getByRole('link', { name: t.site.dashboard }).click();
    await leave.click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: t.draft.logOut.keep }).click();
    await expect(question).toBeHidden();
    await expect(leave).toBeFocused();
    await leave.click();
    await question.getByRole('button', { name: t.draft.logOut.confirm }).click();
    await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain('Rosa Empfang');
  });
  await test.step('the sender known from the account is no loss', async () => {
    await openAs(page, 'rabatt@example.com', '/shipping-calculator');
    await expect(field(page, t.wizard.address.name)).not.toHaveValue('');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shipping_fromAddress'))).not.toBeNull();
    await leave.click();
    await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
  });
  await test.step("if the account's own data cannot be loaded it asks rather than deleting without a word", async () => {
    await openAs(page, 'rabatt@example.com', '/shipping-calculator');
    await expect(field(page, t.wizard.address.name)).not.toHaveValue('');
    await page.route('**/api/profile', (route) => route.fulfill({ status: 500, json: {} }));
    await leave.click();
    await page.getByRole('button', { name: t.draft.logOut.confirm }).click();
    await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
  });
});

test('by keyboard a toast gives the focus back, closes with Escape, and does not lie on what is focused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const t = await openAs(page, 'rabatt@example.com', '/shipping-calculator');
  const box = page.locator('[data-toast]');
  const heading = page.getByRole('heading', { name: t.wizard.headings.sender });
  await expect(field(page, t.wizard.address.name)).not.toHaveValue('');
  await field(page, t.wizard.address.name).fill('Berta Begonnen');
  const name = field(page, t.wizard.address.name);
  await clear(page, t).press('Enter');
  await expect(box).toBeVisible();
  /** Once its code is there, a toast is attended before the next frame. */
  const attended = () =>
    page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  // What a toast does at the keyboard loads after it is shown.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await name.fill('Bruno Begonnen');
  await clear(page, t).press('Enter');
  await expect(heading).toBeFocused();
  await attended();
  await page.getByRole('button', { name: t.wizard.undo }).focus();
  await page.keyboard.press('Enter');
  await expect(box).toHaveCount(0);
  await expect(name).toHaveValue('Bruno Begonnen');
  await expect(heading).toBeFocused();
  await clear(page, t).press('Enter');
  await expect(box).toBeVisible();
  await attended();
  for (let control = 0; control < 8; control += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await box.evaluate((toast) => {
      const [one, other] = [toast, document.activeElement ?? toast].map((at) => at.getBoundingClientRect());
      return one && other && other.top < one.bottom && other.bottom > one.top;
    });
    expect(isCovered, `control ${control}`).toBe(false);
  }
});
