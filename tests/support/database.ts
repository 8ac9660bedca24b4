// A database for one test: a copy of the template, emptied and used again by the next test of the same file.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getTableName, sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { openInMemory } from '#server/db/embedded.ts';
import * as schema from '#server/db/schema.ts';
import { admin, withDatabase } from './global-setup.ts';

export type Lent = { db: Database; remove: (options?: { reuse: boolean }) => Promise<void> };

const idle: { db: Database; uses: number }[] = [];

const names = Object.values(schema).map((table) => `"${getTableName(table)}"`);
const truncateAll = `truncate ${names.join(', ')}`;
/** Much quicker for a few rows, but it leaves dead ones behind: every so often the tables are truncated. */
const deleteAll = `with ${names.map((name, at) => `d${at} as (delete from ${name})`).join(', ')} select 1`;
const TRUNCATE_EVERY = 25;

export async function openDatabase(): Promise<Lent> {
  const ready = idle.pop() ?? { db: await copyTemplate(), uses: 0 };
  return {
    db: ready.db,
    async remove({ reuse } = { reuse: true }) {
      if (!reuse) return ready.db.close();
      ready.uses += 1;
      await ready.db.orm.execute(sql.raw(ready.uses % TRUNCATE_EVERY === 0 ? truncateAll : deleteAll));
      idle.push(ready);
    },
  };
}

async function copyTemplate(): Promise<Database> {
  const template = inject('template');
  if (template.kind === 'embedded') return openInMemory((dump ??= new Dump(await readFile(template.dump))));
  const name = `${template.name}_${randomUUID().replaceAll('-', '')}`;
  await admin(template.url, `create database ${name} template ${template.name}`);
  return connect({ databaseUrl: withDatabase(template.url, name), dataDir: '' });
}

let dump: Dump | undefined;

/** A Blob of many megabytes takes as long to read as the database takes to start; here they are at hand. */
class Dump extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(file: Buffer) {
    super();
    this.#bytes = new Uint8Array(file).buffer;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}
