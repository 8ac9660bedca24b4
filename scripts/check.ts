// What needs no running product: types and lint room by room, and format, on two cores. Ends with 1 when one complains.
import { spawn } from 'node:child_process';

const run = (command: string, ...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const npx = spawn('npx', [command, ...args], { stdio: 'inherit' });
    npx.on('close', (code) => resolve(code === 0));
  });

/** Two ways of about the same length. */
const outcomes = await Promise.all([
  run('tsx', 'scripts/rooms.ts', 'src/web', 'tests'),
  (async () => {
    const isFormatted = await run('prettier', '--check', '.');
    const others = ['src/domain', 'src/contract', 'src/server', 'src/sandbox'];
    return (await run('tsx', 'scripts/rooms.ts', ...others)) && isFormatted;
  })(),
]);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
