// The rates of a quote as stored in its row: what one carrier's rates share is written once, a third of the bytes.
import type { Carrier } from '#domain/carrier.ts';
import type { QuotedRate } from '#domain/quote.ts';
import type { RateReference } from '#domain/rate.ts';

/** What all rates of one answer share: carrier, kind and id of the request, and the carrier's name upstream. */
type Lot = [Carrier, RateReference['kind'], string, string];

/** One rate: its lot, service, cost, days, date, the price shown, and the upstream names of rate and service. */
type Row = [number, string, number, number | null, string | null, number, string, string];

/** Stored unpacked: a hub route, and a rate whose id does not match its position. */
export type PackedRates = { quoteId: string; lots: Lot[]; rows: (Row | QuotedRate)[] };

export function packRates(rates: readonly QuotedRate[]): PackedRates {
  const quoteId = /^(.*)\.0$/.exec(rates[0]?.id ?? '')?.[1] ?? '';
  const lots: Lot[] = [];
  const rows = rates.map((rate, place) => {
    if (rate.hub || rate.id !== idAt(quoteId, place)) return rate;
    const { service, costCents, deliveryDays, deliveryDate, shownCents, reference } = rate;
    const lot = lotOf(lots, [rate.carrier, reference.kind, reference.id, reference.carrier]);
    const row: Row = [
      lot,
      service,
      costCents,
      deliveryDays,
      deliveryDate,
      shownCents,
      reference.rateId,
      reference.service,
    ];
    return row;
  });
  return { quoteId, lots, rows };
}

export function unpackRates({ quoteId, lots, rows }: PackedRates): QuotedRate[] {
  return rows.map((row, place) => {
    if (!Array.isArray(row)) return row;
    const [at, service, costCents, deliveryDays, deliveryDate, shownCents, rateId, theirService] = row;
    const lot = lots[at];
    if (!lot) throw new Error(`${quoteId} has no lot ${at}.`);
    const [carrier, kind, id, theirCarrier] = lot;
    return {
      id: idAt(quoteId, place),
      shownCents,
      carrier,
      service,
      costCents,
      deliveryDays,
      deliveryDate,
      reference: { kind, id, rateId, carrier: theirCarrier, service: theirService },
    };
  });
}

const idAt = (quoteId: string, place: number): string => `${quoteId}.${place}`;

/** Rates of one answer are adjacent, so the last lot is checked first. */
function lotOf(lots: Lot[], wanted: Lot): number {
  const known = lots.findLastIndex((lot) => lot.every((part, at) => part === wanted[at]));
  return known === -1 ? lots.push(wanted) - 1 : known;
}
