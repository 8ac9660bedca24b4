// Which configured links lead away from our own legal pages.
import { expect, test } from 'vitest';
import { isExternalLink } from './use-external-redirect.ts';

test.each([
  ['', false],
  ['/imprint', false],
  ['https://', false],
  ['https://legal.example/imprint', true],
  ['https://ship.example/imprint', false],
  ['http://ship.example/Imprint/?from=mail#top', false],
  ['https://ship.example/widerruf', false],
  ['https://ship.example/legal/imprint.pdf', true],
  ['https://ship.example:8443/imprint', true],
])('%j leads elsewhere: %s', (link, elsewhere) => {
  expect(isExternalLink(link, 'ship.example')).toBe(elsewhere);
});
