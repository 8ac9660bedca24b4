// Sources cited in comments have a line in docs/sources.md: the documents are not in the repository.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const NAME = String.raw`[BC]-\d{2}|R\d{1,3}|ruling \d`;

/** Only in comments: data contains its own R1 in places. */
const citedIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /^\s*(?:\/\*|\*|\/\/)/.test(line))
    .flatMap((line) => line.match(new RegExp(`\\b(?:${NAME})\\b`, 'g')) ?? []);

test('every row and decision that a comment cites is explained', () => {
  const explained = new Set(
    [...read('docs/sources.md').matchAll(new RegExp(`^\\| (${NAME}) +\\| `, 'gm'))].map(([, name]) => name),
  );
  const files = ['src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:ts|tsx|css)$/.test(path))
      .map((path) => join(folder, path)),
  );
  const cited = files.flatMap((path) => citedIn(read(path)).map((name) => ({ name, path })));
  expect(cited.length).toBeGreaterThan(500);
  expect(cited.filter(({ name }) => !explained.has(name))).toEqual([]);
});
