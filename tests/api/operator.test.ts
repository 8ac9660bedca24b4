// The operator command: every verb, what it refuses, and that each leaves its row in the audit.
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { PDFDocument } from 'pdf-lib';
import { eq } from 'drizzle-orm';
import type { ErrorReply } from '#contract/error.ts';
import { pickupDays } from '#domain/pickup.ts';
import { noServices } from '#domain/services.ts';
import type { Shipment } from '#domain/shipment.ts';
import { listAudit } from '#server/db/audit.ts';
import { connect } from '#server/db/connect.ts';
import { lockDataDir } from '#server/db/data-lock.ts';
import { findIntent } from '#server/db/intents.ts';
import { balances, findUnbalanced, insertPosting } from '#server/db/ledger.ts';
import { insertMail } from '#server/db/outbox.ts';
import { insertWebhookEvent } from '#server/db/webhook-events.ts';
import { intents, outbox, refunds, users } from '#server/db/schema.ts';
import { closeDemo, seedDemo } from '#server/db/seed.ts';
import type { CarrierPort, Purchase } from '#server/gateways/carrier.ts';
import type { Captured } from '#server/gateways/payment.ts';
import { askServer, openLocalDoor } from '#server/operator/local-door.ts';
import { type Answer, runOperator } from '#server/operator/run-operator.ts';
import { deliverMails } from '#server/use-cases/mails/deliver-mails.ts';
import {
  askRates,
  atPayPal,
  bookAndSettle,
  intentOf,
  later,
  openPayment,
  purchasesAt,
  rateOf,
  resume,
  returnFromPayPal,
} from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { askBack, expectTrueBooks, orderOf, parcelsOf } from '../support/refunding.ts';
import { type Bundle, bundleOf } from '../support/server-process.ts';

const house = await openHouse({ config: { publicUrl: 'https://hafenpost.example' } });
afterAll(() => house.close());

const unsold = (change: Partial<Shipment> = {}): Shipment =>
  aShipment({
    toAddress: anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' }),
    ...change,
  });
const toZurich = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });

/** What was typed, with files by name; Anna sits at the keyboard. */
function operate(at: House, words: string, files: Record<string, Uint8Array> = {}) {
  return runOperator(at.ctx, words.split(' '), {
    operator: 'anna',
    readFile: (path) => {
      const content = files[path];
      if (content) return Promise.resolve(content);
      return Promise.reject(Object.assign(new Error('gone'), { code: 'ENOENT' }));
    },
  });
}

async function json<T>(at: House, words: string): Promise<T> {
  const { out } = await operate(at, `${words} --json`);
  return JSON.parse(out) as T;
}

/** By the alphabet: two rows may be of the same millisecond. */
const auditOf = async (at: House, subject: string): Promise<string[]> =>
  (await listAudit(at.ctx.db.orm, { subject, limit: 20 }))
    .map(({ actor, action, outcome }) => `${actor} ${action} ${outcome}`)
    .sort();

async function aPdf(words: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([288, 432]).drawText(words);
  return await document.save();
}

const refused: Purchase = { outcome: 'refused', code: 'postage_failure', text: 'The printer is out of ink.' };

/** A carrier that sells only while `sells.now`. */
async function moodyHouse(listen = false) {
  const sells = { now: false, unknown: false };
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    buy: (...args) => (sells.now ? real.buy(...args) : Promise.resolve(refused)),
  });
  const moody = await openHouse({ wrap: { carrier }, listen });
  return { moody, sells };
}

async function payByCard(at: House, session: Session, shipment = aShipment()): Promise<string> {
  const opened = await openPayment(session, 'computop', { shipment });
  await at.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: '4000019966199434' });
  await at.sandbox.settled();
  await at.ctx.settled();
  return opened.intentId;
}

test('wrong usage is told in one sentence and ends with 2', async () => {
  for (const [words, sentence] of [
    ['intents frobnicate', 'Usage: operator intents [--all]'],
    ['bake bread', 'There is no command "bake bread".'],
    ['intents --colour', "intents: Unknown option '--colour'."],
    ['intents show', 'Usage: operator intents show ID [--ask]'],
    ['intents --limit many', '--limit takes a number from 1 to 10000.'],
    ['users set-status gold@example.com platin', 'The status is gold, silver or none.'],
    ['users set-discount gold@example.com 100', 'The discount is a whole number from 0 to 99.'],
    ['users set-discount gold@example.com 7.5', 'The discount is a whole number from 0 to 99.'],
    [
      'users set-fixed-discount gold@example.com 5,00',
      'The discount is an amount in euro from 0 to 1000.00.',
    ],
    [
      'users set-fixed-discount gold@example.com 1000.01',
      'The discount is an amount in euro from 0 to 1000.00.',
    ],
    ['orders refund HP-1 --packages 0', '--packages counts from 1, with commas: 1,2.'],
    ['intents attach-label ci_1 --file a.pdf', 'Each label needs one --file and one --tracking.'],
    ['intents attach-label ci_1 --file a.pdf --tracking ?', '"?" is no tracking code.'],
    ['intents resolve ci_1', '--note TEXT says what was done about it.'],
    [
      'intents retry ci_1 --as Anna;DROP',
      '--as takes a short name of letters, digits, dot, dash and underscore.',
    ],
  ] as const) {
    const { code, out } = await operate(house, words);
    expect([code, out.split('\n')[0]], words).toEqual([2, sentence]);
  }
});

test('a change wants the name of whoever makes it', async () => {
  const nobody = { operator: null, readFile: () => Promise.reject(new Error('none')) };
  const { code, out } = await runOperator(house.ctx, ['intents', 'retry', 'ci_1'], nobody);
  expect([code, out.split('\n')[0]]).toEqual([2, 'Who are you? Add --as NAME, or set OPERATOR_NAME.']);
  await runOperator(house.ctx, ['intents', 'retry', 'ci_nameless', '--as', 'Bert'], nobody);
  expect(await auditOf(house, 'ci_nameless')).toEqual(['operator:bert intent.retry refused: not_found']);
  expect(await runOperator(house.ctx, ['webhooks'], nobody)).toMatchObject({ code: 0 });
});

test('help has one line per command, and of one group alone', async () => {
  const { code, out } = await operate(house, '--help');
  expect(code).toBe(0);
  for (const name of [
    'intents retry ID',
    'orders release-hold',
    'users verify-vat',
    'outbox retry',
    'ledger',
  ])
    expect(out).toContain(name);
  expect((await operate(house, 'users --help')).out).not.toContain('ledger');
});

test('a paid parcel without a label is on the list, and a retry buys it', async () => {
  const { moody, sells } = await moodyHouse();
  await using _ = moody;
  const session = await moody.logIn('gold@example.com');
  const { id } = await bookAndSettle(moody, session);
  expect((await operate(moody, 'intents')).out).toContain(`${id}  paid_label_failed  label_failed`);

  const again = await operate(moody, `intents retry ${id}`);
  expect(again.code).toBe(1);
  expect(again.out).toContain('It still needs a person: The printer is out of ink.');
  expect((await operate(moody, 'intents')).out).toContain(id);

  sells.now = true;
  expect(await operate(moody, `intents retry ${id}`)).toMatchObject({ code: 0 });
  expect(await intentOf(session, id)).toMatchObject({ status: 'completed', paid: true });
  expect(purchasesAt(moody)).toHaveLength(1);
  expect((await operate(moody, 'intents')).out).toBe('none\n');
  expect((await operate(moody, 'intents --all')).out).toContain(id);
  expect((await operate(moody, `intents retry ${id}`)).out).toContain('there is nothing left to try');
  expect(await auditOf(moody, id)).toEqual([
    'operator:anna intent.retry done',
    'operator:anna intent.retry done',
    'operator:anna intent.retry refused: illegal_transition',
  ]);
  await expectTrueBooks(moody);
});

test('a retry that comes to nothing stays on the list, whatever the job does', async () => {
  const { moody, sells } = await moodyHouse();
  await using _ = moody;
  const { id } = await bookAndSettle(moody, await moody.logIn('gold@example.com'));
  sells.now = true;
  moody.sandbox.faults.add({ match: { path: /shipments/ }, mode: '500' });
  expect(await operate(moody, `intents retry ${id}`)).toMatchObject({ code: 1 });
  for (let i = 0; i < 3; i += 1) {
    moody.advanceClock(600_000);
    await resume(moody);
  }
  expect(await findIntent(moody.ctx.db.orm, id)).toMatchObject({ status: 'paid_label_failed' });
  expect((await operate(moody, 'intents')).out).toContain(`${id}  paid_label_failed  stuck`);
});

test('a capture that was refused is tried again at once', async () => {
  let refusals = 1;
  await using failing = await openHouse({
    wrap: {
      payment: (real) => ({
        ...real,
        capture: (...args): Promise<Captured> =>
          (refusals -= 1) >= 0
            ? Promise.resolve({ outcome: 'refused', code: 'declined', text: 'Not today.' })
            : real.capture(...args),
      }),
    },
  });
  const session = await failing.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(failing, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await failing.ctx.settled();
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'unlock_failed' });
  expect(await operate(failing, `intents retry ${intentId}`)).toMatchObject({ code: 0 });
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'completed', paid: true });
  await expectTrueBooks(failing);
});

test('one that cannot be unlocked is given up: label and hold go back, and it is cancelled', async () => {
  await using failing = await openHouse({
    wrap: {
      payment: (real) => ({
        ...real,
        capture: () => Promise.resolve({ outcome: 'refused', code: 'declined', text: 'Not today.' }),
      }),
    },
  });
  const session = await failing.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(failing, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await failing.ctx.settled();
  expect(await operate(failing, `intents give-up ${intentId} --reason asked-for`)).toMatchObject({ code: 0 });
  await failing.ctx.settled();
  expect(await findIntent(failing.ctx.db.orm, intentId)).toMatchObject({
    status: 'cancelled',
    payment: 'voided',
    labelFate: 'void_requested',
  });
  expect(await operate(failing, `intents give-up ${intentId}`)).toMatchObject({ code: 1 });
});

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
  await deliverMails(own.ctx);
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

test.each(['card', 'invoice'] as const)(
  'paid by %s, a label made by hand is given back by an operator alone, and what it has cost stays in the books',
  async (by) => {
    const { moody } = await moodyHouse(true);
    await using _ = moody;
    const session = await moody.logIn('gold@example.com');
    const id = by === 'card' ? await payByCard(moody, session) : (await bookAndSettle(moody, session)).id;
    const files = { 'a.pdf': await aPdf('by hand') };
    const attach = `intents attach-label ${id} --file a.pdf --tracking 1Z999AA1 --cost 12.34`;
    expect(await operate(moody, attach, files)).toMatchObject({ code: 0 });
    const orderId = (await intentOf(session, id)).orderId ?? '';

    const own = await askBack(session, { shipmentId: orderId });
    expect([own.statusCode, own.json<ErrorReply>().code]).toEqual([409, 'illegal_transition']);
    expect(await operate(moody, `orders refund ${orderId} --reason never-used`)).toMatchObject({ code: 0 });
    await moody.ctx.settled();
    expect(await moody.ctx.db.orm.select().from(refunds)).toMatchObject([
      { state: 'money_refunded', requestedBy: 'operator:anna', attention: null, nextAttemptAt: null },
    ]);
    expect(await orderOf(moody, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    const books = [...(await expectTrueBooks(moody))].filter(([, cents]) => cents !== 0);
    expect(Object.fromEntries(books)).toEqual({ label_cost: 1234, 'carrier:by_hand': -1234 });
    await deliverMails(moody.ctx);
    const mail = moody.sandbox.mails().find(({ subject }) => subject?.includes('beantragt'));
    expect(mail?.text).toContain('wir nehmen das Versandlabel zurück');
    expect(mail?.text).not.toMatch(/Carrier gebeten|Carrier an/);
  },
);

test('with a label made by hand nobody is sent to book a pickup that cannot be booked', async () => {
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
  await deliverMails(own.ctx);
  const mail = own.sandbox.mails().find(({ subject }) => subject?.includes('Abholung'));
  expect(mail?.text).toContain('Bitte geben Sie die Pakete selbst bei UPS ab.');
  expect(mail?.text).not.toMatch(/noch einmal|erneut/);
});

test('what is no readable PDF, or not one label for each parcel, is refused and changes nothing', async () => {
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session, { shipment: unsold() });
  const files = {
    'a.pdf': await aPdf('one'),
    'picture.pdf': new Uint8Array(Buffer.from('\x89PNG no pdf')),
    'torn.pdf': (await aPdf('torn')).slice(0, 60),
  };
  const attach = (words: string) => operate(house, `intents attach-label ${id} ${words}`, files);
  expect((await attach('--file picture.pdf --tracking 1Z999AA1')).out).toContain(
    'is no PDF that can be read',
  );
  expect((await attach('--file torn.pdf --tracking 1Z999AA1')).out).toContain('is no PDF that can be read');
  expect((await attach('--file a.pdf --tracking 1Z999AA1 --package 2')).out).toContain('has 1 parcel(s)');
  expect(await attach('--file gone.pdf --tracking 1Z999AA1')).toMatchObject({
    code: 2,
    out: expect.stringContaining('The file gone.pdf cannot be read (ENOENT).') as string,
  });
  expect(await intentOf(session, id)).toMatchObject({ status: 'paid_label_failed', orderId: null });
  expect(await auditOf(house, id)).toEqual([
    'operator:anna intent.attach-label refused: file_type_not_allowed',
    'operator:anna intent.attach-label refused: file_type_not_allowed',
    'operator:anna intent.attach-label refused: illegal_transition',
  ]);
});

test('bought labels whose files cannot be had are completed by files alone', async () => {
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
  await expectTrueBooks(lost);
});

test('a card payment without a label is given up: the money goes back, once', async () => {
  const { moody } = await moodyHouse(true);
  await using _ = moody;
  const session = await moody.logIn();
  const id = await payByCard(moody, session);
  expect(await intentOf(session, id)).toMatchObject({ status: 'paid_label_failed' });
  const shown = await operate(moody, `intents show ${id} --ask`);
  expect(shown.out).toMatch(/computop\s+\S+\s+captured \{.*"amountCents":/);
  expect(shown.out).toContain('nothing bought');

  expect(await operate(moody, `intents give-up ${id}`)).toMatchObject({ code: 0 });
  await moody.ctx.settled();
  expect(await findIntent(moody.ctx.db.orm, id)).toMatchObject({ status: 'refunded', payment: 'refunded' });
  const books = [...(await balances(moody.ctx.db.orm)).values()];
  expect([books.length, books.filter((cents) => cents !== 0)]).toEqual([3, []]);
  const told = (await moody.ctx.db.orm.select().from(outbox)).filter(
    ({ kind }) => kind === 'checkout-given-up',
  );
  expect(told, 'once, in the language of the purchase').toMatchObject([
    { recipient: 'privat@example.com', language: 'de', data: { intentId: id, byInvoice: false } },
  ]);
  expect(await findUnbalanced(moody.ctx.db.orm)).toEqual([]);
  expect(await operate(moody, `intents give-up ${id}`)).toMatchObject({ code: 1 });
  expect(await auditOf(moody, id)).toEqual([
    'operator:anna intent.give-up done',
    'operator:anna intent.give-up refused: illegal_transition',
  ]);
});

test('as long as the provider has not given the money back, nobody is told that it has', async () => {
  const { moody } = await moodyHouse(true);
  await using _ = moody;
  const session = await moody.logIn();
  const id = await payByCard(moody, session);
  moody.sandbox.faults.add({ match: { path: '/computop/credit.aspx' }, mode: '500', times: 1 });
  await operate(moody, `intents give-up ${id}`);
  expect(await intentOf(session, id)).toMatchObject({ status: 'refunded', problem: 'refund_pending' });
  await later(moody, 60_000);
  expect(await findIntent(moody.ctx.db.orm, id)).toMatchObject({ payment: 'refunded' });
  expect(await intentOf(session, id)).toMatchObject({ status: 'refunded', problem: null });
});

test('an invoice without a label is given up: nothing was owed, nothing is', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const { id } = await bookAndSettle(own, session, { shipment: unsold() });
  expect(await operate(own, `intents give-up ${id}`)).toMatchObject({ code: 0 });
  expect(await intentOf(session, id)).toMatchObject({ status: 'refunded' });
  expect((await balances(own.ctx.db.orm)).size).toBe(0);
  expect((await operate(own, 'intents')).out).toBe('none\n');
});

test('whoever holds an intent at this moment is not disturbed', async () => {
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session, { shipment: unsold() });
  const until = new Date(house.ctx.clock().getTime() + 5_000);
  await house.ctx.db.orm
    .update(intents)
    .set({ claimToken: 'somebody', claimedUntil: until })
    .where(eq(intents.id, id));
  for (const words of [`intents retry ${id}`, `intents give-up ${id}`]) {
    const { code, out } = await operate(house, words);
    expect([code, out.includes('is being worked on at this moment')]).toEqual([1, true]);
  }
});

test('a matter that was settled elsewhere is taken off the list with a note', async () => {
  const { id } = await bookAndSettle(house, await house.logIn('gold@example.com'));
  await house.ctx.db.orm.update(intents).set({ attention: 'label_not_taken_back' }).where(eq(intents.id, id));
  expect(await operate(house, `intents resolve ${id} --note called-UPS`)).toMatchObject({ code: 0 });
  expect(await operate(house, `intents resolve ${id} --note called-UPS`)).toMatchObject({ code: 1 });
  const { out } = await operate(house, `audit --subject ${id}`);
  expect(out).toContain('{"note":"called-UPS","attention":"label_not_taken_back"}');
  const paid = await bookAndSettle(house, await house.logIn('gold@example.com'), { shipment: unsold() });
  expect((await operate(house, `intents resolve ${paid.id} --note never-mind`)).out).toContain(
    'attach one, or',
  );
});

test('an export hold is released: the label can be had, and the customer hears of it', async () => {
  await using own = await openHouse({ config: { publicUrl: 'https://hafenpost.example' } });
  const session = await own.logIn('gold@example.com');
  const shipment = aShipment({ toAddress: toZurich, services: { exportDocumentation: true } });
  const { id } = await bookAndSettle(own, session, { shipment });
  const label = () => session.get(`/api/checkout-intents/${id}/label?package=0`);
  expect((await label()).json<ErrorReply>().code).toBe('export_hold');
  const intent = await findIntent(own.ctx.db.orm, id);
  const { order } = await json<{ order: { number: string; 'export hold': boolean } }>(
    own,
    `orders show ${intent?.orderId ?? ''}`,
  );
  expect(order['export hold']).toBe(true);

  expect(await operate(own, `orders release-hold ${order.number.toLowerCase()}`)).toMatchObject({ code: 0 });
  expect((await label()).statusCode).toBe(200);
  expect(await intentOf(session, id)).toMatchObject({ exportHold: false });
  await deliverMails(own.ctx);
  const mail = own.sandbox.mails().find(({ subject }) => subject?.includes('freigegeben'));
  expect(mail?.to).toEqual(['gold@example.com']);
  expect(mail?.text).toContain(`https://hafenpost.example/checkout-success?intentId=${id}`);
  expect(mail?.text).toContain(order.number);

  expect((await operate(own, `orders release-hold ${order.number}`)).out).toContain('is not held');
  expect(await operate(own, 'orders release-hold HP-000000-NOBODY')).toMatchObject({ code: 1 });
  expect(await auditOf(own, intent?.orderId ?? '')).toEqual([
    'operator:anna order.release-hold done',
    'operator:anna order.release-hold refused: illegal_transition',
  ]);
});

test('an order is given back, in part and then whole, with the operator in the audit', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const { orderId } = await bookAndSettle(own, session, { shipment: parcelsOf(2) });
  const id = orderId ?? '';
  const first = await operate(own, `orders refund ${id} --packages 2 --reason Address-was-wrong`);
  expect(first).toMatchObject({ code: 0 });
  expect(first.out).toMatch(/2\s+success\s+rf_/);
  const [row] = await own.ctx.db.orm.select().from(refunds);
  expect(row).toMatchObject({ packageIndex: 1, requestedBy: 'operator:anna' });
  expect(await operate(own, `orders refund ${id}`)).toMatchObject({ code: 0 });
  expect(await operate(own, `orders refund ${id} --packages 9`)).toMatchObject({ code: 1 });
  expect(await operate(own, 'orders refund HP-NONE')).toMatchObject({ code: 1 });
  expect(await auditOf(own, id)).toEqual([
    'operator:anna refund.request done',
    'operator:anna refund.request done',
    'operator:anna refund.request refused: invalid_request',
  ]);
  expect((await operate(own, `audit --subject ${id}`)).out).toContain('Address-was-wrong');
  expect(await auditOf(own, 'HP-NONE')).toEqual(['operator:anna refund.request refused: not_found']);
});

test('a refund that waits for a person is tried again, or resolved', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const { orderId } = await bookAndSettle(own, session);
  await operate(own, `orders refund ${orderId ?? ''}`);
  await own.ctx.settled();
  const [row] = await own.ctx.db.orm.select().from(refunds);
  const id = row?.id ?? '';
  expect(await operate(own, `refunds retry ${id}`)).toMatchObject({ code: 1 });
  await own.ctx.db.orm.update(refunds).set({ attention: 'no_answer' });
  expect((await operate(own, 'refunds')).out).toContain('no_answer');
  expect(await operate(own, `refunds retry ${id}`)).toMatchObject({ code: 0 });
  expect((await operate(own, 'refunds')).out).toBe('none\n');
  expect((await operate(own, 'refunds --all')).out).toContain(id);
  expect(await operate(own, `refunds resolve ${id} --note done`)).toMatchObject({ code: 1 });
  await own.ctx.db.orm.update(refunds).set({ attention: 'invoice_was_paid' });
  expect(await operate(own, `refunds resolve ${id} --note transferred`)).toMatchObject({ code: 0 });
  expect(await auditOf(own, id)).toContain('operator:anna refund.resolve done');
});

test('a discount changes the next price, and the audit tells both figures', async () => {
  const session = await house.logIn('business@example.com');
  const priceNow = async () => Number(rateOf(await askRates(session), 'UPS').rate);
  const before = await priceNow();
  expect(await operate(house, 'users set-discount Business@Example.com 20')).toMatchObject({ code: 0 });
  expect(await priceNow()).toBeLessThan(before * 0.85);
  expect((await operate(house, 'audit --subject us_demo_business')).out).toContain(
    '{"after":{"permanentDiscountPercent":20},"before":{"permanentDiscountPercent":0}}',
  );
  await operate(house, 'users set-discount business@example.com 0');
  expect(await priceNow()).toBe(before);
});

test('a status opens and closes the invoice', async () => {
  const session = await house.logIn('privat@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  const buy = () => session.post('/api/invoice/checkout-intent', { rateId: rate.id }, key());
  const key = () => ({ headers: { 'idempotency-key': `operator-${Math.random()}-key-1` } });
  expect((await buy()).json<ErrorReply>().code).toBe('invoice_not_allowed');
  expect(await operate(house, 'users set-status privat@example.com gold')).toMatchObject({ code: 0 });
  expect((await buy()).statusCode).toBe(200);
  await house.ctx.settled();
  await operate(house, 'users set-status privat@example.com none');
  const { account } = await json<{ account: { status: string | null } }>(
    house,
    'users show privat@example.com',
  );
  expect(account.status).toBeNull();
});

test('a VAT id is verified only where there is one, and nobody unknown is written down', async () => {
  expect((await operate(house, 'users verify-vat business@example.com')).out).toContain('has no VAT id');
  expect(await operate(house, 'users verify-vat gold@example.com --no')).toMatchObject({ code: 0 });
  expect(await operate(house, 'users verify-vat gold@example.com')).toMatchObject({ code: 0 });
  expect(await auditOf(house, 'us_demo_gold')).toEqual([
    'operator:anna user.vat done',
    'operator:anna user.vat done',
  ]);
  expect((await operate(house, 'users verify-vat who@example.com')).out).toBe(
    'Refused (not_found): There is no account with this address.\n',
  );
  expect((await operate(house, 'audit')).out).not.toContain('who@example.com');
});

test('a mail that was given up is sent after all, and none is sent twice', async () => {
  await using own = await openHouse();
  const now = own.ctx.clock();
  await insertMail(own.ctx.db.orm, {
    id: 'ma_1',
    kind: 'hold-released',
    recipient: 'gold@example.com',
    language: 'en',
    data: { intentId: 'ci_1', orderNumber: 'HP-1' },
    createdAt: now,
    nextAttemptAt: now,
    failedAt: now,
    errorCode: '550',
  });
  expect((await operate(own, 'outbox --failed')).out).toContain('ma_1');
  expect(await deliverMails(own.ctx)).toBe(0);
  expect(await operate(own, 'outbox retry ma_1')).toMatchObject({ code: 0 });
  expect(await deliverMails(own.ctx)).toBe(1);
  expect(own.sandbox.mails()[0]?.subject).toBe('The label of your shipment HP-1 has been released');
  expect((await own.ctx.db.orm.select().from(outbox))[0]?.sentAt).toBeInstanceOf(Date);
  expect(await operate(own, 'outbox retry ma_1')).toMatchObject({ code: 1 });
  expect((await operate(own, 'outbox --failed')).out).toBe('none\n');
  expect(await auditOf(own, 'ma_1')).toEqual([
    'operator:anna mail.retry done',
    'operator:anna mail.retry refused: illegal_transition',
  ]);
});

test('the list of calls shows what came and how often', async () => {
  const event = { provider: 'paypal', eventId: 'WH-1', kind: 'PAYMENT.CAPTURE.COMPLETED', intentId: null };
  for (let i = 0; i < 3; i += 1)
    await insertWebhookEvent(house.ctx.db.orm, { ...event, receivedAt: house.ctx.clock() });
  const { webhooks } = await json<{ webhooks: object[] }>(house, 'webhooks');
  expect(webhooks[0]).toMatchObject({ event: 'WH-1', deliveries: 3, intent: null });
});

test('the books end with 1 as soon as one posting does not add up', async () => {
  await using own = await openHouse();
  await bookAndSettle(own, await own.logIn('gold@example.com'));
  const good = await operate(own, 'ledger');
  expect(good.code).toBe(0);
  expect(good.out).toMatch(/receivable:invoice\s+\d+\.\d\d/);
  await insertPosting(own.ctx.db.orm, {
    posting: 'ci_bad.move',
    intentId: 'ci_bad',
    lines: [{ account: 'sales', amountCents: 1 }],
    now: own.ctx.clock(),
  });
  const bad = await json<{ ok: boolean; unbalanced: object[] }>(own, 'ledger');
  expect(bad).toMatchObject({ ok: false, unbalanced: [{ posting: 'ci_bad.move' }] });
  expect((await operate(own, 'ledger')).code).toBe(1);
});

test('everything on one intent is shown, and no customer steers the terminal', async () => {
  const nasty = anAddress({ name: 'Eve\u009b2J Adams', country: 'FR', zip: '75001', city: 'Paris' });
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session);
  const stored = await findIntent(house.ctx.db.orm, id);
  if (!stored) throw new Error('gone');
  await house.ctx.db.orm
    .update(intents)
    .set({ shipment: { ...stored.shipment, toAddress: nasty } })
    .where(eq(intents.id, id));
  const { code, out } = await operate(house, `intents show ${id} --ask`);
  expect(code).toBe(0);
  expect(out).toContain('Eve 2J Adams');
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  for (const part of [
    'completed',
    'order-confirmed',
    `${id}.secure-invoice`,
    'receivable:invoice',
    `bought: ${stored.labels?.[0]?.trackingCode ?? '?'}`,
    'refund: none',
  ])
    expect(out).toContain(part);
  const [gold] = await house.ctx.db.orm.select().from(users).where(eq(users.email, 'gold@example.com'));
  expect(out).not.toContain(gold?.passwordHash ?? '');
  expect(await operate(house, 'intents show ci_none')).toMatchObject({ code: 1 });
});

let bundle: Promise<Bundle> | undefined;
afterAll(async () => (await bundle)?.remove());

async function command(argv: string[], env: Record<string, string>): Promise<Answer & { err: string }> {
  const { file } = await (bundle ??= bundleOf('operator'));
  return await new Promise((done) => {
    const child = spawn(process.execPath, [file, ...argv], {
      env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', OPERATOR_NAME: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('close', (code) => done({ code: code === 0 || code === 1 ? code : 2, out, err }));
  });
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hafenpost-operator-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('the real command answers from its own process', { timeout: 60_000 }, async () => {
  const DATA_DIR = await temporaryFolder();
  const help = await command(['--help'], { DATA_DIR });
  expect([help.code, help.out.startsWith('npm run operator -- COMMAND')]).toEqual([0, true]);
  expect(await readdir(DATA_DIR), 'help opens nothing').toEqual([]);
  expect(await command(['nonsense'], { DATA_DIR })).toMatchObject({ code: 2, out: '' });
  const books = await command(['ledger', '--json'], { DATA_DIR });
  expect([books.code, books.err]).toEqual([0, '']);
  expect(JSON.parse(books.out)).toMatchObject({ ok: true, accounts: [] });
});

test('with somebody else in the data directory it says so in one sentence', { timeout: 60_000 }, async () => {
  const DATA_DIR = await temporaryFolder();
  const unlock = await lockDataDir(DATA_DIR);
  const { code, err } = await command(['ledger'], { DATA_DIR });
  expect(code).toBe(1);
  expect(err).toBe(
    `The data directory ${DATA_DIR} is in use by process ${process.pid}; stop it first, or choose another DATA_DIR.\n`,
  );
  await unlock();
});

test(
  'a running server with the embedded database answers by a socket of its owner alone',
  { timeout: 60_000 },
  async () => {
    const DATA_DIR = await temporaryFolder();
    await using own = await openHouse({ config: { dataDir: DATA_DIR } });
    const unlock = await lockDataDir(DATA_DIR);
    const socket = join(DATA_DIR, 'operator.sock');
    await writeFile(socket, 'left behind by a server that was killed');
    const close = await openLocalDoor(own.ctx);
    expect((await stat(socket)).mode & 0o777).toBe(0o600);

    const session = await own.logIn('gold@example.com');
    const { id } = await bookAndSettle(own, session, { shipment: unsold() });
    await writeFile(join(DATA_DIR, 'label.pdf'), await aPdf('by hand'));
    const label = relative(process.cwd(), join(DATA_DIR, 'label.pdf'));
    const attach = ['intents', 'attach-label', id, '--file', label, '--tracking', '1Z999AA1'];
    expect(await command(attach, { DATA_DIR })).toMatchObject({ code: 2 });
    expect(await command(attach, { DATA_DIR, OPERATOR_NAME: 'carla' })).toMatchObject({ code: 0, err: '' });
    expect(await intentOf(session, id)).toMatchObject({ status: 'completed' });
    expect(await auditOf(own, id)).toEqual(['operator:carla intent.attach-label done']);

    expect(await askServer(DATA_DIR, { argv: [], operator: null, cwd: 'relative' })).toEqual({
      code: 1,
      out: 'The server could not do it; its log says why.\n',
    });
    const tooLong = { argv: ['x'.repeat(100_000)], operator: null, cwd: '/' };
    expect(await askServer(DATA_DIR, tooLong)).toMatchObject({ code: 1 });
    await close();
    expect(await askServer(DATA_DIR, { argv: ['ledger'], operator: null, cwd: '/' })).toBeNull();
    await unlock();
  },
);

test('a database of real carriers is not touched with the sandbox in mind', { timeout: 60_000 }, async () => {
  const DATA_DIR = await temporaryFolder();
  const db = await connect({ databaseUrl: null, dataDir: DATA_DIR });
  await seedDemo(db.orm, new Date());
  await closeDemo(db.orm);
  await db.close();
  const { code, err } = await command(['ledger'], { DATA_DIR });
  expect(code).toBe(1);
  expect(err).toMatch(/^This database belongs to a server with real carriers/);
});
