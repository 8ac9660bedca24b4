// `npm run dev`: sandbox, server (restarted on change) and the web (hot reload; pages without React restart it), as three child processes.
import { spawn } from 'node:child_process';

const bin = (name: string): string => `node_modules/.bin/${name}`;
const children = [
  spawn(bin('tsx'), ['src/sandbox/main.ts'], { stdio: 'inherit' }),
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'src/server/main.ts'], { stdio: 'inherit' }),
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'scripts/dev-web.ts'], { stdio: 'inherit' }),
];

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
