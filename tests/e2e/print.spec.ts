// An order on paper; the label page is in labels.spec.ts.
import { expect, test } from '@playwright/test';
import { buy } from '../support/bought.ts';
import { openDetails } from '../support/desk.ts';
import { open, signIn } from '../support/journey.ts';
import { openRates } from '../support/rates-page.ts';
import { readPdf } from '../support/read-pdf.ts';

test('the details of an order print whole, without the page below them, and the carrier can be read', async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  await buy(page, { name: 'Paula Papier', parcels: 3 });
  const dialog = await openDetails(page, t, 'Paula Papier');
  await expect(dialog.getByText(/^1Z\w+$/)).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  const carrier = dialog.getByText('UPS', { exact: true }).first();
  const [cut, colour] = await carrier.evaluate((badge) => {
    const box = badge.closest('[role=dialog]') ?? badge;
    const parts = [box, ...box.querySelectorAll('.overflow-y-auto')];
    const isCut = parts.some((part) => getComputedStyle(part).overflowY !== 'visible');
    return [isCut || getComputedStyle(box).position !== 'static', getComputedStyle(badge).color];
  });
  expect(cut).toBe(false);
  expect(colour).toBe('rgb(0, 0, 0)');
  await expect(dialog.getByRole('heading', { name: t.desk.detail.price })).toHaveCSS('break-after', 'avoid');
  await expect(page.locator('figure li > .rounded-full').first()).toHaveCSS('print-color-adjust', 'exact');
  const { text } = await readPdf(await page.pdf());
  expect(text.split(t.desk.detail.price), 'on every page the same, if it stayed fixed').toHaveLength(2);
});

test('light letters on a colour can be read on paper, which has no colour below them', async ({ page }) => {
  const t = await openRates(page);
  const best = page.getByText(t.rates.list.best, { exact: true });
  await expect(best).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(best).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(best).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.context().clearCookies();
  await open(page, '/?abholung=DE&lieferung=BR&dimensionen=30x20x10_2.5', 'de');
  const badge = page.locator('.badge').first();
  await expect(badge).toBeVisible();
  await expect(badge, 'without React, the carriers keep their colours').toHaveCSS(
    'print-color-adjust',
    'exact',
  );
});
