// The language that a browser asks for.
import { expect, test } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

test.each([
  ['de-DE,en;q=0.8', 'de'],
  ['EN-GB,de;q=0.8', 'en'],
  ['fr, en;q=0.8', 'en'],
  ['fr', 'de'],
  ['', 'de'],
  [undefined, 'de'],
])('%j asks for %s', (accepted, language) => {
  expect(acceptedLanguage(accepted)).toBe(language);
});
