// "We have refunded your payment": it came when its checkout was over, or was not the sum of the order.
import * as z from 'zod/mini';
import { checkoutButton } from './about-order.ts';
import { aboutService, returnedFacts } from './about-service.ts';
import { mailKind } from './mail-kind.ts';

export const paymentReturned = mailKind({
  data: z.object({
    intentId: z.string(),
    ...aboutService,
    amountCents: z.number(),
    /** `superseded`: late as well, but another order has taken its place. */
    why: z.enum(['late', 'superseded', 'amount_mismatch']),
  }),
  write(desk, data) {
    const { paymentReturned: t, refundPaid } = desk.texts;
    const amount = desk.euro(data.amountCents);
    return {
      subject: t.subject(amount),
      preview: refundPaid.preview,
      heading: refundPaid.heading(amount),
      tone: 'warn',
      blocks: [
        { is: 'text', text: t.why[data.why] },
        { is: 'text', text: t.back },
        returnedFacts(desk, data),
        checkoutButton(desk, data),
      ],
    };
  },
});
