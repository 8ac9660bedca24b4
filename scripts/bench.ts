// Runs the benchmarks and prints figures without judging them: server on core 0, load and stub upstream on core 1.
import { parseArgs } from 'node:util';
import { benchCustoms } from './bench/customs.ts';
import { benchDashboard } from './bench/dashboard.ts';
import { benchLabels } from './bench/labels.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { pageBytes } from './bench/page-bytes.ts';
import { benchPlaces } from './bench/places.ts';
import { benchPurchases } from './bench/purchases.ts';
import { benchQuotes } from './bench/quotes.ts';
import { report } from './bench/report.ts';
import { benchStart } from './bench/start.ts';
import { benchTariffs } from './bench/tariffs.ts';
import { benchWebhooks } from './bench/webhooks.ts';
import { benchWeights } from './bench/weights.ts';
import { startPostgres } from './postgres.ts';

type Part = (name: string, databaseUrl: string | null) => Promise<void>;

/** Benchmarks for both databases; those below are for PostgreSQL alone. */
const onBoth: Readonly<Record<string, Part>> = {
  start: benchStart,
  quotes: benchQuotes,
  purchases: benchPurchases,
};
const onPostgres: Readonly<Record<string, (name: string, databaseUrl: string) => Promise<void>>> = {
  labels: benchLabels,
  places: benchPlaces,
  webhooks: benchWebhooks,
  dashboard: benchDashboard,
};
const all = [
  ...Object.keys(onBoth),
  ...Object.keys(onPostgres),
  'pages',
  'weights',
  'tariffs',
  'customs',
  'lighthouse',
];

// `npm run bench -- --only dashboard,webhooks` runs some parts alone; `--on postgres` leaves the embedded database out.
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, on: { type: 'string', default: 'postgres,embedded' } },
});
const wanted = options.only?.split(',') ?? all;
const unknown = wanted.filter((part) => !all.includes(part));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are ${all.join(', ')}.`);

const databases = options.on.split(',');
if (databases.includes('postgres')) await benchPostgres();
if (databases.includes('embedded'))
  for (const [part, bench] of Object.entries(onBoth))
    if (wanted.includes(part)) await bench('embedded', null);
if (wanted.includes('pages')) benchPages();
if (wanted.includes('weights')) await benchWeights();
if (wanted.includes('tariffs')) await benchTariffs();
if (wanted.includes('customs')) await benchCustoms();
if (wanted.includes('lighthouse')) await benchLighthouse();

async function benchPostgres(): Promise<void> {
  const parts = Object.entries({ ...onBoth, ...onPostgres }).filter(([part]) => wanted.includes(part));
  if (parts.length === 0) return;
  for (const [, bench] of parts) {
    // A fresh database for each: a million orders would slow down the next benchmark.
    const postgres = await startPostgres();
    try {
      await bench('postgres', postgres.url);
    } finally {
      postgres.stop();
    }
  }
}

function benchPages(): void {
  for (const [page, kilobytes] of pageBytes('dist/web'))
    report(`gzipped JavaScript before first paint, ${page}`, 'web', `${kilobytes.toFixed(1)} kB`);
}
