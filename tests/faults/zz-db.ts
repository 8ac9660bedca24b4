import { bundleServer } from '../support/server-process.ts';
import { runDatabase } from './database.ts';
const bundle = await bundleServer();
const t = performance.now();
try {
const tally = await runDatabase({ bundle, awayMs: Number(process.argv[2]), rounds: 1 });
console.log(tally.cases, tally.violations.length, tally.violations.slice(0, 20), tally.notes, Math.round(performance.now() - t));
} catch (e) { console.log(e); } finally { bundle.remove(); }
