// "The van comes": when, and under which number (C-14).
import * as z from 'zod/mini';
import { orderButton } from './about-order.ts';
import { aboutPickup, pickupFacts } from './about-pickup.ts';
import { mailKind } from './mail-kind.ts';

export const pickupBooked = mailKind({
  data: z.object({ ...aboutPickup, carrier: z.string(), confirmation: z.string() }),
  write(desk, data) {
    const t = desk.texts.pickupBooked;
    return {
      subject: t.subject(data.orderNumber),
      preview: t.preview(desk.day(data.date)),
      heading: t.heading,
      tone: 'good',
      blocks: [
        { is: 'text', text: t.booked(data.carrier) },
        {
          is: 'facts',
          rows: [...pickupFacts(desk, data), [desk.texts.facts.confirmation, data.confirmation]],
        },
        { is: 'text', text: t.prepare },
        orderButton(desk, data),
      ],
    };
  },
});
