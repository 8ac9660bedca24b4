// The built product on its own ports and settings, for journeys that would disturb others.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/postgres.ts';
import { untilAnswers } from './server-process.ts';

export type BuiltHouse = { url: string; sandboxUrl: string; dataDir: string; stop(): Promise<void> };

export async function openBuiltHouse(settings: Record<string, string> = {}): Promise<BuiltHouse> {
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'hafenpost-built-'));
  const child = spawn(process.execPath, ['dist/launcher.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SMTP_SINK_PORT: String(smtpPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // An aborted test run leaves no process behind.
  process.once('exit', () => child.kill('SIGTERM'));
  const [url, sandboxUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${sandboxPort}`];
  // The sandbox is ready before the server answers.
  await untilAnswers(`${url}/api/health`, () => child.exitCode === null, 100);
  return {
    url,
    sandboxUrl,
    dataDir,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
