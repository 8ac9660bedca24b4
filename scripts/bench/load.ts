// Concurrent callers, each on its own connection; measures latency and the server's CPU.
import { Client } from 'undici';
import { quantile } from './report.ts';
import type { Stage } from './stage.ts';

export type Call = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

export type Load = {
  calls: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of the server's CPU per call. */
  cpuMs: number;
};

/** Runs until `next` returns nothing. Throws for any answer that is not a success. */
export async function loadStage(
  stage: Stage,
  { connections, next }: { connections: number; next: () => Call | undefined },
): Promise<Load> {
  const times: number[] = [];
  const clients = Array.from({ length: connections }, () => new Client(stage.url));
  const [cpuBefore, began] = [stage.server.cpuMs(), performance.now()];
  await Promise.all(
    clients.map(async (client) => {
      for (let call = next(); call; call = next()) {
        const asked = performance.now();
        await answered(client, call);
        times.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const cpuMs = (stage.server.cpuMs() - cpuBefore) / times.length;
  await Promise.all(clients.map((client) => client.close()));
  return {
    calls: times.length,
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpuMs,
  };
}

/**
 * Resolves once the answer is complete; rejects with its text unless it is a success. NOTE: the callers share two cores
 * with the server and its database: reading answers as streams with promises would cost them twice as much.
 */
function answered(client: Client, call: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    let status = 0;
    const complaint: Buffer[] = [];
    client.dispatch(call, {
      onRequestStart: () => undefined,
      onResponseStart: (_, statusCode) => {
        status = statusCode;
      },
      onResponseData: (_, chunk) => {
        if (status >= 300) complaint.push(chunk);
      },
      onResponseEnd: () => {
        if (status < 300) resolve();
        else reject(new Error(`${call.path}: ${status} ${Buffer.concat(complaint).toString()}`));
      },
      onResponseError: (_, error) => reject(error),
    });
  });
}

/** Requests the paths in turn as the signed-in customer, for some seconds. */
export function readStage(
  stage: Stage,
  { paths, connections, seconds }: { paths: readonly string[]; connections: number; seconds: number },
): Promise<Load> {
  const until = performance.now() + seconds * 1000;
  const calls = paths.map((path): Call => ({ method: 'GET', path, headers: { cookie: stage.cookie } }));
  let turn = 0;
  return loadStage(stage, {
    connections,
    next: () => (performance.now() < until ? calls[(turn += 1) % calls.length] : undefined),
  });
}

export const figureOf = ({ perSecond, p50, p99, cpuMs }: Load): string =>
  `${perSecond.toFixed(0)}/s, p50/p99 ${p50.toFixed(1)}/${p99.toFixed(1)} ms, server CPU ${cpuMs.toFixed(2)} ms`;
