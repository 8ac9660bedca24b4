import { runNotices } from './notices.ts';
import { runBadCalls } from './bad-calls.ts';
const [, , every] = process.argv;
let t = performance.now();


t = performance.now();
const tally = await runNotices({ index: 0, of: 2 }, Number(every));
console.log(tally.cases, tally.violations.length, tally.violations.slice(0, 20), tally.notes, Math.round(performance.now() - t));
