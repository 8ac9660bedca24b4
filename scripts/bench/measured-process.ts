// A process under measurement: pinned to a core where taskset exists, its CPU time and memory read from /proc.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type Measured = {
  /** Milliseconds of CPU used so far. */
  cpuMs(): number;
  rssMiB(): number;
  peakRssMiB(): number;
  hasEnded(): boolean;
  stop(): Promise<void>;
};

const READY_WITHIN_MS = 30_000;
const hasTaskset = spawnSync('taskset', ['--version']).status === 0;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

export function startMeasured(args: string[], core: number, env: Record<string, string>): Measured {
  const [command = '', ...rest] = hasTaskset
    ? ['taskset', '-c', String(core), process.execPath, ...args]
    : [process.execPath, ...args];
  const child = spawn(command, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const status = (field: string): number => {
    const text = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024;
  };
  return {
    cpuMs: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
    },
    rssMiB: () => status('VmRSS'),
    peakRssMiB: () => status('VmHWM'),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: () => ended(child),
  };
}

const LOOK_EVERY_MS = 300;
/** Of one core: timers and polling alone take less. */
const IDLE_SHARE = 0.04;

/** Resolves once the process has nothing left to do. */
export async function untilIdle(measured: Measured): Promise<void> {
  for (;;) {
    const before = measured.cpuMs();
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    if (measured.cpuMs() - before < LOOK_EVERY_MS * IDLE_SHARE) return;
  }
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Resolves with the milliseconds until the URL answers with success. */
export async function untilReady(url: string, process: Measured): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < READY_WITHIN_MS && !process.hasEnded()) {
    try {
      if ((await fetch(url)).ok) return performance.now() - began;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${url} did not answer.`);
}
