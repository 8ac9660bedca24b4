// An invoice, or a correction of one, as text.
import { serviceName } from '#domain/booked-service.ts';
import type { DocumentDraft, DocumentFacts, DocumentLine } from '#domain/document.ts';
import type { Language } from '#domain/user.ts';
import type { Block, Cell, Paper } from './paper.ts';
import { addressLines, type Words, wordsOf } from './words.ts';

export type Frame = { language: Language; issuedAt: Date; brand: string };

export function invoicePaper(facts: DocumentFacts, { language, issuedAt, brand }: Frame): Paper {
  const words = wordsOf(language);
  const { t } = words;
  const kind = facts.corrects ? t.correction : t.invoice;
  const intro = correctionIntro(facts, words);
  return {
    ...letterhead(facts, words),
    brand,
    issuedAt: issuedAt.toISOString(),
    heading: kind.heading(facts.documentNumber),
    info: [
      [kind.number, facts.documentNumber],
      [kind.date, words.day(facts.issuedOn)],
      [t.supplied, words.day(facts.suppliedOn)],
      [t.order, facts.orderNumber],
      ...(facts.dueOn ? [[t.due, words.day(facts.dueOn)] as const] : []),
      ...(facts.recipient.vatId ? [[t.customerVatId, facts.recipient.vatId] as const] : []),
    ],
    blocks: [
      ...(intro === null ? [] : [text(intro)]),
      ...priceBlocks(facts, words),
      ...(facts.corrects ? [text(givenBack(facts, words))] : paymentBlocks(facts, words)),
    ],
  };
}

/** What is corrected, and how; null on an invoice. */
export function correctionIntro({ corrects, isReduced }: DocumentFacts, { t, day }: Words): string | null {
  const { intro, introReduced } = t.correction;
  return corrects && (isReduced ? introReduced : intro)(corrects.number, day(corrects.issuedOn));
}

/** How the money of a correction is paid back. */
export const givenBack = (
  { paidBy, wasPaid, transferredCents }: DocumentFacts,
  { t, money }: Words,
): string => {
  if (transferredCents !== undefined) return t.correction.transferredInPart(money(transferredCents));
  return wasPaid ? t.correction.transferred : t.correction.givenBack[paidBy];
};

const text = (said: string): Block => ({ kind: 'text', text: said });

/** Lines, sums, and the reason where there is no VAT. */
export function priceBlocks(facts: DocumentDraft, words: Words): Block[] {
  const { t, money } = words;
  const row = (label: string, cents: number, isTotal = false) => ({ label, value: money(cents), isTotal });
  return [
    {
      kind: 'table',
      columns: [
        { heading: t.table.position, share: 0.08, align: 'left' },
        { heading: t.table.service, share: 0.68, align: 'left' },
        { heading: t.table.amount, share: 0.24, align: 'right' },
      ],
      rows: facts.lines.map((line, i) => [
        String(i + 1),
        lineCell(line, facts, words),
        money(line.amountCents),
      ]),
    },
    {
      kind: 'sums',
      rows: [
        row(t.net, facts.netCents),
        facts.noVatReason === null
          ? row(t.vat(words.decimal(facts.vatRate)), facts.vatCents)
          : row(t.noVat, facts.vatCents),
        ...(facts.customsCents === 0 ? [] : [row(t.customs, facts.customsCents)]),
        row(facts.corrects ? t.correction.total : t.gross, facts.grossCents, true),
      ],
    },
    ...(facts.noVatReason === null ? [] : [text(t.reasons[facts.noVatReason])]),
  ];
}

/** A line as text: what it is for, and for transport the origin and destination. */
export function lineCell({ code, text: said }: DocumentLine, facts: DocumentDraft, words: Words): Cell {
  const { line } = words.t;
  switch (code) {
    case 'shipping': {
      const { consignment } = facts;
      const { parcels, weightKg, from, to } = consignment;
      const places = { from: words.town(from), to: words.town(to) };
      return line.shipping({
        service: serviceName(consignment),
        parcels,
        ...places,
        weight: words.kg(weightKg),
      });
    }
    case 'discount':
      return line.discount(said);
    case 'refund': {
      const [parcel = '', of = ''] = (said ?? '').split('/');
      return line.refund(parcel, of);
    }
    case 'lithium':
    case 'insurance':
    case 'export_documentation':
    case 'carbon_neutral':
    case 'pickup':
      return line[code];
  }
}

function paymentBlocks(facts: DocumentFacts, words: Words): Block[] {
  const { t } = words;
  if (facts.dueOn === null) return [text(t.paid[facts.paidBy])];
  const { name, bank } = facts.issuer;
  const rows = [
    [t.bank.account, name],
    [t.bank.iban, bank.iban],
    [t.bank.bic, bank.bic],
    [t.bank.bank, bank.name],
    [t.bank.reference, facts.documentNumber],
  ] as const;
  return [
    text(t.transfer(words.money(facts.grossCents), words.day(facts.dueOn))),
    { kind: 'pairs', rows: rows.filter(([, value]) => value !== '') },
  ];
}

type Letterhead = Pick<Paper, 'language' | 'returnLine' | 'address' | 'footer' | 'pageWords'>;

/** The parts that all papers share. */
export function letterhead({ issuer, recipient }: DocumentDraft, words: Words): Letterhead {
  const { footer } = words.t;
  const { bank } = issuer;
  return {
    language: words.language,
    returnLine: [issuer.name, ...issuer.address].join(' · '),
    address: addressLines(recipient, words),
    footer: [
      [issuer.name, ...issuer.address],
      [issuer.phone, issuer.email],
      [
        `${footer.vatId} ${issuer.vatId}`,
        ...(issuer.taxNumber ? [`${footer.taxNumber} ${issuer.taxNumber}`] : []),
        ...(issuer.register ? [issuer.register] : []),
        ...(issuer.directors ? [`${footer.directors} ${issuer.directors}`] : []),
      ],
      [bank.name, bank.iban, bank.bic].filter((line) => line !== ''),
    ],
    pageWords: footer.page('{page}', '{of}'),
  };
}
