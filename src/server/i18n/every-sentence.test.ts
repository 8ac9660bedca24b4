// Rules for every text of ours, in either language, checked in the source files.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rooms = ['web', 'server', 'contract'];

const files = rooms.flatMap((room) => {
  const folder = `src/${room}/i18n`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`);
});

const textOf = (file: string): string => readFileSync(file, 'utf8');

test('a figure and its unit stay on one line', () => {
  expect(files.length).toBeGreaterThan(50);
  // In the source text: most figures are only filled in at run time.
  const apart = files.flatMap((file) =>
    [...textOf(file).matchAll(/[^\n]*[\d}] (?:%|€|cm|Wh|MB)(?!\w)[^\n]*/g)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  );
  expect(apart).toEqual([]);
});

test('no shipment is called neutral, offset or compensated: paying for it elsewhere does not allow that (0008)', () => {
  const claims = files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .filter((line) => /neutral|\boffset|kompensier|compensat|CO₂.* aus\b/i.test(withoutKey(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(claims).toEqual([]);
});

/** The key of a service comes from the specification (R36). */
const withoutKey = (line: string): string => line.replace(/^\s*\w+: /, '');
