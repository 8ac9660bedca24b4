// Finding a tariff number: suggested while describing the goods, accepted with one click, undone, or searched for.
import { expect, type Page, test } from '@playwright/test';
import type { de } from '#web/i18n/de.ts';
import { createGate } from '../support/gate.ts';
import { expectAccessible, openAs } from '../support/journey.ts';

type Text = typeof de;

async function openPackageStep(page: Page, language: 'de' | 'en'): Promise<Text> {
  const t = await openAs(page, 'privat@example.com', '/shipping-calculator', language);
  await page
    .getByRole('navigation', { name: t.wizard.stepsLabel })
    .getByRole('button', { name: t.wizard.steps.package })
    .click();
  await expect(page.getByRole('region', { name: t.tariffs.title })).toBeVisible();
  return t;
}

const fields = (page: Page, t: Text) => ({
  description: page.getByRole('textbox', { name: t.parcel.description }),
  hsCode: page.getByRole('textbox', { name: t.parcel.hsCode }),
  panel: page.getByRole('region', { name: t.tariffs.title }),
});

test('while describing the goods, a suggestion is accepted with one click and undone; late answers and failures are told apart', async ({
  page,
}) => {
  const t = await openPackageStep(page, 'de');
  const { description, hsCode, panel } = fields(page, t);
  await expect(panel).toContainText(t.tariffs.idle);
  await description.pressSequentially('Herren-T-Shirt aus Baumwolle');
  const shirt = panel.getByRole('button', { name: /610910/ });
  await expect(shirt).toContainText(t.tariffs.confidence.high);
  await expect(panel.getByRole('status')).toHaveText(
    t.tariffs.found(await panel.getByRole('listitem').count()),
  );
  await expect(shirt).toContainText(t.tariffs.chapter('61'));
  // C-07: never without a click.
  await expect(hsCode).toHaveValue('');

  await hsCode.fill('6110');
  await shirt.click();
  await expect(hsCode).toHaveValue('610910');
  await expect(panel.getByRole('status')).toHaveText(t.tariffs.taken('610910'));
  await panel.getByRole('button', { name: t.tariffs.undo }).click();
  await expect(hsCode).toHaveValue('6110');
  await expect(panel.getByRole('status')).toHaveText(t.tariffs.undone);
  await expect(description).toHaveValue('Herren-T-Shirt aus Baumwolle');

  await test.step('a late answer to an earlier word is not shown, and a failure says so and can be retried', async () => {
    await empty(page, t);
    let isBroken = true;
    let releaseFirst = (): void => undefined;
    await page.route('**/api/tariff-suggestions', async (route) => {
      const { description: asked } = route.request().postDataJSON() as { description: string };
      if (asked === 'Tasse') await new Promise<void>((resolve) => (releaseFirst = resolve));
      // The page may have cancelled it meanwhile.
      if (asked === 'kaputt' && isBroken) await route.fulfill({ status: 500, body: 'no' });
      else await route.continue().catch(() => undefined);
    });
    const first = page.waitForRequest('**/api/tariff-suggestions');
    const dropped = page.waitForEvent('requestfailed');
    await description.fill('Tasse');
    await first;
    await expect(panel).toContainText(t.tariffs.searching);
    await description.fill('Lederhandtasche');
    await expect(panel.getByRole('button', { name: /420221/ })).toBeVisible();
    releaseFirst();
    expect((await dropped).postDataJSON()).toMatchObject({ description: 'Tasse' });
    await expect(panel.getByRole('button', { name: /6911|6912/ })).toHaveCount(0);

    await description.fill('kaputt');
    await expect(panel).toContainText(t.tariffs.searchFailed);
    await expect(panel.getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
    isBroken = false;
    await panel.getByRole('button', { name: t.errors.retry }).click();
    await expect(panel).toContainText(t.tariffs.none);
    await expect(panel.getByRole('status')).toBeFocused();
    await expect(description).toHaveValue('kaputt');
  });
});

/** The next answer waits until it is released. */
async function holdSuggestions(page: Page) {
  const gate = createGate();
  await page.route('**/api/tariff-suggestions', async (route) => {
    await gate.opened;
    await route.continue();
  });
  return { asked: page.waitForRequest('**/api/tariff-suggestions'), release: gate.open };
}

/** What was suggested before stays until the next answer: without a reload there would be no room to fill. */
async function empty(page: Page, t: Text): Promise<void> {
  const { description, panel } = fields(page, t);
  await description.fill('');
  await page.reload();
  await expect(panel).toContainText(t.tariffs.idle);
}

async function expectNothingMoves(
  page: Page,
  t: Text,
  words: readonly string[],
  count?: number,
): Promise<void> {
  const { description, hsCode, panel } = fields(page, t);
  for (const said of words)
    await test.step(said, async () => {
      await empty(page, t);
      const answer = await holdSuggestions(page);
      await description.fill(said);
      await answer.asked;
      const before = await hsCode.boundingBox();
      answer.release();
      if (count) await expect(panel.getByRole('listitem')).toHaveCount(count);
      else await expect(panel.getByRole('listitem')).not.toHaveCount(0);
      expect(await hsCode.boundingBox()).toEqual(before);
      await page.unroute('**/api/tariff-suggestions');
    });
}

test('nothing below moves when the suggestions arrive, not even three long ones on a phone', async ({
  page,
}) => {
  const t = await openPackageStep(page, 'de');
  await expectNothingMoves(page, t, ['Baumwollpullover']);
  await page.setViewportSize({ width: 390, height: 844 });
  const german = ['Hemden aus Kunstfasern', 'Früchtetee im Beutel', 'Schneidebrett aus Eiche'];
  await expectNothingMoves(page, t, german, 3);
  await page.setViewportSize({ width: 320, height: 844 });
  await expectNothingMoves(page, t, ['Früchtetee im Beutel'], 3);
});

test('with fewer suggestions than there is room for, the room shows what helps, and the fields stay in place', async ({
  page,
}) => {
  const t = await openPackageStep(page, 'en');
  const { description, hsCode, panel } = fields(page, t);
  const few = panel.getByText(t.tariffs.few);
  await description.fill('men’s T-shirt, cotton, knitted');
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(few).toHaveCount(0);
  const beside = await hsCode.boundingBox();
  await description.fill('Printed books for school lessons');
  await expect(few).toBeVisible();
  expect(await hsCode.boundingBox()).toEqual(beside);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const last = await panel.getByRole('listitem').last().boundingBox();
    const said = await few.boundingBox();
    const advice = await panel.getByText(t.tariffs.advice).boundingBox();
    expect((said?.y ?? NaN) - (last?.y ?? NaN) - (last?.height ?? NaN), `above, ${width} px`).toBeLessThan(2);
    expect((advice?.y ?? NaN) - (said?.y ?? NaN) - (said?.height ?? NaN), `below, ${width} px`).toBeLessThan(
      20,
    );
  }
  await test.step('three long ones move nothing below them on a phone', async () => {
    await expectNothingMoves(page, t, ['Leather handbag for women', 'grey cotton sweatpants'], 3);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

  test('the groups of goods lead to a number by keyboard, from chapter to code and by a word', async ({
    page,
  }) => {
    const t = await openPackageStep(page, 'en');
    const { hsCode, panel, description } = fields(page, t);
    await description.fill('Gift');
    await expect(panel).toContainText(t.tariffs.none);
    await panel.getByRole('button', { name: t.tariffs.browse }).click();
    const dialog = page.getByRole('dialog', { name: t.tariffs.browse });
    const search = dialog.getByRole('searchbox', { name: t.tariffs.search });
    await expect(search).toBeFocused();
    await dialog.getByRole('button', { name: /^42/ }).click();
    await expect(dialog.getByRole('button', { name: /420221/ })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.tariffs.back }).click();
    await expect(search).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(search).not.toBeFocused();
    await search.click();
    await expect(search).toBeFocused();
    await search.fill('coffee mug');
    await expect(dialog.getByRole('region', { name: t.tariffs.results })).toBeVisible();
    await search.press('ArrowDown');
    const chosen = dialog.locator('[data-choice]:focus');
    const code = /\d{6}/.exec((await chosen.textContent()) ?? '')?.[0] ?? '';
    await chosen.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(hsCode).toHaveValue(code);
    expect(code).toMatch(/^(6911|6912)/);
    // No tap had left the field.
    await expect(description).toBeFocused();
  });
});
