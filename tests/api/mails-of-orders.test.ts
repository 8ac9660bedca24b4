// What a customer is told by mail from the purchase to the last parcel: over real SMTP, once each, with the labels.
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Intent } from '#contract/checkout.ts';
import type { RatesReply } from '#contract/rates.ts';
import { pickupDays } from '#domain/pickup.ts';
import { orders, outbox, shipments, users } from '#server/db/schema.ts';
import { releaseHold } from '#server/use-cases/operator/release-hold.ts';
import { refundParcels } from '#server/use-cases/refunds/refund-parcels.ts';
import { refreshOrder } from '#server/use-cases/tracking/move-parcels.ts';
import {
  askRates,
  atPayPal,
  book,
  bookAndSettle,
  hubRate,
  intentOf,
  openPayment,
  rateOf,
  returnFromPayPal,
  toNewYork,
} from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { byInvoice, toUs } from '../support/hub-buying.ts';
import { mailbox, onlyMail, subjectsIn } from '../support/mailbox.ts';
import { readPdf } from '../support/read-pdf.ts';
import { buy, buyByPayPal, refundByApi, HOUR_MS, passTime, ageLabels } from '../support/refunding.ts';
import { tell } from '../support/tracking.ts';

const config = { publicUrl: 'https://hafenpost.example' };

const labelOf = async (session: Session, intent: Intent, index: number): Promise<string> => {
  const reply = await session.get(`/api/checkout-intents/${intent.id}/label?package=${index}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.rawPayload.toString('base64');
};

const codesOf = async (house: House, intent: Intent): Promise<string[]> => {
  const rows = await house.ctx.db.orm
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, intent.orderId ?? ''))
    .orderBy(shipments.packageIndex, shipments.leg);
  return rows.map(({ trackingCode }) => trackingCode ?? '');
};

const namesIn = ({ attachments }: Awaited<ReturnType<typeof onlyMail>>): string[] =>
  attachments.map(({ filename }) => filename);

/** The mail's attachment beside the labels, as base64. */
const paperIn = ({ attachments }: Awaited<ReturnType<typeof onlyMail>>): string | undefined =>
  attachments.find(({ filename }) => /^(Auftragsbestätigung|Order confirmation) HP-/.test(filename))?.base64;

test('the confirmation has one label per parcel, each the PDF the customer may print', async () => {
  await using house = await openHouse({ config });
  const { session, intent } = await buy(house, { parcels: 2, name: 'Chloé <b>Łuc</b> & "Söhne"' });
  const mail = await onlyMail(house, 'ist gebucht');
  const codes = await codesOf(house, intent);
  expect(mail.to).toEqual(['gold@example.com']);
  expect(mail.attachments.map(({ filename, type }) => [filename, type])).toEqual(
    [...codes, `Auftragsbestätigung ${intent.orderNumber}`].map((name) => [`${name}.pdf`, 'application/pdf']),
  );
  for (const [index, { base64 }] of mail.attachments.slice(0, 2).entries()) {
    expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(base64).toBe(await labelOf(session, intent, index));
  }
  for (const code of codes) expect(mail.text).toContain(`https://hafenpost.example/track/${code}`);
  expect(mail.text).toContain('Chloé <b>Łuc</b> & "Söhne", Paris (Frankreich)');
  expect(mail.html).toContain('Chloé &lt;b&gt;Łuc&lt;/b&gt; &amp; &quot;Söhne&quot;, Paris (Frankreich)');
  expect(mail.html).not.toContain('<b>');
  const [row] = await house.ctx.db.orm.select().from(outbox);
  expect(JSON.stringify(row).length, 'no label in the outbox').toBeLessThan(2_000);
});

test('the confirmation is in English when the purchase was, whatever the account’s language', async () => {
  await using house = await openHouse({ config });
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  await book(session, { rateId: rate.id, language: 'en' });
  const mail = await onlyMail(house, /^Your shipment HP-\S+ is booked$/);
  expect(mail.html).toContain('<html lang="en">');
  expect(mail.text).toContain('Your shipping labels are attached');
  expect(mail.text).toContain(`Total: €${rate.rate}`);
});

test.each([
  ['de', 'Auftragsbestätigung', 'Die Auftragsbestätigung liegt als PDF bei.'],
  ['en', 'Order confirmation', 'Your order confirmation is attached as a PDF.'],
] as const)(
  'the confirmation mail has the document its owner can download, in the language of the purchase (%s)',
  async (language, name, sentence) => {
    await using house = await openHouse({ config });
    await house.ctx.db.orm.update(users).set({ language: language === 'de' ? 'en' : 'de' });
    const session = await house.logIn('gold@example.com');
    await book(session, { rateId: rateOf(await askRates(session), 'UPS').id, language });
    const mail = await onlyMail(house, /^(Ihre Sendung|Your shipment)/);
    const [order] = await house.ctx.db.orm.select().from(orders);
    expect(namesIn(mail)).toContain(`${name} ${order?.orderNumber}.pdf`);
    const fetched = await session.get(`/api/orders/${order?.id}/confirmation?language=${language}`);
    expect(paperIn(mail)).toBe(fetched.rawPayload.toString('base64'));
    for (const said of [mail.text, mail.html]) expect(said).toContain(sentence);
  },
);

test('a mail sent again has the same document, byte for byte', async () => {
  await using house = await openHouse({ config });
  await buy(house);
  await house.ctx.db.orm.update(outbox).set({ recipient: 'drop-once@example.com' });
  await mailbox(house);
  house.advanceClock(HOUR_MS);
  const [first, second, ...more] = await mailbox(house);
  expect(more).toEqual([]);
  expect(first && paperIn(first)).toMatch(/^JVBERi0/);
  expect(second && paperIn(second)).toBe(first && paperIn(first));
});

test('an order whose document cannot be rendered is confirmed with labels only, and the log has an error', async () => {
  await using house = await openHouse({ config });
  const loud: unknown[] = [];
  house.ctx.log = Object.assign(Object.create(house.ctx.log) as typeof house.ctx.log, {
    error: (fields: unknown) => void loud.push(fields),
  });
  const { intent, orderId } = await buy(house);
  await house.ctx.db.orm.update(orders).set({ orderSnapshot: sql`'{"packages":"none"}'::jsonb` });
  const mail = await onlyMail(house, 'ist gebucht');
  expect(namesIn(mail)).toEqual((await codesOf(house, intent)).map((code) => `${code}.pdf`));
  expect(mail.text).toContain('Ihre Versandlabels liegen dieser E-Mail als PDF bei');
  expect(mail.text).not.toContain('Auftragsbestätigung');
  expect(loud).toMatchObject([{ orderId }]);
});

test.each([
  ['a private account is told of its right to withdraw', false],
  ['a business, which has no right to withdraw, is not told of one', true],
])('%s, and both learn how the invoice comes', async (_, business) => {
  await using house = await openHouse({ config });
  await house.ctx.db.orm.update(users).set({ business });
  await buy(house);
  const { text, html } = await onlyMail(house, 'ist gebucht');
  for (const said of [text, html]) {
    expect(said.includes('binnen vierzehn Tagen ohne Angabe von Gründen')).toBe(!business);
    expect(said).toContain('https://hafenpost.example/withdrawal');
    expect(said).toContain('Die Rechnung über den Versand erhalten Sie mit einer eigenen E-Mail.');
  }
});

test('for a hub route only the label to the hub is attached', async () => {
  await using house = await openHouse({ config });
  const session = await house.logIn('gold@example.com');
  const shipment = aShipment({ toAddress: toNewYork, packages: [aParcel(), aParcel()] });
  const opened = await book(session, { rateId: hubRate(await askRates(session, shipment)).id });
  expect(opened.statusCode, opened.body).toBe(200);
  await house.ctx.settled();
  const intent = await intentOf(session, opened.json<{ intentId: string }>().intentId);
  expect(intent.status).toBe('completed');
  const [first = '', onward = '', second = ''] = await codesOf(house, intent);
  const mail = await onlyMail(house, 'ist gebucht');
  expect(namesIn(mail)).toEqual([
    `${first}.pdf`,
    `${second}.pdf`,
    `Auftragsbestätigung ${intent.orderNumber}.pdf`,
  ]);
  expect(mail.text).not.toContain(onward);
  expect(mail.text).toMatch(/^Versand: HUB \w+ \(DPD [^+]+ \+ [^+]+\)$/m);
  expect(mail.text).toContain('Sie drucken nur die Labels zum Hub');
});

test('while an export is held the mail has the document and no label; the release brings the label alone', async () => {
  await using house = await openHouse({ config });
  const session = await house.logIn('gold@example.com');
  const toZurich = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });
  const intent = await bookAndSettle(house, session, {
    shipment: aShipment({ toAddress: toZurich, services: { exportDocumentation: true } }),
  });
  const confirmed = await onlyMail(house, 'ist gebucht');
  expect(namesIn(confirmed)).toEqual([`Auftragsbestätigung ${intent.orderNumber}.pdf`]);
  expect(confirmed.text).toContain('etwa 24 Stunden');
  expect(confirmed.text).toContain('Die Auftragsbestätigung liegt als PDF bei.');
  expect(confirmed.text).not.toContain('Versandlabels');
  await releaseHold(house.ctx, { order: intent.orderId ?? '', operator: 'anna' });
  const released = await onlyMail(house, 'ist freigegeben');
  expect(released.attachments.map(({ base64 }) => base64)).toEqual([await labelOf(session, intent, 0)]);
  expect(released.text).toContain('liegen dieser E-Mail als PDF bei');
});

test('a hold that ends when every label is being refunded is not announced', async () => {
  await using house = await openHouse({ config });
  const session = await house.logIn('gold@example.com');
  const shipment = aShipment({
    toAddress: anAddress({ country: 'CH', zip: '8001', city: 'Zürich' }),
    services: { exportDocumentation: true },
  });
  const intent = await bookAndSettle(house, session, { shipment });
  await refundByApi(session, { shipmentId: intent.orderId });
  await releaseHold(house.ctx, { order: intent.orderId ?? '', operator: 'anna' });
  expect((await mailbox(house)).filter(({ subject }) => subject.includes('freigegeben'))).toEqual([]);
});

test('a label refunded before the mail goes out is not in it', async () => {
  await using house = await openHouse({ config });
  const { session, intent, orderId } = await buy(house, { parcels: 2 });
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
  const [, second = ''] = await codesOf(house, intent);
  const mail = await onlyMail(house, 'ist gebucht');
  expect(namesIn(mail)).toEqual([`${second}.pdf`, `Auftragsbestätigung ${intent.orderNumber}.pdf`]);
});

test('a guest is written to at the address of the sender, in the language of the purchase', async () => {
  await using house = await openHouse({ config });
  const guest = house.visitor();
  const shipment = aShipment({ fromAddress: anAddress({ email: 'gast@example.com' }) });
  const opened = await openPayment(guest, 'paypal', { shipment });
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(guest, opened.paypalOrder.id);
  const mail = await onlyMail(house, 'ist gebucht');
  expect(mail.to).toEqual(['gast@example.com']);
  expect(mail.attachments).toHaveLength(2);
  const { text } = await readPdf(Buffer.from(paperIn(mail) ?? '', 'base64'));
  expect(text).toContain('Auftragsbestätigung HP-');
  expect(text, 'which a guest does not have').not.toContain('Dashboard');
  const { orderId } = await intentOf(guest, opened.intentId);
  await refundParcels(house.ctx, {
    orderId: orderId ?? '',
    packageIndexes: null,
    requestedBy: 'operator:anna',
  });
  expect((await onlyMail(house, 'ist angefordert')).to).toEqual(['gast@example.com']);
});

const withPickup = (toAddress = anAddress({ city: 'Paris', zip: '75001', country: 'FR' })) => {
  // At any hour of any day, with the label held or not.
  const [, , day = ''] = pickupDays(new Date());
  return aShipment({
    toAddress,
    services: { pickup: true },
    pickupDate: { date: day, timeFrom: '10:00', timeTo: '16:00' },
  });
};

test('a booked pickup is confirmed with number, day and hours, without an address, and once', async () => {
  await using house = await openHouse({ config });
  const session = await house.logIn('gold@example.com');
  const shipment = withPickup();
  const intent = await bookAndSettle(house, session, { shipment });
  const mail = await onlyMail(house, /^Die Abholung zu HP-\S+ ist gebucht$/);
  const day = shipment.pickupDate?.date.split('-').reverse().join('.') ?? '';
  expect(mail.text).toContain(`Abholtag: ${day}\nZeitfenster: 10:00 bis 16:00 Uhr (Berliner Zeit)`);
  expect(mail.text).toContain(`Bestätigungsnummer: ${intent.pickupConfirmation}`);
  expect(mail.text).not.toContain(shipment.fromAddress.street1);
  await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  await onlyMail(house, /^Die Abholung zu HP-\S+ ist gebucht$/);
});

test('the pickup mail of a hub route names the carrier that comes, and it is one that can be booked', async () => {
  await using house = await openHouse({ config });
  const session = await house.logIn('gold@example.com');
  const { id } = hubRate(await askRates(session, withPickup(toNewYork)));
  await book(session, { rateId: id });
  await house.ctx.settled();
  const mail = await onlyMail(house, /^Die Abholung zu HP-\S+ ist gebucht$/);
  expect(mail.text).toMatch(/^UPS holt Ihre Sendung/m);
});

test.each([
  ['one carrier', { rate: (reply: RatesReply) => rateOf(reply, 'UPS'), shipment: aShipment() }],
  ['the hub', { rate: hubRate, shipment: toUs('Zoë Quinn') }],
])(
  'for an order through %s, "View order" leads to its owner’s page, which nobody else can read',
  async (_, choice) => {
    await using house = await openHouse({ config });
    const { session, intentId } = await byInvoice(house, choice);
    const { orderId } = await intentOf(session, intentId);
    await refundByApi(session, { shipmentId: orderId });
    const mail = await onlyMail(house, 'ist angefordert');
    const link = /Bestellung ansehen:\nhttps:\/\/hafenpost\.example\/dashboard\?order=(HP-\S+)/.exec(
      mail.text,
    )?.[1];
    const read = await session.get(`/api/orders/${link ?? ''}`);
    expect(read.json(), read.body).toMatchObject({ order: { id: orderId, orderNumber: link } });
    const stranger = await house.logIn('privat@example.com');
    expect((await stranger.get(`/api/orders/${link ?? ''}`)).statusCode).toBe(404);
  },
);

test('an unconfirmed pickup is reported with a way to retry; the second attempt is reported as well', async () => {
  await using house = await openHouse({ config });
  const session = await house.logIn('gold@example.com');
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const intent = await bookAndSettle(house, session, { shipment: withPickup() });
  expect(intent.pickup).toBe('unconfirmed');
  const mail = await onlyMail(house, 'ist unbestätigt');
  expect(mail.text).toContain(`https://hafenpost.example/checkout-success?intentId=${intent.id}`);
  const reply = await session.post('/api/schedule-pickup', { shipmentId: intent.id });
  expect(reply.statusCode, reply.body).toBe(200);
  const { pickupConfirmation } = await intentOf(session, intent.id);
  const booked = await onlyMail(house, /^Die Abholung zu HP-\S+ ist gebucht$/);
  expect(booked.text).toContain(`Bestätigungsnummer: ${pickupConfirmation}`);
});

test('a pickup cancelled with its order is reported once', async () => {
  await using house = await openHouse({ config });
  const session = await house.logIn('gold@example.com');
  const intent = await bookAndSettle(house, session, { shipment: withPickup() });
  await refundByApi(session, { shipmentId: intent.orderId });
  await passTime(house, HOUR_MS);
  const mail = await onlyMail(house, /^Die Abholung zu HP-\S+ ist abgesagt$/);
  expect(mail.text).toContain(`Bestätigungsnummer: ${intent.pickupConfirmation}`);
});

test('a lifted hold and a cancelled pickup are reported in the account’s current language', async () => {
  await using house = await openHouse({ config });
  const session = await house.logIn('gold@example.com');
  const shipment = withPickup();
  const intent = await bookAndSettle(house, session, {
    shipment: {
      ...shipment,
      toAddress: anAddress({ country: 'CH', zip: '8001', city: 'Zürich' }),
      additionalServices: { ...shipment.additionalServices, exportDocumentation: true },
    },
  });
  await house.ctx.db.orm.update(users).set({ language: 'en' }).where(eq(users.email, 'gold@example.com'));
  await releaseHold(house.ctx, { order: intent.orderId ?? '', operator: 'anna' });
  await onlyMail(house, /^The label for your shipment HP-\S+ has been released$/);
  await refundByApi(session, { shipmentId: intent.orderId });
  await passTime(house, HOUR_MS);
  const mail = await onlyMail(house, /^The pickup for HP-\S+ has been cancelled$/);
  expect(mail.text).toContain(String(intent.pickupConfirmation));
});

test('a refund is reported in the account’s language: requested, granted, paid', async () => {
  await using house = await openHouse({ config });
  const { session, orderId, intent } = await buyByPayPal(house, 2);
  await house.ctx.db.orm.update(users).set({ language: 'en' }).where(eq(users.email, 'privat@example.com'));
  await refundByApi(session, { shipmentId: orderId });
  const requested = await onlyMail(house, /^Your refund for HP-\S+ has been requested$/);
  expect(requested.text).toContain('Packages: 1, 2 of 2');
  expect(requested.text).toContain(`Refund: €${intent.amount}`);
  for (let round = 0; round < 6; round += 1) await passTime(house, HOUR_MS);
  const after = (await mailbox(house)).filter(({ subject }) => /label|refunded/.test(subject));
  expect(after.map(({ subject }) => subject.replace(/HP-\S+/, '…').replace(/€[\d.]+/, '€')).sort()).toEqual([
    'The carrier has taken back the label for …',
    'The carrier has taken back the label for …',
    '€ refunded for …',
    '€ refunded for …',
  ]);
  const paidCents = after
    .flatMap(({ subject }) => /^€(\d+)\.(\d\d) /.exec(subject)?.slice(1, 3).join('') ?? [])
    .reduce((sum, cents) => sum + Number(cents), 0);
  expect(paidCents).toBe(intent.amountCents);
  expect(new Set(after.flatMap(({ to }) => to))).toEqual(new Set(['privat@example.com']));
});

test('a refund that the carrier refuses is reported with the reason', async () => {
  await using house = await openHouse({ config });
  const { session, orderId } = await buy(house, { name: 'REFUNDNO' });
  ageLabels(house);
  await refundByApi(session, { shipmentId: orderId });
  for (let round = 0; round < 6; round += 1) await passTime(house, HOUR_MS);
  const mail = await onlyMail(house, /^Keine Rückerstattung zu HP-/);
  expect(mail.text).toContain('der Carrier nimmt das Versandlabel nicht zurück');
  expect(await subjectsIn(house)).not.toContain('Der Carrier nimmt das Label zu … zurück');
});

test.each([
  [
    'de',
    [/^Ihre Rückerstattung zu HP-.*angefordert/, 'Sie erhalten es nicht mehr'],
    /^Keine Rückerstattung zu HP-/,
    'Sie erhalten es per E-Mail, sobald die Ausfuhranmeldung',
    'verwenden',
  ],
  [
    'en',
    [/^Your refund for HP-.*requested/, 'You will not receive it'],
    /^No refund for HP-/,
    'by e-mail as soon as the export declaration',
    'continue to use',
  ],
] as const)(
  'the request for a refund of a held label says that it will not come, a refused one when it comes (%s)',
  async (language, requested, subject, sentence, promise) => {
    await using house = await openHouse({ config });
    await house.ctx.db.orm.update(users).set({ language }).where(eq(users.email, 'gold@example.com'));
    const session = await house.logIn('gold@example.com');
    const { orderId } = await bookAndSettle(house, session, {
      shipment: aShipment({
        toAddress: anAddress({ name: 'REFUNDNO', country: 'CH', zip: '8001', city: 'Zürich' }),
        services: { exportDocumentation: true },
      }),
    });
    ageLabels(house);
    await refundByApi(session, { shipmentId: orderId });
    for (let round = 0; round < 6; round += 1) await passTime(house, HOUR_MS);
    expect((await onlyMail(house, requested[0])).text).toContain(requested[1]);
    const { text } = await onlyMail(house, subject);
    const words = text.replaceAll(/\s+/g, ' ');
    expect(words).toContain(sentence);
    expect(words).not.toContain(promise);
  },
);

test('an unpaid invoice is reduced, and the mail says so instead of promising money', async () => {
  await using house = await openHouse({ config });
  const { session, orderId } = await buy(house);
  await refundByApi(session, { shipmentId: orderId });
  for (let round = 0; round < 6; round += 1) await passTime(house, HOUR_MS);
  const mail = await onlyMail(house, 'gutgeschrieben');
  expect(mail.text).toContain('von Ihrer Rechnung abgezogen');
});

test('a cancelled order is reported once, with what happens to the money', async () => {
  await using house = await openHouse({ config });
  const { session, orderId } = await buyByPayPal(house);
  // As if the carrier had never sold the label.
  await house.ctx.db.orm.update(shipments).set({ trackingCode: null }).where(eq(shipments.orderId, orderId));
  for (let click = 0; click < 3; click += 1) {
    const reply = await session.post(`/api/dashboard/cancel-shipment/${orderId}`);
    expect(reply.statusCode, reply.body).toBe(200);
  }
  const mail = await onlyMail(house, 'ist storniert');
  expect(mail.text).toContain('auf dem Weg, auf dem Sie bezahlt haben');
});

const said = (code: string, status: string, hour: number) => ({
  tracking_number: code,
  status,
  event_timestamp: new Date(Date.parse('2026-11-20T08:00:00Z') + hour * HOUR_MS).toISOString(),
});

test('an incident is reported once per parcel and kind, however often and in whatever order it is received', async () => {
  await using house = await openHouse({ config });
  const { intent } = await buy(house, { parcels: 2 });
  const [first = '', second = ''] = await codesOf(house, intent);
  const failed = said(first, 'delivery_failed', 9);
  for (const call of [said(first, 'in_transit', 1), failed, failed, said(first, 'out_for_delivery', 8)])
    expect((await tell(house, call)).statusCode).toBe(200);
  const mail = await onlyMail(house, /^Problem mit Ihrer Sendung HP-/);
  expect(mail.text).toContain('UPS konnte Ihre Sendung nicht zustellen.');
  expect(mail.text).toContain(`https://hafenpost.example/track/${first}`);
  // Tried again, failed again: the same kind of incident.
  await tell(house, said(first, 'out_for_delivery', 20));
  await tell(house, said(first, 'delivery_failed', 21));
  await onlyMail(house, /^Problem mit Ihrer Sendung HP-/);
  await tell(house, said(second, 'delivery_failed', 22));
  await tell(house, said(first, 'return_to_sender', 30));
  const problems = (await mailbox(house)).filter(({ subject }) => subject.startsWith('Problem'));
  expect(problems).toHaveLength(3);
  const others = problems.slice(1).map(({ text }) => text);
  expect(others.join()).toContain(`https://hafenpost.example/track/${second}`);
  expect(others.join()).toContain('schickt Ihre Sendung an den Absender zurück');
});

test('the arrival is reported once, when the last parcel is there', async () => {
  await using house = await openHouse({ config });
  const { intent } = await buy(house, { parcels: 2 });
  const [first = '', second = ''] = await codesOf(house, intent);
  await tell(house, said(first, 'delivered', 9));
  expect(await subjectsIn(house)).toEqual(['Ihre Sendung … ist gebucht']);
  await Promise.all([1, 2, 3].map(() => tell(house, said(second, 'delivered', 10))));
  await tell(house, said(second, 'delivered', 11));
  await tell(house, said(second, 'in_transit', 5));
  const mail = await onlyMail(house, 'ist angekommen');
  expect(mail.text).toContain('Ihre 2 Pakete wurden zugestellt.');
  expect(await subjectsIn(house)).toHaveLength(2);
});

test('a parcel with a refused refund that arrives after the others is reported, too', async () => {
  await using house = await openHouse({ config });
  const { session, intent, orderId } = await buy(house, { parcels: 2, name: 'REFUNDNO' });
  ageLabels(house);
  const [first = '', second = ''] = await codesOf(house, intent);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  await tell(house, said(first, 'delivered', 9));
  const mail = await onlyMail(house, 'ist angekommen');
  expect(mail.text).not.toContain(second);
  await passTime(house, HOUR_MS);
  await tell(house, said(second, 'delivered', 30));
  await tell(house, said(second, 'delivered', 31));
  const arrivals = (await mailbox(house)).filter(({ subject }) => subject.includes('ist angekommen'));
  expect(arrivals).toHaveLength(2);
  expect(arrivals[1]?.text).toContain(second);
});

test('an incident while a parcel’s refund is pending is reported once the carrier has refused the refund', async () => {
  await using house = await openHouse({ config });
  const { session, intent, orderId } = await buy(house, { parcels: 2, name: 'REFUNDNO' });
  ageLabels(house);
  const [first = '', second = ''] = await codesOf(house, intent);
  const trouble = async () =>
    (await mailbox(house)).flatMap(({ subject, text }) => (subject.startsWith('Problem') ? [text] : []));
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  await tell(house, { ...said(first, 'on_hold', 8), reason: 'carrier_damaged_parcel' });
  await tell(house, said(second, 'return_to_sender', 9));
  expect(await trouble()).toHaveLength(1);
  await passTime(house, HOUR_MS);
  const all = await trouble();
  expect(all).toHaveLength(2);
  expect(all[1]).toContain(`https://hafenpost.example/track/${second}`);
});

test('an incident reported before the refund is not reported again when the carrier refuses it', async () => {
  await using house = await openHouse({ config });
  const { intent, orderId } = await buy(house, { parcels: 2, name: 'REFUNDNO' });
  ageLabels(house);
  const [, second = ''] = await codesOf(house, intent);
  await tell(house, { ...said(second, 'on_hold', 8), reason: 'customs_documentation' });
  await onlyMail(house, /^Problem mit Ihrer Sendung HP-/);
  await house.ctx.db.transaction((tx) => refreshOrder(tx, { orderId, released: 1 }, house.ctx.clock()));
  await onlyMail(house, /^Problem mit Ihrer Sendung HP-/);
});

test('nothing is reported as arrived at the hub; a problem beyond it has both codes, the final arrival the one on the parcel', async () => {
  await using house = await openHouse({ config });
  const session = await house.logIn('gold@example.com');
  const shipment = aShipment({ toAddress: toNewYork });
  const opened = await book(session, { rateId: hubRate(await askRates(session, shipment)).id });
  await house.ctx.settled();
  const intent = await intentOf(session, opened.json<{ intentId: string }>().intentId);
  const [first = '', onward = ''] = await codesOf(house, intent);
  await tell(house, said(first, 'delivered', 5));
  await tell(house, said(onward, 'on_hold', 20));
  const problem = await onlyMail(house, /^Problem/);
  expect(problem.text, 'its carrier knows no other number').toMatch(
    new RegExp(`^Carrier: (?!DPD).+\nTracking-Code: ${onward}\nIhr Label zum Hub: DPD ${first}$`, 'm'),
  );
  expect(problem.text).toContain(`/track/${first}`);
  await tell(house, said(onward, 'delivered', 40));
  const mail = await onlyMail(house, 'ist angekommen');
  expect(mail.text).toContain(first);
  expect(mail.text).not.toContain(onward);
});

test('nobody is mailed after closing the account', async () => {
  await using house = await openHouse({ config });
  const { intent } = await buy(house);
  await mailbox(house);
  await house.ctx.db.orm
    .update(users)
    .set({ deletedAt: house.ctx.clock() })
    .where(eq(users.email, 'gold@example.com'));
  const [code = ''] = await codesOf(house, intent);
  await tell(house, said(code, 'delivered', 9));
  expect(await subjectsIn(house)).toEqual(['Ihre Sendung … ist gebucht']);
});
