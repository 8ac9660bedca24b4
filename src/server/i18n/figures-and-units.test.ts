// No line ends between a figure and its unit: in no sentence of ours, in either language.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rooms = ['web', 'server', 'contract'];

const files = rooms.flatMap((room) => {
  const folder = `src/${room}/i18n`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`);
});

test('a figure and its unit stay on one line', () => {
  expect(files.length).toBeGreaterThan(50);
  // As it is written: most figures come in where a sentence is said.
  const apart = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[^\n]*[\d}] (?:%|€|cm|Wh|MB)(?!\w)[^\n]*/g)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  );
  expect(apart).toEqual([]);
});
