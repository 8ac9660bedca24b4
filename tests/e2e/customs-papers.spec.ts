// Customs papers in a browser: what customs want to know, what they will stumble over, and the papers after purchase.
import { expect, type Page, test } from '@playwright/test';
import type { de } from '#web/i18n/de.ts';
import { buy, newYork } from '../support/bought.ts';
import { openDetails, openMenu } from '../support/desk.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import {
  books,
  expectAccessible,
  fillAddress,
  fillParcel,
  fillUpToServices,
  goTo,
  openAs,
  recipients,
  sender,
  signIn,
  texts,
} from '../support/journey.ts';
import { readPdf } from '../support/read-pdf.ts';
import { choose, openRates, payButton, rateRow } from '../support/rates-page.ts';

const GOLD = 'gold@example.com';
const LABEL_MS = 25_000;
const zurich = anAddress({ name: 'Urs Zürcher', country: 'CH', zip: '8001', city: 'Zürich' });

const notes = (page: Page, t: typeof de) => page.getByText(t.papers.check.text);

/** The text of the paper behind the only link with that name. */
async function readPaper(page: Page, name: string): Promise<string> {
  const link = page.getByRole('link', { name });
  const reply = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(reply.headers()['content-type']).toBe('application/pdf');
  return (await readPdf(await reply.body())).text;
}

const rio = {
  name: 'João Pereira',
  country: 'Brasilien',
  street: 'Rua das Laranjeiras 1450',
  zip: '22240-006',
  city: 'Rio de Janeiro',
  state: 'RJ',
  phone: '+55 21 987654321',
  email: 'joao@example.com',
};

test('who sends to Brazil is told before paying that customs ask for the recipient’s CPF, and enters it where it is asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const t = await openAs(page, GOLD, '/shipping-calculator');
  await test.step('the field for that number is there only where it is asked for, and is emptied with the country', async () => {
    await fillAddress(page, t, { ...rio, name: 'Jörg Müller' });
    const number = (name: string) => page.getByRole('textbox', { name: t.hints.customsId(name) });
    const town = page.getByRole('textbox', { name: t.wizard.address.city });
    // By then the late parts of the form are there.
    await expect(page.getByRole('combobox', { name: t.wizard.address.state })).toBeVisible();
    await expect(number('CPF/CNPJ'), 'of a sender').toHaveCount(0);
    await page.getByRole('button', { name: t.wizard.continue.sender }).click();
    await fillAddress(page, t, { ...recipients.france, country: 'Südafrika', city: 'Kapstadt' });
    await number('').fill('8001015009087');
    await fillAddress(page, t, rio);
    await expect(number('CPF/CNPJ')).toHaveValue('');
    await fillAddress(page, t, recipients.france);
    await expect(town).toHaveValue('Paris');
    await expect(number('CPF/CNPJ')).toHaveCount(0);
  });
  await goTo(page, t, 'sender');
  await fillAddress(page, t, { ...sender, country: 'Deutschland' });
  await fillUpToServices(page, t, { recipient: rio });
  await page.getByRole('button', { name: t.wizard.final.shipping }).click();
  await rateRow(page, 'UPS').getByRole('button').first().click();
  const { parties } = t.papers.check;
  const note = page.getByText(parties.customsId('Brasilien', 'CPF/CNPJ'));
  await expect(note).toBeVisible();
  await expect(payButton(page, t), 'nothing is blocked').toBeEnabled();

  await page.getByRole('link', { name: parties.enter }).click();
  const field = page.getByRole('textbox', { name: t.hints.customsId('CPF/CNPJ') });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(t.hints.customsIdHint);
  await expectAccessible(page);
  await field.fill('123.456.789-09');
  await page.reload();
  await expect(field, 'kept').toHaveValue('123.456.789-09');
  await goTo(page, t, 'services');
  await page.getByRole('button', { name: t.wizard.final.shipping }).click();
  await choose(page, t, 'invoice');
  await expect(note).toHaveCount(0);
  await payButton(page, t).click();
  await expect(page.getByRole('heading', { name: t.papers.title })).toBeVisible({ timeout: LABEL_MS });
  const text = await readPaper(page, t.papers.name('commercial_invoice', 3));
  expect(text).toContain('CPF/CNPJ: 123.456.789-09');
});

test('a business that imports without an EORI number is told so before paying, and led to its profile', async ({
  page,
}) => {
  const shipment = aShipment({ fromAddress: zurich, toAddress: anAddress({ company: 'Nordkai GmbH' }) });
  const t = await openRates(page, { email: 'business@example.com', shipment });
  await rateRow(page, 'UPS').getByRole('button').first().click();
  const { parties } = t.papers.check;
  await expect(page.getByText(parties.recipientEori)).toBeVisible();
  await expect(page.getByRole('link', { name: parties.toProfile })).toHaveAttribute('href', '/profile');
});

test('a vague description is noticed before paying and corrected in its field, and the invoice names goods and origin', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const t = await openAs(page, GOLD, '/shipping-calculator');
  const parcel = { ...books, description: 'Geschenke für meine Tante' };
  await fillUpToServices(page, t, { recipient: recipients.switzerland, parcel });
  await page.getByRole('button', { name: t.wizard.final.shipping }).click();
  await rateRow(page, 'UPS').getByRole('button').first().click();
  await expect(page.getByText(t.papers.check.findings.description_vague)).toBeVisible();
  await expect(page.getByText(t.papers.check.findings.origin_missing)).toBeHidden();
  // The account is a business without an EORI number.
  await page.getByText(t.papers.check.more(2)).click();
  await expect(page.getByText(t.papers.check.findings.origin_missing)).toBeVisible();
  await expectAccessible(page);
  await expect(payButton(page, t), 'nothing is blocked').toBeEnabled();

  await page.getByRole('link', { name: t.papers.check.fix }).first().click();
  const description = page.getByRole('textbox', { name: t.parcel.description });
  await expect(description).toBeFocused();
  expect(new URL(page.url()).hash, 'the next visit does not jump there').toBe('');
  await description.fill('Bücher für den Schulunterricht');
  const origin = page.getByRole('combobox', { name: t.papers.goods.origin });
  await origin.fill('Portugal');
  await page.getByRole('option', { name: 'Portugal', exact: true }).click();
  await origin.fill('');
  await origin.blur();
  await expect(origin, 'taken back').toHaveValue('');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await origin.fill('Portugal');
  await page.getByRole('option', { name: 'Portugal', exact: true }).click();
  const purpose = page.getByRole('combobox', { name: t.papers.goods.purpose });
  await purpose.selectOption('return');
  const earlier = page.getByRole('textbox', { name: t.papers.goods.earlierExport });
  // As copied from two cells of a table.
  await earlier.fill('Rechnung\t2025-77');
  await expectAccessible(page);
  await page.reload();
  await expect(origin, 'kept').toHaveValue('Portugal');
  await expect(purpose).toHaveValue('return');
  await expect(earlier).toHaveValue('Rechnung 2025-77');
  await purpose.selectOption('gift');
  await expect(earlier).toBeHidden();
  await page.getByRole('button', { name: t.wizard.continue.package }).click();
  await page.getByRole('button', { name: t.wizard.final.shipping }).click();
  await choose(page, t, 'invoice');
  await expect(notes(page, t)).toBeHidden();
  await payButton(page, t).click();
  await expect(page.getByRole('heading', { name: t.papers.title })).toBeVisible({ timeout: LABEL_MS });
  await expectAccessible(page);
  const text = await readPaper(page, t.papers.name('proforma_invoice', 3));
  expect(text).toContain('Bücher für den Schulunterricht 4901 99 PT 1 pkg 2 80.50 80.50');
  expect(text).toContain('Gift');
  expect(text).toContain('SWITZERLAND');
});

test('what customs will object to in a description is said below it once it is left, not while typing', async ({
  page,
}) => {
  const t = await openAs(page, GOLD, '/shipping-calculator');
  const { description_german: german, description_vague: vague } = t.papers.check.findings;
  const description = page.getByRole('textbox', { name: t.parcel.description });
  await fillUpToServices(page, t, { recipient: recipients.newYork });
  await goTo(page, t, 'package');
  const asked = page.waitForRequest('**/api/tariff-suggestions');
  await description.fill('Gebrauchte Bücher aus Hamburg');
  // Sent after half a second without a key: later than what is said after leaving.
  await asked;
  await expect(page.getByText(t.parcel.descriptionHint)).toBeVisible();
  await expect(page.getByText(german)).toHaveCount(0);
  await description.blur();
  await expect(description).toHaveAccessibleDescription(`${t.parcel.descriptionHint} ${german}`);
  await description.fill('Geschenke für meine Tante');
  await expect(page.getByText(german), 'of the text before').toBeVisible();
  await expect(page.getByText(vague)).toHaveCount(0);
  await description.blur();
  await expect(page.getByText(vague)).toBeVisible();
  await expectAccessible(page);
  await description.fill('Printed books for school lessons');
  await description.blur();
  await expect(description).toHaveAccessibleDescription(t.parcel.descriptionHint);
});

test('on a phone, in English: the notes are in the cart, the invoice on the label page and in the details, and anew after a refund', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const goods = aParcel({
    description: 'Cotton T-shirts, new, 5 pieces',
    hsCode: '850440',
    originCountry: 'BD',
  });
  const honey = aParcel({
    description: 'Honey from lime trees, 2 jars',
    hsCode: '0409000000',
    originCountry: 'DE',
  });
  const shipment = aShipment({
    toAddress: anAddress({ ...newYork, name: 'Zoë Zoll' }),
    packages: [goods, honey],
  });
  const t = await openRates(page, { email: GOLD, language: 'en', shipment });
  await choose(page, t, 'invoice');
  const { findings, fix } = t.papers.check;
  await expect(page.getByText('These goods belong in chapter 61 or 62.')).toBeVisible();
  await test.step('who sends honey is told that it needs a certificate, and to announce it in the USA', async () => {
    await expect(page.getByText(findings.permit_animals)).toBeVisible();
    await expect(page.getByText(findings.food_to_us)).toBeVisible();
    await expect(page.getByRole('link', { name: fix }), 'nothing is wrong with honey').toHaveCount(1);
  });
  await expectAccessible(page);
  await payButton(page, t).click();
  const name = t.papers.name('commercial_invoice', 3);
  await expect(page.getByRole('link', { name })).toBeVisible({ timeout: LABEL_MS });
  await expectAccessible(page);
  expect(await readPaper(page, name)).toContain('Zoë Zoll');
  const details = await openDetails(page, t, 'Zoë Zoll');
  await expect(details.getByRole('link', { name })).toBeVisible();
  await expect(details.getByText(t.papers.print.any)).toBeVisible();
  await expect(details.getByRole('link', { name: /@/ })).toHaveAttribute('href', /subject=HP-/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const listed = page.waitForResponse('**/documents');
  await openMenu(page, t.desk.actions.refund);
  await (await listed).finished();
  const refund = page.getByRole('dialog');
  const { check, confirm, done, papersChange } = t.desk.refund;
  await expect(refund.getByText(check)).toBeVisible();
  await refund.getByRole('checkbox', { name: t.desk.refund.package(2) }).uncheck();
  await refund.getByRole('button', { name: confirm }).click();
  await expect(refund.getByRole('heading', { name: done })).toBeVisible();
  await expect(refund.getByText(papersChange)).toBeVisible();
});

test('papers the carrier has electronically need no printing, and its own invoice can be read', async ({
  page,
}) => {
  const t = await signIn(page, GOLD);
  const toAddress = { ...zurich, name: 'Pia Paperless' };
  const intentId = await buy(page, { name: 'Pia Paperless', change: { toAddress } });
  await page.goto(`/label-success?intentId=${intentId}`);
  await expect(page.getByText(t.papers.nothing)).toBeVisible();
  await expect(page.getByText(t.papers.print.only)).toBeHidden();
  await expectAccessible(page);
  // The server copies it after the label.
  await expect(async () => {
    await page.reload();
    const copy = page.getByRole('link', { name: t.papers.name('carrier_invoice', 0) });
    await expect(copy).toBeVisible({ timeout: 5_000 });
  }).toPass();
  expect(await readPaper(page, t.papers.name('carrier_invoice', 0))).toContain('Pia Paperless');
  const details = await openDetails(page, t, 'Pia Paperless');
  await expect(details.getByText(t.papers.nothing)).toBeVisible();
});

test('the reason for a private parcel is left to its sender, and the page says what it counts as until then', async ({
  page,
}) => {
  const purpose = async (email: string) => {
    await openAs(page, email, '/shipping-calculator?lieferung=CH');
    await expect(page.getByText(texts.de.wizard.prefilled)).toBeVisible();
    await goTo(page, texts.de, 'package');
    return page.getByRole('combobox', { name: texts.de.papers.goods.purpose });
  };
  const said = await purpose('privat@example.com');
  const { purposeUnsaid, purposeHint } = texts.de.papers.goods;
  await expect(said).toHaveValue('');
  await expect(said).toHaveAccessibleDescription(purposeUnsaid);
  await said.selectOption('gift');
  await expect(said).toHaveAccessibleDescription(purposeHint);
  await page.reload();
  await expect(said).toHaveValue('gift');
  await expect(await purpose('business@example.com')).toHaveValue('commercial');
});

test('a sale to a consumer in the EU asks for product identifiers, reports a wrong GTIN, and is quiet once complete', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const t = await openAs(page, GOLD, '/shipping-calculator');
  const ids = t.papers.goods.productIds;
  const field = (name: 'merchantProductId' | 'manufacturerProductId' | 'gtin') =>
    page.getByRole('textbox', { name: ids[name] });
  await fillAddress(page, t, recipients.switzerland);
  await page.getByRole('button', { name: t.wizard.continue.sender }).click();
  await fillAddress(page, t, { ...sender, country: 'Deutschland' });
  await page.getByRole('button', { name: t.wizard.continue.recipient }).click();
  await fillParcel(page, t, { ...books, value: '160' });
  await expect(page.getByRole('combobox', { name: t.papers.goods.purpose })).toBeVisible();
  await expect(field('gtin'), 'worth more than low values are').toBeHidden();
  await page.getByRole('textbox', { name: t.parcel.value }).fill('60');
  await field('gtin').fill('4006381333932');
  await field('merchantProductId').focus();
  await expect(page.getByText(t.errors.reasons.gtin_invalid)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: t.parcel.value }).fill('160');
  await expect(field('gtin'), 'what is wrong stays in sight').toBeVisible();
  await page.getByRole('textbox', { name: t.parcel.value }).fill('60');
  await field('gtin').fill('4006381333931');
  await page.getByRole('button', { name: t.wizard.continue.package }).click();
  await page.getByRole('button', { name: t.wizard.final.shipping }).click();
  await rateRow(page, 'UPS').getByRole('button').first().click();
  await page.getByRole('button', { name: t.rates.cart.open }).click();
  await expect(page.getByText(t.papers.check.findings.product_ids_missing)).toBeVisible();
  await page.getByRole('link', { name: t.papers.check.fix }).first().click();
  await expect(field('merchantProductId')).toBeFocused();
  await field('merchantProductId').fill('SHIRT-L');
  await field('manufacturerProductId').fill('A-17');
  await page.getByRole('button', { name: t.wizard.continue.package }).click();
  await page.getByRole('button', { name: t.wizard.final.shipping }).click();
  await rateRow(page, 'UPS').getByRole('button').first().click();
  await page.getByRole('button', { name: t.rates.cart.open }).click();
  await expect(payButton(page, t)).toBeVisible();
  await expect(page.getByText(t.papers.check.findings.product_ids_missing)).toBeHidden();
});

test('a business enters its EORI number only once', async ({ page }) => {
  const t = await openAs(page, GOLD, '/profile');
  const field = page.getByRole('textbox', { name: t.profile.data.eori });
  await field.fill('Hamburg');
  await field.blur();
  await expect(page.getByText(t.errors.reasons.eori_invalid)).toBeVisible();
  await expectAccessible(page);
  await field.fill('de 1234567');
  await page.getByRole('button', { name: t.profile.save }).first().click();
  await expect(field).toHaveValue('DE1234567');
  await page.getByRole('radio', { name: t.profile.data.private }).check();
  await expect(field).toBeHidden();
});
