// What address forms know about countries: postcodes, places, phone numbers, customs areas; they hint, never block.
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { de } from '#web/i18n/de.ts';
import { createGate } from '../support/gate.ts';
import {
  expectAccessible,
  fillAddress,
  fillUpToServices,
  openAs,
  recipients,
  sender,
} from '../support/journey.ts';
import { operate } from '../support/operating.ts';

const phone = { width: 390, height: 844 };

const box = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Leaves the field as people do: for the next one. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await box(page, name).fill(text);
  await box(page, name).press('Tab');
}

/** Whether it is one of the built files with the common names of countries. */
function isSearchFile({ pathname }: URL): boolean {
  const folder = 'dist/web/assets';
  return readdirSync(folder).some(
    (name) =>
      name.endsWith('.js') &&
      pathname.endsWith(`/${name}`) &&
      readFileSync(`${folder}/${name}`, 'utf8').includes('Schottland'),
  );
}

async function chooseCountry(page: Page, t: typeof de, typed: string): Promise<void> {
  const country = page.getByRole('combobox', { name: t.wizard.address.country });
  await country.fill(typed);
  await expect(page.getByRole('option').first()).toBeVisible();
  await country.press('Enter');
}

/** A few rows of postal data, in the format of a country's file that operators import. */
async function importPlaces(path: string): Promise<void> {
  const rows = [
    ['DE', '20095', 'Hamburg Altstadt', 'Hamburg, Freie und Hansestadt'],
    ['DE', '20095', 'Hamburg', 'Hamburg, Freie und Hansestadt'],
    ['DE', '78266', 'Büsingen am Hochrhein', 'Landkreis Konstanz'],
  ].map(([country, zip, place, district]) =>
    [country, zip, place, '', '', '', '', district, '', '1.0', '2.0', '4'].join('\t'),
  );
  await writeFile(path, rows.join('\n'));
  await operate('import-places', path);
}

test('an address form at a desk hints at what is odd once its line is left, and blocks nothing', async ({
  page,
}) => {
  const t = await openAs(page, 'business@example.com', '/shipping-calculator');
  const a = t.wizard.address;
  const country = page.getByRole('combobox', { name: a.country });
  const street = page.getByRole('combobox', { name: a.street1 });
  await test.step('a country filled in by the browser without entering the field is selected', async () => {
    await page.getByRole('textbox', { name: t.wizard.address.name }).focus();
    await expect(country).toBeEditable();
    // Like autofill: the value and its event, while another field has the focus.
    await country.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'France');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(country).toHaveValue('Frankreich');
    await expect(country).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('a country is found by its common names, whatever the language', async () => {
    for (const [typed, name] of [
      ['Holland', 'Niederlande'],
      ['USA', 'Vereinigte Staaten von Amerika'],
      ['Schottland', 'Vereinigtes Königreich'],
      ['Ivory Coast', 'Elfenbeinküste'],
      ['kanaren', 'Kanarische Inseln (Spanien)'],
    ] as const) {
      await chooseCountry(page, t, typed);
      await expect(country).toHaveValue(new RegExp(`^${name.replace(/[()]/g, '.')}`));
    }
    await country.fill('Atlantis');
    await expect(page.getByText(t.wizard.address.countryNone)).toBeVisible();
    const count = page.getByRole('status').filter({ hasText: 'Ergebnis' });
    await expect(count).toHaveText('Ergebnisse: 0');
    await country.fill('Ungar');
    await expect(count).toHaveText('Ergebnisse: 1');
    await country.press('Escape');
    await expect(count).toHaveCount(0);
    await country.click();
    for (const [key, option] of [
      ['End', page.getByRole('option').last()],
      ['Home', page.getByRole('option').first()],
    ] as const) {
      await country.press(key);
      await expect(country).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
      await expect(option).toBeInViewport();
    }
  });
  await test.step('a postcode is put into its format, and an invalid one gets an example', async () => {
    await chooseCountry(page, t, 'Holland');
    await write(page, a.zip, '1012');
    await expect(box(page, a.zip)).toHaveAccessibleDescription(t.hints.zip('1012 AB'));
    await write(page, a.zip, 'nl 1012ab');
    await expect(box(page, a.zip)).toHaveValue('1012 AB');
    await expect(page.getByText(t.hints.zip('1012 AB'))).toHaveCount(0);
    await chooseCountry(page, t, 'Deutschland');
    await write(page, a.zip, '2045');
    await expect(page.getByText(t.hints.zip('10115'))).toBeVisible();
  });
  await test.step('a phone number is read by the country of the address, and shown as it was understood', async () => {
    await write(page, a.phone, '040 1234567');
    await expect(box(page, a.phone)).toHaveAccessibleDescription(t.hints.phone('+49 40 1234567'));
    await expect(box(page, a.phone)).toHaveValue('040 1234567');
    await write(page, a.phone, '04012');
    await expect(box(page, a.phone)).toHaveAccessibleDescription(t.hints.phoneOdd);
    await write(page, a.phone, '12');
    await expect(box(page, a.phone)).toHaveAccessibleDescription(
      `${t.hints.phoneOdd} ${t.errors.reasons.phone_invalid}`,
    );
    await write(page, a.phone, '+49 40 1234567');
    await expect(box(page, a.phone)).toHaveAccessibleDescription(a.phoneHint);
  });
  await fillAddress(page, t, { ...sender, street: 'Hafenhaus' });
  await test.step('a PO box is pointed out', async () => {
    await street.fill('Postfach 10 20 30');
    await expect(page.getByText(t.hints.poBox)).toHaveCount(0);
    await street.press('Tab');
    await expect(street).toHaveAccessibleDescription(t.hints.poBox);
    await street.fill('Hafenstraße 7');
    await write(page, a.street2, 'P.O. Box 12');
    await expect(street).not.toHaveAccessibleDescription(t.hints.poBox);
    await expect(box(page, a.street2)).toHaveAccessibleDescription(t.hints.poBox);
  });
  await test.step('so is text that a label cannot show', async () => {
    const long = 'Hanseatische Versandgesellschaft Nord mbH';
    await box(page, a.company).fill(long);
    await expect(page.getByText(t.hints.tooLong)).toHaveCount(0);
    await box(page, a.company).press('Tab');
    await expect(box(page, a.company)).toHaveAccessibleDescription(t.hints.tooLong);
    await write(page, a.company, 'Versandgesellschaft Nord');
    await expect(box(page, a.company)).not.toHaveAccessibleDescription(t.hints.tooLong);
    await write(page, a.name, '山田太郎');
    await expect(box(page, a.name)).toHaveAccessibleDescription(t.hints.notLatin);
  });
  await write(page, a.zip, '2045');
  await expect(page.getByText(t.hints.zip('10115'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.wizard.continue.sender }).click();
  await expect(page.getByRole('heading', { name: t.wizard.headings.recipient })).toBeFocused();
  await test.step('so is a VAT id that cannot exist', async () => {
    await fillAddress(page, t, recipients.france);
    const vatId = box(page, a.vatId);
    await expect(vatId).toHaveAccessibleDescription('Zum Beispiel FR32123456789');
    await write(page, a.vatId, 'FR05409414364');
    await expect(vatId).toHaveAccessibleDescription(t.hints.vatId);
    await write(page, a.vatId, 'FR04409414364');
    await expect(vatId).toHaveAccessibleDescription('Zum Beispiel FR32123456789');
    await write(page, a.vatId, 'FR05409414364');
    await page.getByRole('button', { name: t.wizard.continue.recipient }).click();
    await expect(page.getByRole('heading', { name: t.wizard.headings.package })).toBeFocused();
  });
});

test('on a phone, in English, the form fits its fields, and a postcode that changes the customs requirements says so', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const t = await openAs(page, 'business@example.com', '/shipping-calculator', 'en');
  const a = t.wizard.address;
  await test.step('the postcode and town share a line, and every other field has its own', async () => {
    const { name, company, zip, city } = a;
    const top = async (label: string) => (await box(page, label).boundingBox())?.y;
    const width = async (label: string) => (await box(page, label).boundingBox())?.width;
    expect(await top(zip)).toBe(await top(city));
    expect(await top(name)).not.toBe(await top(company));
    expect(await width(company)).toBe(await width(name));
  });
  await fillAddress(page, t, { ...sender, zip: '78266', city: 'Büsingen' });
  await expect(page.getByText(t.hints.areas.busingen)).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
  await write(page, a.zip, '20457');
  await expect(page.getByText(t.hints.areas.busingen)).toHaveCount(0);
  await chooseCountry(page, t, 'Scotland');
  await write(page, a.zip, 'bt15gs');
  await expect(box(page, a.zip)).toHaveValue('BT1 5GS');
  await expect(page.getByText(t.hints.areas.northernIreland)).toBeVisible();
});

test('without an answer from the server the form says nothing about places and works on', async ({
  page,
}) => {
  const t = await openAs(page, 'business@example.com', '/shipping-calculator');
  await page.route('**/api/postcodes/**', (route) => route.abort());
  await fillAddress(page, t, { ...sender, zip: '20095', city: 'Berlin' });
  await page.getByRole('button', { name: t.wizard.continue.sender }).click();
  await expect(page.getByRole('heading', { name: t.wizard.headings.recipient })).toBeFocused();
  await fillAddress(page, t, recipients.switzerland);
  await expect(page.getByRole('status').getByRole('button')).toHaveCount(0);
});

test.describe('at a desk, in German', () => {
  test('a link to a country without postcodes leaves nothing to fill in there', async ({ page }) => {
    const t = await openAs(page, 'business@example.com', '/shipping-calculator?lieferung=Hongkong');
    // By then the form is there, not just its first view.
    await expect(page.getByText(t.wizard.prefilled).first()).toBeVisible();
    await page
      .getByRole('navigation', { name: t.wizard.stepsLabel })
      .getByRole('button', { name: t.wizard.steps.recipient })
      .click();
    const zip = box(page, t.wizard.address.zip);
    await expect(zip).toHaveValue('00000');
    await expect(zip).toHaveAccessibleDescription(t.wizard.address.noZip);
    await chooseCountry(page, t, 'Frankreich');
    await expect(zip).toHaveValue('');
  });

  test('typing faster than the country search loads selects what was intended, then or later', async ({
    page,
  }) => {
    const { opened: held, open: release } = createGate();
    await page.route(isSearchFile, async (route) => {
      await held;
      await route.continue();
    });
    const t = await openAs(page, 'business@example.com', '/shipping-calculator', 'en');
    const country = page.getByRole('combobox', { name: t.wizard.address.country });
    await test.step('what is typed still selects the intended country', async () => {
      for (const [typed, name] of [
        ['us', 'United States of America'],
        ['united states', 'United States of America'],
        ['niger', 'Niger'],
      ] as const) {
        await country.fill(typed);
        await country.press('Tab');
        await expect(country).toHaveValue(name);
      }
    });
    await test.step('what only the search knows is kept when the field is left, and so is what follows', async () => {
      await country.fill('holland');
      await country.press('Tab');
      await expect(country).toHaveValue('holland');
      await box(page, t.wizard.address.zip).fill('1012 AB');
      release();
      await expect(country).toHaveValue('Netherlands');
      await expect(box(page, t.wizard.address.zip)).toHaveValue('1012 AB');
    });
  });

  test('the town of a postcode is offered once the places are imported, and accepted with a click', async ({
    page,
  }, info) => {
    await importPlaces(info.outputPath('DE.txt'));
    const t = await openAs(page, 'business@example.com', '/shipping-calculator');
    const a = t.wizard.address;
    await write(page, a.zip, '20095');
    await write(page, a.city, 'Berlin');
    await expect(page.getByText(t.hints.towns('20095', ['Hamburg']))).toBeVisible();
    await expect(page.getByRole('link', { name: t.hints.credit })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.hints.take('Hamburg') }).click();
    await expect(box(page, a.city)).toHaveValue('Hamburg');
    await expect(box(page, a.city)).toBeFocused();
    await box(page, a.city).press('Tab');
    await expect(page.getByText(t.hints.towns('20095', ['Hamburg']))).toHaveCount(0);
    await write(page, a.city, 'HAMBURG-Altstadt');
    await expect(page.getByRole('button', { name: t.hints.take('Hamburg') })).toHaveCount(0);
  });
});

for (const [language, width, country, everybody] of [
  ['de', 390, 'Schweiz', true],
  ['en', 1440, 'Switzerland', false],
] as const)
  test(`a carrier that cannot print an address says which field is too long, and the way leads there (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const t = await openAs(page, 'business@example.com', '/shipping-calculator', language);
    const city = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.slice(0, everybody ? 46 : 33);
    await fillUpToServices(page, t, { recipient: { ...recipients.switzerland, country, city } });
    await page.getByRole('button', { name: t.wizard.final.shipping }).click();
    const { fields, letters, shorten } = t.unsold.tooLong;
    const left = page.getByRole('listitem').filter({ hasText: t.rates.reasons.address_too_long });
    await expect(left.filter({ hasText: 'UPS' }).first()).toContainText(letters(30, false));
    const advice = page.getByText(t.rates.empty.text);
    await expect(advice).toHaveCount(everybody ? 1 : 0);
    if (everybody) {
      await expect(advice).toHaveText(`${t.rates.empty.text} ${t.unsold.helps([t.unsold.ways.address])}`);
      // The routes by the hub end at the same address.
      await expect(left.filter({ hasText: 'HUB Express' })).toContainText(letters(45, false));
    }
    await expectAccessible(page);
    const ways = page.getByRole('link', { name: everybody ? shorten : fields.city });
    await ways.first().click();
    await expect(box(page, t.wizard.address.city)).toBeFocused();
    await expect(box(page, t.wizard.address.city)).toBeInViewport();
    await expect(box(page, t.wizard.address.city)).toHaveValue(city);
    await expect(page.getByText(t.hints.cityTooLong)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });
