// A site with a password, as a visitor sees it: the welcome page in both languages, and the page requested after it.
import { expect, test } from '@playwright/test';
import { type BuiltHouse, openBuiltHouse } from '../support/built-house.ts';
import { expectAccessible, texts } from '../support/journey.ts';

const PASSWORD = 'Hafen & Kran';
let house: BuiltHouse;

test.beforeAll(async () => {
  house = await openBuiltHouse({ SITE_PASSWORD: PASSWORD });
});
test.afterAll(() => house.stop());

test('the welcome page is in both languages without a script, refuses politely, and leads on to the page requested', async ({
  page,
}) => {
  const wanted = `${house.url}/shipping-calculator?lieferung=BR&tab=register`;
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) broken.push(message.text());
  });
  await page.goto(wanted);
  await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
  await expect(page.getByLabel('Passwort')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'DE' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeHidden();
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('The password is wrong.');
  await expectAccessible(page);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole('tab', { name: texts.de.auth.register.tab })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(broken).toEqual([]);
});

test('a visitor on a page when the day is over is asked for the password again', async ({
  page,
  context,
}) => {
  await page.goto(`${house.url}/login`);
  await page.getByLabel('Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Weiter' }).click();
  const t = texts.de;
  await page.getByLabel(t.auth.login.email).fill('privat@example.com');
  await page.getByLabel(t.auth.login.password, { exact: true }).fill('Hafenpost1');
  await context.clearCookies({ name: 'hp_site' });
  await page.getByRole('button', { name: t.auth.login.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
  await expect(page).toHaveURL(`${house.url}/login`);
});

test('the locked site does not scroll sideways on a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(house.url);
  await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
