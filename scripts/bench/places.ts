// Our overhead on the places service during typing: four customers against a stub that takes 100 ms.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { quantile, report } from './report.ts';
import { openStage } from './stage.ts';

const UPSTREAM_MS = 100;
const CUSTOMERS = ['gold', 'privat', 'business', 'rabatt'];
/** Below a customer's limit per minute. */
const QUESTIONS = 100;
const WARM_UP = 10;

const suggestions = JSON.stringify({
  suggestions: Array.from({ length: 5 }, (_, i) => ({
    placePrediction: {
      place: `places/ChIJ_${i}`,
      placeId: `ChIJ_${i}`,
      text: { text: `Lindenweg ${i}, Hamburg, Deutschland`, matches: [{ endOffset: 9 }] },
      structuredFormat: {
        mainText: { text: `Lindenweg ${i}`, matches: [{ endOffset: 9 }] },
        secondaryText: { text: 'Hamburg, Deutschland' },
      },
      types: ['street_address'],
    },
  })),
});

export async function benchPlaces(name: string, databaseUrl: string | null): Promise<void> {
  // A timer of 100 ms may take 101, so the measured time is subtracted, not the nominal one.
  const took: number[] = [];
  const service = createServer((request, response) => {
    const began = performance.now();
    request.resume().on('end', () =>
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(suggestions);
        took.push(performance.now() - began);
      }, UPSTREAM_MS),
    );
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  process.env['PLACES_URL'] = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const stage = await openStage({ databaseUrl, upstreamDelayMs: 0 });
  try {
    const cookies = await Promise.all(
      CUSTOMERS.map((customer) => logIn(stage.url, `${customer}@example.com`)),
    );
    const times = (await Promise.all(cookies.map((cookie) => type(stage.url, cookie)))).flat();
    const upstream = quantile(took, 0.5);
    const beyond = (share: number): string => `+${(quantile(times, share) - upstream).toFixed(1)}`;
    report(
      `autocomplete beyond a ${UPSTREAM_MS} ms service, c=${CUSTOMERS.length}: p50 / p99`,
      name,
      `${beyond(0.5)} / ${beyond(0.99)} ms`,
    );
  } finally {
    delete process.env['PLACES_URL'];
    await stage.stop();
    service.close();
  }
}

/** Milliseconds of each request, without the warm-up. */
async function type(url: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < QUESTIONS; i += 1) {
    const began = performance.now();
    const query = `input=lindenweg&country=DE&language=de&sessiontoken=bench`;
    const response = await fetch(`${url}/api/maps/autocomplete?${query}`, { headers: { cookie } });
    const { predictions } = (await response.json()) as { predictions?: unknown[] };
    if (predictions?.length !== 5) throw new Error(`${response.status} instead of five suggestions`);
    times.push(performance.now() - began);
  }
  return times.slice(WARM_UP);
}

async function logIn(url: string, userEmail: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userEmail, userPassword: 'Hafenpost1' }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!response.ok || !cookie) throw new Error(`Login failed: ${response.status}`);
  return cookie;
}
