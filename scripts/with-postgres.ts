// Runs a command with TEST_DATABASE_URL pointing at a throw-away PostgreSQL: `tsx scripts/with-postgres.ts npx vitest run`.
import { spawn } from 'node:child_process';
import { startPostgres } from './postgres.ts';

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Say which command to run.');

const postgres = await startPostgres([
  // No protection against power loss is needed, and its syncs would slow down every test database.
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  // It would visit hundreds of short-lived databases, one after the other.
  'autovacuum=off',
]);
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_DATABASE_THROWN_AWAY: '1' },
});
child.on('exit', (code) => {
  postgres.stop();
  process.exitCode = code ?? 1;
});
