// The provider has refunded a different sum: the operator says how much, and books, documents and mail follow.
import { expect, test } from 'vitest';
import { euroFromCents } from '#domain/money.ts';
import { listAudit } from '#server/db/audit.ts';
import { findRefunds } from '#server/db/refunds.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { type House, openHouse } from '../support/house.ts';
import { mailbox } from '../support/mailbox.ts';
import { operate } from '../support/operator-desk.ts';
import { allPapers, papersOf, read } from '../support/papers.ts';
import {
  type Bought,
  buyByPayPal,
  buyTwoByCard,
  expectCorrectBooks,
  forgetRefunds,
  refundByApi,
  refundOf,
  HOUR_MS,
  skipPastLastTry,
  onlyRefund,
  orderOf,
  passTime,
  rowsOf,
} from '../support/refunding.ts';

type BoughtTwo = Omit<Bought, 'intent'>;

const firstOf = async (house: House, orderId: string) => {
  const refund = (await findRefunds(house.ctx.db.orm, orderId)).find(
    ({ packageIndex }) => packageIndex === 0,
  );
  if (!refund) throw new Error('Its first parcel is not given back.');
  return refund;
};

/**
 * The provider has refunded `first` for the first parcel, a backup knows nothing of it, and `second` is requested in
 * vain; null: all, of both parcels.
 */
async function stuck(house: House, two: BoughtTwo, [first, second]: [number, number | null]) {
  const { session, orderId } = two;
  const before = await rowsOf(house);
  await refundOf(house, orderId, first);
  for (let round = 0; round < 2; round += 1) await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', amountCents: first });
  await forgetRefunds(house, before);
  if (second === null) await refundByApi(session, { shipmentId: orderId });
  else await refundOf(house, orderId, second);
  for (let round = 0; round < 15; round += 1) await passTime(house, HOUR_MS);
  const refund = await firstOf(house, orderId);
  expect(refund).toMatchObject({ state: 'carrier_accepted', attention: 'stuck' });
  return { ...two, refund };
}

const settleBy = (house: House, id: string, ...words: string[]) => {
  skipPastLastTry(house);
  return operate(house, ['refunds', 'settle', id, '--reference', 'SEPA 4711', ...words]);
};

/** The correction for this refund: its facts, and the customer's text. */
async function correctionOf(
  house: House,
  { session, orderId, refund }: BoughtTwo & { refund: { id: string } },
) {
  await issueDocuments(house.ctx);
  const meant = (await allPapers(house)).find(({ refundId }) => refundId === refund.id);
  if (!meant) throw new Error('It is not corrected.');
  const papers = await papersOf(session, orderId);
  const paper = papers.find(({ number }) => number === meant.facts.documentNumber);
  return { facts: meant.facts, text: await read(session, paper?.url ?? '') };
}

const inGerman = (cents: number): string => euroFromCents(cents).replace('.', ',');

/** The mails about this sum; two parcels may be worth the same. */
const mailsOf = async (house: House, cents: number): Promise<string[]> =>
  (await mailbox(house))
    .filter(({ subject }) => new RegExp(`^${inGerman(cents)}.* erstattet$`).test(subject))
    .map(({ text }) => text);

test.for([
  ['paypal', (house: House): Promise<BoughtTwo> => buyByPayPal(house, 2)],
  ['computop', buyTwoByCard],
] as const)(
  '%s has refunded a different sum in part: the rest is transferred, and the correction says how much',
  async ([provider, buyTwo]) => {
    await using house = await openHouse({ listen: true });
    const bought = await stuck(house, await buyTwo(house), [500, null]);
    const { orderId, refund } = bought;
    const { amountCents } = refund;
    const rest = amountCents - 500;
    const settled = await settleBy(house, refund.id, '--amount', '5.00');
    expect(settled, settled.out).toMatchObject({ code: 0 });
    expect(settled.out).toContain(`Now transfer ${euroFromCents(rest)} EUR to the customer.`);
    const over = { state: 'money_refunded', amountCents, attention: null, nextAttemptAt: null };
    expect(await firstOf(house, orderId)).toMatchObject(over);
    const books = await expectCorrectBooks(house);
    expect(books.get('cash:bank')).toBe(0 - rest);
    const [row] = await listAudit(house.ctx.db.orm, { subject: refund.id, limit: 1 });
    expect(row).toMatchObject({
      action: 'refund.settle',
      details: { reference: 'SEPA 4711', back: '5.00', transfer: euroFromCents(rest) },
    });

    const mails = await mailsOf(house, amountCents);
    expect(mails.filter((text) => text.includes(`Die übrigen ${inGerman(rest)}`))).toHaveLength(1);
    expect(mails.join()).not.toContain('Wir haben es Ihnen überwiesen.');
    const { facts, text } = await correctionOf(house, bought);
    expect(text).toContain(`Von dem Betrag gehen Ihnen ${inGerman(rest)}`);
    expect(text).toContain('Das Entgelt für die folgenden Pakete entfällt.');
    expect(facts).toMatchObject({
      grossCents: 0 - amountCents,
      transferredCents: rest,
      paidBy: provider,
    });

    // The other parcel, queued behind it at Computop, is refunded as usual; the balance left is what was transferred.
    await passTime(house, HOUR_MS);
    expect(await orderOf(house, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    const end = await expectCorrectBooks(house);
    expect([...end].filter(([, cents]) => cents !== 0)).toEqual(
      expect.arrayContaining([
        [`cash:${provider}`, rest],
        ['cash:bank', 0 - rest],
      ]),
    );
    expect([end.get('sales') ?? 0, end.get('vat') ?? 0, end.get('customs') ?? 0]).toEqual([0, 0, 0]);
  },
);

test.for([
  ['smaller', [500, null]],
  ['larger', [900, 400]],
] as [string, [number, number | null]][])(
  'the %s sum refunded by the provider is final: order, document and mail name it',
  async ([, sums]) => {
    await using house = await openHouse();
    const bought = await stuck(house, await buyByPayPal(house, 2), sums);
    const { orderId, refund } = bought;
    const [back] = sums;
    const settled = await settleBy(house, refund.id, '--at-provider', '--amount', euroFromCents(back));
    expect(settled.out).toContain(`${euroFromCents(back)} EUR of`);
    expect(settled.out).not.toContain('transferred');
    expect(await firstOf(house, orderId)).toMatchObject({ state: 'money_refunded', amountCents: back });
    expect(await orderOf(house, orderId)).toMatchObject({ paymentStatus: 'partially_refunded' });
    const books = await expectCorrectBooks(house);
    expect(books.get('cash:bank')).toBeUndefined();
    const mails = await mailsOf(house, back);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('auf dem Weg zurück, auf dem Sie bezahlt haben');
    const { facts, text } = await correctionOf(house, bought);
    expect(text).not.toContain('Überweisung');
    expect(text).toContain('Das Entgelt für die folgenden Pakete mindert sich.');
    expect(facts.grossCents).toBe(0 - back);
    expect(facts).not.toHaveProperty('transferredCents');
    const [row] = await listAudit(house.ctx.db.orm, { subject: refund.id, limit: 1 });
    expect(row).toMatchObject({ details: { asked: euroFromCents(refund.amountCents) } });
  },
);

test('impossible sums are refused, and change nothing', async () => {
  await using house = await openHouse();
  const { orderId, refund } = await stuck(house, await buyByPayPal(house, 2), [500, null]);
  const worth = euroFromCents(refund.amountCents);
  const more = euroFromCents(refund.amountCents + 1);
  for (const amount of ['5,00', '0', '0.00', '-5', '5.001', 'all'])
    expect(await settleBy(house, refund.id, `--amount=${amount}`), amount).toMatchObject({ code: 2 });
  for (const words of [
    ['--amount', worth],
    ['--amount', more],
    ['--at-provider', '--amount', more],
  ])
    expect(await settleBy(house, refund.id, ...words), words.join(' ')).toMatchObject({ code: 1 });
  expect(await firstOf(house, orderId)).toMatchObject({ state: 'carrier_accepted', attention: 'stuck' });
});

test('a sum of a checkout is not settled in part', async () => {
  await using house = await openHouse();
  const words = ['intents', 'settle', 'ci_x', '--reference', 'SEPA 4711', '--amount', '5.00'];
  expect(await operate(house, words)).toMatchObject({ code: 2 });
});
