// "Your password has changed": so that whoever has not done it hears of it.
import * as z from 'zod/mini';
import { mailKind } from './mail-kind.ts';

export const passwordChanged = mailKind({
  data: z.object({}),
  write({ texts }) {
    const t = texts.passwordChanged;
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
