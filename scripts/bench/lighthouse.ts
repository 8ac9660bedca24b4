// Lighthouse figures for a phone on a slow line: simulated throttling, the median of three runs, no assertions.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { findChromium } from '../../tests/support/chromium.ts';
import { freePort } from '../postgres.ts';
import { median, report } from './report.ts';
import { openStage } from './stage.ts';

const ROUNDS = 3;
const PATIENCE_MS = 20_000;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** The wizard requires a login. */
const pages = [
  { name: 'landing', path: '/?abholung=DE', isSignedIn: false },
  { name: 'widget', path: '/widget', isSignedIn: false },
  { name: 'auth', path: '/auth', isSignedIn: false },
  { name: 'wizard', path: '/shipping-calculator', isSignedIn: true },
];

type Figures = { scores: number[]; timings: Record<keyof typeof audits, number> };

export async function benchLighthouse(): Promise<void> {
  const stage = await openStage({ databaseUrl: null, upstreamDelayMs: 0 });
  try {
    for (const { name, path, isSignedIn } of pages) {
      const rounds: Figures[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await look(`${stage.url}${path}`, isSignedIn ? stage.cookie : null));
      say(name, rounds);
    }
  } finally {
    await stage.stop();
  }
}

function say(name: string, rounds: readonly Figures[]): void {
  const scores = categories.map((_, i) => median(rounds.map((round) => round.scores[i] ?? 0)).toFixed(0));
  const of = (timing: keyof typeof audits) => median(rounds.map(({ timings }) => timings[timing]));
  report(`Lighthouse mobile, ${name} (${categories.join(', ')})`, 'web', scores.join(' · '));
  report(
    `Lighthouse mobile, ${name} (LCP, TBT, CLS)`,
    'web',
    `${(of('LCP') / 1000).toFixed(2)} s · ${of('TBT').toFixed(0)} ms · ${of('CLS').toFixed(3)}`,
  );
}

/** A new browser each time, with an empty cache. */
async function look(url: string, cookie: string | null): Promise<Figures> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'hafenpost-lighthouse-'));
  const browser = await startBrowser(port, profile);
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      onlyCategories: [...categories],
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { lhr } = result;
    const timing = (id: string) => lhr.audits[id]?.numericValue ?? NaN;
    return {
      scores: categories.map((category) => (lhr.categories[category]?.score ?? 0) * 100),
      timings: { LCP: timing(audits.LCP), TBT: timing(audits.TBT), CLS: timing(audits.CLS) },
    };
  } finally {
    await stopBrowser(browser);
    try {
      rmSync(profile, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 });
    } catch {
      // A browser process still writes into the folder: leave it, rather than lose the figures.
    }
  }
}

async function startBrowser(port: number, profile: string): Promise<ChildProcess> {
  const { executablePath, args } = await findChromium();
  const own = [
    '--headless=new',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const rest = args.filter((arg) => !/^--(headless|remote-debugging|user-data-dir)/.test(arg));
  const browser = spawn(executablePath, [...rest, ...own], { stdio: 'ignore' });
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/json/version`)).ok) return browser;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  browser.kill('SIGKILL');
  throw new Error('Chromium did not start.');
}

const stopBrowser = (browser: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (browser.exitCode !== null || browser.signalCode !== null) return resolve();
    browser.on('exit', () => resolve());
    browser.kill('SIGKILL');
  });
