// "Your e-mail address has changed", to the former and to the new one: neither mail names the other.
import * as z from 'zod/mini';
import { mailKind } from './mail-kind.ts';

export const emailChanged = mailKind({
  data: z.object({}),
  write({ texts }) {
    const t = texts.emailChanged;
    return {
      subject: t.subject,
      preview: t.preview,
      heading: t.heading,
      tone: 'plain',
      blocks: [
        { is: 'text', text: t.changed },
        { is: 'note', text: t.notYou },
      ],
    };
  },
});
