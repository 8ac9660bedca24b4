// Which statements are named, and how many.
import type pg from 'pg';
import { expect, test } from 'vitest';
import { nameStatements } from './named-statements.ts';

/** Answers the name under which a statement was asked. */
function setUp(): (text: string, values?: unknown[], name?: string) => unknown {
  const client = { query: ({ name }: { name?: string }) => name };
  nameStatements(client as unknown as pg.ClientBase);
  const query = client.query as (config: object, values?: unknown[]) => unknown;
  return (text, values = [1], name) => query({ text, name }, values);
}

test('from the second time on, each under a name of its own', () => {
  const ask = setUp();
  expect([ask('a'), ask('b'), ask('a'), ask('b'), ask('a')]).toEqual([
    undefined,
    undefined,
    'again_0',
    'again_1',
    'again_0',
  ]);
});

test('what has a name keeps it; what has no parameters gets none', () => {
  const ask = setUp();
  expect([ask('a', [1], 'own'), ask('a', [1], 'own'), ask('begin', []), ask('begin', [])]).toEqual([
    'own',
    'own',
    undefined,
    undefined,
  ]);
});

test('what never comes again fills no memory', () => {
  const ask = setUp();
  for (let i = 0; i < 499; i += 1) ask(`${i}`);
  ask('known');
  for (let i = 0; i < 3; i += 1) expect(ask('late')).toBeUndefined();
  expect(ask('known')).toBe('again_0');
});
