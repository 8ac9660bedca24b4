// "There is no refund": why, and that the label can be used again, or when it comes (C-53).
import * as z from 'zod/mini';
import { orderButton } from './about-order.ts';
import { AboutRefund, refundFacts } from './about-refund.ts';
import { mailKind } from './mail-kind.ts';

export const refundRejected = mailKind({
  data: z.extend(AboutRefund, { reason: z.nullable(z.string()), exportHold: z.optional(z.boolean()) }),
  write(desk, data) {
    const t = desk.texts.refundRejected;
    return {
      subject: t.subject(data.orderNumber),
      preview: t.preview,
      heading: t.heading,
      tone: 'bad',
      blocks: [
        { is: 'text', text: data.reason === 'carrier_rejected' ? t.byCarrier : t.forUnknownReason },
        refundFacts(desk, data),
        { is: 'text', text: data.exportHold ? t.nextHeld : t.next },
        orderButton(desk, data),
      ],
    };
  },
});
