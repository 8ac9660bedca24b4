// "No van comes any more": the pickup was cancelled with its order (C-14).
import * as z from 'zod/mini';
import { orderButton } from './about-order.ts';
import { aboutPickup, pickupFacts } from './about-pickup.ts';
import { mailKind } from './mail-kind.ts';

export const pickupCancelled = mailKind({
  data: z.object({ ...aboutPickup, confirmation: z.nullable(z.string()) }),
  write(desk, data) {
    const t = desk.texts.pickupCancelled;
    const { confirmation } = data;
    return {
      subject: t.subject(data.orderNumber),
      preview: t.preview(desk.day(data.date)),
      heading: t.heading,
      tone: 'plain',
      blocks: [
        { is: 'text', text: t.cancelled },
        {
          is: 'facts',
          rows: [
            ...pickupFacts(desk, data),
            ...(confirmation ? [[desk.texts.facts.confirmation, confirmation] as const] : []),
          ],
        },
        orderButton(desk, data),
      ],
    };
  },
});
