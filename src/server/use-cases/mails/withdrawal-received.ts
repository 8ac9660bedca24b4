// The receipt of a withdrawal: what was declared, and when it came (§ 356a Abs. 4 BGB).
import { mailKind } from './mail-kind.ts';
import { declaredFacts, DeclaredWithdrawal } from './about-withdrawal.ts';

export const withdrawalReceived = mailKind({
  data: DeclaredWithdrawal,
  write(desk, said) {
    const t = desk.texts.withdrawalReceived;
    return {
      subject: t.subject,
      preview: t.preview,
      heading: t.heading,
      tone: 'plain',
      blocks: [
        { is: 'text', text: t.received },
        { is: 'facts', rows: declaredFacts(desk, said) },
        { is: 'text', text: t.content },
        { is: 'text', text: t.next },
        { is: 'note', text: t.notYou },
      ],
    };
  },
});
