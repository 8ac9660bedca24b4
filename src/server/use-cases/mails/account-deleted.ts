// "Your account is gone": the last mail to this address.
import * as z from 'zod/mini';
import { mailKind } from './mail-kind.ts';

export const accountDeleted = mailKind({
  data: z.object({}),
  write({ texts }) {
    const t = texts.accountDeleted;
    return {
      subject: t.subject,
      preview: t.preview,
      heading: t.heading,
      tone: 'plain',
      blocks: [
        { is: 'text', text: t.deleted },
        { is: 'text', text: t.kept },
        { is: 'text', text: t.tracking },
      ],
    };
  },
});
