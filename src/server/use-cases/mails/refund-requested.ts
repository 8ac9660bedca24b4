// "You have asked for a refund": the label is locked from now on, the carrier is asked (C-53).
import { orderButton } from './about-order.ts';
import { AboutRefund, refundFacts } from './about-refund.ts';
import { mailKind } from './mail-kind.ts';

export const refundRequested = mailKind({
  data: AboutRefund,
  write(desk, data) {
    const t = desk.texts.refundRequested;
    return {
      subject: t.subject(data.orderNumber),
      preview: t.preview,
      heading: t.heading,
      tone: 'plain',
      blocks: [
        { is: 'text', text: t.requested },
        refundFacts(desk, data),
        { is: 'note', text: t.locked },
        orderButton(desk, data),
      ],
    };
  },
});
