// From an outbox row to subject, text and HTML in the customer's language.
import * as z from 'zod/mini';
import { euroFromCents } from '#domain/money.ts';
import type { Config } from '../../config.ts';
import type { Mail } from '../../db/outbox.ts';
import type { OutgoingMail } from '../../gateways/mail.ts';
import { de, type MailTexts } from '../../i18n/de.ts';
import { en } from '../../i18n/en.ts';
import { originOf } from '../../origin.ts';

/** What `order-confirmed` must have in its data. */
export const OrderConfirmedData = z.object({
  intentId: z.string(),
  orderNumber: z.string(),
  carrier: z.string(),
  service: z.string(),
  trackingCodes: z.array(z.string()),
  totalCents: z.number(),
  exportHold: z.boolean(),
});

/** What `hold-released` must have in its data. */
export const HoldReleasedData = z.object({ intentId: z.string(), orderNumber: z.string() });

/** A paragraph; `link` stands on a line of its own below the text. */
type Paragraph = { text: string; lines?: readonly string[]; link?: string };

/** Throws when the kind is unknown or its data incomplete: a defect of ours, the mail waits. */
export function renderMail(config: Config, mail: Mail): OutgoingMail {
  const { subject, paragraphs } = contentOf(config, mail);
  return {
    id: mail.id,
    to: mail.recipient,
    subject,
    text: `${paragraphs.map(toText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${mail.language}"><body>${paragraphs.map(toHtml).join('')}</body></html>`,
  };
}

type Content = { subject: string; paragraphs: Paragraph[] };

function contentOf(config: Config, { kind, language, data }: Mail): Content {
  const texts = language === 'en' ? en : de;
  switch (kind) {
    case 'order-confirmed':
      return orderConfirmed(config, texts, OrderConfirmedData.parse(data));
    case 'hold-released':
      return holdReleased(config, texts, HoldReleasedData.parse(data));
    default:
      throw new Error(`Unknown kind of mail: ${kind}`);
  }
}

function orderConfirmed(config: Config, texts: MailTexts, data: z.infer<typeof OrderConfirmedData>): Content {
  const t = texts.orderConfirmed;
  const amount = euroFromCents(data.totalCents);
  const facts = { ...data, amount: texts === de ? amount.replace('.', ',') : amount };
  const paragraphs: Paragraph[] = [
    { text: t.greeting },
    { text: t.booked(facts) },
    { text: t.trackingCodes, lines: data.trackingCodes },
    { text: data.exportHold ? t.hold : t.labels, link: linkTo(config, data) },
    { text: t.questions(config.brand.supportEmail) },
    { text: t.farewell(config.brand.name) },
  ];
  return { subject: t.subject(facts), paragraphs };
}

function holdReleased(config: Config, texts: MailTexts, data: z.infer<typeof HoldReleasedData>): Content {
  const t = texts.holdReleased;
  const paragraphs: Paragraph[] = [
    { text: t.greeting },
    { text: t.released(data.orderNumber), link: linkTo(config, data) },
    { text: t.questions(config.brand.supportEmail) },
    { text: t.farewell(config.brand.name) },
  ];
  return { subject: t.subject(data.orderNumber), paragraphs };
}

const linkTo = (config: Config, { intentId }: { intentId: string }): string =>
  `${originOf(config)}/checkout-success?intentId=${encodeURIComponent(intentId)}`;

const toText = ({ text, lines = [], link }: Paragraph): string =>
  [text, ...lines.map((line) => `  ${line}`), ...(link ? [link] : [])].join('\n');

const toHtml = ({ text, lines = [], link }: Paragraph): string =>
  `<p>${[text, ...lines].map(escape).join('<br>')}${link ? `<br><a href="${escape(link)}">${escape(link)}</a>` : ''}</p>`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
