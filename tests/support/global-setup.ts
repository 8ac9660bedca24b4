// Creates one migrated template database per run; every house copies it instead of migrating its own.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/db/connect.ts';
import { dumpEmptyDatabase } from '../../scripts/empty-database.ts';
import { TEMPLATE_DUMP } from './template-dump.ts';

export type Template = { kind: 'embedded'; dump: string } | { kind: 'postgresql'; url: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

/**
 * TEST_DATABASE_URL: a PostgreSQL user that may create databases. Without it, the embedded database in memory.
 * TEST_DATABASE_THROWN_AWAY: the server goes with all its databases, which spares 40 ms for each.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  const { template, remove } = url ? await postgresqlTemplate(url) : await embeddedTemplate();
  project.provide('template', template);
  return remove;
}

type Made = { template: Template; remove: () => Promise<void> };

async function embeddedTemplate(): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'hafenpost-test-'));
  const dump = join(folder, 'template.tar');
  await writeFile(dump, await dumpEmptyDatabase());
  process.env[TEMPLATE_DUMP] = dump;
  return { template: { kind: 'embedded', dump }, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function postgresqlTemplate(url: string): Promise<Made> {
  const name = `hafenpost_template_${process.pid}`;
  await admin(url, `create database ${name}`);
  const database = await connect({ databaseUrl: withDatabase(url, name), dataDir: '' });
  await database.close();
  const remove = async (): Promise<void> => {
    if (!process.env['TEST_DATABASE_THROWN_AWAY']) await dropAll(url, name);
  };
  return { template: { kind: 'postgresql', url, name }, remove };
}

/** Drops the template and its copies, which houses leave behind for the next test of their file. */
async function dropAll(url: string, name: string): Promise<void> {
  const copies = await admin(url, `select datname from pg_database where datname like '${name}%'`);
  for (const { datname } of copies) await admin(url, `drop database ${datname} with (force)`);
}

/** Runs one statement on the database named by the URL. */
export async function admin(url: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.toString();
}
