// Journeys with their own house instead of the lane's, whose database and clock the test can set.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { openInMemory } from '#server/db/embedded.ts';
import { type House, openHouse } from './house.ts';

export const test = base.extend<object, { house: House }>({
  house: [
    // Playwright requires the destructuring pattern to see that no other fixture is needed.
    async ({}, give) => {
      const db = await openInMemory(new Blob([readFileSync('dist/empty-database.tar')]));
      const house = await openHouse({ overrides: { db }, listen: true, web: resolve('dist/web') });
      await give(house);
      await house.close();
      await db.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ house }, give) => give(house.url),
});
