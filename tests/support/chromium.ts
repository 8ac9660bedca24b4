// Finds a Chromium: CHROMIUM_PATH, an installed one, else the one inside @sparticuz/chromium (needs no apt).
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import chromium from '@sparticuz/chromium';

type Browser = { executablePath: string; args: string[] };

/** Without Chromium's background traffic; its sandbox is not available to root. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A single process dies with its first page; disabled web security would not match customers' browsers. */
const onlyForLambda = ['--single-process', '--no-zygote', '--disable-web-security'];

export async function findChromium(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named, args: quiet };
  const installed = onPath(['chromium', 'chromium-browser', 'google-chrome']);
  if (installed) return { executablePath: installed, args: quiet };
  const args = chromium.args.filter((arg) => !onlyForLambda.includes(arg));
  return { executablePath: await chromium.executablePath(), args: [...args, ...quiet] };
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Missing or not executable.
    return false;
  }
}
