// "The label is released": the export declaration is there, and the labels with it (C-40).
import * as z from 'zod/mini';
import { aboutOrder, orderLink } from './about-order.ts';
import { mailKind } from './mail-kind.ts';

export const holdReleased = mailKind({
  data: z.object(aboutOrder),
  labelsOf: ({ intentId }) => intentId,
  write(desk, data) {
    const t = desk.texts.holdReleased;
    return {
      subject: t.subject(data.orderNumber),
      preview: t.preview,
      heading: t.heading,
      tone: 'good',
      blocks: [
        { is: 'text', text: t.released(data.orderNumber) },
        { is: 'text', text: desk.labels === 'attachment' ? t.attached : t.linked },
        { is: 'button', label: desk.texts.labelsButton, link: orderLink(desk, data) },
      ],
    };
  },
});
