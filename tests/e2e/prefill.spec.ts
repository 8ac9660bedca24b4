// What a URL says about a parcel: carried through registration into the wizard, and nothing hostile with it.
import { expect, type Page, test } from '@playwright/test';
import type { de } from '#web/i18n/de.ts';
import { builtFile } from '../support/built-file.ts';
import { createGate } from '../support/gate.ts';
import { fillAddress, fillOver, goTo, open, openAs, sender, texts } from '../support/journey.ts';

const WISH = 'abholung=Frankreich&lieferung=BR&dimensionen=30x20x10,5_2.5&Wert=25,5&Zollkosten=ja';

const country = (page: Page, t: typeof de) => page.getByRole('combobox', { name: t.wizard.address.country });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function expectParcel(
  page: Page,
  t: typeof de,
  figures: Partial<Record<'length' | 'width' | 'height' | 'weight' | 'value', string>>,
) {
  await goTo(page, t, 'package');
  for (const [name, figure] of Object.entries(figures))
    await expect(field(page, t.parcel[name as keyof typeof figures])).toHaveValue(figure);
}

async function register(page: Page, t: typeof de, email: string): Promise<void> {
  const r = t.auth.register;
  await page.getByRole('button', { name: r.private }).click();
  await page.getByLabel(r.firstName).fill('Nora');
  await page.getByLabel(r.lastName).fill('Neumann');
  await page.getByLabel(r.email).fill(email);
  await page.getByLabel(r.password, { exact: true }).fill('Segelboot7');
  await page.getByLabel(r.confirm).fill('Segelboot7');
  await page.getByRole('button', { name: r.submit }).click();
}

test("a guest's requested parcel goes through registration into every field of the wizard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const t = await open(page, `/?${WISH}&lang=en`, 'en');
  await page
    .getByRole('link', { name: new RegExp(`^${t.calculator.onwardsWith('')}`) })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: t.auth.register.tab })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/shipping-calculator\?abholung=FR&lieferung=BR&.*tab=register/);
  const email = `neu-${crypto.randomUUID()}@example.com`;
  await register(page, t, email);
  await expect(page.getByText(t.wizard.prefilled)).toBeVisible();
  await expect(page.getByText(t.services.customs.fromLink)).toBeVisible();
  await expect(page).toHaveURL('/shipping-calculator');
  await expect(country(page, t)).toHaveValue('France');
  // Entered at registration, and not asked again.
  await expect(field(page, t.wizard.address.name)).toHaveValue('Nora Neumann');
  await expect(field(page, t.wizard.address.email)).toHaveValue(email);
  await goTo(page, t, 'recipient');
  await expect(country(page, t)).toHaveValue('Brazil');
  await expectParcel(page, t, {
    length: '30',
    width: '20',
    height: '10.5',
    weight: '2.5',
    value: '25.50',
  });
  await goTo(page, t, 'services');
  const clearance = page.getByRole('checkbox', { name: t.services.customs.label });
  await expect(clearance).toBeChecked();
  await page.reload();
  await expect(clearance).toBeChecked();
  const linked = page.getByText(t.services.customs.linked);
  await expect(linked).toBeVisible();
  await clearance.click();
  await clearance.click();
  await expect(clearance).toBeChecked();
  await expect(linked, 'it is the customer’s own choice by now').toHaveCount(0);
});

test('a requested parcel overrides a draft where it says something, and leaves the rest as typed', async ({
  page,
}) => {
  const t = await openAs(page, 'rabatt@example.com', '/shipping-calculator');
  await fillOver(field(page, t.wizard.address.name), 'Jörg Müller');
  await goTo(page, t, 'package');
  await field(page, t.parcel.length).fill('99');
  await field(page, t.parcel.description).fill('Printed books for school lessons');
  await page.goto('/shipping-calculator?LENGTH=40&lieferung=Griechenland#start');
  await expect(page.getByText(t.wizard.prefilled)).toBeVisible();
  await expect(page).toHaveURL('/shipping-calculator#start');
  await expect(field(page, t.wizard.address.name)).toHaveValue('Jörg Müller');
  await expect(country(page, t)).toHaveValue('Deutschland');
  await goTo(page, t, 'recipient');
  await expect(country(page, t)).toHaveValue('Griechenland');
  await expectParcel(page, t, { length: '40' });
  await expect(field(page, t.parcel.description)).toHaveValue('Printed books for school lessons');
  await page.goto('/shipping-calculator?length=41&lieferung=Brasilien');
  await page.getByRole('button', { name: t.wizard.undo }).click();
  await expect(page.getByText(t.wizard.prefilled)).toBeHidden();
  await page.reload();
  await goTo(page, t, 'recipient');
  await expect(country(page, t)).toHaveValue('Griechenland');
  await expectParcel(page, t, { length: '40' });
});

test('a requested parcel also overrides a shipment waiting on the server', async ({ page }) => {
  const t = texts.de;
  await page.route('**/api/wizard/session', (route) =>
    route.fulfill({
      json:
        route.request().method() === 'GET'
          ? {
              success: true,
              data: {
                fromAddress: { name: 'Greta Gold', country: 'DE' },
                packages: [{ length: 11, width: 12 }],
              },
            }
          : { success: true },
    }),
  );
  await openAs(page, 'gold@example.com', '/shipping-calculator?length=40');
  await expect(page.getByText(t.wizard.prefilled)).toBeVisible();
  await expect(field(page, t.wizard.address.name)).toHaveValue('Greta Gold');
  await expectParcel(page, t, { length: '40', width: '12' });
});

test('a requested parcel that arrives late leaves whoever is typing where they are, and undoing it keeps the text', async ({
  page,
}) => {
  const t = texts.de;
  const { opened: released, open: release } = createGate();
  await page.route(builtFile('features/wizard/prefill-form.ts'), async (route) => {
    await released;
    await route.continue();
  });
  await openAs(page, 'privat@example.com', '/shipping-calculator?lieferung=CH&length=40');
  await fillAddress(page, t, sender);
  await page.getByRole('button', { name: t.wizard.continue.sender }).click();
  await field(page, t.wizard.address.city).fill('Zür');
  release();
  await expect(page.getByText(t.wizard.prefilled)).toBeVisible();
  await expect(country(page, t)).toHaveValue('Schweiz');
  await expect(field(page, t.wizard.address.city)).toBeFocused();
  await page.keyboard.type('ich');
  await expect(field(page, t.wizard.address.city)).toHaveValue('Zürich');
  const undo = page.getByRole('button', { name: t.wizard.undo });
  await undo.click();
  await expect(field(page, t.wizard.address.city)).toHaveValue('Zür');
  await goTo(page, t, 'sender');
  await expect(field(page, t.wizard.address.name)).toHaveValue(sender.name);
  await page.goto('/shipping-calculator?lieferung=CH');
  await expect(undo).toBeVisible();
  await page.getByRole('link', { name: t.site.dashboard }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: t.orders.title })).toBeVisible();
  await expect(undo, 'there is nothing to undo on another page').toHaveCount(0);
});

const hostile = [
  'tab=register',
  'lieferung=<script>window.hit=1</script>&abholung="><img src=x onerror=window.hit=1>&Wert=<b>&dimensionen=<svg/onload=window.hit=1>',
  `lieferung=${'A'.repeat(8000)}`,
  'lieferung=%E0%A4%A&abholung=%&dimensionen=%FF%FE',
  'length=-5&width=0&height=NaN&weight=1e309&Wert=99999999999999999999',
  'length[]=3&__proto__[length]=3&constructor=1&dimensionen=axbxc_d',
];

test('hostile queries fill nothing in, run nothing, and are gone afterwards', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => errors.push(dialog.message()));
  const t = await openAs(page, 'business@example.com', '/shipping-calculator');
  await expect(country(page, t)).toHaveValue('Deutschland');
  for (const query of hostile) {
    await page.goto(`/shipping-calculator?${query}`);
    await expect(page).toHaveURL('/shipping-calculator');
    await expect(country(page, t)).toHaveValue('Deutschland');
    await expect(page.getByText(t.wizard.prefilled)).toBeHidden();
    await goTo(page, t, 'package');
    for (const name of ['length', 'width', 'height', 'weight', 'value'] as const)
      await expect(field(page, t.parcel[name]), `${name} of ${query.slice(0, 80)}`).toHaveValue('');
    await goTo(page, t, 'sender');
  }
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await test.step('only the good half of a partly hostile query is taken', async () => {
    await page.goto('/shipping-calculator?width=-1&height=12&lieferung=%3Cscript%3E&weight=2,5');
    await expect(page.getByText(t.wizard.prefilled)).toBeVisible();
    await expectParcel(page, t, { width: '', height: '12', weight: '2,5' });
  });
});

test('without a session only the requested parcel is left of an order to load, and the price comparison answers', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).search);
  });
  await page.goto('/?loadOrder=or_unknown&lieferung=BR&Wert=5');
  await expect(page).toHaveURL('/?lieferung=BR&Wert=5');
  expect(asked).toEqual(['?loadOrder=or_unknown&lieferung=BR&Wert=5', '?lieferung=BR&Wert=5']);
  await test.step('without one the URL is kept until somebody signs in', async () => {
    await page.goto('/?loadOrder=or_unknown');
    await expect(page.getByLabel(texts.de.auth.login.email)).toBeVisible();
    await expect(page).toHaveURL('/?loadOrder=or_unknown');
  });
  await test.step('the auth page leads to prices without an account', async () => {
    const comparing = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes('abholung'),
    );
    await page.getByRole('link', { name: texts.de.auth.compare }).click();
    expect(new URL((await comparing).url()).searchParams.get('abholung')).toBe('DE');
  });
});
