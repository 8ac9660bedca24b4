// Time from process start to the first answer, and memory when idle.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median, report } from './report.ts';
import { openStage, type Stage } from './stage.ts';

const STARTS = 4;
/** V8 releases the memory left over from the start after half a minute or more of idling. */
const IDLE_MS = 75_000;

export async function benchStart(name: string, databaseUrl: string | null): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hafenpost-bench-'));
  const times: number[] = [];
  for (let start = 1; start <= STARTS; start += 1) {
    const stage = await openStage({ databaseUrl, upstreamDelayMs: 0, dataDir });
    times.push(stage.readyMs);
    if (start === STARTS) await reportMemory(name, stage);
    await stage.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
  const [cold = 0, ...warm] = times;
  report('start to first 200, cold', name, `${cold.toFixed(0)} ms`);
  report('start to first 200, warm (median of 3)', name, `${median(warm).toFixed(0)} ms`);
}

async function reportMemory(name: string, stage: Stage): Promise<void> {
  const after = async (what: string, ms: number): Promise<void> => {
    await pause(ms);
    report(`resident memory, ${what}`, name, `${stage.server.rssMiB().toFixed(0)} MiB`);
  };
  await after('two seconds after the login', 2_000);
  await after('idle', IDLE_MS);
  await askForTariff(stage.url);
  await after('after the first tariff question', 2_000);
}

/** The search index is built on the first request. */
async function askForTariff(url: string): Promise<void> {
  const reply = await fetch(`${url}/api/tariff-suggestions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ description: 'Kaffeemaschine' }),
  });
  if (!reply.ok) throw new Error(`No suggestion: ${reply.status}`);
}
