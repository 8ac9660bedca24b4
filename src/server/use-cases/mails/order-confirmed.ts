// "Your shipment is booked": what was bought, the confirmation, and the labels, or why they are held and what to do.
import * as z from 'zod/mini';
import { serviceName } from '#domain/booked-service.ts';
import { aboutHold, holdBlocks } from './about-hold.ts';
import { aboutOrder, orderButton, orderLink, trackLink } from './about-order.ts';
import { aboutService } from './about-service.ts';
import { type Block, type Desk, type Fact, mailKind } from './mail-kind.ts';

const Place = z.object({ name: z.string(), city: z.string(), country: z.string() });

const data = z.object({
  ...aboutOrder,
  ...aboutService,
  /** The codes of the labels that the customer prints. */
  trackingCodes: z.array(z.string()),
  totalCents: z.number(),
  ...aboutHold,
  // Rows of earlier versions may still wait without them.
  from: z.optional(Place),
  to: z.optional(Place),
  /** Absent: no customs on the way. See copiesToPrint, pouchPlace. */
  customs: z.optional(
    z.object({
      copies: z.nullable(z.number()),
      invoice: z.optional(z.enum(['commercial_invoice', 'proforma_invoice'])),
      pouchOn: z.optional(z.enum(['only', 'any', 'each'])),
    }),
  ),
  /** The date in Berlin; absent: no duties come later, or consent was not asked for. */
  dutiesAgreedOn: z.optional(z.string()),
  /** The pickup day, and when we order it; absent: at once, or there is none. */
  pickupPlan: z.optional(z.object({ date: z.string(), orderedOn: z.string() })),
  /** Paid on invoice, which is not in this mail. */
  byInvoice: z.optional(z.boolean()),
  /** Bought by a private person, who has the right to withdraw and must be told so. */
  isConsumer: z.optional(z.boolean()),
});
type Data = z.infer<typeof data>;

export const orderConfirmed = mailKind({
  data,
  labelsOf: ({ intentId, exportHold }) => (exportHold ? null : intentId),
  confirmationOf: ({ intentId }) => intentId,
  write(desk, data) {
    const t = desk.texts.orderConfirmed;
    return {
      subject: t.subject(data.orderNumber),
      preview: t.preview(serviceName(data)),
      heading: t.heading,
      tone: data.exportHold ? 'warn' : 'good',
      blocks: [
        { is: 'text', text: t.thanks },
        { is: 'facts', rows: factsOf(desk, data) },
        ...holdBlocks(desk, data),
        {
          is: 'codes',
          title: desk.texts.trackingCodes,
          codes: data.trackingCodes.map((code) => ({ code, link: trackLink(desk, code) })),
        },
        ...papersBlock(desk, data),
        ...(data.hub ? [{ is: 'text' as const, text: t.hub(data.hub.city, data.trackingCodes.length) }] : []),
        ...(data.customs ? [{ is: 'text' as const, text: customsSentence(desk, data.customs) }] : []),
        ...(data.dutiesAgreedOn
          ? [{ is: 'text' as const, text: t.dutiesLater(desk.day(data.dutiesAgreedOn)) }]
          : []),
        ...(data.pickupPlan ? [{ is: 'text' as const, text: pickupSentence(desk, data.pickupPlan) }] : []),
        ...(data.byInvoice ? [{ is: 'text' as const, text: t.invoice }] : []),
        data.exportHold
          ? orderButton(desk, data)
          : { is: 'button', label: desk.texts.labelsButton, link: orderLink(desk, data) },
        ...(data.isConsumer ? withdrawalBlocks(desk) : []),
      ],
    };
  },
});

function customsSentence({ texts }: Desk, customs: NonNullable<Data['customs']>): string {
  const { customs: t } = texts.orderConfirmed;
  const { copies, pouchOn = 'only' } = customs;
  const invoice = t.invoices[customs.invoice ?? 'unnamed'];
  return copies === 0 ? t.electronic(invoice) : t.print(invoice, copies, t.pouch[pouchOn]);
}

const pickupSentence = (desk: Desk, { date, orderedOn }: NonNullable<Data['pickupPlan']>): string =>
  desk.texts.orderConfirmed.pickupPlanned(desk.day(date), desk.day(orderedOn));

/** In one paragraph, so that nobody takes the confirmation for a label. */
function papersBlock({ texts, enclosed }: Desk, { exportHold }: Data): Block[] {
  const { attached, linked, confirmation } = texts.orderConfirmed;
  const said = [
    ...(exportHold ? [] : [enclosed.labels === 'attachment' ? attached : linked]),
    ...(enclosed.hasConfirmation ? [confirmation] : []),
  ];
  return said.length === 0 ? [] : [{ is: 'text', text: said.join(' ') }];
}

/** Part of confirming the contract on a durable medium (§ 312f Abs. 2 BGB). */
function withdrawalBlocks({ texts, company }: Desk): Block[] {
  const { right, consequences, expiry, form } = texts.withdrawalTerms;
  const who = [company.name, ...company.address, company.phone, company.email].join(', ');
  const { consumers, period, inTime } = right;
  return [
    { is: 'terms', title: right.title, texts: [consumers, period, right.how(who, right.linked), inTime] },
    { is: 'terms', title: consequences.title, texts: [consequences.payment, consequences.started] },
    { is: 'terms', title: expiry.title, texts: [expiry.text] },
    { is: 'terms', title: form.title, texts: [form.hint, ...form.lines(who)] },
  ];
}

function factsOf(desk: Desk, data: Data): Fact[] {
  const { orderNumber, totalCents, from, to } = data;
  const t = desk.texts.facts;
  const places: Fact[] = [];
  if (from) places.push([t.from, `${from.name}, ${desk.town(from)}`]);
  if (to) places.push([t.to, `${to.name}, ${desk.town(to)}`]);
  return [
    [t.order, orderNumber],
    [t.service, serviceName(data)],
    ...places,
    [t.total, desk.euro(totalCents)],
  ];
}
