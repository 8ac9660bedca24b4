import { openWorld } from './world.ts';
import { ways } from './crash-ways.ts';
import { walk } from './crash-points.ts';
import { findViolations, asOwner } from '../support/invariants.ts';
const world = await openWorld(); if (process.argv[2]) { const pdf = new Uint8Array(100); world.ctx.carrier = { ...world.ctx.carrier, fetchLabel: async () => pdf }; }
for (const name of ['paypal', 'paypal, capture refused for good']) {
  const way = ways.find(w => w.name === name)!;
  for (let i = 0; i < 5; i++) await walk(world, { way, kind: 'gone', deaths: [] });
  let c = process.cpuUsage(); let t = performance.now();
  for (let i = 0; i < 20; i++) await walk(world, { way, kind: 'gone', deaths: [] });
  c = process.cpuUsage(c); console.log(name, 'walk', (performance.now() - t) / 20, 'cpu', (c.user + c.system) / 20000);
}
let c = process.cpuUsage();
for (let i = 0; i < 20; i++) await world.reset();
c = process.cpuUsage(c); console.log('reset cpu', (c.user + c.system) / 20000);
c = process.cpuUsage();
for (let i = 0; i < 20; i++) await findViolations({ sandbox: world.sandbox, orm: world.ctx.db.orm, ask: asOwner(world.ctx) });
c = process.cpuUsage(c); console.log('violations cpu', (c.user + c.system) / 20000);
await world.close();
