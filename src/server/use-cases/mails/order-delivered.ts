// "Everything has arrived".
import * as z from 'zod/mini';
import { aboutOrder, orderFact, trackLink } from './about-order.ts';
import { mailKind } from './mail-kind.ts';

export const orderDelivered = mailKind({
  data: z.object({ ...aboutOrder, codes: z.array(z.string()) }),
  write(desk, data) {
    const t = desk.texts.orderDelivered;
    const isOne = data.codes.length === 1;
    return {
      subject: t.subject(data.orderNumber),
      preview: isOne ? t.one : t.many(data.codes.length),
      heading: t.heading,
      tone: 'good',
      blocks: [
        { is: 'text', text: isOne ? t.one : t.many(data.codes.length) },
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
