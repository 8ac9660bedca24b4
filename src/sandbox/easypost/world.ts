// The state of the simulated EasyPost, and the few helpers its handlers share.
import type { SandboxClock } from '../clock.ts';
import type { IdMint } from '../ids.ts';
import { createShelf, type Shelf } from '../store.ts';
import { NO_WEBHOOK_FAULTS, type WebhookFaults } from '../webhook-faults.ts';
import type { Carrier } from './carrier-accounts.ts';
import type {
  Address,
  CustomsInfo,
  CustomsItem,
  Event,
  Insurance,
  Order,
  Parcel,
  Pickup,
  PickupRate,
  Refund,
  Shipment,
  Tracker,
  Webhook,
} from './wire-schema.ts';
import { wireTime } from './wire-time.ts';

/** A shipment and what EasyPost knows about it internally. */
export type ShipmentRecord = {
  wire: Shipment;
  carriers: readonly Carrier[];
  /** True while a purchase is in progress. */
  isPurchasing: boolean;
  /** Ids that were replaced by a rerate. */
  retiredRates: Set<string>;
  /** Milliseconds on the sandbox clock. */
  ratedAt: number;
  boughtAt: number | null;
  piece: { n: number; of: number };
  /** Requested at creation; null: the account's default. */
  wantedInsurance: string | null;
  /** The ids that the carrier prints; answers hide them. */
  taxIds: readonly string[];
};

export type OrderRecord = { wire: Order; records: ShipmentRecord[]; carriers: readonly Carrier[] };

/** `tail` is the last queued call: an endpoint receives one event after the other. */
export type WebhookRecord = { wire: Webhook; secret: string | null; tail: Promise<void> };

export type Payload = {
  id: string;
  object: 'Payload';
  created_at: string;
  updated_at: string;
  request_url: string;
  request_headers: Record<string, string>;
  request_body: string;
  response_headers: Record<string, string>;
  response_body: string | null;
  response_code: number | null;
  total_time: number | null;
};

export type EventRecord = { wire: Event; payloads: Payload[] };

/** A downloadable file, generated at every download with the same bytes. */
export type StoredFile = { type: string; make: () => Promise<Buffer> };

export type LedgerLine = { charged: number; refunded: number };

export type World = {
  clock: SandboxClock;
  /** The shop's clock, which decides about pickup days. */
  callTime: () => number;
  ids: IdMint;
  /** `http://127.0.0.1:4010`, known once the server listens. */
  origin: string;
  /** How long the simulated carriers take, in real milliseconds. */
  latency: { rateMs: number; buyMs: number };
  /** How long EasyPost waits for a carrier that does not answer. */
  carrierTimeoutMs: number;
  /** Waits in real time; ends early when the sandbox closes. */
  pause(ms: number): Promise<void>;
  closing: AbortSignal;
  addresses: Shelf<Address>;
  parcels: Shelf<Parcel>;
  customsItems: Shelf<CustomsItem>;
  customsInfos: Shelf<CustomsInfo>;
  shipments: Shelf<ShipmentRecord>;
  orders: Shelf<OrderRecord>;
  trackers: Shelf<Tracker>;
  pickups: Shelf<Pickup>;
  refunds: Shelf<Refund>;
  insurances: Shelf<Insurance>;
  webhooks: Shelf<WebhookRecord>;
  events: Shelf<EventRecord>;
  files: Shelf<StoredFile>;
  /** The rate paid for a pickup, by the pickup's id. */
  boughtPickups: Map<string, PickupRate>;
  /** Recipients whose price has risen, see magic.ts. */
  raised: Set<string>;
  /** Cents by currency. */
  ledger: Map<string, LedgerLine>;
  webhookFaults: WebhookFaults;
  /** Webhook calls in flight. */
  deliveries: Set<Promise<void>>;
};

const isOpenShipment = (record: ShipmentRecord) => record.boughtAt === null && !record.isPurchasing;

const shelves = () => ({
  addresses: createShelf<Address>(10_000),
  parcels: createShelf<Parcel>(5_000),
  customsItems: createShelf<CustomsItem>(5_000),
  customsInfos: createShelf<CustomsInfo>(5_000),
  shipments: createShelf<ShipmentRecord>(4_000, isOpenShipment),
  orders: createShelf<OrderRecord>(2_000, ({ records }) => records.every(isOpenShipment)),
  trackers: createShelf<Tracker>(),
  pickups: createShelf<Pickup>(),
  refunds: createShelf<Refund>(),
  insurances: createShelf<Insurance>(),
  webhooks: createShelf<WebhookRecord>(),
  events: createShelf<EventRecord>(5_000),
  files: createShelf<StoredFile>(50_000),
});

type WorldSetup = Pick<
  World,
  'clock' | 'callTime' | 'ids' | 'pause' | 'closing' | 'latency' | 'carrierTimeoutMs'
>;

export function createWorld(setup: WorldSetup): World {
  return {
    ...setup,
    origin: '',
    ...shelves(),
    boughtPickups: new Map(),
    raised: new Set(),
    ledger: new Map(),
    webhookFaults: { ...NO_WEBHOOK_FAULTS },
    deliveries: new Set(),
  };
}

/** Restores the initial state; clock and ids are reset by their owners. */
export function resetWorld(world: World): void {
  Object.assign(world, shelves());
  world.boughtPickups.clear();
  world.raised.clear();
  world.ledger.clear();
  world.webhookFaults = { ...NO_WEBHOOK_FAULTS };
}

export const stamp = (world: World) => wireTime(world.clock.now());

function ledgerLine(world: World, currency: string): LedgerLine {
  const line = world.ledger.get(currency) ?? { charged: 0, refunded: 0 };
  world.ledger.set(currency, line);
  return line;
}

export function charge(world: World, currency: string, cents: number): void {
  ledgerLine(world, currency).charged += cents;
}

export function giveBack(world: World, currency: string, cents: number): void {
  ledgerLine(world, currency).refunded += cents;
}

export const money = (cents: number) => (cents / 100).toFixed(2);
export const centsOf = (amount: string) => Math.round(Number(amount) * 100);
