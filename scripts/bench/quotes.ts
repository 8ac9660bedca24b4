// Quotes of 60 rates from six carriers: their cost, and their overhead on the carriers' own time.
import autocannon from 'autocannon';
import { report } from './report.ts';
import { openStage, shipment, type Stage } from './stage.ts';

const UPSTREAM_MS = 200;

export async function benchQuotes(name: string, databaseUrl: string | null): Promise<void> {
  for (const [carriers, accounts] of [
    ['six carriers', {}],
    ['one carrier', { accounts: 'UPS=ca_7' }],
  ] as const) {
    const fast = await openStage({ databaseUrl, upstreamDelayMs: 0, ...accounts });
    await load(fast, 10, 3);
    for (const connections of [10, 50]) {
      const before = fast.server.cpuMs();
      const result = await load(fast, connections, 8);
      const cpu = (fast.server.cpuMs() - before) / result.requests.total;
      report(
        `POST /api/rates, 60 rates of ${carriers}, c=${connections}: server CPU`,
        name,
        `${cpu.toFixed(2)} ms, ${result.requests.average.toFixed(0)}/s`,
      );
    }
    const peak = `${fast.server.peakRssMiB().toFixed(0)} MiB`;
    report(`resident memory, peak under quotes of ${carriers}`, name, peak);
    await fast.stop();

    const slow = await openStage({ databaseUrl, upstreamDelayMs: UPSTREAM_MS, ...accounts });
    await load(slow, 10, 3);
    for (const connections of [10, 50]) {
      const { latency } = await load(slow, connections, 8);
      const beyond = (ms: number): string => `+${(ms - UPSTREAM_MS).toFixed(0)}`;
      report(
        `beyond the ${UPSTREAM_MS} ms of ${carriers}, c=${connections}: p50 / p99`,
        name,
        `${beyond(latency.p50)} / ${beyond(latency.p99)} ms`,
      );
    }
    await slow.stop();
  }
}

function load(stage: Stage, connections: number, duration: number): Promise<autocannon.Result> {
  return autocannon({
    url: `${stage.url}/api/rates`,
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: stage.cookie },
    body: shipment,
    connections,
    duration,
  }).then((result) => {
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${result.non2xx} refused, ${result.errors} errors`);
    return result;
  });
}
