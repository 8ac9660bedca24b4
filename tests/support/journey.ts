// A person's steps on the pages, in either language: sign in, fill in the wizard, choose, pay.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { de } from '#web/i18n/de.ts';
import { en } from '#web/i18n/en.ts';
import type { ContrastCache } from './contrast-cache.ts';

export const texts = { de, en };
export type Language = keyof typeof texts;

export async function open(page: Page, path: string, language: Language): Promise<typeof de> {
  await speak(page, language);
  await page.goto(path);
  return texts[language];
}

/** Sets the language before the first page is rendered, as for a returning visitor. */
const speak = (page: Page, language: Language): Promise<unknown> =>
  page.addInitScript((word) => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', word);
  }, language);

export async function logIn(page: Page, t: typeof de, email = 'gold@example.com'): Promise<void> {
  await page.getByLabel(t.auth.login.email).fill(email);
  await page.getByLabel(t.auth.login.password, { exact: true }).fill('Hafenpost1');
  await page.getByRole('button', { name: t.auth.login.submit, exact: true }).click();
}

/** Signs in without opening a page, for journeys that first do something by API. */
export async function signIn(page: Page, email: string, language: Language = 'de'): Promise<typeof de> {
  const reply = await page.request.post('/api/auth/login', {
    data: { userEmail: email, userPassword: 'Hafenpost1' },
  });
  expect(reply.status()).toBe(200);
  await speak(page, language);
  return texts[language];
}

/** Signs in without the form and opens a page. */
export async function openAs(
  page: Page,
  email: string,
  path: string,
  language: Language = 'de',
): Promise<typeof de> {
  const t = await signIn(page, email, language);
  await page.goto(path);
  return t;
}

const axeSource = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
  axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Waits for the end of all animations except infinite ones. */
export const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

type Looking = { colours?: ContrastCache | null };

/**
 * Expects no axe violations on the current screen. Contrast takes longer than all other rules: every-screen.spec.ts
 * checks it, and journeys use the same colours.
 */
export async function expectAccessible(page: Page, { colours = null }: Looking = {}): Promise<void> {
  await untilStill(page);
  // Once per document: loading it takes half as long as a run. Frames are asked by the page around them.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  const remember = await colours?.skip(page);
  const violations = await page.evaluate(runAxe, colours !== null);
  await remember?.();
  expect(violations).toEqual([]);
}

/** Runs in the browser. Only violations are reported; every rule still checks everything. */
async function runAxe(withContrast: boolean): Promise<string[]> {
  const loaded = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await loaded.run(document, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: withContrast } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export type AddressInput = {
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

export const recipients = {
  france: {
    name: 'Amélie Dubois',
    country: 'Frankreich',
    street: '12 Rue de Rivoli',
    zip: '75001',
    city: 'Paris',
    phone: '+33 142601234',
    email: 'amelie@example.com',
  },
  switzerland: {
    name: 'Urs Zürcher',
    country: 'Schweiz',
    street: 'Bahnhofstrasse 1',
    zip: '8001',
    city: 'Zürich',
    phone: '+41 441234567',
    email: 'urs@example.com',
  },
  newYork: {
    name: 'Zoë Quinn',
    country: 'Vereinigte Staaten',
    street: '350 5th Ave',
    zip: '10118',
    city: 'New York',
    state: 'NY',
    phone: '+1 212 7363100',
    email: 'zoe@example.com',
  },
} satisfies Record<string, AddressInput>;

/** Repeats until the field has exactly this text: prefilled account data may arrive while `fill` selects and types. */
export const fillOver = (field: Locator, text: string): Promise<void> =>
  expect(async () => {
    await field.fill(text);
    await expect(field).toHaveValue(text, { timeout: 500 });
  }).toPass();

export async function fillAddress(page: Page, t: typeof de, address: AddressInput): Promise<void> {
  const a = t.wizard.address;
  await fillOver(page.getByRole('textbox', { name: a.name }), address.name);
  if (address.country) {
    await page.getByRole('combobox', { name: a.country }).fill(address.country);
    await page.getByRole('option', { name: address.country }).first().click();
  }
  // In the wizard the street is a combobox with suggestions, elsewhere a plain field.
  const street = { name: a.street1 };
  await page.getByRole('combobox', street).or(page.getByRole('textbox', street)).fill(address.street);
  await page.getByRole('textbox', { name: a.zip }).fill(address.zip);
  await page.getByRole('textbox', { name: a.city }).fill(address.city);
  if (address.state) await page.getByRole('combobox', { name: a.state }).selectOption(address.state);
  await page.getByRole('textbox', { name: a.phone }).fill(address.phone);
  await fillOver(page.getByRole('textbox', { name: a.email }), address.email);
}

type ParcelInput = {
  size: [string, string, string];
  weight: string;
  description: string;
  hsCode: string;
  value: string;
};

export const books: ParcelInput = {
  size: ['20', '20', '15'],
  weight: '2',
  description: 'Printed books for school lessons',
  hsCode: '490199',
  value: '80,50',
};

export async function fillParcel(page: Page, t: typeof de, parcel: ParcelInput): Promise<void> {
  const p = t.parcel;
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

/** Fills in the first three steps with one parcel, up to the extra services. */
export async function fillUpToServices(
  page: Page,
  t: typeof de,
  { recipient, parcel = books }: { recipient: AddressInput; parcel?: ParcelInput },
): Promise<void> {
  await fillAddress(page, t, sender);
  await page.getByRole('button', { name: t.wizard.continue.sender }).click();
  await fillAddress(page, t, recipient);
  await page.getByRole('button', { name: t.wizard.continue.recipient }).click();
  await fillParcel(page, t, parcel);
  await page.getByRole('button', { name: t.wizard.continue.package }).click();
  await expect(page.getByRole('heading', { name: t.wizard.headings.services })).toBeFocused();
  await expectScrolledUp(page);
}

/** The page is scrolled to its top one frame after a step is shown; a forced click before that would miss its target. */
const expectScrolledUp = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

/** Goes to another step by the wizard's step indicator. */
export async function goTo(page: Page, t: typeof de, step: keyof typeof t.wizard.steps): Promise<void> {
  await page
    .getByRole('navigation', { name: t.wizard.stepsLabel })
    .getByRole('button', { name: t.wizard.steps[step] })
    .click();
  await expectScrolledUp(page);
}
