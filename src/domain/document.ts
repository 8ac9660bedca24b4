// Contents of an invoice or of its correction: fixed at the moment of issue, from stored prices alone (C-27).
import type { Address } from './address.ts';
import type { BookedService } from './booked-service.ts';
import { addDays } from './calendar.ts';
import type { Provider } from './intent.ts';
import { isProviderCash, type Posting } from './ledger.ts';
import { type Cents, sumCents } from './money.ts';
import { netOf, type OrderPrice, surchargeNames, transportOf } from './order-price.ts';
import type { Surcharge } from './price.ts';
import {
  carrierCountry,
  isInEuCustoms,
  isInEuVat,
  isInsideEu,
  isWithinUk,
  type Place,
  staysInsideEu,
} from './territory.ts';

export type DocumentKind = 'invoice' | 'correction';

export type LineCode =
  | 'shipping'
  | 'discount'
  | 'lithium'
  | 'insurance'
  | 'export_documentation'
  | 'carbon_neutral'
  | 'pickup'
  | 'refund';

/** A line in cents, net; its code says what it is for, and each language has a word for it. */
export type DocumentLine = {
  code: LineCode;
  /** The code of a discount; "2/3" for the second of three parcels that were given back. */
  text: string | null;
  amountCents: Cents;
};

/** The company that issues the document. */
export type Issuer = {
  name: string;
  /** Street, then postcode and town. */
  address: readonly string[];
  vatId: string;
  taxNumber: string | null;
  /** "Amtsgericht Hamburg, HRB 123456" */
  register: string | null;
  directors: string | null;
  email: string;
  phone: string;
  /** Where invoices are paid to; name and BIC may be empty. */
  bank: { name: string; iban: string; bic: string };
  /** What the letterhead says; not stored with older papers. */
  brand?: string;
};

/** What was supplied. */
type Consignment = BookedService & {
  parcels: number;
  weightKg: number;
  from: { city: string; country: string };
  to: { city: string; country: string };
};

/**
 * Why there is no VAT (§ 4 Nr. 3 a, § 3a Abs. 8, § 3b UStG). `…_territory`: a part of a member state outside the EU's
 * VAT area (§ 1 Abs. 2 and 2a UStG). `not_charged`: the stored price has none, and no rule says why.
 */
export type NoVatReason =
  | 'export'
  | 'export_territory'
  | 'import'
  | 'import_territory'
  | 'outside'
  | 'not_charged';

export type DocumentFacts = {
  /** "RE-2026-000001" */
  documentNumber: string;
  orderNumber: string;
  /** yyyy-MM-dd, Berlin. */
  orderedOn: string;
  /** yyyy-MM-dd, Berlin. */
  issuedOn: string;
  /** yyyy-MM-dd, Berlin: when the service is rendered; with a pickup that is the day of the van. */
  suppliedOn: string;
  issuer: Issuer;
  recipient: Address;
  consignment: Consignment;
  lines: readonly DocumentLine[];
  netCents: Cents;
  /** Percent: 19 or 0. */
  vatRate: number;
  vatCents: Cents;
  /** Duties and taxes that are only passed on. */
  customsCents: Cents;
  grossCents: Cents;
  /** Null with VAT. */
  noVatReason: NoVatReason | null;
  paidBy: Provider;
  /** Until when it is to be paid; null when nothing is owed. */
  dueOn: string | null;
  /** The invoice that this corrects; null on an invoice. */
  corrects: { number: string; issuedOn: string } | null;
  /** On a correction: the money goes by bank transfer, whichever way it came. */
  wasPaid?: boolean;
  /** On a correction: the part that goes by bank transfer; the rest goes back the way it came. */
  transferredCents?: Cents;
  /** On a correction: less went back than the parcel is worth. */
  isReduced?: boolean;
  /** On a correction: its invoice was written when nothing was owed any more, so that no money moves for either. */
  isUnowed?: boolean;
};

/** The number is assigned last, so that nothing can go wrong after it was taken. */
export type DocumentDraft = Omit<DocumentFacts, 'documentNumber'>;

const prefixes = { invoice: 'RE', correction: 'RK' } as const;

/** "RE-2026": one series per kind and year of issue in Berlin. */
export const seriesOf = (kind: DocumentKind, issuedOn: string): string =>
  `${prefixes[kind]}-${issuedOn.slice(0, 4)}`;

/** "RE-2026-000001" */
export const documentNumber = (series: string, number: number): string =>
  `${series}-${String(number).padStart(6, '0')}`;

/** The parts of a document number; null when no document can have it. */
export function partsOfNumber(text: string): { series: string; number: number } | null {
  const [, series = '', digits = ''] = /^((?:RE|RK)-\d{4})-(\d{6,7})$/.exec(text) ?? [];
  const number = Number(digits);
  return number > 0 ? { series, number } : null;
}

type Invoiced = Pick<
  DocumentFacts,
  'orderNumber' | 'orderedOn' | 'issuedOn' | 'suppliedOn' | 'issuer' | 'recipient' | 'paidBy'
> & {
  price: OrderPrice;
  consignment: Consignment;
  from: Place;
  to: Place;
  /** The code of the discount, where the customer typed one. */
  discountCode: string | null;
  /** Days to pay an invoice that is still open; null when nothing is owed. */
  dueDays: number | null;
};

export function invoiceDraft(order: Invoiced): DocumentDraft {
  const { price, from, to, discountCode, dueDays, ...said } = order;
  const { vatAmount, customsCosts, totalPrice } = price;
  return {
    ...said,
    lines: linesOf(price, discountCode),
    netCents: netOf(price),
    vatRate: price.vatRate,
    vatCents: vatAmount,
    customsCents: customsCosts,
    grossCents: totalPrice,
    noVatReason: price.vatRate === 0 ? noVatReason(from, to) : null,
    dueOn: dueDays === null ? null : addDays(order.issuedOn, dueDays),
    corrects: null,
  };
}

/** Net lines that add up to the net sum. */
export function linesOf(price: OrderPrice, discountCode: string | null): DocumentLine[] {
  const { discount } = price;
  const extras = surchargeNames.flatMap((name): DocumentLine | [] =>
    price[name] === 0 ? [] : { code: lineCodes[name], text: null, amountCents: price[name] },
  );
  return [
    { code: 'shipping', text: null, amountCents: transportOf(price) },
    ...(discount === 0 ? [] : [{ code: 'discount' as const, text: discountCode, amountCents: 0 - discount }]),
    ...extras,
  ];
}

const lineCodes: Readonly<Record<Surcharge, LineCode>> = {
  lithiumSurcharge: 'lithium',
  insuranceFee: 'insurance',
  exportDocFee: 'export_documentation',
  carbonNeutralFee: 'carbon_neutral',
  pickupFee: 'pickup',
};

/** Why transport between these two places bears no VAT; inside the EU there is no reason. */
export function noVatReason(from: Place, to: Place): NoVatReason {
  // Northern Ireland counts as the EU for goods alone, and what stays in the UK is neither exported nor imported.
  if (isWithinUk(from, to) && !staysInsideEu(from, to)) return 'outside';
  const [starts, ends] = [isInsideEu(from), isInsideEu(to)];
  if (starts && ends) return 'not_charged';
  if (starts) return isTerritoryOfMember(to) ? 'export_territory' : 'export';
  if (ends) return isTerritoryOfMember(from) ? 'import_territory' : 'import';
  return 'outside';
}

/** Whether a place outside the area of VAT belongs to a member state all the same: Canary Islands, Åland, Heligoland … */
const isTerritoryOfMember = (place: Place): boolean =>
  isInEuCustoms(place) || isInEuVat({ country: carrierCountry(place) });

/** What went back for one parcel, as it was booked. Positive cents. */
type RefundedPart = {
  /** Counted from 0. */
  packageIndex: number;
  netCents: Cents;
  vatCents: Cents;
  customsCents: Cents;
  /** The part that a person transfers, when the rest went back the way it came; null when all of it went one way. */
  transferredCents: Cents | null;
};

/** Reads the posting of a refund: `sales`, `vat` and `customs` are what the customer's money was made of. */
export function refundedPart(packageIndex: number, posting: Posting): RefundedPart {
  const at = (wanted: string): Cents =>
    sumCents(posting.flatMap(({ account, amountCents }) => (account === wanted ? amountCents : [])));
  const isInPart = posting.some(({ account, amountCents }) => isProviderCash(account) && amountCents < 0);
  const transferredCents = isInPart && at('cash:bank') < 0 ? 0 - at('cash:bank') : null;
  const [netCents, vatCents, customsCents] = [at('sales'), at('vat'), at('customs')];
  return { packageIndex, netCents, vatCents, customsCents, transferredCents };
}

/** `worthCents`: the parcel's share of the price, gross. */
type Correcting = Pick<DocumentFacts, 'issuer' | 'issuedOn'> & { wasPaid: boolean; worthCents: Cents };

/** Takes back the parcel's part of the invoice: every sum is negative. */
export function correctionDraft(
  invoice: DocumentFacts,
  back: RefundedPart,
  { issuer, issuedOn, wasPaid, worthCents }: Correcting,
): DocumentDraft {
  const { documentNumber: number, ...said } = invoice;
  const minus = (cents: Cents): Cents => 0 - cents;
  const text = `${back.packageIndex + 1}/${invoice.consignment.parcels}`;
  const grossCents = back.netCents + back.vatCents + back.customsCents;
  const isUnowed = invoice.paidBy === 'invoice' && invoice.dueOn === null && !wasPaid;
  return {
    ...said,
    issuer,
    issuedOn,
    lines: [{ code: 'refund', text, amountCents: minus(back.netCents) }],
    netCents: minus(back.netCents),
    vatCents: minus(back.vatCents),
    customsCents: minus(back.customsCents),
    grossCents: minus(grossCents),
    dueOn: null,
    corrects: { number, issuedOn: invoice.issuedOn },
    ...(wasPaid ? { wasPaid } : {}),
    ...(back.transferredCents === null ? {} : { transferredCents: back.transferredCents }),
    ...(grossCents < worthCents ? { isReduced: true } : {}),
    ...(isUnowed ? { isUnowed } : {}),
  };
}
