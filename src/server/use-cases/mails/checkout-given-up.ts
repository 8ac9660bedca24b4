// "We could not carry out your order": a checkout without a label, or without its money, is ended by a person.
import * as z from 'zod/mini';
import { serviceName } from '#domain/booked-service.ts';
import { checkoutButton } from './about-order.ts';
import { aboutService } from './about-service.ts';
import { mailKind } from './mail-kind.ts';

export const checkoutGivenUp = mailKind({
  data: z.object({
    intentId: z.string(),
    ...aboutService,
    amountCents: z.number(),
    byInvoice: z.boolean(),
    /** The money was only held, and never captured. Rows of earlier versions may still wait without it. */
    isUnpaid: z.optional(z.boolean()),
  }),
  write(desk, data) {
    const t = desk.texts.checkoutGivenUp;
    const { amountCents, byInvoice, isUnpaid } = data;
    const ofMoney = byInvoice ? t.nothingOwed : isUnpaid ? t.holdReturns : t.moneyReturns;
    return {
      subject: t.subject,
      preview: ofMoney,
      heading: t.heading,
      tone: 'warn',
      blocks: [
        { is: 'text', text: isUnpaid ? t.notPaid : t.noLabel },
        { is: 'text', text: ofMoney },
        {
          is: 'facts',
          rows: [
            [desk.texts.facts.service, serviceName(data)],
            ...(byInvoice || isUnpaid ? [] : [[desk.texts.facts.refund, desk.euro(amountCents)] as const]),
          ],
        },
        checkoutButton(desk, data),
      ],
    };
  },
});
