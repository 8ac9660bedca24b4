// How much each page of the build loads before anything is shown.
import { expect, test } from '@playwright/test';
import { pageBytes } from '../../scripts/bench/page-bytes.ts';

/** 0007. */
const LIMIT_KB = 125;

for (const language of ['de', 'en'] as const)
  test(`no page needs more than 125 kB of JavaScript before its first paint (${language})`, () => {
    const pages = [...pageBytes('dist/web', language)];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(([, kilobytes]) => kilobytes > LIMIT_KB)).toEqual([]);
  });
