// Half the crash points of every way to pay, one crash each; the full matrix is in `npm run test:faults`.
import { expect, test } from 'vitest';
import { runCrashPoints } from './crash-points.ts';
import { ways } from './crash-ways.ts';
import { openWorld } from './world.ts';

test('a process that dies at an odd point leaves nothing undone, bought twice or charged twice', async () => {
  await using world = await openWorld();
  const shard = { index: 1, of: 2 };
  const { cases, violations } = await runCrashPoints(world, { deaths: 1, isQuick: true, shard, ways });
  console.log(`${cases} crashes, ${violations.length} violations`);
  expect(violations).toEqual([]);
  expect(cases).toBeGreaterThan(200);
});
