// The money part of an e-invoice: how it is paid, which VAT applies to what, and the sums.
import type { DocumentFacts, DocumentLine, Issuer } from '#domain/document.ts';
import { type EInvoiceSums, type ExemptReason, paymentMeans, type VatGroup } from '#domain/e-invoice.ts';
import { amount, day, indicator, ram } from './cii.ts';
import { givenBack, lineCell } from './invoice-paper.ts';
import type { Words } from './words.ts';
import type { Element } from './xml.ts';

const CURRENCY = 'EUR';
/** Allowance code from UNTDID 5189. */
const DISCOUNT = '95';

/** Codes of the Commission's VATEX list: articles of the VAT directive, or outside of its scope. */
const exemptionCodes: Readonly<Record<ExemptReason, string | null>> = {
  export: 'VATEX-EU-146-1E',
  export_territory: 'VATEX-EU-146-1E',
  import: 'VATEX-EU-144',
  import_territory: 'VATEX-EU-144',
  outside: 'VATEX-EU-O',
  disbursement: 'VATEX-EU-79-C',
  // The stored reason is no more specific.
  not_charged: null,
};

type With = { sums: EInvoiceSums; words: Words };

export function settlement(facts: DocumentFacts, { sums, words }: With): Element | null {
  const { main, duties, allowances, chargeCents } = sums;
  const { corrects } = facts;
  return ram('ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', facts.documentNumber),
    ram('InvoiceCurrencyCode', CURRENCY),
    payment(facts, words),
    breakdown(main, words),
    duties && breakdown(duties, words),
    ...allowances.map((line) => allowance(line, { facts, words, group: main })),
    chargeCents === 0 ? null : charge(chargeCents, { words, group: duties ?? main }),
    ram('SpecifiedTradePaymentTerms', [
      ram('Description', terms(facts, words)),
      facts.dueOn === null ? null : day('DueDateDateTime', facts.dueOn),
    ]),
    summation(sums),
    corrects &&
      ram('InvoiceReferencedDocument', [
        ram('IssuerAssignedID', corrects.number),
        day('FormattedIssueDateTime', corrects.issuedOn, 'qdt'),
      ]),
  ]);
}

function terms(facts: DocumentFacts, words: Words): string {
  if (facts.corrects) return givenBack(facts, words);
  const { t } = words;
  return facts.dueOn === null ? t.paid[facts.paidBy] : `${t.due} ${words.day(facts.dueOn)}`;
}

function payment(facts: DocumentFacts, { t }: Words): Element | null {
  const code = paymentMeans(facts);
  if (code === null) return null;
  const { paidBy, issuer } = facts;
  return ram('SpecifiedTradeSettlementPaymentMeans', [
    ram('TypeCode', code),
    paidBy === 'invoice' ? null : ram('Information', t.confirmation.paymentBy[paidBy]),
    ...(code === '58' ? account(issuer) : []),
  ]);
}

const account = ({ name, bank }: Issuer): (Element | null)[] => [
  ram('PayeePartyCreditorFinancialAccount', [
    ram('IBANID', bank.iban.replace(/\s/g, '')),
    ram('AccountName', name),
  ]),
  ram('PayeeSpecifiedCreditorFinancialInstitution', [ram('BICID', bank.bic)]),
];

/** Category and rate, as used by lines, discounts and charges. */
export const tradeTax = (name: string, { category, percent }: VatGroup): Element | null =>
  ram(name, [
    ram('TypeCode', 'VAT'),
    ram('CategoryCode', category),
    ram('RateApplicablePercent', percent === null ? null : String(percent)),
  ]);

function breakdown(group: VatGroup, { t }: Words): Element | null {
  const { category, percent, baseCents, vatCents, reasons } = group;
  const said = reasons.map((reason) => (reason === 'disbursement' ? t.disbursement : t.reasons[reason]));
  return ram('ApplicableTradeTax', [
    amount('CalculatedAmount', vatCents),
    ram('TypeCode', 'VAT'),
    ram('ExemptionReason', said.join(' ')),
    amount('BasisAmount', baseCents),
    ram('CategoryCode', category),
    ram('ExemptionReasonCode', exemptionCode(group)),
    ram('RateApplicablePercent', percent === null ? null : String(percent)),
  ]);
}

/** Null if two reasons share a group, as a code would state only one; outside the scope it is the same for both. */
function exemptionCode({ category, reasons }: VatGroup): string | null {
  const [first, ...more] = reasons;
  if (first === undefined || (more.length > 0 && category !== 'O')) return null;
  return exemptionCodes[first];
}

type Around = { words: Words; group: VatGroup };

function allowance(
  line: DocumentLine,
  { facts, words, group }: Around & { facts: DocumentFacts },
): Element | null {
  const reason = lineCell(line, facts, words);
  return ram('SpecifiedTradeAllowanceCharge', [
    indicator('ChargeIndicator', false),
    amount('ActualAmount', line.amountCents),
    ram('ReasonCode', DISCOUNT),
    ram('Reason', typeof reason === 'string' ? reason : reason.title),
    tradeTax('CategoryTradeTax', group),
  ]);
}

const charge = (cents: number, { words, group }: Around): Element | null =>
  ram('SpecifiedTradeAllowanceCharge', [
    indicator('ChargeIndicator', true),
    amount('ActualAmount', cents),
    ram('Reason', words.t.customs),
    tradeTax('CategoryTradeTax', group),
  ]);

const summation = (sums: EInvoiceSums): Element | null =>
  ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
    amount('LineTotalAmount', sums.lineCents),
    sums.chargeCents === 0 ? null : amount('ChargeTotalAmount', sums.chargeCents),
    sums.allowances.length === 0 ? null : amount('AllowanceTotalAmount', sums.allowanceCents),
    amount('TaxBasisTotalAmount', sums.netCents),
    amount('TaxTotalAmount', sums.vatCents, { currencyID: CURRENCY }),
    amount('GrandTotalAmount', sums.grossCents),
    sums.paidCents === 0 ? null : amount('TotalPrepaidAmount', sums.paidCents),
    amount('DuePayableAmount', sums.dueCents),
  ]);
