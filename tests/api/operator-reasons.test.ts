// The reasons on the operator's lists are explained on the command line, where they appear.
import { expect, test } from 'vitest';
import { refunds } from '#server/db/schema.ts';
import { answerEarly } from '#server/operator/run-operator.ts';
import { openHouse } from '../support/house.ts';
import { operate } from '../support/operator-desk.ts';
import { buy, refundByApi } from '../support/refunding.ts';

/** Without a database. */
const help = (...words: string[]) => answerEarly(['help', ...words], null);

test('a reason is explained, for each list it may appear on, and nothing is opened for it', () => {
  const explained = help('stuck');
  expect(explained?.code).toBe(0);
  expect(explained?.out).toMatch(
    /^stuck \(intents\)\n {2}Many tries .* intents retry.*\n\nstuck \(refunds\)\n/,
  );
  expect(help('label_failed')?.out).toContain('intents attach-label');
  expect(help('invoice_was_paid')?.out).toContain(
    'Transfer the amount to the customer, then refunds resolve.',
  );
  expect(help('overdue')?.out).toContain('no server is running');
  expect(help('boredom')).toMatchObject({ code: 2 });
});

test('every command that a reason names exists', () => {
  const names = help('reasons')?.out.match(/\b(intents|refunds) (?!ID)[a-z-]+/g) ?? [];
  const all = help()?.out ?? '';
  expect(new Set(names).size).toBeGreaterThan(7);
  expect(names.filter((name) => !new RegExp(`^ {2}${name} `, 'm').test(all))).toEqual([]);
});

test('help on a group of commands is the same with either spelling', () => {
  expect(help('users')).toEqual(answerEarly(['users', '--help'], null));
  expect(help()?.out).toContain('operator help REASON');
});

test('a list with a reason on it says where that is explained', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buy(house);
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  expect((await operate(house, 'refunds --all')).out).not.toContain('help');
  await house.ctx.db.orm.update(refunds).set({ attention: 'no_answer' });
  expect((await operate(house, 'refunds')).out).toContain('What to do: help no_answer.');
});
