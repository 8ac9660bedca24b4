// One database and one sandbox for many cases: emptied between them, both clocks moved together.
import { randomUUID } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import type { Customer } from '#domain/user.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type Closing, type Context, createContext } from '#server/context.ts';
import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { openInMemory } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import * as schema from '#server/db/schema.ts';
import { admin, withDatabase } from '../support/global-setup.ts';
import { TEMPLATE_DUMP, templateDump } from '../support/template-dump.ts';

export type World = AsyncDisposable & {
  sandbox: Sandbox;
  /** A process that never dies: it requests quotes and reads the results. */
  ctx: Context;
  config: Config;
  now(): Date;
  /** Both clocks, and whatever the providers do meanwhile. */
  advance(ms: number): Promise<void>;
  /** As on the first day. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

const emptied = Object.values(schema)
  .map((table) => `"${getTableName(table)}"`)
  .filter((name) => name !== '"users"');
const truncateAll = `truncate ${emptied.join(', ')}`;
/** Four times as fast for a few rows, but it leaves dead rows behind: now and then the tables are truncated. */
const deleteAll = `with ${emptied.map((name, at) => `d${at} as (delete from ${name})`).join(', ')} select 1`;
const TRUNCATE_EVERY = 100;

export async function openWorld(): Promise<World> {
  const sandbox = await createSandbox({ port: 0 });
  const { db, remove } = await openDatabase();
  let offset = 0;
  let resets = 0;
  const now = (): Date => new Date(Date.now() + offset);
  const config = sandboxConfig(sandbox);
  const ctx: Context & Closing = await createContext(config, { clock: now, db });
  const close = async (): Promise<void> => {
    await ctx.settled();
    await ctx.close({ drainMs: 0 });
    await remove();
    await sandbox.close();
  };
  return {
    sandbox,
    ctx,
    config,
    now,
    async advance(ms) {
      offset += ms;
      sandbox.clock.advance(ms);
      await sandbox.settled();
    },
    async reset() {
      offset = 0;
      sandbox.reset();
      resets += 1;
      await db.orm.execute(sql.raw(resets % TRUNCATE_EVERY === 0 ? truncateAll : deleteAll));
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** One carrier is enough: each costs a call per quote. */
const sandboxConfig = (sandbox: Sandbox): Config =>
  readConfig({
    EASYPOST_URL: sandbox.easypost.url,
    EASYPOST_API_KEY: 'EZTKfaults',
    EASYPOST_CARRIER_ACCOUNTS: `UPS=${sandbox.easypost.accounts.UPS}`,
    PAYPAL_URL: sandbox.paypal.url,
    COMPUTOP_URL: sandbox.computop.url,
    SMTP_URL: `smtp://${sandbox.smtp.host}:${sandbox.smtp.port}`,
    INVOICE_LIMIT_CENTS: '100000000',
    REQUESTS_PER_MINUTE: '0',
    EASYPOST_READ_BACK_MS: '300',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  });

/** TEST_DATABASE_URL: a PostgreSQL user that may create databases. Without it, the embedded database in memory. */
async function openDatabase(): Promise<{ db: Database; remove: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) {
    const template = process.env[TEMPLATE_DUMP];
    const db = await openInMemory(template ? await templateDump(template) : undefined);
    if (!template) await migrate(db.orm);
    return { db, remove: () => db.close() };
  }
  const name = `faults_${randomUUID().replaceAll('-', '')}`;
  await admin(url, `create database ${name}`);
  const db = await connect({ databaseUrl: withDatabase(url, name), dataDir: '' });
  return {
    db,
    async remove() {
      await db.close();
      await admin(url, `drop database ${name} with (force)`);
    },
  };
}

const person = (userId: string, email: string, status: string | null): Customer => ({
  userId,
  email,
  firstName: 'Greta',
  status,
  permanentShipmentDiscount: 0,
  fixedDiscountCents: 0,
  business: false,
  vatIdVerified: false,
  language: 'de',
});

/** Demo accounts: gold may pay by invoice. */
export const gold = person('us_demo_gold', 'gold@example.com', 'gold');
export const somebody = person('us_demo_privat', 'privat@example.com', null);
