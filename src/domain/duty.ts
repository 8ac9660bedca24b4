// Duty estimate: what an import into the EU is likely to cost in duties, VAT and fees (R67, C-10; domain-facts 6.5).
import { advanceFee, type AdvanceFee, type Handling, handlingFeesOf } from './customs-fees.ts';
import type { Day } from './dated.ts';
import { type DutyRate, dutyRateOf } from './duty-rates.ts';
import { type ImportVat, importVatOf } from './import-vat.ts';
import {
  countItems,
  type DutyRegime,
  dutyRegime,
  FLAT_RATE,
  LOW_VALUE_LIMIT,
  PER_ITEM,
} from './low-value.ts';
import { type Cents, divideCents, percentOf, sumCents } from './money.ts';
import { hsDigits } from './parcel.ts';
import type { ShipmentPurpose } from './shipment-purpose.ts';
import {
  carrierCountry,
  customsHome,
  isInEuCustoms,
  isInsideEu,
  isWithinUk,
  type Place,
  specialPartOf,
} from './territory.ts';

/** Contents of one parcel. */
export type Goods = { hsCode: string | null; valueCents: Cents };

export type Consignment = {
  from: Place;
  to: Place;
  /** One per parcel. */
  goods: readonly Goods[];
  /** Transport to the recipient, and its insurance, net. */
  freightCents: Cents;
  insuranceCents: Cents;
  /** The carrier that crosses the border and advances the charges. */
  carrier: string;
  senderIsBusiness: boolean;
  recipientIsBusiness: boolean;
  purpose: ShipmentPurpose;
  on: Day;
};

type DutyCosts = { duties: Cents; taxes: Cents; fees: Cents; total: Cents };

export type DutyLine = {
  hsCode: string | null;
  /** The goods with their share of freight and insurance. */
  customsValue: Cents;
  rate: DutyRate;
  vat: ImportVat;
};

export type DutyEstimate = {
  /** The upper end where only a range is known. */
  costs: DutyCosts;
  /** The lower end; null where both are the same. */
  lowest: DutyCosts | null;
  regime: DutyRegime;
  goods: Cents;
  freight: Cents;
  insurance: Cents;
  customsValue: Cents;
  lines: DutyLine[];
  carrierFee: AdvanceFee;
  handling: Handling[];
};

/**
 * Null where none of our rules applies: the destination is outside the EU, or both places are inside. From Great
 * Britain to Northern Ireland no import VAT is due, and duty depends on facts that we do not ask for.
 */
export function estimateDuty(consignment: Consignment): DutyEstimate | null {
  const lines = linesOf(consignment);
  if (!lines || isInsideEu(consignment.from) || isWithinUk(consignment.from, consignment.to)) return null;
  const goods = sumCents(consignment.goods.map(({ valueCents }) => valueCents));
  const hsCodes = consignment.goods.map(({ hsCode }) => hsCode);
  const regime = dutyRegime({
    ...consignment,
    goodsCents: goods,
    hsCodes,
    fromCustomsUnion: isFromUnion(consignment.from, hsCodes),
    fromHeligoland: specialPartOf(consignment.from) === 'HEL',
  });
  const items = countItems(hsCodes);
  const atEnd = (end: End) => costsAt(end, { consignment, lines, regime, goods, items: items[end] });
  const highest = atEnd('highest');
  const lowest = atEnd('lowest');
  return {
    costs: highest.costs,
    // No part exceeds its upper end, so equal totals mean equal parts.
    lowest: lowest.costs.total === highest.costs.total ? null : lowest.costs,
    regime,
    goods,
    freight: consignment.freightCents,
    insurance: consignment.insuranceCents,
    customsValue: goods + consignment.freightCents + consignment.insuranceCents,
    lines,
    carrierFee: highest.carrierFee,
    handling: highest.handling,
  };
}

/**
 * Places outside the EU's customs territory, but in a customs union with it by treaty, from this chapter on (data.md
 * 2.1): San Marino with all goods, Andorra without agricultural goods.
 */
const unionFromChapter: ReadonlyMap<string, number> = new Map([
  ['SM', 0],
  ['AD', 25],
]);

/** Goods without a tariff number may be of any chapter. */
function isFromUnion(from: Place, hsCodes: readonly (string | null)[]): boolean {
  if (isInEuCustoms(from)) return true;
  const first = unionFromChapter.get(customsHome(from));
  return first !== undefined && hsCodes.every((code) => Number(hsDigits(code).slice(0, 2)) >= first);
}

type End = 'lowest' | 'highest';

/** Rate of duty on one line's value; 0 where a fixed sum or nothing is due. */
function basisPointsOf(end: End, regime: DutyRegime, rate: DutyRate): number {
  if (regime === 'tariff') return rate[end];
  if (regime !== 'flat-rate') return 0;
  // Further duty by weight or volume is in none of our figures, and may reach the flat rate.
  const isOpen = end === 'highest' && rate.besides.includes('agriculture');
  return isOpen ? FLAT_RATE : Math.min(rate[end], FLAT_RATE);
}

type Settled = {
  consignment: Consignment;
  lines: readonly DutyLine[];
  regime: DutyRegime;
  goods: Cents;
  items: number;
};

function costsAt(end: End, { consignment, lines, regime, goods, items }: Settled) {
  const duties = lines.map(({ customsValue, rate }) =>
    // Rounded per line, because each is a line of the declaration.
    percentOf(customsValue, basisPointsOf(end, regime, rate)),
  );
  if (regime === 'per-item') duties[0] = PER_ITEM * items;
  const duty = sumCents(duties);
  const taxes = regime === 'gift' ? 0 : taxOn(lines, duties, { isShared: regime === 'per-item' });
  const carrierFee = advanceFee(consignment.carrier, duty + taxes);
  const handling =
    regime === 'customs-union' || goods > LOW_VALUE_LIMIT
      ? []
      : handlingFeesOf({
          country: carrierCountry(consignment.to),
          items,
          parcels: consignment.goods.length,
          isGift: regime === 'gift',
          on: consignment.on,
        });
  const fees = carrierFee.cents + sumCents(handling.map(({ cents }) => cents));
  const costs: DutyCosts = { duties: duty, taxes, fees, total: duty + taxes + fees };
  return { costs, carrierFee, handling };
}

/** Import VAT on customs value and duty, rounded once per VAT rate. A shared duty is spread by value first. */
function taxOn(
  lines: readonly DutyLine[],
  duties: readonly Cents[],
  { isShared }: { isShared: boolean },
): Cents {
  const values = lines.map(({ customsValue }) => customsValue);
  const perLine = isShared ? divideCents(sumCents(duties), values) : duties;
  const baseByRate = new Map<number, Cents>();
  for (const [index, { customsValue, vat }] of lines.entries())
    baseByRate.set(
      vat.basisPoints,
      (baseByRate.get(vat.basisPoints) ?? 0) + customsValue + (perLine[index] ?? 0),
    );
  return sumCents([...baseByRate].map(([basisPoints, base]) => percentOf(base, basisPoints)));
}

function linesOf({ to, goods, freightCents, insuranceCents, on }: Consignment): DutyLine[] | null {
  const merged = byNumber(goods);
  const shares = divideCents(
    freightCents + insuranceCents,
    merged.map(({ valueCents }) => valueCents),
  );
  const lines: DutyLine[] = [];
  for (const [index, { hsCode, valueCents }] of merged.entries()) {
    const vat = importVatOf(to, hsCode, on);
    if (!vat) return null;
    const customsValue = valueCents + (shares[index] ?? 0);
    lines.push({ hsCode, customsValue, rate: dutyRateOf(hsCode), vat });
  }
  return lines.length > 0 ? lines : null;
}

/** Goods with the same tariff number are one line of the declaration; so are all goods without one. */
function byNumber(goods: readonly Goods[]): Goods[] {
  const valueByCode = new Map<string, Cents>();
  for (const { hsCode, valueCents } of goods) {
    const code = hsDigits(hsCode);
    valueByCode.set(code, (valueByCode.get(code) ?? 0) + valueCents);
  }
  return [...valueByCode].map(([code, valueCents]) => ({ hsCode: code || null, valueCents }));
}
