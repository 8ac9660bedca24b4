// "Your label has not been used": until when it can be given back (0045).
import * as z from 'zod/mini';
import { lastReturnDay } from '#domain/return-day.ts';
import { aboutOrder, orderButton, orderFact } from './about-order.ts';
import { mailKind } from './mail-kind.ts';

export const labelUnused = mailKind({
  data: z.object({
    ...aboutOrder,
    carrier: z.string(),
    /** How many of the order's labels. */
    labels: z.number(),
    /** ISO 8601. */
    until: z.string(),
  }),
  worthlessFrom: ({ until }) => new Date(until),
  write(desk, data) {
    const t = desk.texts.labelUnused;
    const { carrier, labels, orderNumber } = data;
    const day = desk.day(lastReturnDay(new Date(data.until)));
    return {
      subject: t.subject(labels, orderNumber),
      preview: t.preview(day),
      heading: t.heading,
      tone: 'plain',
      blocks: [
        { is: 'text', text: t.unused(labels, carrier) },
        { is: 'facts', rows: [orderFact(desk, data), [t.until(labels), day]] },
        { is: 'text', text: t.notNeeded(labels, carrier) + (data.hasAccount ? '' : ` ${t.asGuest}`) },
        { is: 'text', text: t.handedOver },
        orderButton(desk, data),
      ],
    };
  },
});
