// Browsers that are three years old: what they lack is done without, and nothing breaks.
import { expect, test } from '@playwright/test';
import { buy } from '../support/bought.ts';
import { search } from '../support/desk.ts';
import { signIn } from '../support/journey.ts';
import { choose, openRates, payAtPayPal } from '../support/rates-page.ts';

/** Safari before 17; Firefox before 125 has no popovers either. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse');
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(window, 'CloseWatcher');
  });
});

test("without popovers an order's menu opens, and closes on Escape, a click elsewhere, or a choice", async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  await buy(page, { name: 'Alma Altbau' });
  await page.goto('/dashboard');
  await search(page, t, 'Alma Altbau');
  // They do not know the attribute, so nothing hides the elements that have it.
  await page.addStyleTag({ content: '[popover] { display: block }' });
  const opener = page.getByRole('button', { name: /HP-/ });
  const entry = page.getByRole('button', { name: t.desk.actions.details });
  await opener.click();
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(entry).toBeHidden();
  await opener.click();
  await entry.click();
  await expect(page.getByRole('dialog').getByText(t.desk.detail.lines.base)).toBeVisible();
});

test('without URL.canParse, PayPal and the imprint still open', async ({ page }) => {
  const t = await openRates(page);
  await choose(page, t, 'paypal');
  await payAtPayPal(page, t, 'approve');
  await expect(page).toHaveURL(/\/label-success/);
  await page.goto('/imprint');
  await expect(page.getByRole('heading', { level: 1, name: t.legal.imprint.title })).toBeVisible();
});
