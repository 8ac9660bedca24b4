// E-invoice sums by EN 16931, all of one sign, and the VAT categories they fall into. Rules have the standard's names.
import { companyOf } from './address.ts';
import type { DocumentFacts, DocumentLine, NoVatReason } from './document.ts';
import { type Cents, percentOf, sumCents } from './money.ts';
import { carrierCountry, isKnownCountry } from './territory.ts';

/** UNTDID 5305: at a rate, exempt, outside the scope of VAT. */
type VatCategory = 'S' | 'E' | 'O';

/** Why a part is without VAT. `disbursement`: duties that are only passed on. */
export type ExemptReason = NoVatReason | 'disbursement';

export type VatGroup = {
  category: VatCategory;
  /** Null outside the scope, where no rate may be given (BR-O-05). */
  percent: number | null;
  baseCents: Cents;
  vatCents: Cents;
  /** Empty at a rate (BR-S-10). */
  reasons: readonly ExemptReason[];
};

export type EInvoiceSums = {
  lines: readonly DocumentLine[];
  /** Discounts, as no price may be below zero (BR-27). */
  allowances: readonly DocumentLine[];
  /** Duties: charges on the whole document (BG-21) are there for taxes other than VAT. */
  chargeCents: Cents;
  /** VAT of lines and allowances. */
  main: VatGroup;
  /** VAT of the duties, where they have a category of their own. */
  duties: VatGroup | null;
  lineCents: Cents;
  allowanceCents: Cents;
  /** Everything but VAT: the duties are in it, unlike on the paper. */
  netCents: Cents;
  vatCents: Cents;
  grossCents: Cents;
  paidCents: Cents;
  dueCents: Cents;
};

/** A stored sum must differ from base × rate by less than this (BR-S-09). */
const TOLERANCE: Cents = 100;

/**
 * Null where the standard cannot express the document: the buyer's country is missing (BR-11), or the VAT does not fit
 * its rate. Our own prices always fit; an old order may have stored anything.
 */
export function eInvoiceSums(facts: DocumentFacts): EInvoiceSums | null {
  const said = facts.corrects ? turned(facts) : facts;
  const { main, duties } = groupsOf(said);
  if (!fitsRate(main) || !isAddressed(facts)) return null;
  const lines = said.lines.filter((line) => !isAllowance(line));
  const allowances = said.lines.filter(isAllowance).map(minus);
  const dueCents = dueOf(facts, said.grossCents);
  return {
    lines,
    allowances,
    chargeCents: said.customsCents,
    main,
    duties,
    lineCents: sumOf(lines),
    allowanceCents: sumOf(allowances),
    netCents: said.netCents + said.customsCents,
    vatCents: said.vatCents,
    grossCents: said.grossCents,
    paidCents: said.grossCents - dueCents,
    dueCents,
  };
}

type Sums = Pick<
  DocumentFacts,
  'lines' | 'netCents' | 'vatCents' | 'customsCents' | 'grossCents' | 'vatRate' | 'noVatReason'
>;

/** The sums with their signs turned: those of a credit note are positive, and its type says that they go back. */
const turned = (facts: Sums): Sums => ({
  ...facts,
  lines: facts.lines.map(minus),
  netCents: 0 - facts.netCents,
  vatCents: 0 - facts.vatCents,
  customsCents: 0 - facts.customsCents,
  grossCents: 0 - facts.grossCents,
});

const minus = (line: DocumentLine): DocumentLine => ({ ...line, amountCents: 0 - line.amountCents });

const isAllowance = ({ code, amountCents }: DocumentLine): boolean => code === 'discount' && amountCents < 0;

const sumOf = (lines: readonly DocumentLine[]): Cents =>
  sumCents(lines.map(({ amountCents }) => amountCents));

/** Each category once (BR-E-01), and no other beside the one outside the scope (BR-O-11). */
function groupsOf(said: Sums): Pick<EInvoiceSums, 'main' | 'duties'> {
  const { netCents, vatCents, customsCents, vatRate, noVatReason } = said;
  const reasons: ExemptReason[] = customsCents === 0 ? [] : ['disbursement'];
  if (noVatReason === null)
    return {
      main: { category: 'S', percent: vatRate, baseCents: netCents, vatCents, reasons: [] },
      duties:
        customsCents === 0
          ? null
          : { category: 'E', percent: 0, baseCents: customsCents, vatCents: 0, reasons },
    };
  const isOutside = noVatReason === 'outside';
  return {
    main: {
      category: isOutside ? 'O' : 'E',
      percent: isOutside ? null : 0,
      baseCents: netCents + customsCents,
      vatCents,
      reasons: [noVatReason, ...reasons],
    },
    duties: null,
  };
}

/** BR-S-05 and BR-S-09, BR-E-09, BR-O-09. */
function fitsRate({ category, percent, baseCents, vatCents }: VatGroup): boolean {
  if (category !== 'S' || percent === null) return vatCents === 0;
  return percent > 0 && Math.abs(vatCents - percentOf(baseCents, percent * 100)) < TOLERANCE;
}

/** Up to 250 euro an account may be billed without an address, and the law requires no e-invoice (§ 33 UStDV). */
const isAddressed = ({ recipient }: DocumentFacts): boolean =>
  isKnownCountry(recipient.country) && buyerName(recipient) !== '';

/** Name of the buyer (BT-44): the company, where there is one. */
export const buyerName = (buyer: DocumentFacts['recipient']): string =>
  (companyOf(buyer) ?? buyer.name).trim();

/** BR-CL-14 knows ISO 3166-1, and Kosovo by a code of its own. */
export const eInvoiceCountry = (country: string): string =>
  country === 'XK' ? '1A' : carrierCountry({ country });

/** What is still to be paid, on a correction by us. */
function dueOf(
  { corrects, dueOn, transferredCents, wasPaid, paidBy, isUnowed }: DocumentFacts,
  gross: Cents,
): Cents {
  if (!corrects) return dueOn === null ? 0 : gross;
  if (transferredCents !== undefined) return transferredCents;
  // A correction of an open invoice must not look paid, or the invoice would still be paid in full.
  return wasPaid || (paidBy === 'invoice' && !isUnowed) ? gross : 0;
}

/** UNTDID 4461: transfer within SEPA, online payment service, credit card, set off against what is owed. */
type PaymentMeans = '58' | '68' | '54' | '97';

/** Null where the means is not known, and for a transfer to the buyer: that needs an account (BR-61) we do not know. */
export function paymentMeans(facts: DocumentFacts): PaymentMeans | null {
  if (facts.wasPaid || facts.transferredCents !== undefined) return null;
  switch (facts.paidBy) {
    case 'paypal':
      return '68';
    case 'computop':
      return '54';
    case 'invoice':
      return facts.corrects ? '97' : facts.dueOn === null ? null : '58';
  }
}
