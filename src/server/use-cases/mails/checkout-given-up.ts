// "We could not carry out your order": a checkout whose label could not be had is ended, and paid back.
import * as z from 'zod/mini';
import { orderButton } from './about-order.ts';
import { mailKind } from './mail-kind.ts';

export const checkoutGivenUp = mailKind({
  data: z.object({
    intentId: z.string(),
    carrier: z.string(),
    service: z.string(),
    amountCents: z.number(),
    byInvoice: z.boolean(),
  }),
  write(desk, data) {
    const t = desk.texts.checkoutGivenUp;
    const { carrier, service, amountCents, byInvoice } = data;
    return {
      subject: t.subject,
      preview: byInvoice ? t.nothingOwed : t.moneyReturns,
      heading: t.heading,
      tone: 'warn',
      blocks: [
        { is: 'text', text: t.noLabel },
        { is: 'text', text: byInvoice ? t.nothingOwed : t.moneyReturns },
        {
          is: 'facts',
          rows: [
            [desk.texts.facts.service, `${carrier} ${service}`],
            ...(byInvoice ? [] : [[desk.texts.facts.refund, desk.euro(amountCents)] as const]),
          ],
        },
        orderButton(desk, data),
      ],
    };
  },
});
