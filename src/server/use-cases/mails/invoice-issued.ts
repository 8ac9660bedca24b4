// "Your invoice": what is still to be paid, until when and where to, with the invoice as it is kept in the books.
import * as z from 'zod/mini';
import { aboutOrder, orderButton, orderFact } from './about-order.ts';
import { type Desk, type Fact, mailKind } from './mail-kind.ts';

const data = z.object({
  ...aboutOrder,
  documentId: z.string(),
  number: z.string(),
  totalCents: z.number(),
  /** Less than the total where a refund was faster than the invoice. */
  openCents: z.number(),
  /** yyyy-MM-dd, Berlin. */
  dueOn: z.string(),
  /** As on the invoice, which stays as it is when our account changes. */
  account: z.object({ holder: z.string(), iban: z.string(), bic: z.string(), bank: z.string() }),
});
type Data = z.infer<typeof data>;

export const invoiceIssued = mailKind({
  data,
  invoiceOf: ({ documentId }) => documentId,
  write(desk, said) {
    const t = desk.texts.invoiceIssued;
    const [amount, day] = [desk.euro(said.openCents), desk.day(said.dueOn)];
    return {
      subject: t.subject(said.number, said.orderNumber),
      preview: t.preview(amount, day),
      heading: t.heading(said.number),
      tone: 'plain',
      blocks: [
        { is: 'text', text: t.enclosed[desk.enclosed.invoice] },
        { is: 'facts', rows: sumsOf(desk, said) },
        { is: 'text', text: t.transfer(amount, day) },
        { is: 'facts', rows: accountOf(desk, said) },
        orderButton(desk, said),
      ],
    };
  },
});

function sumsOf(desk: Desk, said: Data): Fact[] {
  const { facts, invoiceIssued: t } = desk.texts;
  const creditedCents = said.totalCents - said.openCents;
  return [
    orderFact(desk, said),
    [t.number, said.number],
    [facts.total, desk.euro(said.totalCents)],
    ...(creditedCents === 0 ? [] : [[t.credited, desk.euro(creditedCents)] as const]),
    [t.due, desk.day(said.dueOn)],
  ];
}

/** The same rows as on the invoice. */
function accountOf({ texts }: Desk, { account, number }: Data): Fact[] {
  const t = texts.invoiceIssued.account;
  const rows: Fact[] = [
    [t.account, account.holder],
    [t.iban, account.iban],
    [t.bic, account.bic],
    [t.bank, account.bank],
    [t.reference, number],
  ];
  return rows.filter(([, value]) => value !== '');
}
