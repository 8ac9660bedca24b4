// An invoice, or the correction of one, as data: Cross Industry Invoice D16B, profile EN 16931 (record 0039).
import type { DocumentFacts, DocumentLine } from '#domain/document.ts';
import { eInvoiceSums, type VatGroup } from '#domain/e-invoice.ts';
import type { Language } from '#domain/user.ts';
import { day, namespaces, ram, amount } from './cii.ts';
import { buyerParty, sellerParty, vatIdOfBuyer } from './e-invoice-parties.ts';
import { settlement, tradeTax } from './e-invoice-settlement.ts';
import { correctionIntro, lineCell } from './invoice-paper.ts';
import { type Words, wordsOf } from './words.ts';
import { element, type Element, writeXml } from './xml.ts';

const GUIDELINE = 'urn:cen.eu:en16931:2017';
/** UNTDID 1001: commercial invoice, credit note. */
const typeCodes = { invoice: '380', correction: '381' } as const;

/** Null if the standard cannot express it. */
export function eInvoice(facts: DocumentFacts, language: Language): string | null {
  const sums = eInvoiceSums(facts);
  if (!sums) return null;
  const words = wordsOf(language);
  const isOutside = sums.main.category === 'O';
  const content = [
    element('rsm:ExchangedDocumentContext', [
      ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', GUIDELINE)]),
    ]),
    element('rsm:ExchangedDocument', [
      ram('ID', facts.documentNumber),
      ram('TypeCode', typeCodes[facts.corrects ? 'correction' : 'invoice']),
      day('IssueDateTime', facts.issuedOn),
      ...notes(facts, { words, isOutside }).map((note) => ram('IncludedNote', [ram('Content', note)])),
    ]),
    element('rsm:SupplyChainTradeTransaction', [
      ...sums.lines.map((line, i) => lineItem(line, { number: i + 1, facts, words, group: sums.main })),
      ram('ApplicableHeaderTradeAgreement', [
        sellerParty(facts.issuer, { words, isOutside }),
        buyerParty(facts.recipient, { isOutside }),
        ram('SellerOrderReferencedDocument', [ram('IssuerAssignedID', facts.orderNumber)]),
      ]),
      ram('ApplicableHeaderTradeDelivery', [
        ram('ActualDeliverySupplyChainEvent', [day('OccurrenceDateTime', facts.suppliedOn)]),
      ]),
      settlement(facts, { sums, words }),
    ]),
  ].filter((one): one is Element => one !== null);
  return writeXml({ name: 'rsm:CrossIndustryInvoice', attributes: namespaces, content });
}

/** The notes carry the buyer's VAT id if it may not, or cannot, go into its own field. */
function notes(facts: DocumentFacts, { words, isOutside }: { words: Words; isOutside: boolean }): string[] {
  const intro = correctionIntro(facts, words);
  const { vatId } = facts.recipient;
  const isNoted = vatId && (isOutside || vatIdOfBuyer(facts.recipient) === null);
  return [...(intro === null ? [] : [intro]), ...(isNoted ? [`${words.t.customerVatId}: ${vatId}`] : [])];
}

type Around = { number: number; facts: DocumentFacts; words: Words; group: VatGroup };

function lineItem(line: DocumentLine, { number, facts, words, group }: Around): Element | null {
  const cell = lineCell(line, facts, words);
  const { title, detail } = typeof cell === 'string' ? { title: cell, detail: null } : cell;
  // A price may not be negative (BR-27); a quantity may.
  const quantity = line.amountCents < 0 ? -1 : 1;
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [ram('LineID', String(number))]),
    ram('SpecifiedTradeProduct', [ram('Name', title), ram('Description', detail)]),
    ram('SpecifiedLineTradeAgreement', [
      ram('NetPriceProductTradePrice', [amount('ChargeAmount', Math.abs(line.amountCents))]),
    ]),
    ram('SpecifiedLineTradeDelivery', [
      // C62 is "one", for no unit.
      ram('BilledQuantity', String(quantity), { unitCode: 'C62' }),
    ]),
    ram('SpecifiedLineTradeSettlement', [
      tradeTax('ApplicableTradeTax', group),
      ram('SpecifiedTradeSettlementLineMonetarySummation', [amount('LineTotalAmount', line.amountCents)]),
    ]),
  ]);
}
