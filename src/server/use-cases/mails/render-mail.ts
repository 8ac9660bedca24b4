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

/** A paragraph; `link` stands on a line of its own below the text. */
type Paragraph = { text: string; lines?: readonly string[]; link?: string };

/** Throws when the kind is unknown or its data incomplete: a defect of ours, the mail waits. */
export function renderMail(config: Config, mail: Mail): OutgoingMail {
  const texts = mail.language === 'en' ? en : de;
  if (mail.kind !== 'order-confirmed') throw new Error(`Unknown kind of mail: ${mail.kind}`);
  const { subject, paragraphs } = orderConfirmed(config, texts, OrderConfirmedData.parse(mail.data));
  return {
    id: mail.id,
    to: mail.recipient,
    subject,
    text: `${paragraphs.map(toText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${mail.language}"><body>${paragraphs.map(toHtml).join('')}</body></html>`,
  };
}

function orderConfirmed(config: Config, texts: MailTexts, data: z.infer<typeof OrderConfirmedData>) {
  const t = texts.orderConfirmed;
  const amount = euroFromCents(data.totalCents);
  const facts = { ...data, amount: texts === de ? amount.replace('.', ',') : amount };
  const link = `${originOf(config)}/checkout-success?intentId=${encodeURIComponent(data.intentId)}`;
  const paragraphs: Paragraph[] = [
    { text: t.greeting },
    { text: t.booked(facts) },
    { text: t.trackingCodes, lines: data.trackingCodes },
    { text: data.exportHold ? t.hold : t.labels, link },
    { text: t.questions(config.brand.supportEmail) },
    { text: t.farewell(config.brand.name) },
  ];
  return { subject: t.subject(facts), paragraphs };
}

const toText = ({ text, lines = [], link }: Paragraph): string =>
  [text, ...lines.map((line) => `  ${line}`), ...(link ? [link] : [])].join('\n');

const toHtml = ({ text, lines = [], link }: Paragraph): string =>
  `<p>${[text, ...lines].map(escape).join('<br>')}${link ? `<br><a href="${escape(link)}">${escape(link)}</a>` : ''}</p>`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
