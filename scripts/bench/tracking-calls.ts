// Signed tracking webhooks, shuffled and partly duplicated, and checks of the resulting state.
import type pg from 'pg';
import { afterEvent, statusOf, type TrackingState, type TrackingStatus } from '#domain/tracking.ts';
import { signTrackingCall } from '#server/use-cases/tracking/signed-call.ts';
import { untracked } from '../../tests/support/untracked.ts';
import type { Call } from './load.ts';

/** The sandbox's default secret. */
const SECRET = 'sandbox-tracking-secret';
const WAY: readonly TrackingStatus[] = [
  'pending',
  'picked_up',
  'in_transit',
  'customs',
  'in_transit',
  'out_for_delivery',
  'delivery_failed',
  'delivered',
];
const HOUR_MS = 3_600_000;

type Event = { code: string; status: TrackingStatus; at: Date };

/** The complete tracking of most parcels; every third is still in transit. */
export const eventsOf = (codes: readonly string[]): Event[] =>
  codes.flatMap((code, parcel) =>
    WAY.slice(0, parcel % 3 === 0 ? 5 : WAY.length).map((status, step) => ({
      code,
      status,
      at: new Date(Date.UTC(2026, 10, 1) + parcel * 1_000 + step * 7 * HOUR_MS),
    })),
  );

/** Exactly `many` calls: every event at least once, the rest duplicates; always in the same random order. */
export function callsOf(events: readonly Event[], many: number): Call[] {
  const chance = dice();
  const said = Array.from(
    { length: many },
    (_, i) => events[i < events.length ? i : Math.floor(chance() * i) % events.length],
  );
  return said
    .flatMap((event) => (event ? { event, place: chance() } : []))
    .sort((a, b) => a.place - b.place)
    .map(({ event }) => signed(event));
}

function signed({ code, status, at }: Event): Call {
  const body = JSON.stringify({
    tracking_number: code,
    status,
    event_timestamp: at.toISOString(),
    status_description: 'Die Sendung wurde im Zustellzentrum bearbeitet.',
    location: { city: 'Leipzig', country: 'DE' },
    carrier: 'UPS',
    carrier_code: 'OR',
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    method: 'POST',
    path: '/api/webhooks/tracking',
    headers: {
      'content-type': 'application/json',
      'x-tracking-timestamp': timestamp,
      'x-tracking-signature': signTrackingCall(SECRET, timestamp, Buffer.from(body)),
    },
    body,
  };
}

export type Fate = { lost: number; twice: number; misplaced: number };

/** Reads the database: missing or duplicate events, and parcels or orders whose status does not match their events. */
export async function fateOf(client: pg.Client, events: readonly Event[]): Promise<Fate> {
  const codes = [...new Set(events.map(({ code }) => code))];
  const { rows: kept } = await client.query<{ key: string; many: string }>(
    `select tracking_code || ' ' || status || ' ' || (extract(epoch from event_timestamp) * 1000)::bigint as key,
       count(*) as many from tracking_updates where tracking_code = any($1) group by 1`,
    [codes],
  );
  const manyByKey = new Map(kept.map(({ key, many }) => [key, Number(many)]));
  const expected = new Set(events.map(({ code, status, at }) => `${code} ${status} ${at.getTime()}`));
  const { rows: parcels } = await client.query<Stored>(
    `select s.tracking_code as code, s.tracking_rank as rank, s.shipped_at as shipped, s.delivered_at as delivered,
       o.shown_status as shown, o.delivered_at as done
     from shipments as s join orders as o on o.id = s.order_id where s.tracking_code = any($1)`,
    [codes],
  );
  const states = new Map<string, TrackingState>();
  for (const event of events) states.set(event.code, afterEvent(states.get(event.code) ?? untracked, event));
  return {
    lost: [...expected].filter((key) => !manyByKey.has(key)).length,
    twice: kept.filter(({ many }) => Number(many) > 1).length,
    misplaced:
      codes.length - parcels.filter((parcel) => isRight(parcel, states.get(parcel.code) ?? untracked)).length,
  };
}

type Stored = {
  code: string;
  rank: number;
  shipped: Date | null;
  delivered: Date | null;
  shown: string;
  done: Date | null;
};

const isRight = (stored: Stored, state: TrackingState): boolean =>
  stored.rank === state.rank &&
  stored.shipped?.getTime() === state.shippedAt?.getTime() &&
  stored.delivered?.getTime() === state.deliveredAt?.getTime() &&
  stored.done?.getTime() === state.deliveredAt?.getTime() &&
  stored.shown === (statusOf(state) === 'delivered' ? 'delivered' : 'shipped');

/** Number of groups whose counters, deltas included, differ from the orders themselves. */
export async function miscounted(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ many: string }>(
    `with said as (
       select 'groups' as source, user_id, shown_status, orders from order_groups
       union all select 'totals', user_id, name, orders from order_totals where part = 'status'
       union all select source, user_id, shown_status, orders
         from order_deltas, (values ('groups'), ('totals')) as sources (source)
     )
     select count(*) as many from (
       select source, user_id, shown_status, sum(orders) as said from said group by 1, 2, 3
     ) as counted full join (
       select source, user_id, shown_status, count(*) as there
       from orders, (values ('groups'), ('totals')) as sources (source) group by 1, 2, 3
     ) as real using (source, user_id, shown_status) where coalesce(said, 0) <> coalesce(there, 0)`,
  );
  return Number(rows[0]?.many);
}

/** The mulberry32 generator, seeded. */
function dice(): () => number {
  let state = 42;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
