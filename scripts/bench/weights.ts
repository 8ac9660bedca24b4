// Bytes transferred until a page is ready: HTML, CSS, JavaScript and fonts, as compressed by the server.
import { type Browser, chromium, type CDPSession } from '@playwright/test';
import { findChromium } from '../../tests/support/chromium.ts';
import { report } from './report.ts';
import { openStage, shipment, type Stage } from './stage.ts';

const kinds = ['Document', 'Stylesheet', 'Script', 'Font'] as const;
const names = { Document: 'HTML', Stylesheet: 'CSS', Script: 'JS', Font: 'fonts' } as const;

/** `ready` is visible once the page is ready. */
const pages = [
  { name: 'landing', path: '/?abholung=DE', ready: 'h1', isSignedIn: false },
  { name: 'widget', path: '/widget', ready: 'form', isSignedIn: false },
  { name: 'auth', path: '/auth', ready: 'form', isSignedIn: false },
  { name: 'wizard', path: '/shipping-calculator', ready: '#step-heading', isSignedIn: true },
  { name: 'rates', path: '/rates', ready: '[data-rate]', isSignedIn: true },
] as const;

export async function benchWeights(): Promise<void> {
  const stage = await openStage({ databaseUrl: null, upstreamDelayMs: 0 });
  const browser = await chromium.launch(await findChromium());
  try {
    for (const page of pages) {
      const bytes = await weigh(browser, stage, page);
      const parts = kinds.map((kind) => `${names[kind]} ${((bytes.get(kind) ?? 0) / 1000).toFixed(1)}`);
      const sum = [...bytes.values()].reduce((all, one) => all + one, 0) / 1000;
      report(`kB over the network, ${page.name}`, 'web', `${sum.toFixed(1)} (${parts.join(', ')})`);
    }
  } finally {
    await browser.close();
    await stage.stop();
  }
}

async function weigh(
  browser: Browser,
  stage: Stage,
  { path, ready, isSignedIn }: (typeof pages)[number],
): Promise<Map<string, number>> {
  const context = await browser.newContext({ baseURL: stage.url });
  const [name = '', value = ''] = stage.cookie.split('=');
  if (isSignedIn) await context.addCookies([{ name, value, url: stage.url }]);
  const page = await context.newPage();
  if (path === '/rates') await page.addInitScript(keepRates, await quoted(stage));
  const network = await context.newCDPSession(page);
  const bytes = countBytes(network);
  await network.send('Network.enable');
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes;
}

function countBytes(network: CDPSession): Map<string, number> {
  const bytes = new Map<string, number>();
  const kindOf = new Map<string, string>();
  network.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? '';
    if ((kinds as readonly string[]).includes(kind))
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return bytes;
}

type Quoted = { userId: string; rates: { shipmentData: unknown } };

async function quoted({ url, cookie }: Stage): Promise<Quoted> {
  const headers = { cookie, 'content-type': 'application/json' };
  const user = await fetch(`${url}/api/auth/user`, { headers });
  const rates = await fetch(`${url}/api/rates`, { method: 'POST', headers, body: shipment });
  const { userId } = (await user.json()) as { userId: string };
  return { userId, rates: (await rates.json()) as Quoted['rates'] };
}

/** Runs in the browser: stores rates for this tab, as the wizard does. */
function keepRates({ userId, rates }: Quoted): void {
  const kept = { calculatedRates: rates, shipmentData: rates.shipmentData };
  for (const [key, data] of Object.entries(kept))
    sessionStorage.setItem(key, JSON.stringify({ version: 1, userId, data }));
}
