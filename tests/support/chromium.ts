// Finds a Chromium: CHROMIUM_PATH, an installed one, else the one inside @sparticuz/chromium (needs no apt).
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import chromium from '@sparticuz/chromium';

type Browser = { executablePath: string; args: string[] };

/**
 * Without background traffic, and with its software drawing in the browser's own process. Its sandbox is not available
 * to root. The arguments that @sparticuz/chromium proposes are for a Lambda: a single process, WebGL in software, and
 * no web security.
 */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function findChromium(): Promise<Browser> {
  const installed = onPath(['chromium', 'chromium-browser', 'google-chrome']);
  const found = process.env['CHROMIUM_PATH'] || installed || (await chromium.executablePath());
  return { executablePath: found, args: quiet };
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
