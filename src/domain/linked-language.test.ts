// The language that a link asks for.
import { expect, test } from 'vitest';
import { linkedLanguage } from './linked-language.ts';

test.each([
  ['?lang=en', 'en'],
  ['abholung=DE&lang=EN', 'en'],
  ['?Lang=en&abholung=DE', 'en'],
  ['?Sprache=DE', 'de'],
  ['?lang=en-GB', 'en'],
  ['?lang=de_AT', 'de'],
  ['?lang=english', null],
  ['?lang=fr', null],
  ['?lang=', null],
  ['?slang=en', null],
  ['?lieferung=BR?lang=en', null],
  ['', null],
])('%j asks for %s', (search, language) => {
  expect(linkedLanguage(search)).toBe(language);
});
