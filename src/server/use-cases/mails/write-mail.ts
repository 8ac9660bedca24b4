// Puts a mail into the outbox; call it in the transaction of the change that is the reason for the mail.
import { createHash } from 'node:crypto';
import type { Language } from '#domain/user.ts';
import { newId, type Orm } from '../../db/database.ts';
import { insertMail, insertOrderMails, type OrderMail } from '../../db/outbox.ts';
import type { MailData, MailKindName } from './mail-kinds.ts';

type About<Name extends MailKindName> = {
  kind: Name;
  /**
   * What the mail is about, where several events may cause the same one: only the first event writes a mail of each
   * kind about it.
   */
  once?: string;
};

/** Writes to a known address. */
export async function writeMail<Name extends MailKindName>(
  tx: Orm,
  mail: About<Name> & {
    recipient: string;
    language: Language;
    data: MailData<Name>;
    now: Date;
    notBefore?: Date;
  },
): Promise<void> {
  const { kind, recipient, language, data, now, notBefore = now } = mail;
  await insertMail(tx, {
    id: idOf(mail),
    kind,
    recipient,
    language,
    data: { ...data },
    createdAt: now,
    nextAttemptAt: notBefore,
  });
}

/** Filled in by insertOrderMails. */
type Known = 'intentId' | 'orderNumber' | 'hasAccount';

type AboutOrder<Name extends MailKindName> = About<Name> & {
  language: OrderMail['language'];
  data: Omit<MailData<Name>, Known>;
};

/** Writes to the customer who placed the order, in one statement. */
export const writeOrderMail = <Name extends MailKindName>(
  tx: Orm,
  orderId: string,
  { now, ...mail }: AboutOrder<Name> & { now: Date },
): Promise<void> => insertOrderMails(tx, [orderMail(orderId, mail)], now);

/** For insertOrderMails, where there may be several. */
export function orderMail<Name extends MailKindName>(orderId: string, mail: AboutOrder<Name>): OrderMail {
  const { kind, language, data } = mail;
  return { id: idOf(mail), orderId, kind, language, data };
}

const idOf = ({ kind, once }: { kind: string; once?: string }): string =>
  once === undefined
    ? newId('ma')
    : `ma_${createHash('sha256').update(`${kind} ${once}`).digest('base64url').slice(0, 22)}`;
