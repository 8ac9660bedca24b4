// Hostile text: control characters, lone surrogates, length.
import type * as z from 'zod/mini';
import { expect, test, vi } from 'vitest';
import { line, lines, requiredLine } from './text.ts';

const reasons = (schema: z.ZodMiniType<string>, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

const short = line(20);
const note = lines(20);
const name = requiredLine('name_required', 20);

test.each<[string, string]>([
  ['Łódź, Ålesund', 'Łódź, Ålesund'],
  ['  blanks around  ', 'blanks around'],
  ["'; DROP TABLE x;--", "'; DROP TABLE x;--"],
  ['<b onload=x>&amp;', '<b onload=x>&amp;'],
  ['Großmütter 👩‍👧', 'Großmütter 👩‍👧'],
  ['\tends are trimmed\n', 'ends are trimmed'],
  ['x'.repeat(20), 'x'.repeat(20)],
  ['', ''],
])('a line keeps %j literally', (typed, kept) => {
  expect(short.parse(typed)).toBe(kept);
});

test('letters typed apart from their marks count once, however many marks they have', () => {
  expect(short.parse('ᾂ'.repeat(20).normalize('NFD'))).toBe('ᾂ'.repeat(20));
});

test.each<[string, unknown, string]>([
  ['a null byte', 'a\0b', 'invalid_characters'],
  ['an escape', 'a\u001b[31m', 'invalid_characters'],
  ['a bell above 127', 'a\u0085b', 'invalid_characters'],
  ['a line break inside', 'a\r\nBcc: b', 'invalid_characters'],
  ['a lone high surrogate', 'a\ud83db', 'invalid_characters'],
  ['a lone low surrogate', '\udc00', 'invalid_characters'],
  ['one character too many', 'x'.repeat(21), 'too_long'],
  ['10 000 characters', 'x'.repeat(10_000), 'too_long'],
  ['a number', 7, 'invalid'],
  ['nothing', undefined, 'invalid'],
  ['an object', {}, 'invalid'],
])('a line refuses %s', (_, value, reason) => {
  expect(reasons(short, value)).toEqual([reason]);
});

test('multi-line text allows tabs and breaks, but no other invisible characters', () => {
  expect(note.parse(' \n2nd floor\r\n\tback\n ')).toBe('2nd floor\r\n\tback');
  expect(reasons(note, 'a\0b')).toEqual(['invalid_characters']);
  expect(reasons(note, 'a\ud83d\nb')).toEqual(['invalid_characters']);
  expect(reasons(note, 'x\n'.repeat(5_000))).toEqual(['too_long']);
  expect(reasons(note, null)).toEqual(['invalid']);
});

test.each([undefined, null, 7, '', '   ', '\n', '\u200b', ' \ufeff\u2060\u00ad '])(
  'a required line says that it is missing: %j',
  (value) => {
    expect(reasons(name, value)).toEqual(['name_required']);
  },
);

test('text that is too long is not examined any further: no pattern sees it', () => {
  const hostile = `\0${'\u200b'.repeat(30_000)}`;
  for (const schema of [short, note, name]) expect(reasons(schema, hostile)).toEqual(['too_long']);
});

test('an accented letter counts once, and is stored alike, however it was typed', () => {
  const typed = 'Fährschützköhler Str'.normalize('NFD');
  expect(typed.length).toBeGreaterThan(20);
  for (const schema of [short, note, name]) expect(schema.parse(typed)).toBe('Fährschützköhler Str');
});

test('a megabyte of marks in the wrong order is refused before it is composed', () => {
  const hostile = `a${'\u0301'.repeat(500_000)}${'\u0316'.repeat(500_000)}`;
  const normalize = vi.spyOn(String.prototype, 'normalize').mockReturnValue('');
  const refused = [short, note, name].map((schema) => reasons(schema, hostile));
  const calls = normalize.mock.calls.length;
  normalize.mockRestore();
  expect(refused).toEqual([['too_long'], ['too_long'], ['too_long']]);
  expect(calls).toBe(0);
});

test('a required line is as strict as a line', () => {
  expect(name.parse(' Ada ')).toBe('Ada');
  expect(reasons(name, 'A\0a')).toEqual(['invalid_characters']);
  expect(reasons(name, 'x'.repeat(21))).toEqual(['too_long']);
});
