// What is paid at the border besides duty and tax: the carrier's fee for advancing them, and handling fees of states.
import { type Dated, type Day, inForce } from './dated.ts';
import { type Cents, percentOf } from './money.ts';

export type AdvanceFee = {
  cents: Cents;
  /** Day of the price list. */
  asOf: Day;
  /** Nobody has published it, or the carrier is not known: a guess of ours. */
  isGuess: boolean;
};

/** The first step whose bound the charges do not exceed decides: a share of the charges, at least `least`. */
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
};

/** `chargesCents`: duty and tax together. Who advances nothing takes no fee. */
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
  /** Also for what one private person gives to another, which is free of duty and tax. */
  ofGifts?: true;
  asOf: Day;
};

/** For consignments of low value only. What is announced without a day or a sum is not a row yet: the EU's own fee. */
const handlingFees: readonly HandlingFee[] = [
  // 25 lei, at about 5.10 lei to the euro.
  { country: 'RO', cents: 490, per: 'parcel', from: '2026-01-01', asOf: '2026-11-20' },
  // Suspended when the 3 euro of the EU came.
  { country: 'FR', cents: 200, per: 'item', from: '2026-03-01', until: '2026-07-01', asOf: '2026-11-20' },
  // Put off twice; this is the last day that was named. Once for all that goes under one contract of transport, and
  // for gifts, too (Agenzia delle Dogane, circulars 37/2025 and 4/2026).
  { country: 'IT', cents: 200, per: 'consignment', ofGifts: true, from: '2026-10-01', asOf: '2026-11-20' },
];

export type Handling = { country: string | null; cents: Cents; asOf: Day };

/** Fees of the state for a consignment of low value. */
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
