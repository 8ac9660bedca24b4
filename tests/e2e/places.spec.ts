// Addresses suggested while typing the street: by keyboard, mouse and touch, from the address book and the service.
import { expect, type Page, test } from '@playwright/test';
import type { de } from '#web/i18n/de.ts';
import { createGate } from '../support/gate.ts';
import { type Language, openAs, untilStill } from '../support/journey.ts';

type Session = { token: string; autocomplete: number; details: number; afterEnd: number };

const sandbox = process.env['E2E_SANDBOX_URL'] ?? '';
const control = async (page: Page, settings?: object): Promise<{ sessions: Session[] }> => {
  const url = `${sandbox}/__sandbox/google-places/settings`;
  const reply = await (settings ? page.request.post(url, { data: settings }) : page.request.get(url));
  return (await reply.json()) as { sessions: Session[] };
};

/** Leaves the simulated world as it was. */
test.afterEach(async ({ page }) => {
  await control(page, {});
});

const street = (page: Page, t: typeof de) => page.getByRole('combobox', { name: t.wizard.address.street1 });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const places = (page: Page) => options(page).filter({ hasText: /Deutschland|Germany/ });

async function chooseCountry(page: Page, t: typeof de, name: string): Promise<void> {
  await page.getByRole('combobox', { name: t.wizard.address.country }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

async function toRecipient(page: Page, t: typeof de): Promise<void> {
  await page
    .getByRole('navigation', { name: t.wizard.stepsLabel })
    .getByRole('button', { name: t.wizard.steps.recipient })
    .click();
  await expect(page.getByRole('heading', { name: t.wizard.headings.recipient })).toBeFocused();
}

/** Their own customer: gold's address book belongs to other journeys. */
const start = async (page: Page, language: Language = 'de'): Promise<typeof de> => {
  const t = await openAs(page, 'rabatt@example.com', '/shipping-calculator', language);
  await toRecipient(page, t);
  return t;
};

test('addresses are suggested while the street is typed, for the recipient and the sender', async ({
  page,
}) => {
  const t = await openAs(page, 'rabatt@example.com', '/shipping-calculator');
  await test.step('the sender has suggestions', async () => {
    await street(page, t).fill('Am Sandtorkai');
    await options(page).first().click();
    await expect(street(page, t)).toHaveValue(/^Am Sandtorkai \d+$/);
    await expect(box(page, t.wizard.address.zip)).toHaveValue('20095');
  });
  await toRecipient(page, t);
  await chooseCountry(page, t, 'Deutschland');
  const field = street(page, t);
  const zip = box(page, t.wizard.address.zip);
  await test.step('with the keyboard alone: three letters, an arrow, Enter, and the address is there', async () => {
    const before = (await control(page)).sessions.length;
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.focus();
    await page.keyboard.type('li');
    await page.keyboard.type('ndenweg h', { delay: 30 });
    await expect(options(page).first()).toContainText('Lindenweg');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('status').filter({ hasText: t.places.count(1) })).toBeAttached();
    await expect(page.getByText(t.places.attribution)).toBeVisible();

    // Nothing is selected yet: Enter keeps what was typed.
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('lindenweg h');
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen).toContainText('Lindenweg');
    await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(/^Lindenweg \d+$/);
    await expect(box(page, t.wizard.address.zip)).toHaveValue('20095');
    await expect(box(page, t.wizard.address.city)).toHaveValue('Hamburg');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: t.places.filled })).toBeAttached();
    // The first one still missing.
    await expect(box(page, t.wizard.address.phone)).toBeFocused();

    // One token from the first letter to the place; the next street has its own.
    await field.fill('Hafenstr');
    await expect(options(page).first()).toBeVisible();
    const sessions = (await control(page)).sessions.slice(before);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ details: 1, afterEnd: 0 });
    expect(sessions[1]).toMatchObject({ autocomplete: 1, details: 0, afterEnd: 0 });
  });
  await zip.fill('');
  await test.step('Escape and leaving the field close the list and keep what was typed; a picked place still arrives', async () => {
    await field.fill('Goethestr');
    await expect(options(page)).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).toHaveValue('Goethestr');
    await expect(field).toBeFocused();
    await page.keyboard.type('a');
    await expect(options(page)).toHaveCount(5);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).toHaveValue('Goethestra');
    await expect(box(page, t.wizard.address.zip)).toHaveValue('');

    const { opened: held, open: release } = createGate();
    await page.route(/maps\/details/, async (route) => {
      await held;
      await route.continue();
    });
    await field.fill('Goethestr');
    await expect(options(page)).toHaveCount(5);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(field).not.toBeFocused();
    release();
    await expect(field).toHaveValue(/^Goethestraße \d+$/);
    await expect(box(page, t.wizard.address.zip)).toHaveValue(/^\d{5}$/);

    await page.unroute(/maps\/details/);
  });
  await test.step('a typed house number stays, and without one the field waits for it', async () => {
    await field.fill('Ohnenummerweg 17b');
    await options(page).first().click();
    await expect(field).toHaveValue('Ohnenummerweg 17b');
    // It had this value before the place arrived: the focus on the next field shows that it has.
    await expect(box(page, t.wizard.address.phone)).toBeFocused();
    await field.fill('Ohnenummer');
    await options(page).first().click();
    await expect(field).toHaveValue('Ohnenummerweg');
    await expect(field).toBeFocused();
    await page.keyboard.type(' 4');
    await expect(field).toHaveValue('Ohnenummerweg 4');
  });
  await test.step('an answer that arrives too late is dropped', async () => {
    const { opened: held, open: release } = createGate();
    await page.route(/autocomplete\?input=Goethe/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const asked = page.waitForRequest(/autocomplete\?input=Goethe/);
    const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('input=Goethe'));
    await street(page, t).fill('Goethe');
    await asked;
    await street(page, t).fill('Schillerplatz');
    await expect(options(page).first()).toContainText('Schillerplatz');
    release();
    await dropped;
    await expect(options(page).filter({ hasText: 'Goethe' })).toHaveCount(0);
    await expect(options(page).first()).toContainText('Schillerplatz');
  });
});

test('no match shows the hint, a failing service shows nothing, and the form accepts every letter', async ({
  page,
}) => {
  const t = await start(page);
  await chooseCountry(page, t, 'Deutschland');
  const field = street(page, t);
  await field.fill('Qwertzgasse 1');
  await expect(page.getByText(t.places.none).filter({ visible: true }).last()).toBeVisible();
  await field.blur();
  await expect(page.getByText(t.places.none)).toHaveCount(0);

  for (const mode of ['denied', 'limit', 'garbage', 'hang']) {
    await control(page, { mode });
    const answered = page.waitForResponse(/maps\/autocomplete/);
    await field.fill(`Gartenstraße (.*)+$ 🏠 ${mode}`);
    expect((await answered).status()).toBe(200);
    await expect(page.getByText(t.places.none)).toHaveCount(0);
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).toHaveValue(`Gartenstraße (.*)+$ 🏠 ${mode}`);
  }
  await control(page, {});
  await field.fill('Bahnhofstr');
  await expect(options(page)).toHaveCount(5);
  // The place can no longer be looked up: what was typed stays.
  await control(page, { mode: 'denied' });
  const answered = page.waitForResponse(/maps\/details/);
  await options(page).first().click();
  await answered;
  await expect(field).toHaveValue('Bahnhofstr');
  await expect(box(page, t.wizard.address.zip)).toHaveValue('');
  await control(page, {});
  await test.step('after too many requests there are no suggestions and no complaint, and typing goes on', async () => {
    await page.route(/maps\/autocomplete/, (route) =>
      route.fulfill({ status: 429, json: { success: false, code: 'too_many_attempts', message: 'x' } }),
    );
    const answered = page.waitForResponse(/maps\/autocomplete/);
    await field.fill('Lindenweg 5');
    await answered;
    await field.press('End');
    await page.keyboard.type('a');
    await expect(field).toHaveValue('Lindenweg 5a');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(t.places.none)).toHaveCount(0);
    await expect(page.getByText(t.errors.codes.too_many_attempts)).toHaveCount(0);

    await page.unroute(/maps\/autocomplete/);
  });
  await test.step('a service that is not set up is mentioned once', async () => {
    let questions = 0;
    await page.route(/maps\/autocomplete/, (route) => {
      questions += 1;
      return route.fulfill({ json: { success: false, predictions: [], error: 'not_set_up' } });
    });
    await field.fill('Lindenweg');
    await expect(page.getByText(t.places.notSetUp).filter({ visible: true }).last()).toBeVisible();
    const book = page.waitForResponse(/api\/addresses\?q=/);
    await field.fill('Hafenstraße');
    await book;
    await expect(page.getByText(t.places.notSetUp)).toHaveCount(0);
    expect(questions).toBe(1);
  });
});

test('own addresses come first and fill in the person too, and what the browser fills in sends no request', async ({
  page,
}) => {
  const t = await start(page);
  const field = street(page, t);
  await test.step('own addresses come first', async () => {
    const kept = {
      name: 'Lina Lindenblatt',
      street1: 'Lindenweg 99',
      city: 'Lübeck',
      zip: '23552',
      country: 'DE',
      phone: '+49 451 123456',
      email: 'lina@example.com',
    };
    expect((await page.request.post('/api/addresses', { data: kept })).status()).toBe(200);
    await chooseCountry(page, t, 'Deutschland');
    const before = (await control(page)).sessions.length;
    await field.fill('Lindenweg');
    await expect(options(page)).toHaveCount(6);
    await expect(options(page).first()).toContainText('Lina Lindenblatt');
    await expect(places(page)).toHaveCount(5);
    await options(page).first().click();
    await expect(box(page, t.wizard.address.name)).toHaveValue(kept.name);
    await expect(field).toHaveValue(kept.street1);
    await expect(box(page, t.wizard.address.email)).toHaveValue(kept.email);
    // The typed street has been found; the next one is another typing session.
    await field.fill('Hafenstr');
    await expect(options(page)).toHaveCount(5);
    const tokens = (await control(page)).sessions.slice(before).map(({ token }) => token);
    expect(new Set(tokens).size).toBe(2);
    // They are there even when the service hangs.
    await control(page, { mode: 'hang' });
    await field.fill('Lindenw');
    await expect(options(page)).toHaveCount(1);
  });
  await control(page, {});
  await test.step('what the browser fills in sends no request', async () => {
    const questions: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/maps/autocomplete') questions.push(searchParams.get('input'));
    });
    await field.focus();
    await expect(field.locator('..').getByRole('status'), 'the suggestions are loaded').toBeAttached();
    // Like autofill: the value, and an event that typing does not have.
    await field.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Lindenweg');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(field).toHaveValue('Lindenweg');
    await field.press('End');
    // Longer than the pause before a request.
    await page.keyboard.type('20095', { delay: 90 });
    await expect.poll(() => questions.at(-1)).toBe('Lindenweg20095');
    expect(questions).not.toContain('Lindenweg');
  });
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap fills in what the country has: number, state, postcode; the list fits and moves nothing', async ({
    page,
  }) => {
    const t = await start(page, 'en');
    await test.step('a country without postcodes gets its placeholder', async () => {
      await chooseCountry(page, t, 'United Arab Emirates');
      await street(page, t).fill('Al Nakheel');
      await options(page).first().tap();
      await expect(box(page, t.wizard.address.city)).toHaveValue('Dubai');
      await expect(box(page, t.wizard.address.zip)).toHaveValue('00000');
      await expect(box(page, t.wizard.address.phone)).toBeFocused();
    });
    await test.step('a tap fills in the number before the street, the state and the postcode', async () => {
      await chooseCountry(page, t, 'United States');
      await street(page, t).fill('maple street chi');
      await options(page).first().tap();
      await expect(street(page, t)).toHaveValue(/^\d+ Maple Street$/);
      await expect(page.getByRole('combobox', { name: t.wizard.address.state })).toHaveValue('IL');
      await expect(box(page, t.wizard.address.zip)).toHaveValue('60601');
      await chooseCountry(page, t, 'Mexico');
      await street(page, t).fill('calle hidalgo gua');
      await options(page).first().tap();
      await expect(page.getByRole('combobox', { name: t.wizard.address.state })).toHaveValue('JAL');
      await chooseCountry(page, t, 'United Kingdom');
      await street(page, t).fill('prefix');
      await options(page).first().tap();
      await expect(box(page, t.wizard.address.zip)).toHaveValue('W1F 9TA');
      await expect(box(page, t.wizard.address.city)).toHaveValue('London');
    });
    await test.step('the list fits, and moves nothing', async () => {
      await chooseCountry(page, t, 'Germany');
      const below = box(page, t.wizard.address.city);
      // In one call: the page may be scrolling.
      const placeOnPage = () => below.evaluate((field) => field.getBoundingClientRect().top + scrollY);
      await untilStill(page);
      const before = await placeOnPage();
      await street(page, t).fill('Gartenstr');
      await expect(options(page)).toHaveCount(5);
      await untilStill(page);
      expect(await placeOnPage()).toBeCloseTo(before, 0);
      for (const option of await options(page).all()) {
        const area = await option.boundingBox();
        expect(area?.height).toBeGreaterThanOrEqual(44);
        expect((area?.x ?? -1) >= 0 && (area?.x ?? 0) + (area?.width ?? 0) <= 390).toBe(true);
      }
    });
  });
});
