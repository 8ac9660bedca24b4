// The profile: own data, address book, VAT id, password, export, closing the account; and password resets.
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Profile } from '#contract/profile.ts';
import { anAddress } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import {
  expectAccessible,
  fillAddress,
  fillOver,
  type Language,
  open,
  recipients,
  sender,
  texts,
} from '../support/journey.ts';
import { withBackGesture } from '../support/back-gesture.ts';

type Texts = (typeof texts)[Language];

const PASSWORD = 'Sechzehn16';
const sandbox = process.env['E2E_SANDBOX_URL'] ?? '';

type Newcomer = { t: Texts; email: string };

/** Each journey has its own user: passwords change, accounts are closed. */
async function register(
  page: Page,
  {
    path = '/profile',
    language = 'de',
    company = false,
  }: { path?: string; language?: Language; company?: boolean } = {},
): Promise<Newcomer> {
  const email = `profil-${crypto.randomUUID()}@example.com`;
  const reply = await page.request.post('/api/auth/register', {
    data: {
      firstName: 'Grażyna',
      lastName: 'O’Neill',
      userEmail: email,
      userPassword: PASSWORD,
      company,
      companyName: company ? 'Łódź Handel GmbH' : null,
      language,
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return { t: await open(page, path, language), email };
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const openTab = (page: Page, t: Texts, tab: keyof Texts['profile']['tab']) =>
  page.getByRole('tab', { name: t.profile.tab[tab] }).click();
const savedToast = (page: Page, t: Texts) => page.getByText(t.profile.saved, { exact: true });

const logIn = (page: Page, email: string, password: string) =>
  page.request.post('/api/auth/login', { data: { userEmail: email, userPassword: password } });

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

test('own data is saved part by part, nothing typed is lost, and the own address fills in the sender', async ({
  page,
}) => {
  const { t } = await register(page);
  const own = section(page, t.profile.data.title);
  await expect(page.getByRole('link', { name: t.orders.menu.profile })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const ownAddress = section(page, t.profile.address.title).getByLabel(t.wizard.address.name);
  await expect(ownAddress).toHaveValue('Grażyna O’Neill');
  await own.getByLabel(t.profile.data.firstName).fill('');
  await own.getByLabel(t.profile.data.business, { exact: true }).check();
  await own.getByRole('button', { name: t.profile.save }).click();
  await expect(own.getByLabel(t.profile.data.firstName)).toBeFocused();
  await expect(own.getByLabel(t.profile.data.firstName)).toHaveAccessibleDescription(
    t.errors.reasons.first_name_required,
  );
  await expect(own.getByLabel(t.profile.data.companyName)).toHaveAccessibleDescription(
    t.errors.reasons.company_name_required,
  );

  await own.getByLabel(t.profile.data.firstName).fill('Zofia');
  await own.getByLabel(t.profile.data.companyName).fill('Ødegård & Søn');
  // Somewhere else and back: still there, still unsaved.
  const areas = page.getByRole('navigation', { name: t.orders.menu.label });
  await areas.getByRole('link', { name: t.orders.menu.dashboard, exact: true }).click();
  await expect(page.getByText(t.orders.empty.title)).toBeVisible();
  await page.getByRole('link', { name: t.orders.menu.profile }).click();
  await expect(own.getByLabel(t.profile.data.companyName)).toHaveValue('Ødegård & Søn');
  await expect(own.getByText(t.profile.unsaved)).toBeVisible();
  await own.getByRole('button', { name: t.profile.save }).click();
  await expect(savedToast(page, t)).toBeVisible();
  await expect(page.getByText(t.site.greeting('Zofia'))).toBeVisible();
  await page.reload();
  await expect(own.getByLabel(t.profile.data.companyName)).toHaveValue('Ødegård & Søn');
  await expect(own.getByRole('button', { name: t.profile.save })).toBeDisabled();

  await own.getByLabel(t.profile.data.lastName).fill('Anders');
  await own.getByRole('button', { name: t.profile.discard }).click();
  await expect(own.getByLabel(t.profile.data.lastName)).toHaveValue('O’Neill');
  // That button is gone.
  await expect(own.getByRole('button', { name: t.profile.save })).toBeFocused();
  // Another page starts at its top.
  await page.evaluate(() => window.scrollTo(0, 500));
  await areas
    .getByRole('link', { name: t.orders.menu.shipments })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: t.orders.menu.shipments })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await test.step('the first own address starts with the name as it is now, not as it was when the page was opened', async () => {
    const holder = section(page, t.profile.address.title).getByLabel(t.wizard.address.name);
    const rename = async (lastName: string) => {
      await own.getByLabel(t.profile.data.lastName).fill(lastName);
      await own.getByRole('button', { name: t.profile.save }).click();
      await expect(own.getByRole('button', { name: t.profile.save })).toBeDisabled();
    };
    await rename('Nowak');
    await expect(holder).toHaveValue('Zofia Nowak');
    // What is typed there stays.
    await holder.fill('Büro Nowak');
    await rename('Kowalska');
    await expect(page.getByText(t.profile.unsaved)).toBeVisible();
    await expect(holder).toHaveValue('Büro Nowak');
  });
  await test.step("the user's own address fills in the sender, as long as nothing was typed", async () => {
    const address = section(page, t.profile.address.title);
    await address.getByLabel(t.wizard.address.street1).fill(sender.street);
    await address.getByRole('button', { name: t.profile.save }).click();
    await expect(address.getByLabel(t.wizard.address.zip)).toBeFocused();
    await address.getByLabel(t.wizard.address.zip).fill(sender.zip);
    await address.getByLabel(t.wizard.address.city).fill(sender.city);
    await address.getByLabel(t.wizard.address.phone).fill(sender.phone);
    await address.getByRole('button', { name: t.profile.save }).click();
    await expect(savedToast(page, t)).toBeVisible();

    await page.goto('/shipping-calculator');
    const name = page.getByRole('textbox', { name: t.wizard.address.name });
    await expect(name).toHaveValue('Büro Nowak');
    await expect(page.getByRole('combobox', { name: t.wizard.address.street1 })).toHaveValue(sender.street);
    await name.fill('Jemand anders');
    await page.reload();
    await expect(page.getByRole('button', { name: t.book.open })).toBeVisible();
    await expect(name).toHaveValue('Jemand anders');
  });
});

test('prices requested from Germany stay so, wherever the customer lives', async ({ page }) => {
  const { t } = await register(page);
  const address = anAddress({ country: 'AT', zip: '1010', city: 'Wien' });
  const { profile } = (await (await page.request.get('/api/profile')).json()) as { profile: Profile };
  const saved = await page.request.post('/api/profile', {
    data: { ...profile, vatId: profile.vat.id, address },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto('/shipping-calculator?abholung=DE&lieferung=BR&dimensionen=30x20x10_2.5');
  await expect(page.getByText(t.wizard.prefilled)).toBeVisible();
  // Once it is offered for picking, the own address has loaded.
  await page.getByRole('button', { name: t.book.open }).click();
  await expect(page.getByRole('dialog').getByText(address.street1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: t.wizard.fields.country })).toHaveValue('Deutschland');
  await expect(page.getByRole('textbox', { name: t.wizard.address.name })).toHaveValue('');
});

test('the language follows: chosen in the switch it is stored, chosen in the profile it is shown, and the last choice counts', async ({
  page,
}) => {
  const { t } = await register(page);
  await expect(section(page, t.profile.language.title)).toBeVisible();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  const language = section(page, texts.en.profile.language.title);
  await expect(language.getByLabel('English')).toBeChecked();
  const stored = async () =>
    ((await (await page.request.get('/api/profile')).json()) as { profile: { language: string } }).profile
      .language;
  await expect.poll(stored).toBe('en');
  await language.getByLabel('Deutsch').check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(stored).toBe('de');
  await test.step('after changing it twice, mails come in the one that is shown', async () => {
    // The signed-in user is still loading after the first choice, with the language stored before it.
    const { opened: onItsWay, open: arrive } = createGate();
    await page.route('**/api/auth/user', async (route) => {
      const response = await route.fetch();
      await onItsWay;
      await route.fulfill({ response });
    });
    await page.reload();
    await expect(section(page, t.profile.language.title)).toBeVisible();
    const stored: string[] = [];
    await page.route('**/api/profile', async (route) => {
      if (route.request().method() !== 'GET')
        stored.push((route.request().postDataJSON() as { language: string }).language);
      await route.continue();
    });
    const who = page.waitForResponse('**/api/auth/user');
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    arrive();
    await (await who).finished();
    await page.getByRole('button', { name: 'DE', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect.poll(() => stored).toEqual(['en', 'de']);
  });
});

test('on the narrowest phone an address is added, changed, used in the wizard and deleted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { t } = await register(page, { path: '/profile?tab=addresses', language: 'en' });
  const texts = t.profile.book;
  const dialog = page.getByRole('dialog');
  await expect(page.getByText(texts.emptyTitle)).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: texts.add }).click();
  await expect(dialog.getByLabel(t.wizard.address.name)).toBeFocused();
  await dialog.getByRole('button', { name: t.profile.save }).click();
  await expect(dialog.getByLabel(t.wizard.address.name)).toHaveAccessibleDescription(
    t.errors.reasons.name_required,
  );
  await expectAccessible(page);
  await fillAddress(page, t, { ...recipients.france, country: 'France' });
  // Closing asks before anything is lost.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: texts.leaveNo }).click();
  await dialog.getByRole('button', { name: t.profile.save }).click();
  await expect(page.getByText(texts.added)).toBeVisible();

  await page.getByRole('button', { name: texts.editNamed(recipients.france.name) }).click();
  await dialog.getByLabel(t.wizard.address.city).fill('Lyon');
  await dialog.getByRole('button', { name: t.profile.save }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lyon' })).toBeVisible();
  await page.getByRole('searchbox', { name: t.book.search }).fill('100 % "quatsch\'');
  await expect(page.getByText(t.book.none)).toBeVisible();
  await page.getByRole('searchbox', { name: t.book.search }).fill('amé');
  await expect(page.getByRole('listitem').filter({ hasText: 'Lyon' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.goto('/shipping-calculator');
  await test.step('an incomplete address is not added', async () => {
    await fillOver(page.getByRole('textbox', { name: t.wizard.address.name }), 'Halbe Adresse');
    await page.getByRole('button', { name: t.book.save }).click();
    await expect(page.getByText(t.book.incomplete)).toBeVisible();
    await expect(page.getByRole('combobox', { name: t.wizard.address.street1 })).toHaveAccessibleDescription(
      t.errors.reasons.street_required,
    );
    const reply = await page.request.get('/api/addresses');
    expect(((await reply.json()) as { total: number }).total).toBe(1);
  });
  await page
    .getByRole('navigation', { name: t.wizard.stepsLabel })
    .getByRole('button', { name: t.wizard.steps.recipient })
    .click();
  await page.getByRole('button', { name: t.book.open }).click();
  const search = dialog.getByRole('combobox', { name: t.book.search });
  await expect(search).toBeFocused();
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await search.fill('lyon');
  await expect(dialog.getByRole('option', { name: recipients.france.name })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(async () => {
    if (await dialog.isVisible()) await search.press('Enter', { timeout: 1_000 });
    await expect(dialog).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('textbox', { name: t.wizard.address.name })).toHaveValue(
    recipients.france.name,
  );
  await expect(page.getByRole('textbox', { name: t.wizard.address.city })).toHaveValue('Lyon');
  await expect(page.getByRole('combobox', { name: t.wizard.address.country })).toHaveValue('France');
  await page.getByRole('textbox', { name: t.wizard.address.name }).fill('Bernadette Dubois');
  await page.getByRole('button', { name: t.book.save }).click();
  await expect(page.locator('[data-toast=good]').getByText(t.book.saved)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.goto('/profile?tab=addresses');
  await expect(page.getByText(texts.all(2, '2'))).toBeVisible();
  await page.getByRole('button', { name: texts.removeNamed('Bernadette Dubois') }).click();
  await dialog.getByRole('button', { name: texts.remove }).click();
  await expect(page.getByText(texts.removed)).toBeVisible();
  await expect(page.getByText(texts.all(1, '1'))).toBeVisible();
});

/** On the profile, as if the own address had been entered before. */
async function enterOwnAddress(page: Page): Promise<void> {
  const { profile } = (await (await page.request.get('/api/profile')).json()) as { profile: Profile };
  const own = { ...profile, vatId: null, address: anAddress({ city: 'Kiel' }) };
  expect((await page.request.post('/api/profile', { data: own })).status()).toBe(200);
  await page.reload();
}

test('the own address is removed: by keyboard its heading is next, and who is typing meanwhile stays in the field', async ({
  page,
}) => {
  const { t } = await register(page);
  const address = section(page, t.profile.address.title);
  await enterOwnAddress(page);
  await test.step('who removes it by keyboard is at its heading then', async () => {
    await address.getByRole('button', { name: t.profile.address.remove }).press('Enter');
    await expect(address.getByRole('heading')).toBeFocused();
  });
  await enterOwnAddress(page);
  await test.step('whoever types while it is being removed stays in the field, and keeps it', async () => {
    const removed = createGate();
    await page.route('**/api/profile', async (route) => {
      if (route.request().method() === 'POST') await removed.opened;
      await route.fallback();
    });
    const city = address.getByRole('textbox', { name: t.wizard.address.city });
    await address.getByRole('button', { name: t.profile.address.remove }).click();
    await city.fill('Lübe');
    removed.open();
    await expect(page.getByText(t.profile.address.removed)).toBeVisible();
    await page.keyboard.type('ck');
    await expect(city).toHaveValue('Lübeck');
  });
});

test('the profile on a phone: every part fits, Back asks before an address being typed is lost, a long name stays inside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const back = await withBackGesture(page);
  const { t } = await register(page, { language: 'en', company: true });
  await test.step('every part fits', async () => {
    await expect(section(page, t.profile.address.title)).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await openTab(page, t, 'security');
    await expect(section(page, t.security.deletion.title)).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
  await openTab(page, t, 'addresses');
  await test.step('Back asks each time before an address being typed is lost', async () => {
    await page.getByRole('button', { name: t.profile.book.add }).first().click();
    const dialog = page.getByRole('dialog', { name: t.profile.book.addTitle });
    const name = dialog.getByRole('textbox', { name: t.wizard.address.name });
    for (const typed of ['Halb', 'Halbe Adresse']) {
      await name.fill(typed);
      await back();
      await expect(dialog.getByRole('alert')).toHaveText(t.profile.book.leave);
      await dialog.getByRole('button', { name: t.profile.book.leaveNo }).click();
      await expect(name).toHaveValue(typed);
    }

    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: t.profile.book.leaveYes }).click();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('a name that is one long word stays inside its dialog and its toast', async () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    await page.request.post('/api/addresses', { data: anAddress({ name: word }) });
    await page.reload();
    const inside = (part: Locator) => part.evaluate((box) => box.scrollWidth <= box.clientWidth);
    await page.getByRole('button', { name: t.profile.book.removeNamed(word) }).click();
    await expect(page.getByRole('dialog')).toContainText(word);
    expect(await inside(page.getByRole('dialog'))).toBe(true);
    await page.keyboard.press('Escape');
    await page.goto('/shipping-calculator');
    await page.getByRole('button', { name: t.book.open }).click();
    await page.getByRole('option', { name: word }).click();
    await expect(page.locator('[data-toast]')).toContainText(word);
    expect(await inside(page.locator('[data-toast]'))).toBe(true);
  });
});

test('the security of an account: a lost device, all data, another password, and closing it', async ({
  page,
  browser,
}) => {
  const { t, email } = await register(page, { path: '/profile?tab=security' });
  await test.step('a lost device can be logged out from here', async () => {
    const lost = await (await browser.newContext()).newPage();
    const data = { userEmail: email, userPassword: PASSWORD };
    expect((await lost.request.post('/api/auth/login', { data })).status()).toBe(200);
    const devices = section(page, t.security.elsewhere.title);
    await devices.getByRole('button', { name: t.security.elsewhere.action }).click();
    await expect(page.getByText(t.security.elsewhere.done(1), { exact: true })).toBeVisible();
    expect((await lost.request.get('/api/auth/user')).status()).toBe(401);
    await expect(devices).toBeVisible();
    await lost.context().close();
  });
  await test.step('all data can be downloaded as a file', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: t.security.export.action }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(t.security.export.file);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(email);
    expect(Object.keys(JSON.parse(text) as object)).not.toEqual([]);
  });
  await test.step('a changed password is the one that counts', async () => {
    const own = section(page, t.security.password.title);
    const texts = t.security.password;
    const rules = own.getByRole('list', { name: t.auth.register.rulesLabel }).getByRole('listitem');
    const unmet = rules.filter({ hasText: t.auth.register.unmet });
    await expect(unmet).toHaveCount(3);
    await own.getByLabel(texts.current).fill('Falsch1234');
    await own.getByLabel(texts.next, { exact: true }).fill('Siebzehn');
    await expect(unmet).toHaveCount(1);
    await own.getByLabel(texts.next, { exact: true }).fill('Siebzehn17');
    await own.getByLabel(texts.confirm).fill('Siebzehn18');
    await own.getByRole('button', { name: texts.submit }).click();
    await expect(own.getByLabel(texts.confirm)).toHaveAccessibleDescription(t.auth.register.mismatch);
    await own.getByLabel(texts.confirm).fill('Siebzehn17');
    await own.getByRole('button', { name: texts.submit }).click();
    await expect(own.getByLabel(texts.current)).toHaveAccessibleDescription(texts.wrong);
    await expect(own.getByLabel(texts.current)).toBeFocused();
    await own.getByLabel(texts.current).fill(PASSWORD);
    await own.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByText(texts.done, { exact: true })).toBeVisible();
    await expect(own.getByLabel(texts.current)).toHaveValue('');
    // This browser stays signed in.
    await page.reload();
    await expect(own.getByLabel(texts.current)).toBeVisible();
    expect((await logIn(page, email, PASSWORD)).status()).toBe(401);
    expect((await logIn(page, email, 'Siebzehn17')).status()).toBe(200);
  });
  await test.step('an account is closed with its password, unless something is still open', async () => {
    const texts = t.security.deletion;
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: texts.action }).click();
    await expect(dialog.getByText(texts.staysTitle)).toBeVisible();
    await dialog.getByRole('button', { name: texts.confirm }).click();
    await expect(dialog.getByLabel(texts.password)).toBeFocused();
    await dialog.getByLabel(texts.password).fill('Falsch1234');
    await dialog.getByRole('button', { name: texts.confirm }).click();
    await expect(dialog.getByLabel(texts.password)).toHaveAccessibleDescription(
      t.errors.codes.wrong_password,
    );
    await page.route('**/api/profile/delete', (route) =>
      route.fulfill({
        status: 409,
        json: {
          success: false,
          code: 'account_busy',
          message: 'busy',
          requestId: 'x',
          details: { reasons: ['open_invoice', 'refund_underway'] },
        },
      }),
    );
    await dialog.getByLabel(texts.password).fill('Siebzehn17');
    await dialog.getByRole('button', { name: texts.confirm }).click();
    await expect(dialog.getByRole('alert')).toContainText(texts.obstacles.refund_underway);
    await expectAccessible(page);
    await page.unroute('**/api/profile/delete');
    await dialog.getByRole('button', { name: texts.confirm }).click();
    await expect(page.getByText(texts.done)).toBeVisible();
    await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
      ['language'],
    );
    expect((await logIn(page, email, 'Siebzehn17')).status()).toBe(401);
  });
});

/** The link in the newest mail to this address. */
async function mailedLink(page: Page, email: string): Promise<string> {
  type Mail = { to: string[] | string; text: string };
  let link = '';
  await expect
    .poll(async () => {
      const reply = await page.request.get(`${sandbox}/__sandbox/mails`, {
        headers: { accept: 'application/json' },
      });
      const { mails } = (await reply.json()) as { mails: Mail[] };
      const mine = mails.filter(({ to }) => [to].flat().some((one) => one.includes(email)));
      link =
        mine.map(({ text }) => /\S*\/reset-password\?token=\S+/.exec(text)?.[0] ?? '').findLast(Boolean) ??
        '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('the link in an English mail is English in a browser without a language choice, and leaves nothing in the URL', async ({
  page,
  browser,
}) => {
  const { t, email } = await register(page, { path: '/forgot-password', language: 'en' });
  await page.getByLabel(t.auth.login.email).fill(email);
  await page.getByRole('button', { name: t.auth.forgot.submit }).click();
  const { pathname, search } = new URL(await mailedLink(page, email));
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(pathname + search);
  await expect(elsewhere).toHaveURL('/reset-password');
  await elsewhere.getByLabel(t.auth.reset.password, { exact: true }).fill('Neunzehn19');
  await elsewhere.getByLabel(t.auth.reset.confirm).fill('Neunzehn19');
  await elsewhere.getByRole('button', { name: t.auth.reset.submit }).click();
  await expect(elsewhere.getByRole('heading', { name: t.auth.reset.doneTitle })).toBeFocused();
  await elsewhere.context().close();
});

test('a forgotten password is replaced by a mailed link, once', async ({ page }) => {
  const { t, email } = await register(page);
  await page.getByRole('button', { name: t.site.logOut }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard?from=mail&tab=login');
  await page.getByRole('link', { name: t.auth.login.forgot }).click();
  await page.getByRole('link', { name: t.auth.forgot.toLogin }).click();
  await expect(page).toHaveURL('/dashboard?from=mail');
  await page.getByLabel(t.auth.login.email).fill(email);
  await page.getByRole('link', { name: t.auth.login.forgot }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('heading', { level: 1, name: t.auth.forgot.title })).toBeVisible();
  await expect(page.getByLabel(t.auth.login.email)).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: t.auth.forgot.submit }).click();
  await expect(page.getByRole('heading', { name: t.auth.forgot.doneTitle })).toBeFocused();
  await expectAccessible(page);

  const { pathname, search } = new URL(await mailedLink(page, email));
  await page.goto(pathname + search);
  await expect(page.getByLabel(t.auth.reset.password, { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel(t.auth.reset.password, { exact: true }).fill('vergesslich');
  await page.getByLabel(t.auth.reset.confirm).fill('vergesslich');
  await page.getByRole('button', { name: t.auth.reset.submit }).click();
  await expect(page.getByLabel(t.auth.reset.password, { exact: true })).toHaveAccessibleDescription(
    t.errors.reasons.password_rules,
  );
  await expectAccessible(page);
  await page.getByLabel(t.auth.reset.password, { exact: true }).fill('Neunzehn19');
  await page.getByLabel(t.auth.reset.confirm).fill('Neunzehn19');
  await page.getByRole('button', { name: t.auth.reset.submit }).click();
  await expect(page.getByRole('heading', { name: t.auth.reset.doneTitle })).toBeFocused();
  await page.getByRole('link', { name: t.auth.forgot.toLogin }).click();
  await page.getByLabel(t.auth.login.email).fill(email);
  await page.getByLabel(t.auth.login.password, { exact: true }).fill('Neunzehn19');
  await page.getByRole('button', { name: t.auth.login.submit, exact: true }).click();
  await expect(page.getByRole('button', { name: t.site.logOut })).toBeVisible();
  await expect(page).toHaveURL('/dashboard?from=mail');

  // Using the same link again leads to requesting a new one.
  await page.goto(pathname + search);
  await page.getByLabel(t.auth.reset.password, { exact: true }).fill('Zwanzig20');
  await page.getByLabel(t.auth.reset.confirm).fill('Zwanzig20');
  await page.getByRole('button', { name: t.auth.reset.submit }).click();
  await expect(page.getByRole('heading', { name: t.auth.reset.invalidTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t.auth.reset.request }).click();
  await expect(page.getByRole('heading', { name: t.auth.forgot.title })).toBeVisible();
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: t.auth.reset.missingTitle })).toBeVisible();
});

test('an outage of the tax authorities leaves a VAT id pending, never invalid', async ({ page }) => {
  const settings = `${sandbox}/__sandbox/vies/settings`;
  const { t } = await register(page, { company: true });
  const own = section(page, t.profile.vat.title);
  const texts = t.profile.vat;
  try {
    await page.request.post(settings, { data: { outage: 'MS_UNAVAILABLE' } });
    await own.getByLabel(texts.label).fill('DE12');
    await own.getByRole('button', { name: t.profile.save }).click();
    await expect(own.getByLabel(texts.label)).toHaveAccessibleDescription(
      new RegExp(t.errors.reasons.vat_id_invalid),
    );
    // The right number of digits: only the check digit is wrong.
    await own.getByLabel(texts.label).fill('DE123456780');
    await expect(own.getByText(texts.saveFirst)).toBeVisible();
    await own.getByRole('button', { name: t.profile.save }).click();
    await expect(own.getByLabel(texts.label)).toHaveAccessibleDescription(
      new RegExp(t.errors.reasons.vat_id_invalid),
    );
    await own.getByLabel(texts.label).fill('de 123.456.788');
    await expect(own.getByText(texts.saveFirst)).toBeVisible();
    await own.getByRole('button', { name: t.profile.save }).click();
    await expect(own.getByLabel(texts.label)).toHaveValue('DE123456788');
    await expect(own.getByText(texts.state.pending, { exact: true })).toBeVisible();
    await own.getByRole('button', { name: texts.check }).click();
    await expect(own.getByText(texts.outage)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
  } finally {
    await page.request.post(settings, { data: {} });
  }
  await own.getByRole('button', { name: texts.check }).click();
  await expect(own.getByText(texts.state.valid, { exact: true })).toBeVisible();
  await own.getByLabel(texts.label).fill('DE109000209');
  const state = own.getByRole('status').first();
  await expect(state).toHaveText(texts.saveFirst);
  const said = await state.evaluateHandle((region) => {
    const sentences: (string | null)[] = [];
    const listen = () => sentences.push(region.textContent);
    new MutationObserver(listen).observe(region, { subtree: true, childList: true, characterData: true });
    return sentences;
  });
  await own.getByRole('button', { name: t.profile.save }).click();
  await expect(own.getByText(texts.state.invalid, { exact: true })).toBeVisible({ timeout: 20_000 });
  const isOfOldNumber = expect.stringContaining(texts.state.valid);
  expect(await said.jsonValue(), 'of the new number alone').not.toContainEqual(isOfOldNumber);
  await expect(own.getByRole('status').getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

/** A new account whose owner is about to delete it. */
async function openClosing(page: Page) {
  const { t, email } = await register(page, { path: '/profile?tab=security' });
  const texts = t.security.deletion;
  await page.getByRole('button', { name: texts.action }).click();
  return { t, texts, email, dialog: page.getByRole('dialog') };
}

test('an account closed without an answer is said to be deleted once that is known', async ({ page }) => {
  const { t, texts, dialog } = await openClosing(page);
  await dialog.getByLabel(texts.password).fill(PASSWORD);
  await page.route('**/api/profile/delete', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
  });
  await page.route('**/api/profile', (route) => route.abort());
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(dialog.getByRole('alert')).toContainText(texts.unclearText);
  await expect(page.getByText(texts.failed)).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.site.close }).last().click();
  // Another page's request is refused.
  await page.getByRole('link', { name: t.site.dashboard }).first().click();
  await expect(page.getByText(texts.done)).toBeVisible();
  await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
  await expect(page.getByText(t.errors.codes.not_signed_in)).toHaveCount(0);
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([
    'language',
  ]);
});

test('an account closed without an answer is seen to be gone at once, where the server can be asked', async ({
  page,
}) => {
  const { t, texts, dialog } = await openClosing(page);
  await dialog.getByLabel(texts.password).fill(PASSWORD);
  await page.route('**/api/profile/delete', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(page.getByText(texts.done)).toBeVisible();
  await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
});
