// "Your label is released", or our warehouse has sent the parcel on with it (C-40, 0029).
import * as z from 'zod/mini';
import { aboutOrder, orderButton, orderLink } from './about-order.ts';
import { mailKind } from './mail-kind.ts';

export const holdReleased = mailKind({
  // Once the warehouse has sent the parcel on, nothing is left to print.
  // `mrn`: the number of the export declaration, where the operator entered it.
  data: z.object({ ...aboutOrder, byWarehouse: z.optional(z.boolean()), mrn: z.optional(z.string()) }),
  labelsOf: ({ intentId, byWarehouse }) => (byWarehouse ? null : intentId),
  write(desk, data) {
    const { holdReleased: t, onItsWay, warehouse } = desk.texts;
    if (data.byWarehouse)
      return {
        subject: onItsWay.subject(data.orderNumber),
        preview: onItsWay.preview,
        heading: onItsWay.heading,
        tone: 'good',
        blocks: [
          { is: 'text', text: warehouse.handedOver },
          { is: 'text', text: onItsWay.follow },
          orderButton(desk, data),
        ],
      };
    return {
      subject: t.subject(data.orderNumber),
      preview: t.preview,
      heading: t.heading,
      tone: 'good',
      blocks: [
        { is: 'text', text: t.released(data.orderNumber) },
        ...(data.mrn ? [{ is: 'facts' as const, rows: [[desk.texts.facts.mrn, data.mrn] as const] }] : []),
        { is: 'text', text: desk.enclosed.labels === 'attachment' ? t.attached : t.linked },
        { is: 'button', label: desk.texts.labelsButton, link: orderLink(desk, data) },
      ],
    };
  },
});
