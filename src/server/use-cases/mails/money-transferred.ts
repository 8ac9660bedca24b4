// "We have transferred your money": a checkout failed, and its money could not go back the way it was paid.
import * as z from 'zod/mini';
import { checkoutButton } from './about-order.ts';
import { aboutService, returnedFacts } from './about-service.ts';
import { mailKind } from './mail-kind.ts';

export const moneyTransferred = mailKind({
  data: z.object({
    intentId: z.string(),
    ...aboutService,
    amountCents: z.number(),
  }),
  write(desk, data) {
    const t = desk.texts.moneyTransferred;
    const amount = desk.euro(data.amountCents);
    return {
      subject: t.subject(amount),
      preview: t.preview,
      heading: t.subject(amount),
      tone: 'good',
      blocks: [
        { is: 'text', text: desk.texts.refundPaid.transferred },
        returnedFacts(desk, data),
        checkoutButton(desk, data),
      ],
    };
  },
});
