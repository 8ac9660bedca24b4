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

const idle: Database[] = [];

const tables = Object.values(schema).map((table) => `"${getTableName(table)}"`);

export async function openDatabase(): Promise<Lent> {
  const db = idle.pop() ?? (await copyTemplate());
  return {
    db,
    async remove({ reuse } = { reuse: true }) {
      if (!reuse) return db.close();
      await db.orm.execute(sql.raw(`truncate ${tables.join(', ')}`));
      idle.push(db);
    },
  };
}

async function copyTemplate(): Promise<Database> {
  const template = inject('template');
  if (template.kind === 'embedded') return openInMemory(new Blob([await readFile(template.dump)]));
  const name = `${template.name}_${randomUUID().replaceAll('-', '')}`;
  await admin(template.url, `create database ${name} template ${template.name}`);
  return connect({ databaseUrl: withDatabase(template.url, name), dataDir: '' });
}
