// The landing page: prices for everybody, from the URL or the form, and the link to an account (R3, R113 to R120).
import { expect, type Page, test } from '@playwright/test';
import { createGate } from '../support/gate.ts';
import { expectAccessible, fillUpToServices, logIn, open, recipients, texts } from '../support/journey.ts';

const parcel = 'lieferung=BR&dimensionen=30x20x10_2.5';
const rates = '**/api/widget/rates';

const cards = (page: Page) => page.locator('.rate:not(.waiting)');

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whatever the browser complains about, and every request that leaves our origin. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
      complaints.push(`request ${request.url()}`);
  });
  return complaints;
}

async function fill(page: Page, figures: readonly string[]): Promise<void> {
  const c = texts.de.calculator;
  const names = [c.length, c.width, c.height, c.weight];
  for (const [at, name] of names.entries()) await page.getByLabel(name).fill(figures[at] ?? '');
}

const choose = (page: Page, country: string) =>
  page.getByLabel(texts.de.calculator.to, { exact: true }).selectOption({ label: country });

for (const [language, widths] of [
  ['de', [1440, 390]],
  ['en', [820, 320]],
] as const)
  test(`a URL with all details is answered without a click (${language})`, async ({ page }) => {
    const t = texts[language];
    const complaints = watch(page);
    await page.goto(`/?${parcel}&zollkosten=ja&lang=${language}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expect(cards(page)).toHaveCount(4);
      const names = await page.locator('.rate .who .badge').allTextContents();
      expect([...names].sort()).toEqual(['DHL Express', 'DHL Paket', 'FedEx', 'UPS']);
      // What is only sold as part of a hub route has no link of its own, and is not the best price.
      const leg = cards(page).filter({ hasText: t.calculator.hubLeg });
      await expect(leg.getByRole('link')).toHaveCount(0);
      await expect(cards(page).getByRole('link')).toHaveCount(3);
      const bookable = cards(page).filter({ hasNotText: t.calculator.hubLeg });
      const prices = (await page.locator('.rate .price b').allTextContents()).map((text) =>
        Number(text.replace(/[^\d]/g, '')),
      );
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      await expect(page.getByText(t.calculator.best, { exact: true })).toHaveCount(1);
      await expect(bookable.first()).toContainText(t.calculator.best);
      await expect(page.locator('.rate .price').first()).toHaveText(
        language === 'de' ? /^\d+,\d\d\u00a0€ inkl\. MwSt\.$/ : /^€\d+\.\d\d incl\. VAT$/,
      );
      await expect(page.getByText(t.calculator.hubLeg)).toHaveCount(1);
      await expect(page.getByText(t.calculator.customsCases.export)).toBeVisible();
      await expect(page.getByRole('status')).toHaveText(t.calculator.count(4));
      expect(await overflow(page)).toBe(0);
    }
    expect(complaints).toEqual([]);
  });

test('waiting cards have the size of what replaces them, and nothing jumps', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { opened: held, open: release } = createGate();
    await page.route(rates, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/?${parcel}&zollkosten=ja`);
    await expect(page.getByText(texts.de.calculator.askingCarrier('FedEx')).first()).toBeVisible();
    const before = await page.locator('.rates').boundingBox();
    release();
    await expect(cards(page)).toHaveCount(4);
    const after = await page.locator('.rates').boundingBox();
    expect(after).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await page.unroute(rates);
  }
});

test('choosing a destination requests prices if the rest is there; any change clears them, the customs toggle does not', async ({
  page,
}) => {
  const c = texts.de.calculator;
  await page.goto('/?abholung=DE');
  await fill(page, ['30', '20,5', '10', '2,5']);
  await expect(cards(page)).toHaveCount(0);
  await choose(page, 'Brasilien');
  await expect(cards(page)).toHaveCount(4);
  await expect(page.locator('.duties')).toBeEmpty();
  await page.getByLabel(c.customs).check();
  await expect(page.getByText(c.customsCases.export)).toBeVisible();
  await page.getByLabel(c.customs).uncheck();
  await expect(page.locator('.duties')).toBeEmpty();
  await expect(cards(page)).toHaveCount(4);
  await page.getByLabel(c.weight).fill('3');
  await expect(page.locator('.rate')).toHaveCount(0);
  await page.getByLabel(c.customs).check();
  await choose(page, 'Frankreich');
  await expect(page.getByText(c.customsCases['inside-eu'])).toBeVisible();
  await page.getByLabel(c.value).fill('80');
  await expect(page.locator('.rate')).toHaveCount(0);
  await page.getByRole('button', { name: c.submit }).click();
  await expect(cards(page).first()).toBeVisible();
});

/** How many answers the page has read and processed. */
const countAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = window.fetch;
    let read = 0;
    window.fetch = async (...asked) => {
      const response = await real(...asked);
      const text = response.text.bind(response);
      response.text = async () => {
        const said = await text();
        setTimeout(() => (document.documentElement.dataset['answers'] = String(++read)));
        return said;
      };
      return response;
    };
  });

test('an answer overtaken by a change is not shown', async ({ page }) => {
  const { opened: overtaken, open: release } = createGate();
  await page.route(rates, async (route) => {
    const { toCountry } = route.request().postDataJSON() as { toCountry: string };
    const reply = await route.fetch();
    if (toCountry === 'BR') await overtaken;
    await route.fulfill({ response: reply });
  });
  await countAnswers(page);
  await page.goto(`/?${parcel}&zollkosten=ja`);
  await choose(page, 'Frankreich');
  await expect(page.getByText(texts.de.calculator.customsCases['inside-eu'])).toBeVisible();
  release();
  await expect(page.locator('html[data-answers="2"]')).toHaveCount(1);
  await expect(page.getByText(texts.de.calculator.customsCases['inside-eu'])).toBeVisible();
});

test('missing or wrong fields are marked, and named next to the button', async ({ page }) => {
  const c = texts.de.calculator;
  await page.goto('/?abholung=DE');
  await page.getByRole('button', { name: c.submit }).click();
  await expect(page.getByRole('alert')).toHaveText('Bitte füllen Sie alle Felder aus.');
  await expect(page.getByLabel(c.to, { exact: true })).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(5);
  await expectAccessible(page);
  await choose(page, 'Brasilien');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4);
  await fill(page, ['30', '20', '10', '-2']);
  await page.getByRole('button', { name: c.submit }).click();
  await expect(page.getByRole('alert')).toHaveText(c.wrong);
  await expect(page.getByLabel(c.weight)).toBeFocused();
  await page.getByLabel(c.weight).fill('1.250');
  await page.getByRole('button', { name: c.useInstead('1250') }).click();
  await expect(page.getByLabel(c.weight)).toHaveValue('1250');
  await expect(page.locator('#hint')).toBeHidden();
});

test('a failure says what R120 says, and can be retried', async ({ page }) => {
  const c = texts.de.calculator;
  await page.route(rates, (route) => route.abort());
  await page.goto(`/?${parcel}`);
  await expect(page.getByText('Verbindungsfehler. Bitte versuchen Sie es später erneut.')).toBeVisible();
  await page.unroute(rates);
  const refuse = (body: string) => page.route(rates, (route) => route.fulfill({ status: 500, body }));
  const retry = page.getByRole('button', { name: c.retry });
  await refuse('<h1>Bad gateway</h1>');
  await retry.click();
  await expect(page.getByText('Fehler beim Berechnen der Preise')).toBeVisible();
  await page.unroute(rates);
  await refuse('{"success":false,"message":"<b>Closed today.</b>"}');
  await retry.click();
  await expect(page.getByText('<b>Closed today.</b>')).toBeVisible();
  await expect(page.getByRole('region', { name: c.results }), 'the pressed button is gone').toBeFocused();
  await expectAccessible(page);
  await page.unroute(rates);
  await page.route(rates, (route) =>
    route.fulfill({ body: '{"success":true,"rates":[],"message":"None."}' }),
  );
  await retry.click();
  await expect(page.getByText(c.none)).toBeVisible();
  await page.unroute(rates);
  await page.getByRole('button', { name: c.submit }).click();
  await expect(cards(page)).toHaveCount(4);
});

test('"weiter" leads to the register tab and carries the parcel along', async ({ page }) => {
  const { calculator: c, auth } = texts.de;
  await page.goto(`/?abholung=AT&${parcel}&Wert=80,50&Zollkosten=ja`);
  const way = cards(page).first().getByRole('link', { name: c.onwards });
  const tariff = (await way.getAttribute('aria-label'))?.slice(c.onwardsWith('').length) ?? '';
  expect(tariff).not.toBe('');
  await way.click();
  await expect(page.getByRole('tab', { name: auth.register.tab })).toHaveAttribute('aria-selected', 'true');
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/shipping-calculator');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    abholung: 'AT',
    lieferung: 'BR',
    dimensionen: '30x20x10_2.5',
    Wert: '80.5',
    Zollkosten: 'ja',
  });
  // The login says what is carried along, and names the rate as long as it came by this very link.
  await expect(page.getByText('Österreich – Brasilien · 30 × 20 × 10\u00a0cm · 2,5\u00a0kg')).toContainText(
    tariff,
  );
  await expect(page.getByText(auth.carried)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/shipping-calculator?lieferung=CH&Weight=7');
  await expect(page.getByText('Deutschland – Schweiz · 7\u00a0kg', { exact: true })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByLabel(auth.login.email)).toBeVisible();
  await expect(page.getByText(auth.carried)).toHaveCount(0);
});

for (const [language, width, comesBack] of [
  ['de', 390, false],
  ['en', 1440, true],
] as const)
  test(`the rate chosen in the price comparison is the chosen one among the rates, cleared with the form and restored with it (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const t = await open(page, '/?abholung=DE&lieferung=CH&dimensionen=20x20x15_2&Wert=80,50', language);
    await cards(page)
      .filter({ hasText: 'DHL Express' })
      .getByRole('link', { name: t.calculator.onwards })
      .click();
    await page.getByRole('tab', { name: t.auth.login.tab }).click();
    await logIn(page, t, 'privat@example.com');
    await expect(page.getByText(t.wizard.prefilled)).toBeVisible();
    await page.getByRole('button', { name: t.draft.clear }).click();
    await expect(page.getByText(t.draft.cleared)).toBeVisible();
    if (comesBack) await page.getByRole('button', { name: t.wizard.undo }).click();
    // The country is restored with it, and has another name in English.
    const { country: _, ...place } = recipients.switzerland;
    await fillUpToServices(page, t, { recipient: comesBack ? place : recipients.switzerland });
    await page.getByRole('button', { name: t.wizard.final.shipping }).click();
    await expect(page.getByRole('button', { name: t.rates.list.choose }).first()).toBeVisible();
    await expect(page.locator('[data-rate]').filter({ hasText: 'DHL Express' }).first()).toBeVisible();
    const chosen = page.locator('[data-rate]').filter({ hasText: t.rates.list.chosen });
    await expect(chosen).toHaveCount(comesBack ? 1 : 0);
    if (!comesBack) return;
    await expect(chosen).toContainText('DHL Express');
    await expect(page.locator('[data-rate]').first(), 'the cheapest comes first').not.toContainText(
      'DHL Express',
    );
  });

test('what was typed is carried along by every link to the account, and without it the form is empty', async ({
  page,
}) => {
  const { calculator: c, auth, landing } = texts.de;
  const typed = async () => {
    await page.goto('/?abholung=DE');
    await page.getByLabel(c.weight).fill('2,5');
    await choose(page, 'Brasilien');
  };
  for (const [name, tab] of [
    [landing.register, auth.register.tab],
    [landing.logIn, auth.login.tab],
  ] as const)
    await test.step(name, async () => {
      await typed();
      const links = page.getByRole('link', { name, exact: true });
      // A click writes into the link what is typed by then.
      const hrefs = await links.evaluateAll((all) =>
        all.map((link) => {
          link.addEventListener('click', (event) => event.preventDefault(), { once: true });
          (link as HTMLAnchorElement).click();
          return (link as HTMLAnchorElement).href;
        }),
      );
      expect(hrefs).toHaveLength(2);
      for (const href of hrefs) {
        const { pathname, searchParams } = new URL(href);
        expect(pathname).toBe('/shipping-calculator');
        expect(Object.fromEntries(searchParams)).toMatchObject({ lieferung: 'BR', Weight: '2.5' });
      }
      await links.first().click();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await expect(page).toHaveURL(hrefs[0] ?? '');
    });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/?abholung=DE');
  await page.getByRole('link', { name: landing.register, exact: true }).first().click();
  await expect(page).toHaveURL('/register');
});

test('what was typed is kept after a reload, Back and leaving the login, unless a link says otherwise', async ({
  page,
}) => {
  const { calculator: c, auth, landing } = texts.de;
  const weight = page.getByLabel(c.weight);
  const expectTyped = async () => {
    await expect(weight).toHaveValue('2,5');
    await expect(page.getByLabel(c.to, { exact: true })).toHaveValue('BR');
    // The results are shown again too.
    await expect(cards(page)).toHaveCount(4);
  };
  await page.goto('/?lieferung=FR');
  await fill(page, ['30', '20', '10', '2,5']);
  await choose(page, 'Brasilien');
  await page.getByLabel(c.customs).check();
  await expectTyped();
  await page.reload();
  await expectTyped();
  await expect(page.getByLabel(c.customs)).toBeChecked();
  await page.getByRole('link', { name: landing.logIn, exact: true }).first().click();
  await expect(page.getByLabel(auth.login.email)).toBeVisible();
  await page.goBack();
  await expectTyped();
  await page.getByRole('link', { name: landing.logIn, exact: true }).first().click();
  await page.getByRole('link', { name: auth.compare }).click();
  await expectTyped();
  await page.goto('/?lieferung=CH&Weight=7');
  await expect(page.getByLabel(c.to, { exact: true })).toHaveValue('CH');
  await expect(weight).toHaveValue('7');
  await expect(page.getByLabel(c.length)).toHaveValue('');
});

test('broken stored data fills nothing in', async ({ page }) => {
  const complaints = watch(page);
  const c = texts.de.calculator;
  await page.goto('/?abholung=DE');
  for (const kept of [
    '{',
    'null',
    '7',
    '{"search":"?abholung=DE"}',
    '{"search":"?abholung=DE","typed":{"weight":7,"to":["BR"],"customs":"ja","length":null}}',
  ]) {
    await page.evaluate((text) => sessionStorage.setItem('comparedParcel', text), kept);
    await page.reload();
    await expect(page.getByLabel(c.weight)).toHaveValue('');
    await expect(page.getByLabel(c.to, { exact: true })).toHaveValue('');
    await expect(page.getByLabel(c.customs)).not.toBeChecked();
    await expect(page.getByRole('button', { name: c.submit })).toBeEnabled();
  }
  expect(complaints).toEqual([]);
});

test('the language is kept, carries along what was typed, and is the same after the login', async ({
  page,
}) => {
  const { calculator: c, landing } = texts.de;
  await page.goto('/?abholung=DE');
  await page.getByLabel(c.weight).fill('2,5');
  await choose(page, 'Brasilien');
  await page.getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel(texts.en.calculator.weight)).toHaveValue('2.5');
  await expect(page.getByLabel(texts.en.calculator.to, { exact: true })).toHaveValue('BR');
  await page.goto('/?abholung=DE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.landing.headline);
  await page.getByRole('link', { name: texts.en.landing.logIn }).first().click();
  await expect(page.getByLabel(texts.en.auth.login.email)).toBeVisible();
  // Chosen in the app, without the cookie that older versions did not set.
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.context().clearCookies();
  await page.goto('/?abholung=DE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.headline);
});

test('a link names its language in any case, even against a choice, also where it is shared; the page is requested once', async ({
  page,
}) => {
  await page.goto('/?abholung=DE');
  await page.evaluate(() => {
    localStorage.setItem('language', 'de');
    document.cookie = 'language=de; path=/';
  });
  let asked = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked += 1;
  });
  await page.goto('/?abholung=DE&lang=EN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.landing.headline);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
  const shared = (name: string) => page.locator(`meta[property="og:${name}"]`);
  await expect(shared('title')).toHaveAttribute('content', await page.title());
  await expect(shared('url')).toHaveAttribute('content', /^http.*&lang=en$/);
});

test('what was typed before the script loaded is kept, and a signed-in user sees the link to the app', async ({
  page,
}) => {
  const c = texts.de.calculator;
  const { opened: held, open: release } = createGate();
  await page.route('**/assets/landing-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('user', '{"userId":"x"}'));
  await page.goto('/?lieferung=BR&Length=30', { waitUntil: 'commit' });
  await page.getByLabel(c.length).fill('77');
  release();
  await expect(page.getByLabel(c.to, { exact: true })).toHaveValue('BR');
  await expect(page.getByLabel(c.length)).toHaveValue('77');
  await expect(page.getByRole('link', { name: texts.de.landing.dashboard })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.de.landing.logIn })).toHaveCount(0);
});

test('a page that Back shows as it was left knows who has logged in or out since', async ({ page }) => {
  await page.goto('/?abholung=DE');
  const logIn = page.getByRole('banner').getByRole('link', { name: texts.de.landing.logIn });
  await expect(logIn).toBeVisible();
  /** As the browser does it; the test's own keeps no pages. */
  const comeBack = (copy: string) =>
    page.evaluate((kept) => {
      if (kept) localStorage.setItem('user', kept);
      else localStorage.removeItem('user');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, copy);
  await comeBack('{"userId":"x"}');
  await expect(logIn).toBeHidden();
  await expect(page.getByRole('link', { name: texts.de.landing.dashboard })).toBeVisible();
  await comeBack('');
  await expect(logIn).toBeVisible();
});

test('without JavaScript it is a form that puts the entries into the URL', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const reply = await page.goto('/?abholung=DE');
  // This browser switch does not render noscript, so the response itself is searched.
  expect(await reply?.text()).toContain(
    `<noscript><p class="hint">${texts.de.calculator.noScript}</p></noscript>`,
  );
  await choose(page, 'Brasilien');
  await fill(page, ['30', '20', '10', '2,5']);
  await page.getByRole('button', { name: texts.de.calculator.submit }).click();
  await expect(page).toHaveURL(/abholung=DE&lieferung=BR&Length=30&Width=20&Height=10&Weight=2%2C5/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.de.landing.headline);
  await context.close();
});

const script = encodeURIComponent('"><script>alert(1)</script><img src=x onerror=alert(2)>');
const names = [
  'abholung',
  'lieferung',
  'Length',
  'Width',
  'Height',
  'Weight',
  'dimensionen',
  'Wert',
  'Zollkosten',
  'lang',
];

for (const path of ['/', '/widget'])
  test(`hostile URLs of ${path} are read part by part, and never executed`, async ({ page }) => {
    const complaints = watch(page);
    const addresses = [
      names.map((name) => `${name}=${script}`).join('&'),
      `lieferung=${'x'.repeat(8_000)}`,
      `Wert=${'9'.repeat(8_000)}&lieferung=BR`,
      'lieferung=%E0%A4%A&Length=%zz&dimensionen=%',
      'lieferung=BR&Length=-5&Width=1e999&Height=NaN&Weight=999999999&Wert=-1',
      'lieferung=javascript:alert(1)&dimensionen=1x2x3x4_5_6&lieferung[]=FR&__proto__=x',
      `lieferung=BR&${'a=b&'.repeat(1_500)}Length=3`,
    ];
    // The widget reads its address with the same code: one is enough to see that.
    for (const address of path === '/' ? addresses : addresses.slice(0, 1)) {
      await page.goto(`${path}?${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: texts.de.calculator.submit })).toBeEnabled();
      await expect(page.locator('.rate')).toHaveCount(0);
    }
    await page.goto(`${path}?lieferung=BR&Length=-5&Width=20&Weight=${script}&Wert=abc`);
    await expect(page.getByLabel(texts.de.calculator.to, { exact: true })).toHaveValue('BR');
    await expect(page.getByLabel(texts.de.calculator.width)).toHaveValue('20');
    await expect(page.getByLabel(texts.de.calculator.length)).toHaveValue('');
    await expect(page.getByLabel(texts.de.calculator.weight)).toHaveValue('');
    expect(complaints).toEqual([]);
  });

test('the calculator fits on a phone without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['de', 'en'] as const) {
    await page.goto(`/?abholung=DE&lang=${language}`);
    const box = await page.getByRole('button', { name: texts[language].calculator.submit }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844);
  }
});

test('from 1,000 euro a price says that it includes the export declaration, below it does not', async ({
  page,
}) => {
  const c = texts.de.calculator;
  await page.goto('/?abholung=DE&lieferung=US&dimensionen=30x20x10_2.5&wert=1000');
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByText(c.includingDeclaration)).toHaveCount(4);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByLabel(c.value).fill('999,99');
  await page.getByRole('button', { name: c.submit }).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByText(c.includingDeclaration)).toHaveCount(0);
});
