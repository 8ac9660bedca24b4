// The migration files, as both drivers apply them: each by its date, and none dated before an existing one.
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../disk.ts';

test('each migration is dated after the previous one: an older one would be skipped where the newer is applied', () => {
  const days = readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(
    ({ folderMillis }) => folderMillis,
  );
  expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
});
