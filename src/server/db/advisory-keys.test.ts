// No two locks share a key, wherever it is written.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../disk.ts';
import { advisoryKeys } from './advisory-keys.ts';

const folders = [migrationsFolder(), import.meta.dirname];

/** The text in the brackets of each advisory lock in our SQL. */
const written = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /(?<!\.test)\.(sql|ts)$/.test(name))
    .flatMap((name) => [
      ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/pg_(?:try_)?advisory\w*\(([^)]*)\)/g),
    ])
    .map(([, key]) => key),
);

test('every advisory lock has its own key, and every key is in the table', () => {
  const keys = Object.entries(advisoryKeys);
  expect(new Set(keys.map(([, key]) => key)).size).toBe(keys.length);
  const known = keys.flatMap(([name, key]) => [String(key), `\${advisoryKeys.${name}}`]);
  expect(written.length).toBeGreaterThanOrEqual(keys.length);
  expect(known).toEqual(expect.arrayContaining([...new Set(written)]));
});
