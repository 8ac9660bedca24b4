// "Everything has arrived".
import * as z from 'zod/mini';
import { aboutOrder, orderFact, trackLink } from './about-order.ts';
import { mailKind } from './mail-kind.ts';

export const orderDelivered = mailKind({
  data: z.object({
    ...aboutOrder,
    codes: z.array(z.string()),
    /** Parcels may share a code. Rows of older versions do not have it. */
    parcelCount: z.optional(z.number()),
  }),
  write(desk, data) {
    const t = desk.texts.orderDelivered;
    const count = data.parcelCount ?? data.codes.length;
    const arrived = count === 1 ? t.one : t.many(count);
    return {
      subject: t.subject(data.orderNumber),
      preview: arrived,
      heading: t.heading,
      tone: 'good',
      blocks: [
        { is: 'text', text: arrived },
        { is: 'facts', rows: [orderFact(desk, data)] },
        {
          is: 'codes',
          title: desk.texts.trackingCodes,
          codes: data.codes.map((code) => ({ code, link: trackLink(desk, code) })),
        },
      ],
    };
  },
});
