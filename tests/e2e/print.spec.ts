// The label page on paper: labels, codes and the next steps, in black on white.
import { expect, test } from '@playwright/test';
import { buy } from '../support/bought.ts';
import { openDetails } from '../support/desk.ts';
import { signIn } from '../support/journey.ts';
import { readPdf } from '../support/read-pdf.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`the label page prints without what nobody can click on paper (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const t = await signIn(page, 'gold@example.com');
    const intentId = await buy(page, { name: 'Doris Druck', parcels: 2 });
    await page.goto(`/label-success?intentId=${intentId}`);
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
  });

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
  const { text } = await readPdf(await page.pdf());
  expect(text.split(t.desk.detail.price), 'on every page the same, if it stayed fixed').toHaveLength(2);
});
