// What a person does on the pages, in either language: sign in, fill in the wizard, choose, pay.
import { expect, type Page } from '@playwright/test';
import { de } from '#web/i18n/de.ts';
import { en } from '#web/i18n/en.ts';

export const texts = { de, en };
export type Language = keyof typeof texts;

/** The chosen language is set before the first page is drawn, as a returning visitor has it. */
export async function open(page: Page, path: string, language: Language): Promise<typeof de> {
  await page.addInitScript((word) => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', word);
  }, language);
  await page.goto(path);
  return texts[language];
}

export async function logIn(page: Page, t: typeof de, email = 'gold@example.com'): Promise<void> {
  await page.getByLabel(t.auth.login.email).fill(email);
  await page.getByLabel(t.auth.login.password, { exact: true }).fill('Hafenpost1');
  await page.getByRole('button', { name: t.auth.login.submit, exact: true }).click();
}

type AddressInput = {
  name: string;
  country?: string;
  street: string;
  zip: string;
  city: string;
  state?: string;
  phone: string;
  email: string;
};

export const sender: AddressInput = {
  name: 'Jörg Müller',
  street: 'Am Sandtorkai 1',
  zip: '20457',
  city: 'Hamburg',
  phone: '+49 40 1234567',
  email: 'joerg@example.com',
};

export async function fillAddress(page: Page, t: typeof de, address: AddressInput): Promise<void> {
  const a = t.wizard.address;
  await page.getByRole('textbox', { name: a.name }).fill(address.name);
  if (address.country) {
    await page.getByRole('combobox', { name: a.country }).fill(address.country);
    await page.getByRole('option', { name: address.country }).first().click();
  }
  await page.getByRole('textbox', { name: a.street1 }).fill(address.street);
  await page.getByRole('textbox', { name: a.zip }).fill(address.zip);
  await page.getByRole('textbox', { name: a.city }).fill(address.city);
  if (address.state) await page.getByRole('combobox', { name: a.state }).selectOption(address.state);
  await page.getByRole('textbox', { name: a.phone }).fill(address.phone);
  await page.getByRole('textbox', { name: a.email }).fill(address.email);
}

export async function fillParcel(
  page: Page,
  t: typeof de,
  parcel: {
    size: [string, string, string];
    weight: string;
    description: string;
    hsCode: string;
    value: string;
  },
): Promise<void> {
  const p = t.wizard.parcel;
  const [length, width, height] = parcel.size;
  await page.getByRole('textbox', { name: p.length }).fill(length);
  await page.getByRole('textbox', { name: p.width }).fill(width);
  await page.getByRole('textbox', { name: p.height }).fill(height);
  await page.getByRole('textbox', { name: p.weight }).fill(parcel.weight);
  await page.getByRole('textbox', { name: p.description }).fill(parcel.description);
  await page.getByRole('textbox', { name: p.hsCode }).fill(parcel.hsCode);
  await page.getByRole('textbox', { name: p.value }).fill(parcel.value);
}

export async function choosePickup(page: Page, t: typeof de): Promise<void> {
  await page.getByRole('checkbox', { name: t.services.pickup.label }).click();
  const dialog = page.getByRole('dialog', { name: t.services.pickup.title });
  await dialog.getByRole('button', { name: t.services.pickup.confirm }).click();
  await expect(dialog).toBeHidden();
}

export async function chooseInsurance(page: Page, t: typeof de): Promise<void> {
  await page.getByRole('checkbox', { name: t.services.insurance.label }).click();
  await page.getByRole('button', { name: t.services.insurance.add }).click();
}

export async function chooseBuiltInBattery(page: Page, t: typeof de): Promise<void> {
  const s = t.services.lithium;
  await page.getByRole('checkbox', { name: s.label }).click();
  const dialog = page.getByRole('dialog', { name: s.title });
  await expect(dialog.getByRole('button', { name: t.site.next })).toBeDisabled();
  await dialog.getByRole('radio', { name: s.counts.max2 }).check();
  await dialog.getByRole('button', { name: t.site.next }).click();
  await dialog.getByRole('radio', { name: s.types.integrated.label }).check();
  await dialog.getByRole('button', { name: t.site.next }).click();
  await dialog.getByRole('button', { name: s.canShip.confirm }).click();
  await expect(dialog).toBeHidden();
}
