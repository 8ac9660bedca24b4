// Which statements are named: recurring ones, each always alike, and no more than connections can keep.
import type pg from 'pg';
import { expect, test } from 'vitest';
import { createStatementNames, withStatementNames } from './statement-names.ts';

const asked = (nameOf: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => nameOf(text));

test('a statement is named the third time it is sent, and keeps its name', () => {
  const nameOf = createStatementNames();
  expect(asked(nameOf, 'select 1', 4)).toEqual([undefined, undefined, 'known_1', 'known_1']);
  expect(asked(nameOf, 'select 2', 3)).toEqual([undefined, undefined, 'known_2']);
  expect(nameOf('select 1')).toBe('known_1');
});

test('however many different statements are sent, few are named, and those keep their names', () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 2_000 }, (_, i) => asked(nameOf, `select ${i}`, 3).at(-1));
  expect(new Set(names.filter(Boolean)).size).toBe(300);
  expect(nameOf('select 7')).toBe(names[7]);
});

test.each([
  ['a statement without values is sent as it is', { text: 'begin' }, [], { text: 'begin' }],
  ['one with values is named', { text: 'select $1' }, [1], { text: 'select $1', name: 'ours' }],
  [
    'one with values and an empty name is named',
    { text: 'select $1', name: undefined },
    [1],
    { text: 'select $1', name: 'ours' },
  ],
  ['an existing name is kept', { text: 'select $1', name: 'own' }, [1], { text: 'select $1', name: 'own' }],
])('%s', async (_what, question, values, expected) => {
  const sent: unknown[] = [];
  const client = {
    escapes: 'as ever',
    query: (...all: unknown[]) => Promise.resolve(sent.push(...all)),
  };
  const named = withStatementNames(client as unknown as pg.PoolClient, () => 'ours');
  await named.query(question, values);
  expect(sent).toEqual([expected, values]);
  expect(named).toMatchObject({ escapes: 'as ever' });
});
