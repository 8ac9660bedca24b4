import { runAnswers } from './answers.ts';
const [, , index, of] = process.argv;
const t = performance.now();
const { ctx } = { ctx: null }; const tally = await runAnswers({ index: Number(index), of: Number(of) });
console.log(tally.cases, tally.violations.length, tally.violations.slice(0, 20), tally.notes, Math.round(performance.now() - t));
