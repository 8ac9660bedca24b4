// Labels handled by the operator: made elsewhere and attached, or fetched after all (C-44).
import { afterAll, expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import { euroFromCents } from '#domain/money.ts';
import { pickupDays } from '#domain/pickup.ts';
import { noServices } from '#domain/services.ts';
import { findIntent } from '#server/db/intents.ts';
import { balances, findUnbalanced } from '#server/db/ledger.ts';
import { refunds } from '#server/db/schema.ts';
import { deliverMails } from '#server/use-cases/mails/deliver-mails.ts';
import { bookAndSettle, intentOf, storedIntent } from '../support/booking.ts';
import { aParcel, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';
import { toParis } from '../support/failed-purchases.ts';
import { requestRefund, expectCorrectBooks, orderOf } from '../support/refunding.ts';
import {
  aPdf,
  auditOf,
  houseWithFlakyCarrier,
  operate,
  payByCard,
  unsold,
} from '../support/operator-desk.ts';

const house = await openHouse({ config: { publicUrl: 'https://hafenpost.example' } });

afterAll(() => house.close());

test('a label made by hand is what the customer downloads, with order, mail and books', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const { id } = await bookAndSettle(own, session, {
    shipment: unsold({ packages: [aParcel(), aParcel()] }),
  });
  const files = { 'a.pdf': await aPdf('first'), 'b.pdf': await aPdf('second') };
  const attached = await operate(
    own,
    `intents attach-label ${id} --file b.pdf --tracking 1Z999BB2 --package 2 --cost 7.5 ` +
      '--file a.pdf --tracking 1z-999-AA1 --package 1 --cost 12.34',
    files,
  );
  expect(attached).toMatchObject({ code: 0 });
  const intent = await intentOf(session, id);
  expect(intent).toMatchObject({ status: 'completed', paid: true, trackingCode: '1Z999AA1;1Z999BB2' });
  for (const [index, content] of Object.values(files).entries()) {
    const label = await session.get(`/api/checkout-intents/${id}/label?package=${index}`);
    expect(label.statusCode, label.body).toBe(200);
    expect(Buffer.from(content).equals(label.rawPayload)).toBe(true);
  }
  while ((await deliverMails(own.ctx)) > 0);
  expect(own.sandbox.mails()[0]?.text).toMatch(/ {2}1Z999AA1\n.*\n {2}1Z999BB2\n/);
  const books = await balances(own.ctx.db.orm);
  expect(await findUnbalanced(own.ctx.db.orm)).toEqual([]);
  expect(books.get('carrier:by_hand')).toBe(-1984);
  expect(books.get('carrier:easypost')).toBeUndefined();
  expect(books.get('receivable:invoice')).toBe((await findIntent(own.ctx.db.orm, id))?.amountCents);
  expect(await auditOf(own, id)).toEqual(['operator:anna intent.attach-label done']);
  expect((await operate(own, `orders show ${intent.orderId ?? ''}`)).out).toContain('1Z999BB2');

  const twice = await operate(own, `intents attach-label ${id} --file a.pdf --tracking 1Z999AA1`, files);
  expect(twice).toEqual({
    code: 1,
    out: `Refused (illegal_transition): ${id} is completed: no label is missing.\n`,
  });
});

test('if one of two labels was bought, it is attached beside the other, and each cost is booked once', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const shipment = aShipment({ toAddress: toParis('PARTIALFAIL'), packages: [aParcel(), aParcel()] });
  const { id } = await bookAndSettle(own, session, { shipment });
  const [bought] = (await storedIntent(own, id)).labels ?? [];
  const costCents = bought?.costCents ?? 0;
  expect(costCents).toBeGreaterThan(0);
  const files = { 'a.pdf': await aPdf('first'), 'b.pdf': await aPdf('second') };
  const attach = (code: string) =>
    operate(
      own,
      `intents attach-label ${id} --file a.pdf --tracking ${code} --package 1 --cost ${euroFromCents(costCents)} ` +
        '--file b.pdf --tracking 1Z999BB2 --package 2 --cost 7.5',
      files,
    );
  expect((await attach('1Z999AA1')).out).toContain(
    `Parcel 1 already has a label: ${bought?.trackingCode}; attach that one.`,
  );
  expect(await storedIntent(own, id)).toMatchObject({ status: 'paid_label_failed', orderId: null });
  expect(await attach(bought?.trackingCode ?? '')).toMatchObject({ code: 0 });
  expect(await storedIntent(own, id)).toMatchObject({
    status: 'completed',
    labels: [
      { upstreamShipmentId: bought?.upstreamShipmentId, costCents },
      { upstreamShipmentId: '', costCents: 750 },
    ],
    labelCostCents: costCents + 750,
  });
  const books = await expectCorrectBooks(own);
  expect(books.get('label_cost')).toBe(costCents + 750);
  expect(books.get('carrier:by_hand')).toBe(-750);
  // Only a label the carrier has sold can be voided there.
  const { orderId } = await storedIntent(own, id);
  const back = (index: number) => requestRefund(session, { shipmentId: orderId, packageIndexes: [index] });
  expect((await back(1)).json()).toMatchObject({
    code: 'illegal_transition',
    details: { reason: 'no_label' },
  });
  expect((await back(0)).statusCode).toBe(200);
});

test.each(['card', 'invoice'] as const)(
  'paid by %s, a label made by hand is refunded by an operator only, and its cost stays in the books',
  async (by) => {
    const { moody } = await houseWithFlakyCarrier(true);
    await using _ = moody;
    const session = await moody.logIn('gold@example.com');
    const id = by === 'card' ? await payByCard(moody, session) : (await bookAndSettle(moody, session)).id;
    const files = { 'a.pdf': await aPdf('by hand') };
    const attach = `intents attach-label ${id} --file a.pdf --tracking 1Z999AA1 --cost 12.34`;
    expect(await operate(moody, attach, files)).toMatchObject({ code: 0 });
    const orderId = (await intentOf(session, id)).orderId ?? '';

    const own = await requestRefund(session, { shipmentId: orderId });
    expect([own.statusCode, own.json<ErrorReply>().code]).toEqual([409, 'illegal_transition']);
    expect(await operate(moody, `orders refund ${orderId} --reason never-used`)).toMatchObject({ code: 0 });
    await moody.ctx.settled();
    expect(await moody.ctx.db.orm.select().from(refunds)).toMatchObject([
      { state: 'money_refunded', requestedBy: 'operator:anna', attention: null, nextAttemptAt: null },
    ]);
    expect(await orderOf(moody, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    const books = [...(await expectCorrectBooks(moody))].filter(([, cents]) => cents !== 0);
    expect(Object.fromEntries(books)).toEqual({ label_cost: 1234, 'carrier:by_hand': -1234 });
    while ((await deliverMails(moody.ctx)) > 0);
    const mail = moody.sandbox.mails().find(({ subject }) => subject?.includes('angefordert'));
    expect(mail?.text).toContain('wir nehmen das Versandlabel zurück');
    expect(mail?.text).not.toMatch(/Carrier gebeten|Carrier an/);
  },
);

test('with a label made by hand nobody is asked to book a pickup that cannot be booked', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const pickupDate = { date: pickupDays(own.ctx.clock())[5] ?? '', timeFrom: '10:00', timeTo: '16:00' };
  const shipment = { ...unsold({ pickupDate }), additionalServices: { ...noServices, pickup: true } };
  const { id } = await bookAndSettle(own, session, { shipment });
  const files = { 'a.pdf': await aPdf('by hand') };
  await operate(own, `intents attach-label ${id} --file a.pdf --tracking 1Z999AA1`, files);
  const intent = await intentOf(session, id);
  expect(intent).toMatchObject({ status: 'completed', pickup: 'unconfirmed', pickupBookable: false });
  const order = await session.get(`/api/orders/${intent.orderId ?? ''}`);
  expect(order.json()).toMatchObject({ order: { pickup: { state: 'unconfirmed', bookable: false } } });
  const again = await session.post('/api/schedule-pickup', { shipmentId: id });
  expect(again.json<ErrorReply>().code).toBe('illegal_transition');
  while ((await deliverMails(own.ctx)) > 0);
  const mail = own.sandbox.mails().find(({ subject }) => subject?.includes('Abholung'));
  expect(mail?.text).toContain('Bitte geben Sie die Sendung selbst bei UPS ab.');
  expect(mail?.text).not.toMatch(/noch einmal|erneut/);
});

test('an unreadable PDF, or other than one label per parcel, is refused and changes nothing', async () => {
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session, { shipment: unsold() });
  const files = {
    'a.pdf': await aPdf('one'),
    'picture.pdf': new Uint8Array(Buffer.from('\x89PNG no pdf')),
    'torn.pdf': (await aPdf('torn')).slice(0, 60),
    'pageless.pdf': new Uint8Array(Buffer.from('%PDF-1.4 rubbish')),
  };
  const attach = (words: string) => operate(house, `intents attach-label ${id} ${words}`, files);
  expect((await attach('--file picture.pdf --tracking 1Z999AA1')).out).toContain('is not a readable PDF');
  expect((await attach('--file torn.pdf --tracking 1Z999AA1')).out).toContain('is not a readable PDF');
  expect((await attach('--file pageless.pdf --tracking 1Z999AA1')).out).toContain('is not a readable PDF');
  expect((await attach('--file a.pdf --tracking 1Z999AA1 --package 2')).out).toContain('parcels: 1');
  expect(await attach('--file gone.pdf --tracking 1Z999AA1')).toMatchObject({
    code: 2,
    out: expect.stringContaining('The file gone.pdf cannot be read (ENOENT).') as string,
  });
  expect(await intentOf(session, id)).toMatchObject({ status: 'paid_label_failed', orderId: null });
  expect(await auditOf(house, id)).toEqual([
    'operator:anna intent.attach-label refused: file_type_not_allowed',
    'operator:anna intent.attach-label refused: file_type_not_allowed',
    'operator:anna intent.attach-label refused: file_type_not_allowed',
    'operator:anna intent.attach-label refused: illegal_transition',
  ]);
});

test('bought labels whose files cannot be fetched are completed with files alone', async () => {
  await using lost = await openHouse({
    wrap: { carrier: (real) => ({ ...real, fetchLabel: () => Promise.reject(new Error('no such file')) }) },
  });
  const session = await lost.logIn('gold@example.com');
  const { id } = await bookAndSettle(lost, session);
  const [label] = (await findIntent(lost.ctx.db.orm, id))?.labels ?? [];
  const files = { 'a.pdf': await aPdf('again') };
  const attach = (code: string) =>
    operate(lost, `intents attach-label ${id} --file a.pdf --tracking ${code}`, files);
  expect((await attach('1ZSTRANGE')).out).toContain('was bought with other tracking codes');
  expect(await attach(label?.trackingCode ?? '')).toMatchObject({ code: 0 });
  expect(await intentOf(session, id)).toMatchObject({ status: 'completed' });
  expect((await session.get(`/api/checkout-intents/${id}/label`)).statusCode).toBe(200);
  await expectCorrectBooks(lost);
});
