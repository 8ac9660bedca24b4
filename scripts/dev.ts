// `npm run dev`: sandbox, server (restarted on change) and the web (hot reload; pages without React restart it), as three child processes.
import { spawn } from 'node:child_process';

const tsx = (...args: string[]) => spawn('node_modules/.bin/tsx', args, { stdio: 'inherit' });
const children = [
  tsx('src/sandbox/main.ts'),
  tsx('watch', '--clear-screen=false', 'src/server/main.ts'),
  tsx('watch', '--clear-screen=false', 'scripts/dev-web.ts'),
];

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
