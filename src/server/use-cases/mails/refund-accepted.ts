// "The carrier takes the label back": the refund is on its way (C-53).
import { orderButton } from './about-order.ts';
import { AboutRefund, refundFacts } from './about-refund.ts';
import { mailKind } from './mail-kind.ts';

export const refundAccepted = mailKind({
  data: AboutRefund,
  write(desk, data) {
    const t = desk.texts.refundAccepted;
    return {
      subject: t.subject(data.orderNumber),
      preview: data.byInvoice ? t.previewByInvoice : t.preview,
      heading: data.byInvoice ? t.headingByInvoice : t.heading,
      tone: 'good',
      blocks: [
        {
          is: 'text',
          text: data.byInvoice ? t.acceptedByInvoice : data.byTransfer ? t.acceptedByTransfer : t.accepted,
        },
        refundFacts(desk, data),
        orderButton(desk, data),
      ],
    };
  },
});
