// A phone with text at twice the size: nothing is cut off, and nothing overlaps (WCAG 1.4.4, 1.4.10).
import { expect, type Page, test } from '@playwright/test';
import { buy } from '../support/bought.ts';
import { findChromium } from '../support/chromium.ts';
import { fillUpToServices, goTo, open, openAs, recipients } from '../support/journey.ts';
import { openRates, rateRow } from '../support/rates-page.ts';

const chromium = await findChromium();

test.use({
  // The browser's own setting: enlarging only the root would leave the widths of media queries as they are.
  launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 390, height: 844 },
});

/** What sticks out on the right, and which of the header's controls overlap. */
async function expectRoom(page: Page, screen: string): Promise<void> {
  const { wide, overlaps } = await page.evaluate(() => {
    const controls = [...document.querySelectorAll('header :is(a, button)')].map((control) => ({
      name: (control.textContent ?? '').trim(),
      at: control.getBoundingClientRect(),
    }));
    return {
      wide: document.documentElement.scrollWidth - innerWidth,
      overlaps: controls.flatMap(({ name, at }, index) =>
        controls
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left) > 1 &&
              Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top) > 1,
          )
          .map((other) => `${name} and ${other.name}`),
      ),
    };
  });
  expect.soft(wide, `${screen}: px too wide`).toBeLessThanOrEqual(0);
  expect.soft(overlaps, `${screen}: over each other`).toEqual([]);
}

/** For each code that continues on another line: after how many letters. */
const breaksOf = (page: Page): Promise<number[]> =>
  page.locator('.font-mono:has(wbr)').evaluateAll((codes) =>
    codes.flatMap((code) => {
      const tops: number[] = [];
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          const letter = document.createRange();
          letter.setStart(node, at);
          letter.setEnd(node, at + 1);
          tops.push(Math.round(letter.getBoundingClientRect().top));
        }
      return tops.flatMap((top, at) => (at > 0 && top !== tops[at - 1] ? [at] : []));
    }),
  );

test('with text at twice the size nothing scrolls sideways, from the address to the order', async ({
  page,
}) => {
  const t = await openAs(page, 'gold@example.com', '/shipping-calculator');
  await expect(page.getByRole('heading', { level: 1, name: t.wizard.headings.sender })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expectRoom(page, 'sender');
  const steps = page.getByRole('navigation', { name: t.wizard.stepsLabel });
  const numbers = await steps
    .locator('span[aria-hidden]')
    .evaluateAll((circles) => circles.map((circle) => circle.scrollHeight - circle.clientHeight));
  expect(numbers, 'higher than their circles').toEqual([0, 0, 0, 0]);
  await fillUpToServices(page, t, { recipient: recipients.switzerland });
  await expectRoom(page, 'services');
  const clear = await page.getByRole('button', { name: t.draft.clear }).boundingBox();
  const count = await steps.getByRole('paragraph').boundingBox();
  expect((clear?.y ?? 0) + (clear?.height ?? 0)).toBeLessThanOrEqual(count?.y ?? 0);
  await goTo(page, t, 'recipient');
  const [flag, country] = await page
    .getByRole('combobox', { name: t.wizard.address.country })
    .evaluate((field) => {
      const text =
        field.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(field).paddingLeft);
      return [field.parentElement?.querySelector('span span')?.getBoundingClientRect().right ?? 0, text];
    });
  expect(flag, 'the flag ends before the name').toBeLessThan(country ?? 0);
  expect(flag).toBeGreaterThan(0);
  await goTo(page, t, 'package');
  const choice = page.locator('[data-choice]').first();
  await expect(choice).toBeVisible();
  const cut = await choice
    .locator('span')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0)
        .map((part) => part.textContent),
    );
  expect(cut, 'what tells one tariff number from another').toEqual([]);
  await openRates(page, { email: 'gold@example.com' });
  await rateRow(page, 'UPS').getByRole('button').first().click();
  const sum = page.locator('.sticky strong');
  await expect(sum).toBeInViewport({ ratio: 1 });
  await expectRoom(page, 'rates');
  await page.getByRole('button', { name: t.rates.cart.open }).click();
  await expect(page.getByRole('dialog').getByText(t.rates.cart.total, { exact: true })).toBeVisible();
  await expectRoom(page, 'cart');
  const intentId = await buy(page, { name: 'Greta Großschrift' });
  await page.goto('/dashboard');
  await expect(page.getByText('Greta Großschrift')).toBeVisible();
  await expectRoom(page, 'dashboard');
  const onDashboard = await breaksOf(page);
  expect(onDashboard.length, 'a code is longer than the line').toBeGreaterThan(0);
  expect(onDashboard.filter((letters) => letters % 4 !== 0)).toEqual([]);
  const searching = page.getByRole('search');
  const field = await searching.getByRole('combobox', { name: t.orders.filters.status }).boundingBox();
  expect(field?.width, 'as wide as the search').toBe(
    (await searching.getByRole('searchbox').boundingBox())?.width,
  );
  await page.goto(`/label-success?intentId=${intentId}`);
  await expect(page.getByRole('heading', { name: t.checkout.labels.title })).toBeVisible();
  await expectRoom(page, 'label');
  expect((await breaksOf(page)).filter((letters) => letters % 4 !== 0)).toEqual([]);
});

const parcel = 'abholung=DE&lieferung=BR&dimensionen=30x20x10_2.5&Wert=120&Zollkosten=ja';

for (const [path, is] of [
  ['/', 'landing page'],
  ['/widget', 'widget'],
] as const)
  test(`the ${is}, which has styles of its own, grows with the text, too`, async ({ page }) => {
    const t = await open(page, `${path}?${parcel}`, 'de');
    await page.getByRole('button', { name: t.calculator.submit }).click();
    await expect(page.locator('.rate:not(.waiting)').first()).toBeVisible();
    expect(await page.locator('.rate .service').first().evaluate(fontSizeOf)).toBe('28px');
    await expectRoom(page, is);
    const cut = await page
      .locator('.rate, .field, .facts')
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent),
      );
    expect(cut, 'wider than its place').toEqual([]);
    const low = await page
      .locator('.field :is(input, select):not([type=checkbox])')
      .evaluateAll((fields) => fields.filter((field) => field.clientHeight < 56).map(({ id }) => id));
    expect(low, 'lower than its line of text').toEqual([]);
  });

const fontSizeOf = (element: Element): string => getComputedStyle(element).fontSize;
