// "Something keeps your parcel": the problem, and where to track the parcel.
import * as z from 'zod/mini';
import { Incoterm } from '#domain/customs.ts';
import { Incident, Problem } from '#domain/tracking.ts';
import { aboutOrder, aboutParcels, orderFact, parcelFacts, trackLink } from './about-order.ts';
import { type Desk, mailKind } from './mail-kind.ts';

export const parcelProblem = mailKind({
  data: z.object({
    ...aboutOrder,
    /** The code of the label that the customer has printed. */
    code: z.string(),
    /** The carrier that has the problem, and its code where that is not the printed one: beyond the hub. */
    carrier: z.string(),
    onwardCode: z.optional(z.string()),
    /** The carrier of the printed label, where that is another one. */
    printedBy: z.optional(z.string()),
    problem: Problem,
    reason: z.nullable(Incident),
    // Rows of earlier versions may still wait without them.
    parcels: z.optional(z.object(aboutParcels)),
    incoterm: z.optional(Incoterm),
  }),
  write(desk, data) {
    const t = desk.texts.parcelProblem;
    const { problem, reason, carrier, parcels } = data;
    return {
      subject: subjectOf(desk, data),
      preview: t.problems[problem](carrier),
      heading: t.headings[problem],
      tone: 'warn',
      blocks: [
        { is: 'text', text: t.problems[problem](carrier) },
        ...(reason
          ? [{ is: 'note' as const, text: reasonIn(desk, { reason, incoterm: data.incoterm }) }]
          : []),
        {
          is: 'facts',
          rows: [
            orderFact(desk, data),
            ...(parcels ? parcelFacts(desk, parcels) : []),
            [desk.texts.facts.carrier, carrier],
            [desk.texts.facts.code, data.onwardCode ?? data.code],
            ...(data.onwardCode ? [[t.printed, printedLabel(data)] as const] : []),
          ],
        },
        { is: 'text', text: t.next },
        { is: 'button', label: desk.texts.trackButton, link: trackLink(desk, data.code) },
      ],
    };
  },
});

type Parcels = z.infer<z.ZodMiniObject<typeof aboutParcels>>;

/** Several parcels often have the same problem within seconds: their mails must not look alike. */
function subjectOf(
  { texts }: Desk,
  { orderNumber, parcels }: { orderNumber: string; parcels?: Parcels | undefined },
): string {
  const { subject, subjectOfSome } = texts.parcelProblem;
  if (!parcels || parcels.packageCount === 1) return subject(orderNumber);
  const numbers = parcels.packageIndexes.map((index) => index + 1);
  return subjectOfSome(orderNumber, numbers, parcels.packageCount);
}

/** Unpaid duties hold a parcel until somebody acts: who, the incoterm says. */
function reasonIn(
  { texts }: Desk,
  { reason, incoterm }: { reason: Incident; incoterm: Incoterm | undefined },
): string {
  const { reasons, duties } = texts.parcelProblem;
  return reason === 'customs_duties_unpaid' && incoterm
    ? `${reasons[reason]} ${duties[incoterm]}`
    : reasons[reason];
}

/** By this number the customer knows the parcel; the carrier beyond the hub does not. */
const printedLabel = ({ printedBy, code }: { printedBy?: string | undefined; code: string }): string =>
  printedBy ? `${printedBy} ${code}` : code;
