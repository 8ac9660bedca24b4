import { startPostgres } from '../../scripts/postgres.ts';
import { bundleServer } from '../support/server-process.ts';
import { runKills } from './kill.ts';
const [, , rounds, lanes] = process.argv;
const pg = await startPostgres(); const bundle = await bundleServer();
const t = performance.now();
try {
const tally = await runKills({ bundle, postgresUrl: pg.url, rounds: Number(rounds), lanes: Number(lanes), seed: 4711 });
console.log(tally.cases, tally.violations.length, tally.violations.slice(0, 20), tally.notes, Math.round(performance.now() - t));
} catch (e) { console.log(e); } finally { bundle.remove(); pg.stop(); }
