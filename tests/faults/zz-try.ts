import { openWorld } from './world.ts';
import { ways } from './crash-ways.ts';
import { walk } from './crash-points.ts';
const world = await openWorld();
const only = process.argv[2];
let n = 0; const t0 = performance.now();
for (const way of ways) for (const kind of ['gone', 'stubborn'] as const) {
  if (only && !way.name.includes(only)) continue;
  const base = await walk(world, { way, kind, deaths: [] });
  const t = performance.now(); let bad = 0;
  for (let k = 0; k < base.lives[0]!.length; k++) {
    n++;
    try {
      const done = await walk(world, { way, kind, deaths: [k] });
      if (done.violations.length) { bad++; console.log('  !', way.name, kind, k, base.lives[0]![k], done.violations); }
    } catch (e) { bad++; console.log('  X', way.name, kind, k, base.lives[0]![k], e); }
  }
  console.log(way.name, kind, base.lives[0]!.length, 'bad', bad, Math.round(performance.now() - t), 'ms');
}
console.log(n, 'cases', Math.round(performance.now() - t0), 'ms');
await world.close();
