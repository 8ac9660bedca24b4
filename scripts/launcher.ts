// What `npm start` runs: the server, the sandbox when an upstream is missing, and one table of URLs and logins.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { localUrl } from '#server/origin.ts';

const sandboxPort = process.env['SANDBOX_PORT'] ?? '4010';
const upstreams = ['EASYPOST_URL', 'PAYPAL_URL', 'COMPUTOP_URL', 'SMTP_URL'];
const named = upstreams.filter((name) => process.env[name]?.trim());
const needsSandbox = named.length < upstreams.length;
// With no NODE_ENV and no upstream this is a demo of the production build. With NODE_ENV=production or any upstream
// set, the server refuses to start if others are missing.
const isDemo = !process.env['NODE_ENV'] && named.length === 0;
const environment = isDemo
  ? { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'production', ALLOW_SANDBOX: '1' }
  : process.env;

/** Longer than the server's own limit (CLOSE_LIMIT_MS in main.ts) for finishing its work and releasing its lock. */
const LEAVE_WITHIN_MS = 20_000;

const children: ChildProcess[] = [];
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));

// Both load in parallel. The server locks the data directory first, so a second start ends here with just its error
// message. Then the sandbox takes its ports, and the server its port last: once it is ready, purchases work.
const server = start('server');
const sandbox = needsSandbox ? start('sandbox') : null;
await server.hears('loaded');
if (sandbox) {
  await sandbox.hears('loaded');
  sandbox.open();
  await sandbox.hears('ready');
}
server.open();
await server.hears('ready');
printTable();

type Word = 'loaded' | 'ready';
type Started = { hears(word: Word): Promise<void>; open(): void };

/** Starts dist/<name>.js, which takes its port only when told to; when it ends, everything ends. */
function start(name: string): Started {
  const file = fileURLToPath(new URL(`./${name}.js`, import.meta.url));
  const child = spawn(process.execPath, [file, '--when-told'], {
    env: environment,
    stdio: ['ignore', name === 'sandbox' ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  child.on('exit', (code) => stop(code ?? 1));
  const hearing = (word: Word): Promise<void> =>
    new Promise((resolve) => child.on('message', (said) => said === word && resolve()));
  const said = { loaded: hearing('loaded'), ready: hearing('ready') };
  // A child that has ended in the meantime is handled by `exit`.
  return { hears: (word) => said[word], open: () => child.send('open', () => {}) };
}

function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
  // A child still running by then is not going to end; the lock detects dead owners.
  setTimeout(() => process.exit(code), LEAVE_WITHIN_MS).unref();
  const left = children.filter((child) => child.exitCode === null && child.signalCode === null);
  void Promise.all(left.map((child) => new Promise((resolve) => child.on('exit', resolve)))).then(() =>
    process.exit(code),
  );
}

function printTable(): void {
  const { HOST, PORT } = process.env;
  const web = localUrl({ host: HOST?.trim() || '127.0.0.1', port: Number(PORT?.trim() || 3000) });
  const rows: [string, string][] = [
    ['Web', web],
    ['API', `${web}/api/docs`],
  ];
  if (needsSandbox) {
    rows.push(['Sandbox', `http://127.0.0.1:${sandboxPort}/__sandbox`]);
    rows.push(['Mails', `http://127.0.0.1:${sandboxPort}/__sandbox/mail`]);
  }
  if (!process.env['EASYPOST_URL']) {
    rows.push(['Login', 'privat@example.com    Hafenpost1   private']);
    rows.push(['Login', 'business@example.com  Hafenpost1   business']);
    rows.push(['Login', 'gold@example.com      Hafenpost1   business, gold: pays by invoice']);
    rows.push(['Login', 'rabatt@example.com    Hafenpost1   permanent discount 15 %']);
  }
  const width = Math.max(...rows.map(([, text]) => text.length));
  const rule = `+${'-'.repeat(11)}+${'-'.repeat(width + 2)}+`;
  console.log(rule);
  for (const [label, text] of rows) console.log(`| ${label.padEnd(9)} | ${text.padEnd(width)} |`);
  console.log(rule);
}
