// Signing in and out, registering, languages, and pages that are not there.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { buy } from '../support/bought.ts';
import { builtFile } from '../support/built-file.ts';
import {
  books,
  expectAccessible,
  fillAddress,
  fillOver,
  fillParcel,
  logIn,
  open,
  openAs,
  recipients,
  sender,
  texts,
} from '../support/journey.ts';
import { openRates, rateRow } from '../support/rates-page.ts';

test('the login: what is missing, wrong or unanswered is said in the language chosen, and it leads home half a second after it worked', async ({
  page,
}) => {
  const { de, en } = texts;
  await page.clock.install();
  await page.goto('/login');
  await test.step('the language changes at once without losing anything typed, and is kept after a reload', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByLabel(de.auth.login.email).fill('privat@example.com');
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('button', { name: en.auth.login.submit, exact: true })).toBeVisible();
    await expect(page.getByLabel(en.auth.login.email)).toHaveValue('privat@example.com');
    await page.reload();
    await expect(page.getByRole('button', { name: en.auth.login.submit, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
  await page.getByRole('button', { name: 'DE', exact: true }).click();
  const t = de;
  await test.step('an empty one says that all fields must be filled in, and focuses the first', async () => {
    await page.getByLabel(t.auth.login.email).fill('');
    await page.getByRole('button', { name: t.auth.login.submit, exact: true }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Bitte füllen Sie alle Felder aus' }),
    ).toBeVisible();
    const email = page.getByLabel(t.auth.login.email);
    const password = page.getByLabel(t.auth.login.password, { exact: true });
    await expect(email).toBeFocused();
    for (const field of [email, password]) await expect(field).toHaveAttribute('aria-invalid', 'true');
    await email.fill('privat@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
  });
  await test.step('a wrong password and an unknown address get the same message', async () => {
    for (const email of ['privat@example.com', 'niemand@example.com']) {
      await page.getByLabel(t.auth.login.email).fill(email);
      await page.getByLabel(t.auth.login.password, { exact: true }).fill('Falsch1234');
      const reply = page.waitForResponse('**/api/auth/login');
      await page.getByRole('button', { name: t.auth.login.submit, exact: true }).click();
      expect((await reply).status()).toBe(401);
      await expect(page.getByText('Ungültige E-Mail oder Passwort')).toBeVisible();
      await expect(page.getByLabel(t.auth.login.email)).toHaveValue(email);
    }
  });
  await test.step('without an answer it is an exception, not a wrong password', async () => {
    await page.route('**/api/auth/login', (route) => route.abort());
    for (const language of ['en', 'de'] as const) {
      await page.getByRole('button', { name: language.toUpperCase(), exact: true }).click();
      const said = texts[language];
      await logIn(page, said);
      await expect(page.getByRole('alert')).toContainText(
        language === 'de' ? 'Anmeldung fehlgeschlagen' : 'Login failed',
      );
      await expect(page.getByLabel(said.auth.login.password, { exact: true })).toHaveValue('Hafenpost1');
    }
    await page.unroute('**/api/auth/login');
  });
  await test.step('the page stays half a second after it worked, says so, and then leads home', async () => {
    await page.getByLabel(t.auth.login.email).fill('privat@example.com');
    await page.getByLabel(t.auth.login.password, { exact: true }).fill('Hafenpost1');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: t.auth.login.submit, exact: true }).click();
    // In small steps: the answer itself comes in real time.
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return await page.getByText(t.auth.login.done).isVisible();
      })
      .toBe(true);
    await page.clock.runFor(300);
    await expect(page.getByText(t.auth.login.done)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.clock.runFor(300);
    await expect(page).toHaveURL('/');
  });
});

test('a company registers, sees the password rules met one by one, and is signed in', async ({ page }) => {
  const t = await open(page, '/register', 'de');
  const r = t.auth.register;
  await page.getByRole('button', { name: r.business }).click();
  const rules = page.getByRole('list', { name: r.rulesLabel }).getByRole('listitem');
  const unmet = rules.filter({ hasText: r.unmet });
  await expect(unmet).toHaveCount(3);
  const password = page.getByLabel(r.password, { exact: true });
  for (const [typed, left] of [
    ['sechzehn', 2],
    ['Sechzehn', 1],
    ['Sechzehn16', 0],
  ] as const) {
    await password.fill(typed);
    await expect(unmet).toHaveCount(left);
  }
  await page.getByRole('button', { name: r.submit }).click();
  await expect(page.getByText(r.fillIn)).toBeVisible();
  await expect(page.getByLabel(r.companyName)).toBeFocused();
  await expect(page.getByLabel(r.companyName)).toHaveAccessibleDescription(
    t.errors.reasons.company_name_required,
  );
  await expectAccessible(page);

  await page.getByLabel(r.companyName).fill('Łódź Handel GmbH');
  await page.getByLabel(r.firstName).fill('Grażyna');
  await page.getByLabel(r.lastName).fill('O’Neill');
  await page.getByLabel(r.email).fill(`neu-${crypto.randomUUID()}@example.com`);
  await page.getByLabel(r.confirm).fill('Sechzehn17');
  await page.getByRole('button', { name: r.submit }).click();
  await expect(page.getByText(r.mismatch)).toBeVisible();
  await page.getByLabel(r.confirm).fill('Sechzehn16');
  await page.getByRole('button', { name: r.submit }).click();
  await expect(page.getByText(t.site.greeting('Grażyna'))).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a language chosen before the login is remembered for mails, one from a link is not', async ({
  page,
}) => {
  const email = `sprache-${crypto.randomUUID()}@example.com`;
  const account = { userEmail: email, userPassword: 'Hafenpost1' };
  const names = { firstName: 'Zoë', lastName: 'Ångström', company: false, companyName: null };
  const reply = await page.request.post('/api/auth/register', {
    data: { ...account, ...names, language: 'de' },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const stored = async () =>
    ((await (await page.request.get('/api/profile')).json()) as { profile?: { language: string } }).profile
      ?.language;
  await page.context().clearCookies();
  await page.goto('/profile?lang=en');
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().endsWith('/api/profile'))
      saved.push(request.postData() ?? '');
  });
  await logIn(page, texts.en, email);
  await expect(page.getByLabel(texts.en.profile.data.firstName)).toBeVisible();
  expect(saved).toEqual([]);
  expect(await stored()).toBe('de');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.context().clearCookies();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await logIn(page, texts.en, email);
  await expect.poll(stored).toBe('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('logging out leads to the start page and clears the shipment', async ({ page }) => {
  const t = await openAs(page, 'privat@example.com', '/shipping-calculator');
  await fillOver(page.getByRole('textbox', { name: t.wizard.address.name }), 'Jörg Müller');
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await kept()).toContain('shipping_fromAddress');
  await page.getByRole('button', { name: t.site.logOut }).click();
  await page.getByRole('button', { name: t.draft.logOut.confirm }).click();
  await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await kept()).toEqual(['language']);
  await page.goto('/shipping-calculator');
  await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
});

test('an unknown path says "Page Not Found" and links to the start page', async ({ page }) => {
  const t = await open(page, '/gibt/es/nicht', 'de');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t.site.notFound.home }).click();
  await expect(page).toHaveURL('/');
});

test('every URL of the auth page shows the tab it names', async ({ page }) => {
  const t = texts.de;
  for (const [path, tab] of [
    ['/Register/', t.auth.register.tab],
    ['/login?tab=registration', t.auth.register.tab],
    ['/rates?tab=registration', t.auth.register.tab],
    ['/auth?tab=%3Cscript%3E', t.auth.login.tab],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('tab', { name: tab }), path).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(path);
  }
});

const fillRegistration = async (page: Page, t: typeof texts.de, email: string): Promise<void> => {
  const r = t.auth.register;
  await page.getByRole('button', { name: r.private }).click();
  await page.getByLabel(r.firstName).fill('Nora');
  await page.getByLabel(r.lastName).fill('Neumann');
  await page.getByLabel(r.email).fill(email);
  await page.getByLabel(r.password, { exact: true }).fill('Segelboot7');
  await page.getByLabel(r.confirm).fill('Segelboot7');
};

test('a refused registration says so and keeps what was typed; so do Back and a look at the login; without a session it leads there', async ({
  page,
}) => {
  const t = await open(page, '/register', 'en');
  const r = t.auth.register;
  await fillRegistration(page, t, 'privat@example.com');
  await page.getByRole('button', { name: t.site.back }).click();
  await expect(page.getByRole('heading', { name: r.kindTitle })).toBeFocused();
  await page.getByRole('button', { name: r.business }).click();
  await expect(page.getByLabel(r.email)).toHaveValue('privat@example.com');
  await page.getByLabel(r.companyName).fill('Neumann GmbH');
  await page.getByRole('checkbox', { name: r.membership }).check();
  await page.getByRole('tab', { name: t.auth.login.tab }).click();
  await expect(page.getByLabel(r.companyName)).toHaveCount(0);
  await page.getByRole('tab', { name: r.tab }).click();
  const sent = page.waitForRequest('**/api/auth/register');
  await page.getByRole('button', { name: r.submit }).click();
  expect((await sent).postDataJSON()).toEqual({
    company: true,
    companyName: 'Neumann GmbH',
    firstName: 'Nora',
    lastName: 'Neumann',
    userEmail: 'privat@example.com',
    userPassword: 'Segelboot7',
    newsletter: false,
    goldInterest: true,
    platinInterest: true,
    language: 'en',
  });
  await expect(page.getByRole('alert')).toContainText('Registration failed. Please try again.');
  await expect(page.getByLabel(r.lastName)).toHaveValue('Neumann');
  await page.getByRole('button', { name: r.haveAccount }).click();
  await expect(page.getByLabel(t.auth.login.email)).toHaveValue('privat@example.com');
  await expect(page.getByText(r.doneLogin)).toHaveCount(0);
  await test.step('an account without a session is led to the login tab, with the address filled in', async () => {
    await page.getByRole('tab', { name: r.tab }).click();
    const email = `neu-${crypto.randomUUID()}@example.com`;
    await page.route('**/api/auth/register', async (route) => {
      const reply = await route.fetch();
      const { 'set-cookie': _, ...headers } = reply.headers();
      await route.fulfill({
        status: 200,
        headers,
        json: { ...((await reply.json()) as object), userId: '' },
      });
    });
    await page.getByLabel(r.email).fill(email);
    await page.getByRole('button', { name: t.auth.register.submit }).click();
    await expect(page.getByRole('tab', { name: t.auth.login.tab })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(t.auth.register.doneLogin)).toBeVisible();
    await expect(page.getByLabel(t.auth.login.email)).toHaveValue(email);
  });
});

test('a private registration sends no company, asks for no membership, links terms and privacy, and if its answer is lost is completed by the next click', async ({
  page,
}) => {
  const t = await open(page, '/register', 'de');
  const r = t.auth.register;
  await fillRegistration(page, t, `neu-${crypto.randomUUID()}@example.com`);
  await expect(page.getByRole('checkbox', { name: r.membership })).toBeHidden();
  await expect(page.getByLabel(r.companyName)).toBeHidden();
  for (const name of [r.agree.terms, r.agree.privacy])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('target', '_blank');
  await page.route(
    '**/api/auth/register',
    async (route) => {
      // From outside the browser, so that not even its cookie arrives.
      await fetch(route.request().url(), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: route.request().postData(),
      });
      await route.abort();
    },
    { times: 1 },
  );
  const submit = page.getByRole('button', { name: t.auth.register.submit });
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  const sent = page.waitForRequest('**/api/auth/register');
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({
    company: false,
    companyName: null,
    goldInterest: false,
  });
  await expect(page.getByText(t.site.greeting('Nora'))).toBeVisible();
});

/** The spacing of WCAG 1.4.12. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

test('on a phone of 320 px nothing scrolls sideways, in the header neither, even with letters and words set wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectNoOverflow = async () => {
    await expect(page.getByRole('main')).toBeVisible();
    const wide = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth - innerWidth,
      header: (document.querySelector('header')?.scrollWidth ?? 0) - innerWidth,
    }));
    expect(wide).toEqual({ page: 0, header: 0 });
  };
  await page.goto('/?abholung=DE&lang=de');
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.addStyleTag({ content: spaced });
  expect.soft(await wide(), 'the landing page').toBe(0);
  await open(page, '/register', 'de');
  await expectNoOverflow();
  // The page name is visible too, not only the language switch.
  const name = page.getByRole('banner').getByText('Hafenpost');
  expect((await name.boundingBox())?.height).toBeGreaterThan(10);
  const t = await openAs(page, 'privat@example.com', '/');
  await expect(page.getByRole('button', { name: t.site.logOut })).toBeVisible();
  await expectNoOverflow();
  await page.goto('/checkout-success');
  await expect(page.getByRole('button', { name: t.site.logOut })).toBeVisible();
  await expectNoOverflow();
  await page.goto('/shipping-calculator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoOverflow();
  await page.goto('/profile');
  await expect(page.getByRole('tab', { name: t.profile.tab.security })).toBeVisible();
  await page.addStyleTag({ content: spaced });
  expect(await wide(), 'the profile').toBe(0);
});

/** With a sender name typed. */
async function beginShipment(page: Page): Promise<{ t: typeof texts.de; name: Locator }> {
  const t = await openAs(page, 'privat@example.com', '/shipping-calculator');
  const name = page.getByRole('textbox', { name: t.wizard.address.name });
  await fillOver(name, 'Jörg Müller');
  return { t, name };
}

test('parts of the wizard that could not be loaded are not omitted silently, and reloading helps; prices are asked for again', async ({
  page,
  context,
}) => {
  await page.route(builtFile('features/wizard/lazy-steps.ts'), (route) => route.abort());
  const { t, name } = await beginShipment(page);
  const steps = page.getByRole('navigation', { name: t.wizard.stepsLabel });
  await test.step('steps are not waited for: the page says so, and the others stay', async () => {
    await steps.getByRole('button', { name: t.wizard.steps.package }).click();
    await expect(page.getByText(t.site.broken.title, { exact: true })).toBeVisible();
    await steps.getByRole('button', { name: t.wizard.steps.sender }).click();
    await expect(name).toHaveValue('Jörg Müller');
    await page.unrouteAll();
    await page.reload();
    await expect(name).toHaveValue('Jörg Müller');
    await steps.getByRole('button', { name: t.wizard.steps.package }).click();
    await expect(page.getByRole('textbox', { name: t.parcel.weight })).toBeVisible();
  });
  await test.step('customs fields are not omitted', async () => {
    await page.route(builtFile('features/wizard/customs-fields.tsx'), (route) => route.abort());
    await steps.getByRole('button', { name: t.wizard.steps.sender }).click();
    await fillAddress(page, t, sender);
    await steps.getByRole('button', { name: t.wizard.steps.recipient }).click();
    await fillAddress(page, t, recipients.switzerland);
    await steps.getByRole('button', { name: t.wizard.steps.package }).click();
    await expect(page.getByText(t.site.broken.title, { exact: true })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: t.site.broken.reload }).click();
    await steps.getByRole('button', { name: t.wizard.steps.recipient }).click();
    const recipient = page.getByRole('textbox', { name: t.wizard.address.name });
    await expect(recipient).toHaveValue(recipients.switzerland.name);
    await steps.getByRole('button', { name: t.wizard.steps.package }).click();
    await expect(page.getByLabel(t.parcel.hsCode)).toBeVisible();
  });
  await fillParcel(page, t, books);
  await steps.getByRole('button', { name: t.wizard.steps.services }).click();
  await test.step('asking for prices without a connection works with the same button once it is back', async () => {
    await context.setOffline(true);
    const ask = page.getByRole('button', { name: t.wizard.final.shipping, exact: true });
    await ask.click();
    await expect(page.getByText(t.services.failure.toast)).toBeVisible();
    await context.setOffline(false);
    await ask.click();
    await expect(page.locator('[data-rate]').first()).toBeVisible();
  });
});

test('without a connection a language is shown on the next click once it is back, and a page that could not be loaded can be left with Back', async ({
  page,
  context,
}) => {
  await beginShipment(page);
  await test.step('a language', async () => {
    const english = page.getByRole('button', { name: 'EN', exact: true });
    await context.setOffline(true);
    await english.click();
    await expect(page.getByText(texts.de.errors.network), 'it is said at the first click').toBeVisible();
    await context.setOffline(false);
    await english.click();
    await expect(page.getByRole('heading', { name: texts.en.wizard.headings.sender })).toBeVisible();
    await expect(page.getByRole('textbox', { name: texts.en.wizard.address.name })).toHaveValue(
      'Jörg Müller',
    );
  });
  await test.step('a page', async () => {
    await context.setOffline(true);
    await page.getByRole('link', { name: texts.en.site.dashboard }).click();
    await expect(page.getByText(texts.en.site.broken.title, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: texts.en.wizard.address.name })).toHaveValue(
      'Jörg Müller',
    );
  });
});

test('a part that only complements a page and fails to load takes nothing else away', async ({ page }) => {
  const rates = ['rates-help', 'shipment-summary', 'unavailable-list'].map(
    (name) => `features/rates/${name}.tsx`,
  );
  const orders = ['order-charts', 'order-filters'].map((name) => `features/orders/${name}.tsx`);
  for (const part of [...rates, ...orders]) await page.route(builtFile(part), (route) => route.abort());
  const t = await openRates(page, { email: 'gold@example.com' });
  const said = page.getByText(t.site.broken.title, { exact: true });
  // Nobody misses the help.
  await expect(said).toHaveCount(2);
  await expect(rateRow(page, 'UPS')).toBeVisible();
  await buy(page, { name: 'Lotte Lücke' });
  await page.goto('/dashboard');
  await expect(said).toHaveCount(2);
  await expect(page.getByText('Lotte Lücke')).toBeVisible();
});

test('a message replacing one that was focused disappears by itself', async ({ page }) => {
  const t = await openAs(page, 'privat@example.com', '/shipping-calculator');
  const save = page.getByRole('button', { name: t.book.save });
  await expect(save).toBeVisible();
  await page.clock.install();
  await save.click();
  const message = page.locator('[data-toast]');
  await message.getByRole('button').focus();
  // A click that does not move the focus.
  await save.evaluate((button: HTMLElement) => button.click());
  await expect(message.getByRole('button')).not.toBeFocused();
  await page.clock.runFor(10_000);
  await expect(message).toHaveCount(0);
});

test('from tablet width on, a signed-in user is greeted by name where there is room, and nothing is pushed out of view', async ({
  page,
}) => {
  const t = await openRates(page);
  const greeting = page.getByText(t.site.greeting('Petra'));
  const leave = page.getByRole('banner').getByRole('button', { name: t.site.logOut });
  const seenAt = async (width: number, isGreeted: boolean) => {
    await page.setViewportSize({ width, height: 1000 });
    await expect(greeting, `${width}`).toBeVisible({ visible: isGreeted });
    await expect(leave).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(
      width,
    );
    const isCut = () => greeting.evaluate((name) => name.scrollWidth > name.clientWidth);
    if (isGreeted) expect(await isCut(), `${width}`).toBe(false);
  };
  // There is a link back next to it, which needs its words more.
  for (const [width, isGreeted] of [
    [768, false],
    [820, false],
    [1440, true],
  ] as const)
    await seenAt(width, isGreeted);
  for (const path of ['/shipping-calculator', '/dashboard']) {
    await page.goto(path);
    for (const [width, isGreeted] of [
      [390, false],
      [768, true],
      [820, true],
      [1440, true],
    ] as const)
      await seenAt(width, isGreeted);
  }
});
