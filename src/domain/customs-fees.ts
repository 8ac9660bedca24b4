// Fees at the border besides duty and tax: the carrier's fee for advancing them, and handling fees of states.
import type { Carrier } from './carrier.ts';
import { type Dated, type Day, inForce } from './dated.ts';
import { type Cents, percentOf } from './money.ts';

export type AdvanceFee = {
  cents: Cents;
  /** Day of the price list. */
  asOf: Day;
  /** Our guess, because the fee is not published or the carrier is unknown. */
  isGuess: boolean;
};

/** The first step whose `upTo` is not exceeded applies: a share of the charges, at least `least`. */
type Step = { upTo: Cents; basisPoints: number; least: Cents };
type FeeRule = { steps: readonly Step[]; isGuess: boolean };

const LIST_AS_OF: Day = '2026-11-20';
const NO_LIMIT = Number.POSITIVE_INFINITY;

const postal: FeeRule = { steps: [{ upTo: NO_LIMIT, basisPoints: 0, least: 600 }], isGuess: false };
const express: FeeRule = { steps: [{ upTo: NO_LIMIT, basisPoints: 250, least: 1_200 }], isGuess: true };

/** domain-facts 6.5; net. */
const feeRules: Readonly<Record<string, FeeRule>> = {
  'DHL Express': { steps: [{ upTo: NO_LIMIT, basisPoints: 200, least: 1_250 }], isGuess: false },
  FedEx: {
    steps: [
      { upTo: 5_000, basisPoints: 3_000, least: 500 },
      { upTo: 60_000, basisPoints: 0, least: 1_500 },
      { upTo: NO_LIMIT, basisPoints: 250, least: 0 },
    ],
    isGuess: false,
  },
  UPS: express,
  DPD: { ...postal, isGuess: true },
  'DHL Paket': postal,
  'Deutsche Post': postal,
  // Delivered in Europe by postal services.
  USPS: { ...postal, isGuess: true },
} satisfies Record<Carrier | 'Deutsche Post', FeeRule>;

/** `chargesCents`: duty and tax together. A carrier that advances nothing takes no fee. */
export function advanceFee(carrier: string, chargesCents: Cents): AdvanceFee {
  const { steps, isGuess } = (Object.hasOwn(feeRules, carrier) ? feeRules[carrier] : undefined) ?? express;
  const step = steps.find(({ upTo }) => chargesCents <= upTo);
  const cents =
    chargesCents > 0 && step ? Math.max(step.least, percentOf(chargesCents, step.basisPoints)) : 0;
  return { cents, asOf: LIST_AS_OF, isGuess };
}

type HandlingFee = Dated & {
  /** Null: the whole customs union. */
  country: string | null;
  cents: Cents;
  per: 'item' | 'parcel' | 'consignment';
  /** Also due on gifts between private persons, which are free of duty and tax. */
  ofGifts?: true;
  asOf: Day;
};

/** For low-value consignments only. A fee announced without a date or an amount has no row yet: the EU's own. */
const handlingFees: readonly HandlingFee[] = [
  // 25 lei, at about 5.10 lei to the euro.
  { country: 'RO', cents: 490, per: 'parcel', from: '2026-01-01', asOf: '2026-11-20' },
  // Suspended when the EU's duty of 3 euro began.
  { country: 'FR', cents: 200, per: 'item', from: '2026-03-01', until: '2026-07-01', asOf: '2026-11-20' },
  // Postponed twice; this is the latest date announced. Due once per contract of transport, and on gifts, too (Agenzia
  // delle Dogane, circulars 37/2025 and 4/2026).
  { country: 'IT', cents: 200, per: 'consignment', ofGifts: true, from: '2026-10-01', asOf: '2026-11-20' },
];

export type Handling = { country: string | null; cents: Cents; asOf: Day };

/** The state's fees for a low-value consignment. */
export function handlingFeesOf(consignment: {
  country: string;
  items: number;
  parcels: number;
  isGift: boolean;
  on: Day;
}): Handling[] {
  const { country: to, items, parcels, isGift, on } = consignment;
  const times = { item: items, parcel: parcels, consignment: 1 };
  return handlingFees
    .filter((fee) => inForce(fee, on) && (fee.country ?? to) === to && (fee.ofGifts || !isGift))
    .map(({ country, cents, per, asOf }) => ({ country, cents: cents * times[per], asOf }));
}
