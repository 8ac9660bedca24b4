// What needs no running product, side by side: format and lint on one core, types on the other. Ends with 1 when one complains.
import { spawn } from 'node:child_process';

const run = (script: string): Promise<boolean> =>
  new Promise((resolve) => {
    const npm = spawn('npm', ['run', '--silent', script], { stdio: 'inherit' });
    npm.on('close', (code) => resolve(code === 0));
  });

const outcomes = await Promise.all([run('lint'), run('types')]);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
