// "The pickup is not confirmed": where to try again, and what to do without it (C-14).
import * as z from 'zod/mini';
import { orderLink } from './about-order.ts';
import { aboutPickup, pickupFacts } from './about-pickup.ts';
import { mailKind } from './mail-kind.ts';

export const pickupUnconfirmed = mailKind({
  data: z.object({ ...aboutPickup, carrier: z.string() }),
  write(desk, data) {
    const t = desk.texts.pickupUnconfirmed;
    return {
      subject: t.subject(data.orderNumber),
      preview: t.preview,
      heading: t.heading,
      tone: 'warn',
      blocks: [
        { is: 'text', text: t.unconfirmed(data.carrier) },
        { is: 'facts', rows: pickupFacts(desk, data) },
        { is: 'note', text: t.dropOff(data.carrier) },
        { is: 'button', label: t.tryAgain, link: orderLink(desk, data) },
      ],
    };
  },
});
