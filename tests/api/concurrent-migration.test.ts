// Several processes start at once on one PostgreSQL: one migrates, the others wait for it.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { advisoryKeys } from '#server/db/advisory-keys.ts';
import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { admin, withDatabase } from '../support/global-setup.ts';
import { isTransactionWaiting } from '../support/transaction-waiting.ts';

const LIMIT_MS = 200;

test('a process that starts while another still migrates waits for it, longer than any statement may take', async () => {
  const template = inject('template');
  if (template.kind === 'embedded') throw new Error('The embedded database is one process’s alone.');
  const name = `${template.name}_${randomUUID().replaceAll('-', '')}`;
  await admin(template.url, `create database ${name}`);
  const url = new URL(withDatabase(template.url, name));
  const first = await connect({ databaseUrl: url.href, dataDir: '' });
  url.searchParams.set('statement_timeout', String(LIMIT_MS));
  let starting: Promise<Database> | undefined;
  await first.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.migration})`);
    starting = connect({ databaseUrl: url.href, dataDir: '' });
    // Checked below.
    starting.catch(() => undefined);
    await expect.poll(() => isTransactionWaiting(first.orm)).toBe(true);
    // Three times the limit: if it applied, the waiting start would have failed by now.
    await pause(3 * LIMIT_MS);
  });
  await first.close();
  const second = await starting;
  expect(second?.kind).toBe('postgresql');
  await second?.close();
});
