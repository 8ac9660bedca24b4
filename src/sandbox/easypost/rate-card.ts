// The price list of the simulated carriers: zones, tariffs, limits, surcharges, days. Estimates, deterministic.
import type { Carrier } from './carrier-accounts.ts';
import type { Zone } from './zones.ts';

type ByZone<T> = Partial<Record<Zone, T>>;

/** Euro: a fixed amount and an amount per billable kilogram. */
type Linear = ByZone<readonly [fixed: number, perKg: number]>;

const AIR: Linear = {
  D: [14, 0.9],
  Z1: [23, 2.4],
  Z2: [25, 2.7],
  Z3: [26, 2.9],
  Z4: [29, 3.2],
  Z5: [32, 3.7],
  Z6: [44, 5.6],
};
const UPS_ROAD: Linear = { D: [6.5, 0.4], Z1: [9.5, 0.75], Z2: [11.5, 0.95], Z3: [15, 1.05] };
const DPD_ROAD: Linear = { D: [5, 0.45], Z1: [9.5, 0.85], Z2: [12, 1], Z3: [20, 1.1] };

/** Upper limits of the weight bands in kg, and the price of each. */
type Bands = { upTo: readonly number[]; price: ByZone<readonly number[]> };

const DHL_PAKET: Bands = {
  upTo: [2, 5, 10, 20, 31.5],
  price: {
    D: [7.5, 7.5, 10.3, 18.8, 19.97],
    Z1: [13.99, 15.99, 19.99, 28.99, 34.99],
    Z2: [13.99, 15.99, 19.99, 28.99, 34.99],
    Z3: [24, 29, 36, 48, 58],
    Z4: [30, 46, 62, 98, 130],
    Z5: [30, 48, 66, 105, 140],
    Z6: [32, 52, 74, 118, 160],
  },
};

/** USPS publishes its prices in US dollars and ounces: 12, 16, 32 oz, then 5, 10, 20, 40, 70 lb. */
const OUNCES = 0.028349523125;
const USPS_UP_TO = [12, 16, 32, 80, 160, 320, 640, 1120].map((oz) => oz * OUNCES + 0.001);
const usps = (home?: readonly number[], abroad?: readonly number[]): Bands => ({
  upTo: USPS_UP_TO,
  price: {
    ...(home && { U: home }),
    ...(abroad && { Z1: abroad, Z2: abroad, Z3: abroad, Z4: abroad, Z5: abroad, Z6: abroad }),
  },
});

export type Product = {
  carrier: Carrier;
  service: string;
  /** The service is called …NonDoc when goods must be declared. */
  nonDoc?: true;
  /** The sender must be there; absent, it may be anywhere. */
  sender?: 'DE' | 'EU' | 'US';
  /** In Z3 only these countries. */
  onlyZ3?: readonly string[];
  linear?: { tariff: Linear; factor: ByZone<number>; extra?: readonly [fixed: number, perKg: number] };
  bands?: Bands;
  /** Business days. A missing zone is not served. */
  days: ByZone<number>;
  maxKg?: number;
};

const everywhere = (factor: number, ...zones: Zone[]): ByZone<number> =>
  Object.fromEntries((zones.length > 0 ? zones : AIR_ZONES).map((zone) => [zone, factor]));
const AIR_ZONES: Zone[] = ['D', 'Z1', 'Z2', 'Z3', 'Z4', 'Z5', 'Z6'];
const ROAD_Z3 = ['CH', 'LI', 'NO', 'GB'] as const;

const air = (factor: ByZone<number>, extra?: readonly [number, number]) => ({
  linear: { tariff: AIR, factor, ...(extra && { extra }) },
});
const FAST = { D: 1, Z1: 1, Z2: 2, Z3: 2, Z4: 2, Z5: 3, Z6: 3 };
const ABROAD: Zone[] = ['Z1', 'Z2', 'Z3', 'Z4', 'Z5', 'Z6'];

export const PRODUCTS: readonly Product[] = [
  {
    carrier: 'DHLExpress',
    service: 'ExpressWorldwide',
    nonDoc: true,
    ...air(everywhere(1, ...ABROAD)),
    days: FAST,
  },
  { carrier: 'DHLExpress', service: 'DomesticExpress', ...air(everywhere(1, 'D')), days: { D: 1 } },
  {
    carrier: 'DHLExpress',
    service: 'Express1200',
    nonDoc: true,
    ...air(everywhere(1, 'Z1', 'Z2', 'Z3', 'Z4', 'Z5'), [10, 0.45]),
    days: FAST,
  },
  {
    carrier: 'DHLExpress',
    service: 'Express900',
    nonDoc: true,
    ...air(everywhere(1, 'Z1', 'Z2', 'Z3', 'Z4'), [20, 0.85]),
    days: FAST,
    maxKg: 30,
  },
  {
    carrier: 'DHLExpress',
    service: 'EconomySelect',
    nonDoc: true,
    ...air(everywhere(0.8, 'Z1', 'Z2', 'Z3', 'Z4')),
    days: { Z1: 2, Z2: 4, Z3: 4, Z4: 5 },
  },
  {
    carrier: 'DHLExpress',
    service: 'ExpressEasy',
    nonDoc: true,
    ...air(everywhere(1.12, ...ABROAD)),
    days: { Z1: 2, Z2: 3, Z3: 3, Z4: 3, Z5: 4, Z6: 5 },
    maxKg: 25,
  },
  {
    carrier: 'UPS',
    service: 'UPSSaver',
    ...air({ D: 0.97, Z1: 0.97, Z2: 0.97, Z3: 0.97, Z4: 0.97, Z5: 0.98, Z6: 1 }),
    days: FAST,
  },
  { carrier: 'UPS', service: 'Express', ...air(everywhere(1.1)), days: { ...FAST, Z2: 1, Z5: 2 } },
  {
    carrier: 'UPS',
    service: 'Expedited',
    ...air({ Z3: 0.87, Z4: 0.85, Z5: 0.86, Z6: 0.88 }),
    days: { Z3: 3, Z4: 4, Z5: 5, Z6: 6 },
  },
  {
    carrier: 'UPS',
    service: 'UPSStandard',
    sender: 'EU',
    onlyZ3: ROAD_Z3,
    linear: { tariff: UPS_ROAD, factor: everywhere(1, 'D', 'Z1', 'Z2', 'Z3') },
    days: { D: 1, Z1: 2, Z2: 4, Z3: 5 },
  },
  {
    carrier: 'FedEx',
    service: 'INTERNATIONAL_PRIORITY',
    ...air({ Z1: 1.03, Z2: 1.03, Z3: 1.03, Z4: 1.02, Z5: 1, Z6: 1 }),
    days: FAST,
  },
  {
    carrier: 'FedEx',
    service: 'INTERNATIONAL_ECONOMY',
    ...air({ Z1: 0.82, Z2: 0.82, Z3: 0.82, Z4: 0.8, Z5: 0.8, Z6: 0.84 }),
    days: { Z1: 4, Z2: 4, Z3: 5, Z4: 5, Z5: 6, Z6: 6 },
  },
  {
    carrier: 'FedEx',
    service: 'FEDEX_INTERNATIONAL_CONNECT_PLUS',
    ...air({ Z1: 0.72, Z2: 0.72, Z3: 0.74, Z4: 0.7, Z5: 0.72 }),
    days: { Z1: 3, Z2: 4, Z3: 4, Z4: 5, Z5: 6 },
    maxKg: 20,
  },
  {
    carrier: 'DPD',
    service: 'DPDCLASSIC',
    sender: 'EU',
    onlyZ3: ROAD_Z3,
    linear: { tariff: DPD_ROAD, factor: everywhere(1, 'D', 'Z1', 'Z2', 'Z3') },
    days: { D: 1, Z1: 2, Z2: 5, Z3: 6 },
  },
  { carrier: 'DhlPaket', service: 'Paket', sender: 'DE', bands: DHL_PAKET, days: { D: 2 } },
  { carrier: 'DhlPaket', service: 'EuroPaket', sender: 'DE', bands: DHL_PAKET, days: { Z1: 3, Z2: 5 } },
  {
    carrier: 'DhlPaket',
    service: 'PaketInternational',
    sender: 'DE',
    bands: DHL_PAKET,
    days: { Z3: 5, Z4: 8, Z5: 9, Z6: 10 },
  },
  {
    carrier: 'USPS',
    service: 'GroundAdvantage',
    sender: 'US',
    bands: usps([5.07, 5.93, 6.33, 8.9, 12.4, 18.95, 34.6, 61.2]),
    days: { U: 3 },
  },
  {
    carrier: 'USPS',
    service: 'Priority',
    sender: 'US',
    bands: usps([6.9, 6.9, 7.58, 11.2, 16.3, 26.1, 45.9, 78.4]),
    days: { U: 2 },
  },
  {
    carrier: 'USPS',
    service: 'Express',
    sender: 'US',
    bands: usps([33.1, 33.1, 37.2, 48.6, 63.4, 92.1, 141.5, 214.3]),
    days: { U: 2 },
  },
  {
    carrier: 'USPS',
    service: 'FirstClassPackageInternationalService',
    sender: 'US',
    bands: usps(undefined, [17.2, 19.9, 25.4, 29.9, 0, 0, 0, 0]),
    days: everywhere(14, ...ABROAD),
    maxKg: 1.8,
  },
  {
    carrier: 'USPS',
    service: 'PriorityMailInternational',
    sender: 'US',
    bands: usps(undefined, [35.95, 35.95, 41.5, 52.95, 66.95, 79.95, 88.95, 95.95]),
    days: everywhere(8, ...ABROAD),
  },
  {
    carrier: 'USPS',
    service: 'ExpressMailInternational',
    sender: 'US',
    bands: usps(undefined, [45.95, 45.95, 53.5, 67.95, 84.95, 104.95, 117.95, 125.95]),
    days: everywhere(4, ...ABROAD),
  },
];

/** Centimetres and kilograms, longest side first. */
export type Limits = {
  kg: number;
  sides: readonly [number, number, number];
  least?: readonly [number, number, number];
  /** Longest side + 2 × the other two. */
  girth?: number;
  /** A lower limit of the girth for these recipient countries. */
  girthFor?: { countries: readonly string[]; cm: number };
  /** Cubic centimetres per kilogram; absent: the actual weight counts. */
  divisor?: number;
};

export const LIMITS: Record<Carrier, Limits> = {
  DHLExpress: { kg: 70, sides: [120, 80, 80], divisor: 5000 },
  UPS: { kg: 70, sides: [274, 274, 274], girth: 400, divisor: 5000 },
  FedEx: { kg: 68, sides: [274, 274, 274], girth: 330, divisor: 5000 },
  DPD: { kg: 31.5, sides: [175, 175, 175], girth: 300 },
  DhlPaket: {
    kg: 31.5,
    sides: [120, 60, 60],
    least: [15, 11, 1],
    girthFor: { countries: ['BE', 'NL', 'CH', 'GB'], cm: 300 },
  },
  USPS: { kg: 31.76, sides: [274, 274, 274], girth: 330 },
};

/** Inside Germany DHL Paket carries bulky goods up to this size for a surcharge. */
export const SPERRGUT = { sides: [200, 80, 60] as const, euro: 20.05 };

export const SURCHARGES = {
  upsLargePackage: { overGirth: 300, billedKg: 40, euro: 284.5 },
  upsAdditionalHandling: { overKg: 25, overLongest: 100, overSecond: 76, abroad: 22.1, home: 19.5 },
  upsUsEntry: 2.35,
  fedexAdditionalHandling: {
    overLongest: 121,
    overSecond: 76,
    overGirth: 266,
    overCcm: 169_901,
    overKg: 50,
    euro: 36.2,
  },
  fedexUsEntry: { default: 2.4, FEDEX_INTERNATIONAL_CONNECT_PLUS: 0.9 },
  /** Duties paid by the sender: 2 % of the customs value, at least 16 Euro. */
  dhlDutyPaid: { share: 0.02, least: 16 },
} as const;

/** A lane's prices move by at most this much from one ISO week to the next. */
export const JITTER = 0.03;

/** A fixed exchange rate, so that amounts can be checked by hand. */
export const USD_PER_EUR = 1.1;
