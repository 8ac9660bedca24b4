// A mail as it goes out: rendered at the last moment, with the labels as they are allowed then.
import type { Context } from '../../context.ts';
import { findMailableLabels, loadFiles } from '../../db/files.ts';
import type { Mail } from '../../db/outbox.ts';
import type { Attachment, OutgoingMail } from '../../gateways/mail.ts';
import type { LabelsBy } from './mail-kind.ts';
import { draftOf, renderMail } from './render-mail.ts';

/** Mail grows by a third on its way, and many boxes take no more than 20 to 25 MB; larger labels go as a link. */
const MAX_ATTACHED_BYTES = 15_000_000;

/** `labels`: `link` where a mail with them was too large for somebody. */
export async function composeMail(ctx: Context, mail: Mail, labels: LabelsBy): Promise<OutgoingMail> {
  const { labelsOf } = draftOf(mail);
  const attachments = labelsOf === null || labels === 'link' ? [] : await labelsFor(ctx, labelsOf);
  return {
    id: mail.id,
    to: mail.recipient,
    ...renderMail(ctx.config, mail, attachments.length > 0 ? 'attachment' : 'link'),
    attachments,
  };
}

/** Never more than are asked for: their sizes are added up before one is read. */
async function labelsFor(ctx: Context, intentId: string): Promise<Attachment[]> {
  const labels = await findMailableLabels(ctx.db.orm, intentId);
  const bytes = labels.reduce((sum, { size }) => sum + size, 0);
  if (labels.length === 0 || bytes > MAX_ATTACHED_BYTES) return [];
  const contents = await loadFiles(
    ctx.db.orm,
    labels.map(({ id }) => id),
  );
  return labels.flatMap(({ id, name, mime }) => {
    const content = contents.get(id);
    return content ? [{ name, mime, content }] : [];
  });
}
