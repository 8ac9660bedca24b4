// The list of orders whose invoice is open: who owes what, and since when it is due.
import { euroFromCents } from '#domain/money.ts';
import { readOpenInvoices } from '../../use-cases/operator/read-lists.ts';
import type { Command } from '../command.ts';
import { truncatedList } from './truncated-list.ts';

export const unpaidCommands: readonly Command[] = [
  {
    name: 'orders unpaid',
    usage: '',
    summary: 'open invoices, oldest first, with what is still owed; once paid: "orders mark-paid"',
    words: 0,
    plan:
      ({ limit }) =>
      async (ctx) =>
        truncatedList(
          await readOpenInvoices(ctx, limit),
          (open) => ({
            number: open.orderNumber,
            // Issued a little later than the order.
            invoice: open.invoiceNumber,
            due: open.dueOn,
            left: euroFromCents(open.leftCents),
            email: open.email,
          }),
          { heading: 'unpaid', what: 'open invoices', limit },
        ),
  },
];
