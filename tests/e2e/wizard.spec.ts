// The wizard's rules as a customer meets them: gates, packages, extra services and their dialogs.
import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { MAX_UPLOAD_BYTES } from '#contract/uploads.ts';
import { pickupDays } from '#domain/pickup.ts';
import type { de } from '#web/i18n/de.ts';
import { createGate } from '../support/gate.ts';
import {
  books,
  chooseBuiltInBattery,
  choosePickup,
  expectAccessible,
  fillAddress,
  fillParcel,
  fillUpToServices,
  goTo,
  openAs,
  recipients,
  sender,
} from '../support/journey.ts';

const start = (page: Page) => openAs(page, 'business@example.com', '/shipping-calculator');

type Step = keyof typeof de.wizard.steps;

/** The step in the indicator as announced: complete, or not. */
const stepAs = (page: Page, t: typeof de, { name, state }: { name: Step; state: string }) =>
  page.getByRole('button', { name: new RegExp(`^${t.wizard.steps[name]} ?: ${state}$`) });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the steps let nobody on who has not filled them in, and the price waits for all of them', async ({
  page,
}) => {
  const t = await start(page);
  await test.step('the extras count as complete while an address is missing, but the price still waits for it', async () => {
    await goTo(page, t, 'services');
    const step = (name: Step, state: string) => stepAs(page, t, { name, state });
    await expect(step('services', t.wizard.complete)).toBeVisible();
    await expect(step('sender', t.wizard.incomplete)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fehlende Angaben' })).toBeDisabled();
  });
  await test.step('the checklist leads to what is missing', async () => {
    // Unlike the name, not something the account may fill in meanwhile; the first one is the sender's.
    await page
      .getByRole('button', { name: t.wizard.goTo(t.wizard.fields.zip) })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: t.wizard.address.zip })).toBeFocused();
  });
  await test.step('errors are next to their fields, the first has the focus', async () => {
    const a = t.wizard.address;
    const name = page.getByRole('textbox', { name: a.name });
    // The account knows it.
    await expect(name).not.toHaveValue('');
    await name.fill('');
    await page.getByRole('textbox', { name: a.zip }).fill('20457');
    await page.getByRole('button', { name: t.wizard.continue.sender }).click();
    await expect(heading(page, t.wizard.headings.sender)).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(t.errors.reasons.name_required);
    await expect(page.getByRole('combobox', { name: a.street1 })).toHaveAccessibleDescription(
      t.errors.reasons.street_required,
    );
    await expect(page.getByRole('textbox', { name: a.zip })).toHaveValue('20457');
  });
  await fillAddress(page, t, sender);
  await expect(page.getByText(t.errors.reasons.name_required)).toHaveCount(0);
  await page.getByRole('button', { name: t.wizard.continue.sender }).click();
  await expect(heading(page, t.wizard.headings.recipient)).toBeFocused();
  await fillAddress(page, t, { ...recipients.france, email: 'amelie@' });
  await page.getByRole('button', { name: t.wizard.continue.recipient }).click();
  await expect(page.getByRole('textbox', { name: t.wizard.address.email })).toBeFocused();
  await test.step('a draft is still there after a reload, at the step where it was left', async () => {
    await fillAddress(page, t, recipients.switzerland);
    await page.reload();
    await expect(heading(page, t.wizard.headings.recipient)).toBeVisible();
    await expect(page.getByRole('textbox', { name: t.wizard.address.city })).toHaveValue('Zürich');
    await expect(page.getByRole('combobox', { name: t.wizard.address.country })).toHaveValue('Schweiz');
    await goTo(page, t, 'sender');
    await expect(page.getByRole('textbox', { name: t.wizard.address.name })).toHaveValue(sender.name);
  });
  await goTo(page, t, 'package');
  await fillParcel(page, t, books);
  await goTo(page, t, 'services');
  await test.step('the price can only be requested once every package is complete', async () => {
    const ready = page.getByRole('button', { name: t.wizard.final.shipping, exact: true });
    await expect(ready).toBeEnabled();

    await page.getByRole('button', { name: t.parcel.list.duplicate(1) }).click();
    await page.getByRole('button', { name: t.parcel.list.add }).click();
    await goTo(page, t, 'services');
    await expect(page.getByText(t.wizard.incompletePackages(1))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fehlende Angaben' })).toBeDisabled();
    await page.getByRole('button', { name: t.parcel.list.remove(3) }).click();
    await goTo(page, t, 'services');
    await expect(ready).toBeEnabled();

    const customs = page.getByRole('checkbox', { name: t.services.customs.label });
    await expect(customs).toHaveAccessibleDescription(/ Aufpreis; er ist in ihren Preisen enthalten\.$/);
    await customs.click();
    await expect(page.getByRole('button', { name: t.wizard.final.shippingAndCustoms })).toBeEnabled();
    await expect(page.getByText(t.services.customs.consent)).toBeVisible();
    await customs.click();
    await expect(ready).toBeEnabled();
  });
});

test('packages are added, copied and removed, up to ten', async ({ page }) => {
  const t = await start(page);
  const { packages } = t.wizard;
  const { list } = t.parcel;
  await goTo(page, t, 'package');
  const add = page.getByRole('button', { name: list.add });
  await expect(page.getByRole('button', { name: list.remove(1) })).toHaveCount(0);
  await page.getByRole('textbox', { name: t.parcel.weight }).fill('1.250');
  const doubt = page.getByRole('status').filter({ hasText: t.parcel.ambiguous('1,25', '1250') });
  await expect(doubt, 'announced while typing').toBeVisible();
  await fillParcel(page, t, books);
  await expect(doubt).toHaveCount(0);
  await page.getByRole('button', { name: list.duplicate(1) }).click();
  await expect(page.getByText('2 / 10')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: list.added(2, 2) })).toBeAttached();
  await expect(page.getByRole('textbox', { name: t.parcel.description })).toHaveValue(books.description);
  for (let count = 3; count <= 10; count += 1) {
    await add.click();
    await expect(page.getByText(`${count} / 10`)).toBeVisible();
  }
  await expect(page.getByText('Maximale Anzahl von 10 Paketen erreicht')).toBeVisible();
  await add.click();
  await expect(page.getByText('10 / 10')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: list.remove(10) }).click();
  await expect(page.getByText('9 / 10')).toBeVisible();
  await page.reload();
  await expect(page.getByText('9 / 10')).toBeVisible();
  await page
    .getByRole('button', { name: packages.number(1) })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: t.parcel.value })).toHaveValue(books.value);
});

test('a refusal of a package is removed with it, and does not move to the next one; a double click goes on by one step', async ({
  page,
}) => {
  const t = await start(page);
  const { packages } = t.wizard;
  const { list } = t.parcel;
  const code = page.getByRole('textbox', { name: t.parcel.hsCode });
  await fillUpToServices(page, t, { recipient: recipients.france });
  await page.getByRole('button', { name: list.duplicate(1) }).click();
  await page.getByRole('button', { name: list.duplicate(1) }).click();
  await page
    .getByRole('button', { name: packages.number(2) })
    .first()
    .click();
  await code.fill('610910');
  await goTo(page, t, 'services');
  const issues = [{ path: 'packages.1.hsCode', reason: 'hs_code_invalid' }];
  const refusal = { success: false, code: 'invalid_request', message: '', requestId: 'r', issues };
  await page.route('**/api/rates', (route) => route.fulfill({ status: 400, json: refusal }));
  await page.getByRole('button', { name: t.wizard.final.shipping, exact: true }).click();
  await expect(code).toHaveAccessibleDescription(new RegExp(t.errors.reasons.hs_code_invalid));
  const notice = page.getByText(t.errors.codes.invalid_request);
  await goTo(page, t, 'services');
  await expect(notice).toBeVisible();
  await goTo(page, t, 'package');
  await page.getByRole('button', { name: list.remove(2) }).click();
  await expect(code).toHaveValue(books.hsCode);
  await expect(page.getByText(t.errors.reasons.hs_code_invalid)).toHaveCount(0);
  await goTo(page, t, 'services');
  await expect(page.getByRole('button', { name: t.wizard.final.shipping, exact: true })).toBeEnabled();
  await expect(notice).toHaveCount(0);
  await page.unroute('**/api/rates');
  await test.step('a double click on a phone goes on by one step, and asks for no prices', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, t, 'package');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: t.wizard.continue.package }).dblclick();
    await expect(heading(page, t.wizard.headings.services)).toBeFocused();
    await page.getByRole('button', { name: t.wizard.final.shipping }).press('Enter');
    await expect(page).toHaveURL('/rates');
    expect(asked.filter((url) => url.endsWith('/api/rates'))).toHaveLength(1);
  });
});

test('inside the EU: no customs clearance, what insurance covers and costs, and batteries without a warehouse', async ({
  page,
}) => {
  const t = await start(page);
  const { insurance } = t.services;
  const goods = { ...books, description: 'Vase, handmade in a small studio', value: '50000' };
  await fillUpToServices(page, t, { recipient: recipients.france, parcel: goods });
  await test.step('within the EU customs clearance stays off and says why', async () => {
    const customs = page.getByRole('checkbox', { name: t.services.customs.label });
    await expect(customs).toBeDisabled();
    await customs.click({ force: true });
    await expect(page.getByRole('alert').filter({ hasText: t.services.customs.insideEu })).toBeVisible();
    await expect(customs).not.toBeChecked();
  });
  const box = page.getByRole('checkbox', { name: insurance.label });
  await test.step('insurance says what it does not cover, and is not sold above its limit', async () => {
    await box.click();
    const dialog = page.getByRole('dialog', { name: insurance.title });
    await expect(dialog.getByText(insurance.warning(insurance.exclusions.glass))).toBeVisible();
    await expect(dialog.getByText(insurance.confirmation)).toBeVisible();
    await expect(dialog.getByRole('link', { name: insurance.insurerTerms })).toHaveAttribute(
      'href',
      /insurance/,
    );
    await expect(
      dialog.getByRole('listitem').filter({ hasText: insurance.exclusions.jewelry }),
    ).toBeVisible();
    await expect(dialog.getByText(insurance.aboveLimit)).toHaveCount(0);
    const add = dialog.getByRole('button', { name: insurance.add });
    await expect(add).toBeEnabled();
    await page.keyboard.press('Escape');
    await goTo(page, t, 'package');
    await page.getByRole('textbox', { name: t.parcel.value }).fill('50000,01');
    await goTo(page, t, 'services');
    await box.click();
    await expect(dialog.getByText(insurance.aboveLimit)).toBeVisible();
    await expect(
      dialog.getByText(insurance.fee, { exact: true }),
      'no price for what is not sold',
    ).toHaveCount(0);
    await expect(add).toBeDisabled();
  });
  await test.step('an insurance whose goods have become too dear is named, found from the checklist, and removed', async () => {
    await page.keyboard.press('Escape');
    await goTo(page, t, 'package');
    await page.getByRole('textbox', { name: t.parcel.value }).fill('50000');
    await goTo(page, t, 'services');
    await box.click();
    await page.getByRole('button', { name: insurance.add }).click();
    await expect(box).toBeChecked();
    await goTo(page, t, 'package');
    await page.getByRole('textbox', { name: t.parcel.value }).fill('50000,01');
    await goTo(page, t, 'services');
    await expect(page.getByRole('alert').filter({ hasText: insurance.aboveLimit })).toBeVisible();
    await expect(page.getByText(t.errors.codes.insurance_above_limit, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.wizard.goTo(insurance.label) }).click();
    await expect(box).toBeFocused();
    await page.getByRole('button', { name: insurance.remove }).click();
    await expect(box).toBeFocused();
    await expect(box).not.toBeChecked();
    await expect(page.getByRole('button', { name: t.wizard.final.shipping, exact: true })).toBeEnabled();
  });
  await goTo(page, t, 'package');
  await page.getByRole('textbox', { name: t.parcel.value }).fill(books.value);
  await goTo(page, t, 'services');
  await test.step('mixed batteries from a sender without a warehouse disable the final button, which says why', async () => {
    const { lithium } = t.services;
    const batteries = page.getByRole('checkbox', { name: lithium.label });
    await batteries.click();
    const dialog = page.getByRole('dialog', { name: lithium.title });
    const next = dialog.getByRole('button', { name: t.site.next });
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription(lithium.choose);
    await dialog.getByRole('radio', { name: lithium.counts.max2 }).check();
    await expect(next).toHaveAccessibleDescription('');
    await dialog.getByRole('button', { name: t.site.next }).click();
    await dialog.getByRole('radio', { name: lithium.types.mix.label }).check();
    await dialog.getByRole('button', { name: t.site.next }).click();
    await dialog.getByRole('button', { name: lithium.warehouse.confirm }).click();
    await expect(page.getByRole('button', { name: t.wizard.final.shipping, exact: true })).toBeEnabled();
    await goTo(page, t, 'sender');
    await page.getByRole('combobox', { name: t.wizard.address.country }).fill('Frankreich');
    await page.getByRole('option', { name: 'Frankreich' }).first().click();
    await goTo(page, t, 'services');
    await expect(page.getByText(lithium.warehouse.none)).toBeVisible();
    await expect(page.getByText(t.errors.codes.lithium_no_warehouse)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fehlende Angaben' })).toBeDisabled();
    await expectAccessible(page);
    await batteries.click();
    await expect(page.getByText(t.errors.codes.lithium_no_warehouse)).toHaveCount(0);
  });
});

test('leaving the EU: who needs a declaration, how an own one is handed in, and where there is no border', async ({
  page,
}, testInfo) => {
  const t = await start(page);
  const { export: s } = t.services;
  await fillUpToServices(page, t, {
    recipient: recipients.switzerland,
    parcel: { ...books, value: '999,99' },
  });
  const box = page.getByRole('checkbox', { name: s.label });
  await expect(box).not.toBeChecked();
  await expect(page.getByText(s.near)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: s.title });
  await expect(page.getByText(s.held)).toHaveCount(0);
  await test.step('goods of 1000.00 need one, of 999.99 they do not', async () => {
    await goTo(page, t, 'package');
    await page.getByRole('textbox', { name: t.parcel.value }).fill('899,99');
    await goTo(page, t, 'services');
    await expect(box).toHaveAccessibleDescription(`${s.text} ${s.forced}`);
    await goTo(page, t, 'package');
    await page.getByRole('textbox', { name: t.parcel.value }).fill('1000,00');
    await goTo(page, t, 'services');
    await expect(box).toBeChecked();
    await expect(page.getByText(s.forced)).toBeVisible();
    await expect(page.getByText(s.held)).toBeVisible();
    // A business is warned before paying for a declaration that customs would refuse, with or without opening the dialog.
    await expect(page.getByText(s.eoriMissing)).toBeVisible();
    await box.click({ force: true });
    await expect(dialog.getByText('Automatisch erforderlich')).toBeVisible();
    await expect(dialog.getByRole('button', { name: s.required, exact: true })).toBeDisabled();
    await expect(dialog.getByText(s.eoriMissing)).toBeVisible();
    await dialog.getByRole('checkbox', { name: s.ownCheckbox }).check();
    await expect(dialog.getByText(s.eoriMissing)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(box).toBeChecked();
  });
  await goTo(page, t, 'package');
  await page.getByRole('textbox', { name: t.parcel.value }).fill(books.value);
  await goTo(page, t, 'services');
  await expect(box).not.toBeChecked();
  await test.step('an own one is a PDF or picture of at most 10 MB; anything else is requested again', async () => {
    await box.click();
    await dialog.getByRole('checkbox', { name: s.ownCheckbox }).check();
    const confirm = dialog.getByRole('button', { name: s.confirm });
    await confirm.click();
    await expect(dialog.getByText(s.noFile)).toBeVisible();
    const picker = dialog.locator('input[type=file]');
    const choose = (name: string, buffer: Buffer) =>
      picker.setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await choose('ausfuhr.docx', Buffer.from('PK'));
    await expect(dialog.getByText('Nur PDF, JPG und PNG Dateien sind erlaubt.')).toBeVisible();
    const large = testInfo.outputPath('ausfuhr.pdf');
    await writeFile(large, Buffer.alloc(MAX_UPLOAD_BYTES + 1));
    await picker.setInputFiles(large);
    await expect(dialog.getByText('Datei ist zu groß. Maximum 10MB erlaubt.')).toBeVisible();
    await choose('leer.pdf', Buffer.alloc(0));
    await expect(dialog.getByText('Nur PDF, JPG und PNG Dateien sind erlaubt.')).toBeVisible();
    await expectAccessible(page);

    const renamed = () => choose('umbenannt.pdf', Buffer.from('Only a text that calls itself a PDF.'));
    await renamed();
    await expect(dialog.getByText('umbenannt.pdf')).toBeFocused();
    await dialog.getByRole('button', { name: s.remove }).press('Enter');
    await expect(dialog.getByRole('button', { name: s.choose })).toBeFocused();
    await renamed();
    await confirm.click();
    await expect(page.getByRole('alert').filter({ hasText: s.failedHint })).toBeVisible();
    await expect(page.getByRole('button', { name: t.wizard.final.incomplete })).toBeDisabled();
    await page.getByRole('button', { name: s.retry }).click();
    await choose(
      'Ausfuhr Zürich.pdf',
      Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    );
    await expect(dialog.getByText(s.insteadOf)).toBeVisible();
    await confirm.click();
    await expect(page.getByText(`${s.own}: Ausfuhr Zürich.pdf`)).toBeVisible();
    await expect(page.getByRole('button', { name: t.wizard.final.shipping })).toBeEnabled();
  });
  await goTo(page, t, 'sender');
  await fillAddress(page, t, recipients.switzerland);
  await test.step('where there is no customs border, customs clearance is not offered, and it is not said who pays', async () => {
    const { customs, noBorder } = t.services;
    await goTo(page, t, 'recipient');
    const vaduz = { ...recipients.switzerland, country: 'Liechtenstein', zip: '9490', city: 'Vaduz' };
    await fillAddress(page, t, vaduz);
    await goTo(page, t, 'services');
    const clearance = page.getByRole('checkbox', { name: customs.label });
    await expect(clearance).toBeDisabled();
    await clearance.click({ force: true });
    await expect(page.getByRole('alert').filter({ hasText: noBorder })).toBeVisible();
    await expect(clearance).not.toBeChecked();
    await expect(page.getByText(customs.incoterm.DAP)).toBeVisible();
    await expect(page.getByText(customs.payer.DAP)).toHaveCount(0);
  });
});

test('the dialogs of the extras: closing changes nothing, and batteries go only where they may', async ({
  page,
}) => {
  const t = await start(page);
  const { lithium } = t.services;
  await goTo(page, t, 'services');
  await test.step('a dialog closed without confirming changes nothing', async () => {
    for (const { label, title } of [
      t.services.pickup,
      t.services.insurance,
      t.services.lithium,
      t.services.export,
    ]) {
      const box = page.getByRole('checkbox', { name: label, exact: true });
      await box.click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: t.site.cancel }).click();
      await expect(dialog).toBeHidden();
      await expect(box).not.toBeChecked();
      await expect(box).toBeFocused();
    }
  });
  const box = page.getByRole('checkbox', { name: lithium.label });
  const dialog = page.getByRole('dialog', { name: lithium.title });
  await test.step('dangerous goods cannot be confirmed, and the customer is shown whom to ask', async () => {
    await box.click();
    const next = dialog.getByRole('button', { name: t.site.next });
    await dialog.getByRole('radio', { name: lithium.counts.more2 }).check();
    await next.click();
    await dialog.getByRole('radio', { name: lithium.types.dangerous.label }).check();
    await next.click();
    await expect(dialog.getByText(lithium.dangerous.text)).toBeVisible();
    await expect(dialog.getByRole('link', { name: lithium.dangerous.contact })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(dialog.getByRole('link', { name: lithium.dangerous.ebike })).toBeVisible();
    for (const name of [lithium.canShip.confirm, lithium.warehouse.confirm])
      await expect(dialog.getByRole('button', { name })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(box).not.toBeChecked();
    await expect(box).toBeFocused();
  });
  await test.step('mixed batteries say where they are taken before they are confirmed, and cannot be picked up', async () => {
    const { pickup } = t.services;
    await choosePickup(page, t);
    const van = page.getByRole('checkbox', { name: pickup.label });
    await expect(van).toBeChecked();
    await box.click();
    await dialog.getByRole('radio', { name: lithium.counts.max2 }).check();
    await dialog.getByRole('button', { name: t.site.next }).click();
    await dialog.getByRole('radio', { name: lithium.types.mix.label }).check();
    await dialog.getByRole('button', { name: t.site.next }).click();
    await expect(dialog.getByText(lithium.warehouse.text('Hamburg'))).toBeVisible();
    await expect(dialog.getByText(lithium.warehouse.noPickup)).toBeVisible();
    await dialog.getByRole('button', { name: lithium.warehouse.confirm }).click();
    await expect(page.getByText(lithium.warehouse.chosen('Hamburg'))).toBeVisible();
    await expect(van).not.toBeChecked();
    await expect(page.getByText(pickup.atWarehouse)).toBeVisible();
    await expectAccessible(page);
    // Locked, so no dialog opens.
    await van.click({ force: true });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(van).not.toBeChecked();
    await box.click();
    await expect(page.getByText(pickup.atWarehouse)).toHaveCount(0);
    await choosePickup(page, t);
    await expect(van).toBeChecked();
    await van.click();
  });
  await test.step('batteries changed to dangerous ones are no longer confirmed; closing an edit changes nothing', async () => {
    const { edit } = t.services;
    await chooseBuiltInBattery(page, t);
    await page.getByRole('button', { name: edit }).click();
    await dialog.getByRole('radio', { name: lithium.counts.more2 }).check();
    await dialog.getByRole('button', { name: t.site.cancel }).click();
    await expect(dialog).toBeHidden();
    await expect(box).toBeChecked();
    const { integrated, dangerous } = lithium.types;
    await expect(page.getByText(lithium.chosen(integrated.label, lithium.counts.max2))).toBeVisible();

    await page.getByRole('button', { name: edit }).click();
    await dialog.getByRole('radio', { name: lithium.counts.max2 }).check();
    await dialog.getByRole('button', { name: t.site.next }).click();
    await dialog.getByRole('radio', { name: dangerous.label }).check();
    await dialog.getByRole('button', { name: t.site.next }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(box).not.toBeChecked();
    // The button that opened the dialog is gone with the choice.
    await expect(box).toBeFocused();
    await page.reload();
    await expect(box).not.toBeChecked();
  });
});

test('the pickup calendar: which days it offers, for how long, and what it says about them', async ({
  page,
}) => {
  const now = new Date();
  await page.clock.setFixedTime(now);
  const t = await start(page);
  const { pickup } = t.services;
  await goTo(page, t, 'services');
  const box = page.getByRole('checkbox', { name: pickup.label });
  const dialog = page.getByRole('dialog', { name: pickup.title });
  const next = dialog.getByRole('button', { name: pickup.nextMonth });
  await test.step('it offers the bookable days and no others', async () => {
    await box.click();
    await expect(next).toBeVisible();
    const days = dialog.locator('td[data-day]:not([data-outside])');
    const offered: (string | null)[] = [];
    for (;;) {
      for (const day of await days.filter({ has: page.locator('button:enabled') }).all())
        offered.push(await day.getAttribute('data-day'));
      if ((await next.getAttribute('aria-disabled')) === 'true') break;
      await next.click();
    }
    expect(offered).toEqual(pickupDays(now));
    await dialog.locator(`td[data-day="${offered.at(-1)}"] button`).click();
    await dialog.getByRole('button', { name: pickup.confirm }).click();
    await expect(box).toBeChecked();
    await page.reload();
    await expect(box).toBeChecked();
  });
  await box.click();
  await expect(box).not.toBeChecked();
  await test.step('a page left open for days accepts the last day that it offers', async () => {
    await expect(box).toBeVisible();
    // A whole week includes a working day.
    await page.clock.setFixedTime(now.getTime() + 7 * 86_400_000);
    await box.click();
    await expect(next).toBeVisible();
    while ((await next.getAttribute('aria-disabled')) !== 'true') await next.click();
    await dialog.locator('td[data-day]:not([data-outside]) button:enabled').last().click();
    await dialog.getByRole('button', { name: pickup.confirm }).click();
    await expect(box).toBeChecked();
    await expect(page.getByText(pickup.lost)).toHaveCount(0);
  });
  await box.click();
  await expect(box).not.toBeChecked();
  await test.step('for a distant day it says whose pickup is booked later', async () => {
    // A Thursday.
    await page.clock.setFixedTime('2027-06-03T20:00:00+02:00');
    await box.click();
    const choose = (day: string) => dialog.locator(`td[data-day="${day}"] button`).click();
    await choose('2027-06-04');
    await expect(dialog.getByText('04.06.2027')).toBeVisible();
    await expect(dialog.getByText('erst kurz vorher')).toHaveCount(0);
    await choose('2027-06-08');
    await expect(dialog.getByText(pickup.waits(['FedEx']))).toBeVisible();
    await choose('2027-06-15');
    await expect(dialog.getByText(pickup.waits(['DHL Express', 'FedEx']))).toBeVisible();
    await expectAccessible(page);
  });
  await page.keyboard.press('Escape');
  await goTo(page, t, 'sender');
  await test.step('a public holiday in the state of the sender is named; a sender abroad is told whose time zone counts', async () => {
    // The next day is Epiphany, and the first possible pickup day.
    await page.clock.setFixedTime('2027-01-05T20:00:00+01:00');
    await fillAddress(page, t, { ...sender, zip: '80331', city: 'München' });
    await goTo(page, t, 'services');
    await box.click();
    await expect(
      dialog.getByText('In Bayern ist an diesem Tag Feiertag: Heilige Drei Könige.'),
    ).toBeVisible();
    await expect(dialog.getByText(pickup.foreign)).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await goTo(page, t, 'sender');
    await fillAddress(page, t, recipients.switzerland);
    await goTo(page, t, 'services');
    await box.click();
    await expect(dialog.getByText(pickup.foreign)).toBeVisible();
    await expect(dialog.getByText(pickup.holidays.epiphany)).toHaveCount(0);
  });
});

test('an invalid tariff number is named, and the final button leads to it', async ({ page }) => {
  const t = await start(page);
  const code = page.getByRole('textbox', { name: t.parcel.hsCode });
  const ready = page.getByRole('button', { name: t.wizard.final.shipping, exact: true });
  const step = (name: Step, state: string) => stepAs(page, t, { name, state });
  await fillUpToServices(page, t, { recipient: recipients.switzerland });
  await goTo(page, t, 'package');
  await code.fill('');
  await expect(step('package', t.wizard.complete)).toBeVisible();
  await code.fill('1234');
  await expect(step('package', t.wizard.incomplete)).toBeVisible();
  await expect(page.getByText(t.wizard.incompletePackages(1))).toBeVisible();
  await expect(page.getByText(t.services.nothingMissing)).toHaveCount(0);

  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/rates'))));
  await page.reload();
  await goTo(page, t, 'services');
  await expect(step('services', t.wizard.complete), 'only by its own extras').toBeVisible();
  await expect(page.getByText(t.wizard.toCorrect)).toBeVisible();
  await expectAccessible(page);
  await ready.click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(new RegExp(t.errors.reasons.hs_code_invalid));
  await expect(page.getByText(t.services.failure.toast)).toHaveCount(0);

  await page.reload();
  await goTo(page, t, 'services');
  await page.getByRole('button', { name: t.wizard.goTo(t.wizard.fields.hsCode) }).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(new RegExp(t.errors.reasons.hs_code_invalid));
  expect(asked).toBe(0);

  // C-06: without a tariff number nothing blocks.
  await code.fill('');
  await goTo(page, t, 'services');
  await expect(step('package', t.wizard.complete)).toBeVisible();
  await ready.click();
  await expect(page).toHaveURL('/rates');
});

test('steps in a tab without typed text do not affect what another tab has typed meanwhile', async ({
  page,
  context,
}) => {
  const t = await start(page);
  const city = (tab: Page) => tab.getByRole('textbox', { name: t.wizard.address.city });
  await city(page).fill('Hamburg');
  const idle = await context.newPage();
  await idle.goto('/shipping-calculator');
  await expect(city(idle)).toHaveValue('Hamburg');
  await city(page).fill('Bremen');
  await goTo(idle, t, 'recipient');
  await goTo(idle, t, 'sender');
  await page.reload();
  await expect(city(page)).toHaveValue('Bremen');
});

test("the browser's Back and Forward move between steps, and keep what was typed", async ({ page }) => {
  const t = await openAs(page, 'privat@example.com', '/dashboard');
  await page.getByRole('link', { name: t.site.newShipment }).first().click();
  await fillUpToServices(page, t, { recipient: recipients.france });
  await page.goBack();
  await expect(heading(page, t.wizard.headings.package)).toBeFocused();
  await expect(page.getByRole('textbox', { name: t.parcel.value })).toHaveValue(books.value);
  await page.goBack();
  await expect(heading(page, t.wizard.headings.recipient)).toBeFocused();
  // Pressed before the wizard's code has loaded, and listens.
  const code = createGate();
  await page.route('**/assets/*.js', async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('[inert]')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  code.open();
  await page.waitForFunction(() => window.onpopstate !== null);
  await expect(heading(page, t.wizard.headings.sender)).toBeVisible();
  // Going to the step already shown adds nothing to go back to.
  await goTo(page, t, 'sender');
  await page.goForward();
  await expect(heading(page, t.wizard.headings.recipient)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(heading(page, t.wizard.headings.sender)).toBeVisible();
});

test('a step that the browser goes back to starts at its top, wherever it was left', async ({ page }) => {
  // As low as a phone: every step has to scroll.
  await page.setViewportSize({ width: 390, height: 600 });
  const t = await start(page);
  const settledTop = () =>
    page.evaluate(
      () =>
        new Promise<number>((tell) =>
          requestAnimationFrame(() => requestAnimationFrame(() => tell(scrollY))),
        ),
    );
  await fillAddress(page, t, sender);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await settledTop()).toBeGreaterThan(100);
  await page.getByRole('button', { name: t.wizard.continue.sender }).click();
  await expect(heading(page, t.wizard.headings.recipient)).toBeFocused();
  expect(await settledTop()).toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  for (const [go, step] of [
    ['goBack', 'sender'],
    ['goForward', 'recipient'],
  ] as const) {
    await page[go]();
    await expect(heading(page, t.wizard.headings[step])).toBeFocused();
    expect(await settledTop(), step).toBe(0);
  }
});
