import { openWorld } from './world.ts';
import { ways } from './crash-ways.ts';
import { runCrashPoints } from './crash-points.ts';
const [, , deaths, index, of, only] = process.argv;
await using world = await openWorld();
const t = performance.now();
const tally = await runCrashPoints(world, { deaths: Number(deaths) as 1 | 2, shard: { index: Number(index), of: Number(of) }, ways: ways.filter(w => !only || w.name.includes(only)) });
console.log(tally.cases, tally.violations.length, tally.violations.filter(v => !v.includes('carrier:easypost: -2234')).slice(0, 20), tally.notes, Math.round(performance.now() - t));
