// Static checks, run in parallel: format, types and lint, and the walls. Exits with 1 when one fails.
import { spawn } from 'node:child_process';

const run = (command: string, ...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const tool = spawn(`node_modules/.bin/${command}`, args, { stdio: 'inherit' });
    tool.on('close', (code) => resolve(code === 0));
  });

const outcomes = await Promise.all([
  run('oxfmt', '--check'),
  run('oxlint', '--type-check'),
  run('eslint', '.'),
]);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
