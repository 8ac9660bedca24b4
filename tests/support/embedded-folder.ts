// A data directory as left by a server that was started once; unpacked, as creating one takes five times as long.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';

/** Path of the dump of an empty, migrated database. Throws on PostgreSQL, where there is none. */
export function emptyDump(): string {
  const template = inject('template');
  if (template.kind !== 'embedded') throw new Error('This story is about the embedded database.');
  return template.dump;
}

export async function makeEmbedded(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const loadDataDir = new Blob([await readFile(emptyDump())]);
  await (await PGlite.create({ dataDir: join(dataDir, 'database'), loadDataDir })).close();
}

/** Runs SQL in the database of a data directory that no process has open; answers the rows of the last statement. */
export async function inEmbedded(dataDir: string, statements: string): Promise<Record<string, unknown>[]> {
  const client = await PGlite.create({ dataDir: join(dataDir, 'database') });
  const results = await client.exec(statements);
  await client.close();
  return results.at(-1)?.rows ?? [];
}
