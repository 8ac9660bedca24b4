// "Your VAT id is confirmed", or not: an answer that the customer had to wait for (C-63).
import * as z from 'zod/mini';
import { mailKind } from './mail-kind.ts';

export const vatChecked = mailKind({
  data: z.object({ vatId: z.string(), state: z.enum(['valid', 'invalid']) }),
  write({ texts, linkTo }, { vatId, state }) {
    const t = texts.vatChecked[state];
    return {
      subject: t.subject,
      preview: t.preview,
      heading: t.heading,
      tone: state === 'valid' ? 'good' : 'warn',
      blocks: [
        { is: 'text', text: t.said(vatId) },
        { is: 'button', label: texts.vatChecked.button, link: linkTo('/profile') },
      ],
    };
  },
});
