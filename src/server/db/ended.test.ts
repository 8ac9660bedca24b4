// The indexes against double sales and refunds exclude what the domain counts as ended, and nothing else.
import type { SQL } from 'drizzle-orm';
import { getTableConfig, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { freesRate, IntentStatus } from '#domain/intent.ts';
import { locksLabel, RefundState } from '#domain/refund.ts';
import { intents, refunds } from './schema.ts';

/** The statuses that a partial index excludes. */
function leftOutBy(table: PgTable, name: string): string[] {
  const index = getTableConfig(table).indexes.find(({ config }) => config.name === name);
  const where: SQL | undefined = index?.config.where;
  if (!where) throw new Error(`No partial index ${name}`);
  const { sql } = new PgDialect().sqlToQuery(where);
  expect(sql).toMatch(/^\w+ (?:not in|<>) /);
  return [...sql.matchAll(/'(\w+)'/g)].map(([, word]) => word ?? '').sort();
}

test('the index against double sales leaves out exactly the rates that are free again', () => {
  expect(leftOutBy(intents, 'intents_live_rate_id')).toEqual(IntentStatus.options.filter(freesRate).sort());
});

test('the index against double refunds leaves out exactly those that leave the label usable', () => {
  const usable = RefundState.options.filter((state) => !locksLabel(state));
  expect(leftOutBy(refunds, 'refunds_live_package')).toEqual(usable.sort());
});
