// "The order is cancelled": what becomes of the money (C-52).
import * as z from 'zod/mini';
import { aboutOrder, orderButton, orderFact } from './about-order.ts';
import { mailKind } from './mail-kind.ts';

export const orderCancelled = mailKind({
  data: z.object({
    ...aboutOrder,
    amountCents: z.number(),
    byInvoice: z.boolean(),
    byTransfer: z.optional(z.boolean()),
  }),
  write(desk, data) {
    const t = desk.texts.orderCancelled;
    const { amountCents, byInvoice, byTransfer } = data;
    const isMoneyDue = amountCents > 0;
    return {
      subject: t.subject(data.orderNumber),
      preview: t.preview,
      heading: t.heading,
      tone: 'plain',
      blocks: [
        { is: 'text', text: t.cancelled(data.orderNumber) },
        ...(isMoneyDue
          ? [
              {
                is: 'text' as const,
                text: byInvoice ? t.invoiceFalls : byTransfer ? t.moneyTransferred : t.moneyReturns,
              },
            ]
          : []),
        {
          is: 'facts',
          rows: [
            orderFact(desk, data),
            ...(isMoneyDue ? [[desk.texts.facts.refund, desk.euro(amountCents)] as const] : []),
          ],
        },
        orderButton(desk, data),
      ],
    };
  },
});
