import { startPostgres } from '../../scripts/postgres.ts';
import { bundleServer } from '../support/server-process.ts';
import { runParallel } from './parallel.ts';
const [, , rounds, clicks] = process.argv;
const pg = await startPostgres(); const bundle = await bundleServer();
const t = performance.now();
try {
const tally = await runParallel({ bundle, postgresUrl: pg.url, rounds: Number(rounds), clicks: Number(clicks) });
console.log(tally.cases, tally.violations.length, tally.violations.slice(0, 20), tally.notes, Math.round(performance.now() - t));
} catch (e) { console.log(e); } finally { bundle.remove(); pg.stop(); }
