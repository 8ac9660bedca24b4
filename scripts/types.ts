// Checks the types of every room by its own tsconfig, two rooms at a time; ends with 1 when one complains.
import { spawn } from 'node:child_process';

const rooms = ['src/domain', 'src/contract', 'src/server', 'src/sandbox', 'src/web', 'tests'];

const check = (room: string): Promise<boolean> =>
  new Promise((resolve) => {
    const tsc = spawn(process.execPath, ['node_modules/typescript/bin/tsc', '-p', room], {
      stdio: 'inherit',
    });
    tsc.on('close', (code) => resolve(code === 0));
  });

const waiting = [...rooms];
const outcomes: boolean[] = [];
const worker = async (): Promise<void> => {
  for (let room = waiting.shift(); room !== undefined; room = waiting.shift())
    outcomes.push(await check(room));
};
await Promise.all([worker(), worker()]);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
