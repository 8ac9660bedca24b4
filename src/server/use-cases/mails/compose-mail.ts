// Composes an outgoing mail: rendered at the last moment, with its attachments as they are then.
import type { Context } from '../../context.ts';
import { findMailableLabels, loadFiles } from '../../db/files.ts';
import type { Mail } from '../../db/outbox.ts';
import type { Attachment, OutgoingMail } from '../../gateways/mail.ts';
import { encloseConfirmation } from './enclose-confirmation.ts';
import { encloseInvoice } from './enclose-invoice.ts';
import { draftOf, renderMail } from './render-mail.ts';

/** Encoding adds a third, and many mailboxes take no more than 20 to 25 MB; larger labels go as a link. */
const MAX_ATTACHED_BYTES = 15_000_000;

/** How much is attached: less where the mail was too large for the recipient. */
export type Load = 'all' | 'no-labels' | 'nothing';

export async function composeMail(ctx: Context, mail: Mail, load: Load): Promise<OutgoingMail> {
  const { labelsOf, confirmationOf, invoiceOf } = draftOf(mail);
  const confirmation =
    confirmationOf === null || load === 'nothing'
      ? null
      : await encloseConfirmation(ctx, mail, confirmationOf);
  const invoice = invoiceOf === null || load === 'nothing' ? [] : await encloseInvoice(ctx, mail, invoiceOf);
  // The confirmation comes first: the law wants it in the mail, and labels can be downloaded.
  const room = MAX_ATTACHED_BYTES - (confirmation?.content.byteLength ?? 0);
  const labels = labelsOf === null || load !== 'all' ? [] : await labelsFor(ctx, labelsOf, room);
  return {
    id: mail.id,
    to: mail.recipient,
    ...renderMail(ctx.config, mail, {
      labels: labels.length > 0 ? 'attachment' : 'link',
      hasConfirmation: confirmation !== null,
      invoice: invoice.length > 1 ? 'paper-and-data' : invoice.length === 1 ? 'paper' : 'link',
    }),
    attachments: [...labels, ...(confirmation ? [confirmation] : []), ...invoice],
  };
}

/** Loads no more than there is room for: sizes are added up before a file is read. */
async function labelsFor(ctx: Context, intentId: string, room: number): Promise<Attachment[]> {
  const labels = await findMailableLabels(ctx.db.orm, intentId);
  const bytes = labels.reduce((sum, { size }) => sum + size, 0);
  if (labels.length === 0 || bytes > room) return [];
  const contents = await loadFiles(
    ctx.db.orm,
    labels.map(({ id }) => id),
  );
  return labels.flatMap(({ id, name, mime }) => {
    const content = contents.get(id);
    return content ? [{ name, mime, content }] : [];
  });
}
