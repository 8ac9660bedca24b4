// "Something keeps your parcel": the problem, and where to track the parcel.
import * as z from 'zod/mini';
import { Incident, Problem } from '#domain/tracking.ts';
import { aboutOrder, orderFact, trackLink } from './about-order.ts';
import { mailKind } from './mail-kind.ts';

export const parcelProblem = mailKind({
  data: z.object({
    ...aboutOrder,
    /** The code of the label that the customer has printed. */
    code: z.string(),
    carrier: z.string(),
    problem: Problem,
    reason: z.nullable(Incident),
  }),
  write(desk, data) {
    const t = desk.texts.parcelProblem;
    const { problem, reason, carrier } = data;
    return {
      subject: t.subject(data.orderNumber),
      preview: t.problems[problem](carrier),
      heading: t.headings[problem],
      tone: 'warn',
      blocks: [
        { is: 'text', text: t.problems[problem](carrier) },
        ...(reason ? [{ is: 'note' as const, text: t.reasons[reason] }] : []),
        {
          is: 'facts',
          rows: [
            orderFact(desk, data),
            [desk.texts.facts.carrier, carrier],
            [desk.texts.facts.code, data.code],
          ],
        },
        { is: 'text', text: t.next },
        { is: 'button', label: desk.texts.trackButton, link: trackLink(desk, data.code) },
      ],
    };
  },
});
