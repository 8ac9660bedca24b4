// Every point of every way to pay, one crash each; the second crash during recovery is in `npm run test:faults`.
import { expect, test } from 'vitest';
import { runCrashPoints } from './crash-points.ts';
import { ways } from './crash-ways.ts';
import { WHOLE } from './tally.ts';
import { openWorld } from './world.ts';

test('a process that dies at any point leaves nothing undone, bought twice or charged twice', async () => {
  await using world = await openWorld();
  const { cases, violations } = await runCrashPoints(world, { deaths: 1, shard: WHOLE, ways });
  console.log(`${cases} crashes, ${violations.length} violations`);
  expect(violations).toEqual([]);
  expect(cases).toBeGreaterThan(500);
});
