// "The money is back": how much (C-53).
import { orderButton } from './about-order.ts';
import { AboutRefund, refundFacts } from './about-refund.ts';
import { mailKind } from './mail-kind.ts';

export const refundPaid = mailKind({
  data: AboutRefund,
  write(desk, data) {
    const t = desk.texts.refundPaid;
    const amount = desk.euro(data.amountCents);
    return {
      subject: t.subject(data.orderNumber, amount),
      preview: data.byInvoice ? t.previewByInvoice : t.preview,
      heading: data.byInvoice ? t.headingByInvoice(amount) : t.heading(amount),
      tone: 'good',
      blocks: [
        { is: 'text', text: data.byInvoice ? t.paidByInvoice : t.paid },
        refundFacts(desk, data),
        orderButton(desk, data),
      ],
    };
  },
});
