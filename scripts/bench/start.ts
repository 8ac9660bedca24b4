// From the start of the process to its first answer, and what it holds while nothing happens.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, report } from './report.ts';
import { openStage } from './stage.ts';

export async function benchStart(name: string, databaseUrl: string | null): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hafenpost-bench-'));
  const times: number[] = [];
  let idle = 0;
  let searched = 0;
  for (let round = 0; round < 4; round += 1) {
    const stage = await openStage({ databaseUrl, upstreamDelayMs: 0, dataDir });
    times.push(stage.readyMs);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    idle = stage.server.rssMiB();
    await askForTariff(stage.url);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    searched = stage.server.rssMiB();
    await stage.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
  const [cold = 0, ...warm] = times;
  report('start to first 200, cold', name, `${cold.toFixed(0)} ms`);
  report('start to first 200, warm (median of 3)', name, `${median(warm).toFixed(0)} ms`);
  report('resident memory, idle after login', name, `${idle.toFixed(0)} MiB`);
  report('resident memory, after the first tariff question', name, `${searched.toFixed(0)} MiB`);
}

/** The search is made when it is first asked. */
async function askForTariff(url: string): Promise<void> {
  const reply = await fetch(`${url}/api/tariff-suggestions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ description: 'Kaffeemaschine' }),
  });
  if (!reply.ok) throw new Error(`No suggestion: ${reply.status}`);
}
