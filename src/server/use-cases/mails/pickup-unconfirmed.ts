// "The pickup is not confirmed": where to try again, and what to do without it (C-14).
import * as z from 'zod/mini';
import { orderButton, orderLink } from './about-order.ts';
import { aboutPickup, pickupFacts } from './about-pickup.ts';
import { mailKind } from './mail-kind.ts';

export const pickupUnconfirmed = mailKind({
  data: z.object({
    ...aboutPickup,
    carrier: z.string(),
    /** The labels were made by hand: trying again is no use. Rows of earlier versions may still wait without it. */
    isHandmade: z.optional(z.boolean()),
    /** It was confirmed, then cancelled with labels that are the customer's again: its day no longer holds. */
    wasCalledOff: z.optional(z.boolean()),
  }),
  write(desk, data) {
    const t = desk.texts.pickupUnconfirmed;
    const { carrier, isHandmade, wasCalledOff } = data;
    const why = isHandmade ? t.byHand : wasCalledOff ? t.calledOff : t.unconfirmed;
    return {
      subject: (isHandmade ? t.subjectByHand : t.subject)(data.orderNumber),
      preview: isHandmade ? t.previewByHand : t.preview,
      heading: isHandmade ? t.headingByHand : t.heading,
      tone: 'warn',
      blocks: [
        { is: 'text', text: why(carrier) },
        ...(wasCalledOff ? [] : [{ is: 'facts' as const, rows: pickupFacts(desk, data) }]),
        { is: 'note', text: isHandmade ? t.dropOffByHand(carrier) : t.dropOff(carrier) },
        isHandmade
          ? orderButton(desk, data)
          : { is: 'button', label: t.tryAgain, link: orderLink(desk, data) },
      ],
    };
  },
});
