// The operator's command line: what is typed, and what it answers (C-44).
import { afterAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { ErrorReply } from '#contract/error.ts';
import { findIntent } from '#server/db/intents.ts';
import { insertPosting } from '#server/db/ledger.ts';
import { claimMails, insertMail } from '#server/db/outbox.ts';
import { insertWebhookEvent } from '#server/db/webhook-events.ts';
import { intents, outbox, refunds, users } from '#server/db/schema.ts';
import { runOperator } from '#server/operator/run-operator.ts';
import { deliverMails } from '#server/use-cases/mails/deliver-mails.ts';
import { askRates, bookAndSettle, intentOf, rateOf } from '../support/booking.ts';
import { anAddress, aShipment, batteries } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';
import { MINUTE_MS, parcelsOf } from '../support/refunding.ts';
import { operate, json, auditOf } from '../support/operator-desk.ts';

const house = await openHouse({ config: { publicUrl: 'https://hafenpost.example' } });

afterAll(() => house.close());

const toZurich = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });

test('wrong usage is explained in one sentence and exits with 2', async () => {
  for (const [words, sentence] of [
    ['intents frobnicate', '"frobnicate" is not understood. Usage: operator intents [--all]'],
    ['bake bread', 'There is no command "bake bread".'],
    ['intents --colour', "intents: Unknown option '--colour'."],
    ['intents show', 'Usage: operator intents show ID [--ask]'],
    ['intents --limit many', '--limit takes a number from 1 to 10000.'],
    ['users set-status gold@example.com platin', 'The status must be gold, silver or none.'],
    ['users set-discount gold@example.com 100', 'The discount must be a whole number from 0 to 99.'],
    ['users set-discount gold@example.com 7.5', 'The discount must be a whole number from 0 to 99.'],
    [
      'users set-fixed-discount gold@example.com 5,00',
      'The discount must be an amount in euro from 0 to 1000.00.',
    ],
    [
      'users set-fixed-discount gold@example.com 1000.01',
      'The discount must be an amount in euro from 0 to 1000.00.',
    ],
    ['orders refund HP-1 --packages 0', '--packages counts from 1, separated by commas: 1,2.'],
    ['intents attach-label ci_1 --file a.pdf', 'Each label needs one --file and one --tracking.'],
    ['intents attach-label ci_1 --file a.pdf --tracking ?', '"?" is not a tracking code.'],
    [
      'intents attach-label ci_1 --file a.pdf --tracking 1Z999AA1 --cost 12.345',
      '--cost is in euro, with a dot: 12.34.',
    ],
    ['intents resolve ci_1', '--note TEXT must say what was done about it.'],
    [
      'intents retry ci_1 --as Anna;DROP',
      '--as takes a short name of letters, digits, dot, dash and underscore.',
    ],
  ] as const) {
    const { code, out } = await operate(house, words);
    expect([code, out.split('\n')[0]], words).toEqual([2, sentence]);
  }
});

test('a change needs the operator’s name', async () => {
  const nobody = { operator: null, readFile: () => Promise.reject(new Error('none')) };
  const { code, out } = await runOperator(house.ctx, ['intents', 'retry', 'ci_1'], nobody);
  expect([code, out.split('\n')[0]]).toEqual([2, 'Who are you? Add --as NAME, or set OPERATOR_NAME.']);
  await runOperator(house.ctx, ['intents', 'retry', 'ci_nameless', '--as', 'Bert'], nobody);
  expect(await auditOf(house, 'ci_nameless')).toEqual(['operator:bert intent.retry refused: not_found']);
  expect(await runOperator(house.ctx, ['webhooks'], nobody)).toMatchObject({ code: 0 });
});

test('help has one line per command, and can be limited to a group', async () => {
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

test('an export hold is released: the label is available, and the customer is told', async () => {
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
  while ((await deliverMails(own.ctx)) > 0);
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

test('an order shows its batteries and each reason why it is held', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const services = { ...batteries('mix'), exportDocumentation: true };
  const { orderNumber } = await bookAndSettle(own, session, {
    shipment: aShipment({ toAddress: toZurich, services }),
  });
  const shown = async () => (await json<{ order: object }>(own, `orders show ${orderNumber}`)).order;
  expect(await shown()).toMatchObject({ batteries: 'mix, max2', 'held for': 'declaration, warehouse' });
  expect((await json<{ held: object[] }>(own, 'orders held')).held).toMatchObject([{ warehouse: true }]);
  await operate(own, `orders release-hold ${orderNumber}`);
  expect(await shown()).toMatchObject({ batteries: 'mix, max2', 'held for': null });
});

test('an order is refunded, in part and then in full, with the operator in the audit', async () => {
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
  const beyond = await operate(own, `orders refund ${id} --packages 9`);
  expect(beyond).toMatchObject({ code: 1, out: expect.stringMatching(/HP-\S+ has 2 parcels\./) as string });
  expect(await operate(own, 'orders refund HP-NONE')).toMatchObject({ code: 1 });
  expect(await auditOf(own, id)).toEqual([
    'operator:anna refund.request done',
    'operator:anna refund.request done',
    'operator:anna refund.request refused: invalid_request',
  ]);
  expect((await operate(own, `audit --subject ${id}`)).out).toContain('Address-was-wrong');
  expect(await auditOf(own, 'HP-NONE')).toEqual(['operator:anna refund.request refused: not_found']);
});

test('a refund that waits for the operator is retried or resolved', async () => {
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

test('a discount changes the next price, and the audit has both figures', async () => {
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

test('the account’s status allows or forbids paying by invoice', async () => {
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

test('a VAT id is verified only where there is one, and an unknown account is not recorded', async () => {
  expect((await operate(house, 'users verify-vat business@example.com')).out).toContain('has no VAT ID');
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

test('a mail being sent is not sent by the operator at the same time', async () => {
  await using own = await openHouse();
  const { orm } = own.ctx.db;
  const now = own.ctx.clock();
  const mail = { id: 'ma_1', kind: 'hold-released', recipient: 'gold@example.com', language: 'en' } as const;
  const data = { intentId: 'ci_1', orderNumber: 'HP-1' };
  await insertMail(orm, { ...mail, data, createdAt: now, nextAttemptAt: now });
  const until = new Date(now.getTime() + MINUTE_MS);
  expect(await claimMails(orm, { now, until, limit: 5 })).toHaveLength(1);
  expect((await operate(own, 'outbox retry ma_1')).out).toContain('it is being sent');
  // The process that had it has died.
  own.advanceClock(2 * MINUTE_MS);
  expect(await operate(own, 'outbox retry ma_1')).toMatchObject({ code: 0 });
});

test('an abandoned mail is sent after all, and none is sent twice', async () => {
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
  expect(own.sandbox.mails()[0]?.subject).toBe('The label for your shipment HP-1 has been released');
  expect((await own.ctx.db.orm.select().from(outbox))[0]?.sentAt).toBeInstanceOf(Date);
  expect(await operate(own, 'outbox retry ma_1')).toMatchObject({ code: 1 });
  expect((await operate(own, 'outbox --failed')).out).toBe('none\n');
  expect(await auditOf(own, 'ma_1')).toEqual([
    'operator:anna mail.retry done',
    'operator:anna mail.retry refused: illegal_transition',
  ]);
});

test('the list of webhook calls shows what arrived and how often', async () => {
  const event = { provider: 'paypal', eventId: 'WH-1', kind: 'PAYMENT.CAPTURE.COMPLETED', intentId: null };
  for (let i = 0; i < 3; i += 1)
    await insertWebhookEvent(house.ctx.db.orm, { ...event, receivedAt: house.ctx.clock() });
  const { webhooks } = await json<{ webhooks: object[] }>(house, 'webhooks');
  expect(webhooks[0]).toMatchObject({ event: 'WH-1', deliveries: 3, intent: null });
});

test('the books command exits with 1 as soon as one posting does not add up', async () => {
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

test('everything on one intent is shown, and customer text cannot control the terminal', async () => {
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
