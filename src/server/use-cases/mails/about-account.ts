// What mails about an account change share: what has changed, for an owner who may not have done it.
import * as z from 'zod/mini';
import { mailKind } from './mail-kind.ts';

export const accountChange = (group: 'passwordChanged' | 'emailChanged') =>
  mailKind({
    data: z.object({}),
    write({ texts }) {
      const { subject, preview, heading, changed, notYou } = texts[group];
      return {
        subject,
        preview,
        heading,
        tone: 'plain',
        blocks: [
          { is: 'text', text: changed },
          { is: 'note', text: notYou },
        ],
      };
    },
  });
