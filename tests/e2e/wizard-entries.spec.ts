// What people type, paste and upload in the wizard is taken as intended, or refused with the reason.
import { expect, type Page, test } from '@playwright/test';
import { goTo, openAs } from '../support/journey.ts';

const start = (page: Page) => openAs(page, 'business@example.com', '/shipping-calculator');

test('a state typed before the country is selected in the list, or cleared', async ({ page }) => {
  const t = await start(page);
  const { address } = t.wizard;
  const country = page.getByRole('combobox', { name: address.country });
  for (const [typed, code] of [
    ['california', 'CA'],
    ['Bayern', ''],
  ] as const) {
    await goTo(page, t, 'recipient');
    await page.getByRole('textbox', { name: address.state }).fill(typed);
    await country.fill('USA');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('combobox', { name: address.state })).toHaveValue(code);
    await page.getByRole('button', { name: t.draft.clear }).click();
  }
});

test('values pasted with a unit or in several lines are accepted, and too many decimals are reported', async ({
  page,
}) => {
  const t = await start(page);
  await goTo(page, t, 'package');
  const weight = page.getByRole('textbox', { name: t.parcel.weight });
  await weight.fill('2,5 kg');
  await weight.blur();
  await expect(weight).toHaveValue('2,5');
  await weight.fill('2,2046');
  await weight.blur();
  await expect(weight).toHaveAccessibleDescription(t.parcel.tooManyDecimals);
  const description = page.getByRole('textbox', { name: t.parcel.description });
  await description.fill('Printed books\n\tfor school lessons');
  await expect(description).toHaveValue('Printed books for school lessons');
});

test('a declaration that was not stored gives the reason, and a user signed out meanwhile can log in', async ({
  page,
  context,
}) => {
  const t = await start(page);
  const s = t.services.export;
  await goTo(page, t, 'services');
  const dialog = page.getByRole('dialog', { name: s.title });
  const send = async () => {
    await dialog.getByRole('checkbox', { name: s.ownCheckbox }).check();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') });
    await dialog.getByRole('button', { name: s.confirm }).click();
  };
  await page.getByRole('checkbox', { name: s.label, exact: true }).click();
  await send();
  const toast = page.locator('[data-toast=bad]');
  await expect(toast).toContainText(s.notStored);
  await toast.getByRole('button').click();
  await expect(page.getByText(s.failedHint)).toBeVisible();
  await page.getByRole('button', { name: s.retry }).click();
  await context.clearCookies();
  await send();
  await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
});
