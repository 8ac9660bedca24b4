// "The money is back", or will be transferred by a person: how much (C-53).
import { orderButton } from './about-order.ts';
import { AboutRefund, refundFacts } from './about-refund.ts';
import { type Desk, mailKind } from './mail-kind.ts';

export const refundPaid = mailKind({
  data: AboutRefund,
  write(desk, data) {
    const { text, ...head } = said(desk, data);
    return {
      ...head,
      tone: 'good',
      blocks: [{ is: 'text', text }, refundFacts(desk, data), orderButton(desk, data)],
    };
  },
});

function said(desk: Desk, { orderNumber, amountCents, ...data }: AboutRefund) {
  const t = desk.texts.refundPaid;
  const amount = desk.euro(amountCents);
  if (data.byInvoice)
    return {
      subject: t.subjectByInvoice(orderNumber, amount),
      preview: t.previewByInvoice,
      heading: t.headingByInvoice(amount),
      text: t.paidByInvoice,
    };
  if (data.byTransfer)
    return {
      subject: t.subjectByTransfer(orderNumber, amount),
      preview: t.preview,
      heading: t.headingByTransfer(amount),
      text: t.paidByTransfer,
    };
  return {
    subject: t.subject(orderNumber, amount),
    preview: t.preview,
    heading: t.heading(amount),
    text:
      data.transferredCents !== undefined
        ? t.transferredInPart(desk.euro(data.transferredCents))
        : data.isTransferred
          ? t.transferred
          : t.paid,
  };
}
