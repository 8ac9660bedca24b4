// Customs costs: estimates per second on one core, and the overhead of the endpoint.
import autocannon from 'autocannon';
import { type Consignment, estimateDuty } from '#domain/duty.ts';
import { report } from './report.ts';
import { openStage } from './stage.ts';

/** Ten parcels of different goods, the maximum of a shipment. */
const codes = [
  '610910',
  '640399',
  '950300',
  '910221',
  '490199',
  '392690',
  '711319',
  '847130',
  '180632',
  null,
];

const consignment = (valueCents: number): Consignment => ({
  from: { country: 'US', zip: '10118' },
  to: { country: 'DE', zip: '20457' },
  goods: codes.map((hsCode) => ({ hsCode, valueCents })),
  freightCents: 6_000,
  insuranceCents: 630,
  carrier: 'FedEx',
  senderIsBusiness: false,
  recipientIsBusiness: false,
  purpose: 'commercial',
  on: '2026-11-21',
});

const CALCULATIONS = 50_000;

export async function benchCustoms(): Promise<void> {
  calculate(CALCULATIONS / 10);
  const startedAt = performance.now();
  calculate(CALCULATIONS);
  const perSecond = (CALCULATIONS / (performance.now() - startedAt)) * 1_000;
  report('customs of ten parcels, calculations', 'one core', `${perSecond.toFixed(0)}/s`);

  const stage = await openStage({ databaseUrl: null, upstreamDelayMs: 0 });
  try {
    const { requests, latency } = await load(stage.url);
    report(
      'POST /api/calculate-customs, c=10: p50 / p99',
      'no quote',
      `${latency.p50} / ${latency.p99} ms, ${requests.average.toFixed(0)}/s`,
    );
  } finally {
    await stage.stop();
  }
}

function calculate(times: number): void {
  // Alternates between the fixed sum and the tariff.
  for (let index = 0; index < times; index++)
    if (!estimateDuty(consignment(index % 2 === 0 ? 1_000 : 30_000))) throw new Error('No estimate.');
}

async function load(url: string): Promise<autocannon.Result> {
  const result = await autocannon({
    url: `${url}/api/calculate-customs`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      selectedRate: { id: 'calculator', rate: '60.00', carrier: 'FedEx' },
      shipmentData: {
        fromAddress: { country: 'US' },
        toAddress: { country: 'DE' },
        packages: codes.map((hsCode) => ({ hsCode, value: 30 })),
      },
    }),
    connections: 10,
    duration: 5,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} errors`);
  return result;
}
