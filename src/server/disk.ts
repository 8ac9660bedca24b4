// Where our own files lie: in the source tree, and beside or above the bundle in dist/.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first of these that exists, relative to the running file. */
function firstOf(candidates: readonly string[]): string | null {
  const paths = candidates.map((candidate) => fileURLToPath(new URL(candidate, import.meta.url)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Throws when the installation is incomplete. */
export function migrationsFolder(): string {
  const folder = firstOf(['./db/migrations', './migrations', '../migrations']);
  if (!folder) throw new Error('The database migrations are missing; build again.');
  return folder;
}

/** The embedded database of a first start, as scripts/empty-database.ts writes it; null in the source tree. */
export const emptyDatabase = (): string | null => firstOf(['./empty-database.tar', '../empty-database.tar']);

/** The built web, known by a file that only the build writes; null if there is none: then only the API is served. */
export function webFolder(): string | null {
  const written = firstOf(['../../dist/web', './web', '../web'].map((folder) => `${folder}/page-files.json`));
  return written && dirname(written);
}
