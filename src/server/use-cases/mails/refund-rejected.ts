// "There is no refund": why, and that the label can be used again, or when it comes (C-53).
import * as z from 'zod/mini';
import type { HoldReason } from '#domain/hold.ts';
import { aboutHold, reasonsIn } from './about-hold.ts';
import { orderButton } from './about-order.ts';
import { AboutRefund, refusedFacts } from './about-refund.ts';
import { type Desk, mailKind } from './mail-kind.ts';

export const refundRejected = mailKind({
  data: z.extend(AboutRefund, {
    reason: z.nullable(z.string()),
    ...aboutHold,
    /** Held or not, our warehouse attaches the label to the parcel. */
    byWarehouse: z.optional(z.boolean()),
  }),
  write(desk, data) {
    const t = desk.texts.refundRejected;
    return {
      subject: t.subject(data.orderNumber),
      preview: t.preview,
      heading: t.heading,
      tone: 'bad',
      blocks: [
        { is: 'text', text: data.reason === 'carrier_rejected' ? t.byCarrier : t.forUnknownReason },
        { is: 'facts', rows: refusedFacts(desk, data) },
        { is: 'text', text: data.byWarehouse ? t.nextAtWarehouse : nextOf(t, reasonsIn(data)) },
        orderButton(desk, data),
      ],
    };
  },
});

function nextOf(t: Desk['texts']['refundRejected'], reasons: readonly HoldReason[]): string {
  if (reasons.includes('warehouse')) return t.nextAtWarehouse;
  return reasons.includes('declaration') ? t.nextHeld : t.next;
}
