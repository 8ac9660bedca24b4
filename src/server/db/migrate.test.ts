// The migration files, as both drivers apply them: each by its date, and none dated before an existing one.
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../disk.ts';

test('each migration is younger than the one before it: an older one would be left out where the next is there', () => {
  const days = readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(
    ({ folderMillis }) => folderMillis,
  );
  expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
});
