// "A refund is requested": the label is locked from now on, and the carrier that sold it is asked (C-53).
import { orderButton } from './about-order.ts';
import { AboutRefund, refundFacts } from './about-refund.ts';
import { mailKind } from './mail-kind.ts';

export const refundRequested = mailKind({
  data: AboutRefund,
  write(desk, data) {
    const t = desk.texts.refundRequested;
    const ofMoney = data.isHandmade ? t.byHand : t.requested;
    const ofInvoice = data.isHandmade ? t.byHandByInvoice : t.requestedByInvoice;
    return {
      subject: t.subject(data.orderNumber),
      preview: data.isHandmade ? t.previewByHand : t.preview,
      heading: t.heading,
      tone: 'plain',
      blocks: [
        { is: 'text', text: data.byInvoice ? ofInvoice : ofMoney },
        refundFacts(desk, data),
        { is: 'note', text: data.isHeld ? t.lockedUnsent : t.locked },
        orderButton(desk, data),
      ],
    };
  },
});
