// "Set a new password": the link with the one-time token.
import * as z from 'zod/mini';
import { mailKind } from './mail-kind.ts';

export const passwordReset = mailKind({
  data: z.object({
    token: z.string(),
    /** Rows of earlier versions may still wait without it. */
    expiresAt: z.optional(z.iso.datetime()),
  }),
  worthlessFrom: ({ expiresAt }) => (expiresAt === undefined ? null : new Date(expiresAt)),
  write({ texts, linkTo }, { token }) {
    const t = texts.passwordReset;
    return {
      subject: t.subject,
      preview: t.preview,
      heading: t.heading,
      tone: 'plain',
      blocks: [
        { is: 'text', text: t.asked },
        {
          is: 'button',
          label: t.button,
          link: linkTo(`/reset-password?token=${encodeURIComponent(token)}`),
        },
        { is: 'text', text: t.valid },
        { is: 'note', text: t.notYou },
      ],
    };
  },
});
