// The widget in another site's page: its loader, height and modal, and everything that it does not do (R117, R119).
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { expectAccessible, texts } from '../support/journey.ts';
import { openHostPage } from '../support/host-page.ts';

const { calculator: c, widget: w } = texts.de;

type Heard = { data: unknown; origin: string; at: number };

const heard = (page: Page): Promise<Heard[]> =>
  page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

const heightOf = async (page: Page, nth = 0): Promise<number> =>
  (await page.locator('iframe').nth(nth).boundingBox())?.height ?? 0;

/** The frame is as high as the widget in it, plus 20. */
const expectFitting = (page: Page, frame: FrameLocator, nth = 0) =>
  expect
    .poll(async () => {
      const inside = await frame
        .locator('html')
        .evaluate((html) => Math.ceil((html as HTMLElement).offsetHeight));
      return (await heightOf(page, nth)) - inside;
    })
    .toBe(20);

async function fill(frame: FrameLocator): Promise<void> {
  await frame.getByLabel(c.length).fill('30');
  await frame.getByLabel(c.width).fill('20');
  await frame.getByLabel(c.height).fill('10');
  await frame.getByLabel(c.weight).fill('2,5');
}

test('one line of HTML shows the widget at its own height, and its prices in a modal', async ({
  page,
  baseURL,
}) => {
  await using host = await openHostPage(
    `<style>iframe { padding: 10px }</style>
     <script async src="${baseURL}/widget.js" data-to="BR" data-weight="2,5" data-customs="ja"></script>`,
  );
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).origin));
  await page.goto(host.url);
  const frame = page.frameLocator('iframe');
  await expect(page.locator('iframe')).toHaveAttribute('title', w.title);
  await expect(frame.getByLabel(c.to, { exact: true })).toHaveValue('BR');
  await expect(frame.getByLabel(c.weight)).toHaveValue('2,5');
  await expect(frame.getByLabel(c.customs)).toBeChecked();
  await expectFitting(page, frame);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'nothing hangs over, whatever the page gives its frames',
  ).toBeLessThanOrEqual(0);
  const before = await heightOf(page);

  await fill(frame);
  await frame.getByRole('button', { name: c.submit }).click();
  const dialog = frame.getByRole('dialog', { name: c.results });
  const cards = dialog.locator('.rate:not(.waiting)');
  await expect(cards.first()).toBeVisible();
  await expect(dialog.getByText(c.customsCases.export)).toBeVisible();
  await expect(cards.first().locator('.price')).toHaveText(/^\d+,\d\d\u00a0€ inkl\. MwSt\.$/);
  await expectFitting(page, frame);
  expect(await heightOf(page)).toBeGreaterThan(before);
  const box = await dialog.boundingBox();
  const around = await page.locator('iframe').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((around?.y ?? 0) + (around?.height ?? 0));
  await expectAccessible(page);

  const onwards = cards.first().getByRole('link');
  await expect(onwards).toHaveAttribute('target', '_top');
  await expect(onwards).toHaveAttribute(
    'href',
    '/shipping-calculator?abholung=DE&lieferung=BR&dimensionen=30x20x10_2.5&Zollkosten=ja&tab=register&lang=de',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(frame.getByRole('button', { name: c.submit })).toBeFocused();
  await expect.poll(() => heightOf(page)).toBe(before);

  expect(await page.context().cookies()).toEqual([]);
  const stored = await frame.locator('html').evaluate(() => localStorage.length + sessionStorage.length);
  expect(stored).toBe(0);
  expect(new Set(requested)).toEqual(new Set([new URL(host.url).origin, baseURL]));
  // The accessibility check speaks with the frame, too.
  const ours = (await heard(page)).filter(({ data }) => !String(data).includes('axeAPI'));
  for (const { data, origin } of ours) {
    expect(origin).toBe(baseURL);
    expect(data).toEqual({ type: 'hafenpost:height', height: expect.any(Number) });
  }
});

test('heights are sent 100 ms after the last change, not with each', async ({ page, baseURL }) => {
  await using host = await openHostPage(
    `<iframe src="${baseURL}/widget" style="width:100%;height:900px"></iframe>`,
  );
  await page.goto(host.url);
  await expect.poll(async () => (await heard(page)).length).toBe(1);
  const frame = page.frameLocator('iframe');
  await frame.locator('main').evaluate(async (main) => {
    for (let step = 1; step <= 10; step += 1) {
      main.style.paddingBottom = `${step * 10}px`;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  const inside = await frame
    .locator('html')
    .evaluate((html) => Math.ceil((html as HTMLElement).offsetHeight));
  await expect
    .poll(async () => (await heard(page)).at(-1)?.data)
    .toEqual({ type: 'hafenpost:height', height: inside + 20 });
  // One if nothing slows the browser down: its own pause between two steps sends a height in between too.
  expect((await heard(page)).length).toBeLessThan(6);
});

test('the modal shows approximate days, keeps the focus, and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 300, height: 700 });
  const asked = page.waitForResponse('**/api/widget/rates');
  await page.goto('/widget?lieferung=BR&dimensionen=30x20x10_2.5');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await page.getByRole('button', { name: c.submit }).click();
  type Rate = { carrier: string; deliveryDays: number | null };
  const { rates } = (await (await asked).json()) as { rates: Rate[] };
  const off: Record<string, number> = { FedEx: 2, UPS: 3 };
  const days = rates.map(({ carrier, deliveryDays }) =>
    deliveryDays === null ? c.unknownDays : w.about(c.days(Math.max(1, deliveryDays - (off[carrier] ?? 0)))),
  );
  await expect(page.locator('.rate:not(.waiting) .days')).toHaveText(days);
  expect(rates.map(({ carrier }) => carrier)).toEqual(expect.arrayContaining(['FedEx', 'UPS']));
  expect(await overflow()).toBe(0);
  await expectAccessible(page);
  for (let press = 0; press < days.length + 4; press += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(
      () => document.activeElement?.closest('dialog, form, main')?.tagName ?? 'outside',
    );
    expect(['DIALOG', 'outside']).toContain(place);
  }
  await page.getByRole('button', { name: w.close }).click();
  await expect(page.getByRole('button', { name: c.submit })).toBeFocused();
  await expectAccessible(page);
});

test('nothing is requested unasked, and choosing a destination requests prices if the rest is there', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await page.goto('/widget?lieferung=BR&dimensionen=30x20x10_2.5&lang=en');
  const u = texts.en.calculator;
  await expect(page.getByLabel(u.weight)).toHaveValue('2.5');
  await page.getByLabel(u.weight).fill('');
  await page.getByRole('button', { name: u.submit }).click();
  await expect(page.getByRole('alert')).toHaveText(u.missing);
  expect(asked).toEqual([]);
  await page.getByLabel(u.weight).fill('1');
  await page.getByLabel(u.to, { exact: true }).selectOption({ label: 'France' });
  await expect(page.getByRole('dialog', { name: u.results })).toBeVisible();
  await expect(page.locator('.rate:not(.waiting)').first()).toBeVisible();
});

test('stepping through the countries by keyboard asks about the intended one, and moves no focus', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await page.clock.install({ time: 0 });
  await page.goto('/widget?dimensionen=30x20x10_2.5&lang=en');
  await page.clock.pauseAt(60_000);
  const u = texts.en.calculator;
  const to = page.getByLabel(u.to, { exact: true });
  const options = await to
    .locator('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  await to.focus();
  for (const option of options.slice(1, 4)) {
    await page.keyboard.press('ArrowDown');
    await expect(to).toHaveValue(option);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(300);
  await expect(page.getByRole('status')).toHaveText(/^\d+ prices?$/);
  expect(asked).toHaveLength(1);
  await expect(page.getByRole('dialog', { name: u.results })).toBeHidden();
  await expect(to).toBeFocused();
  await page.getByRole('button', { name: u.submit }).press('Enter');
  await expect(page.getByRole('heading', { name: u.results, exact: true })).toBeFocused();
});

test('foreign messages move nothing, absurd heights are limited, and two widgets do not affect each other', async ({
  page,
  baseURL,
}) => {
  const loader = (to: string) =>
    `<script async src="${baseURL}/widget.js" data-to="${to}" data-lang="en"></script>`;
  await using host = await openHostPage(`${loader('BR')}<hr>${loader('FR')}<iframe id="liar"></iframe>`);
  await page.goto(host.url);
  const first = page.frameLocator('iframe >> nth=0');
  const second = page.frameLocator('iframe >> nth=1');
  await expect(first.getByLabel('To', { exact: true })).toHaveValue('BR');
  await expect(second.getByLabel('To', { exact: true })).toHaveValue('FR');
  await expectFitting(page, first);
  await expectFitting(page, second, 1);
  const [one, two] = [await heightOf(page, 0), await heightOf(page, 1)];
  const lie = encodeURIComponent(JSON.stringify({ type: 'hafenpost:height', height: 3_000 }));
  await page
    .locator('#liar')
    .evaluate((frame: HTMLIFrameElement, hash) => (frame.src = `/liar#${hash}`), lie);
  await page.evaluate(() => window.postMessage({ type: 'hafenpost:height', height: 2_000 }, '*'));
  await expect
    .poll(async () => JSON.stringify((await heard(page)).map(({ data }) => data)))
    .toMatch(/2000.*3000|3000.*2000/);
  expect([await heightOf(page, 0), await heightOf(page, 1)]).toEqual([one, two]);

  const say = (height: unknown) =>
    second
      .locator('html')
      .evaluate(
        (_, said) => window.parent.postMessage({ type: 'hafenpost:height', height: said }, '*'),
        height,
      );
  await say(1e12);
  await expect.poll(() => heightOf(page, 1)).toBe(6_000);
  for (const odd of ['900px', null, Number.NaN]) await say(odd);
  await say(-5);
  await expect.poll(() => heightOf(page, 1)).toBe(200);
  expect(await heightOf(page, 0)).toBe(one);
});

test('nothing but the widget may be framed', async ({ page, baseURL }) => {
  const framed = ['/widget', '/auth', '/?lieferung=BR'].map(
    (path) => `<iframe src="${baseURL}${path}"></iframe>`,
  );
  await using host = await openHostPage(framed.join(''));
  await page.goto(host.url);
  await expect(page.frameLocator('iframe >> nth=0').getByRole('heading', { level: 1 })).toBeVisible();
  const urls = page.frames().map((frame) => frame.url());
  expect(urls.filter((url) => url.startsWith(String(baseURL)))).toEqual([`${baseURL}/widget`]);
});
