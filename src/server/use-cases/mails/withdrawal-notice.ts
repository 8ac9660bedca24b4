// "Somebody has withdrawn": to our own support, who looks into it by hand.
import * as z from 'zod/mini';
import { mailKind } from './mail-kind.ts';
import { declaredFacts, DeclaredWithdrawal } from './about-withdrawal.ts';

export const withdrawalNotice = mailKind({
  data: z.extend(DeclaredWithdrawal, { id: z.string(), orderId: z.nullable(z.string()) }),
  write(desk, said) {
    const t = desk.texts.withdrawalNotice;
    return {
      subject: t.subject,
      preview: t.preview,
      heading: t.heading,
      tone: 'warn',
      blocks: [
        { is: 'text', text: t.came },
        {
          is: 'facts',
          rows: [...declaredFacts(desk, said), [t.entry, said.id], [t.order, said.orderId ?? t.unknown]],
        },
        { is: 'note', text: t.todo },
      ],
    };
  },
});
