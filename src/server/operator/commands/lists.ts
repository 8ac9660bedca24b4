// Commands that list everything: mails, providers' calls, audit, books.
import { isUnrequested } from '#domain/label-charge.ts';
import { euroFromCents } from '#domain/money.ts';
import {
  readAudit,
  readBooks,
  readLabelCharges,
  readMails,
  readWebhooks,
  readWithdrawals,
} from '../../use-cases/operator/read-lists.ts';
import { retryMail } from '../../use-cases/operator/retry-mail.ts';
import type { Command } from '../command.ts';
import type { Report } from '../report.ts';
import { truncatedList } from './truncated-list.ts';
import { auditRow } from './intent-report.ts';

export const listCommands: readonly Command[] = [
  {
    name: 'outbox',
    usage: '[--failed | --waiting]',
    summary:
      'mails, newest first; --failed: only those given up; --waiting: only those that could not be sent so far',
    words: 0,
    options: { failed: 'flag', waiting: 'flag' },
    plan:
      ({ flag, limit }) =>
      async (ctx) =>
        truncatedList(
          await readMails(ctx, {
            only: flag('failed') ? 'failed' : flag('waiting') ? 'waiting' : null,
            limit,
          }),
          (mail) => ({
            id: mail.id,
            kind: mail.kind,
            order: wordIn(mail.data, 'orderNumber'),
            intent: wordIn(mail.data, 'intentId'),
            written: mail.createdAt,
            sent: mail.sentAt,
            failed: mail.failedAt,
            error: mail.errorCode,
            attempts: mail.attempts,
            next: (mail.sentAt ?? mail.failedAt) ? null : mail.nextAttemptAt,
          }),
          { heading: 'mails', limit },
        ),
  },
  {
    name: 'outbox retry',
    usage: 'ID',
    summary: 'sends a mail that was given up, or waits',
    words: 1,
    changes: true,
    plan:
      ({ word, operator }) =>
      async (ctx) => {
        await retryMail(ctx, { mailId: word(0), operator });
        return { sentence: `${word(0)} goes out in the next round.` };
      },
  },
  {
    name: 'webhooks',
    usage: '',
    summary: 'verified calls from the providers, newest first',
    words: 0,
    plan:
      ({ limit }) =>
      async (ctx) =>
        truncatedList(
          await readWebhooks(ctx, limit),
          (event) => ({
            at: event.receivedAt,
            provider: event.provider,
            kind: event.kind,
            intent: event.intentId,
            deliveries: event.deliveries,
            event: event.eventId,
          }),
          { heading: 'webhooks', limit },
        ),
  },
  {
    name: 'withdrawals',
    usage: '',
    summary:
      'contracts that consumers have withdrawn from, newest first; own: the e-mail address matches the order',
    words: 0,
    plan:
      ({ limit }) =>
      async (ctx) =>
        truncatedList(
          await readWithdrawals(ctx, limit),
          (row) => ({
            id: row.id,
            at: row.createdAt,
            number: row.orderNumber,
            order: row.orderId,
            own: row.isOwn,
            name: row.name,
            email: row.email,
          }),
          { heading: 'withdrawals', limit },
        ),
  },
  {
    name: 'audit',
    usage: '[--subject ID]',
    summary: 'what was done by hand and what was refused, newest first',
    words: 0,
    options: { subject: 'text' },
    plan:
      ({ text, limit }) =>
      async (ctx) => {
        const subject = text('subject');
        const rows = await readAudit(ctx, { ...(subject === null ? {} : { subject }), limit });
        return truncatedList(rows, auditRow, { heading: 'audit', what: 'rows', limit });
      },
  },
  {
    name: 'ledger',
    usage: '',
    summary: 'balance of every account; exits with 1 if the books do not add up',
    words: 0,
    plan: () => async (ctx) => booksReport(await readBooks(ctx)),
  },
  {
    name: 'ledger charges',
    usage: '',
    summary:
      'what EasyPost has charged for labels besides postage, in US dollars and so not in the books, newest first; unasked: insurance or the like, which we do not buy there',
    words: 0,
    plan:
      ({ limit }) =>
      async (ctx) =>
        truncatedList(
          await readLabelCharges(ctx, limit),
          ({ intentId, bought, carrier, trackingCode, kind, dollars }) => ({
            intent: intentId,
            at: bought,
            carrier,
            code: trackingCode,
            kind,
            USD: dollars,
            unasked: isUnrequested({ kind, dollars }),
          }),
          { heading: 'charges', limit },
        ),
  },
];

/** Not every mail is about a purchase. */
const wordIn = (data: Readonly<Record<string, unknown>>, name: string): string | null => {
  const word = data[name];
  return typeof word === 'string' ? word : null;
};

function booksReport({ accounts, sumCents, unbalanced }: Awaited<ReturnType<typeof readBooks>>): Report {
  const isBad = sumCents !== 0 || unbalanced.length > 0;
  return {
    isBad,
    sentence: isBad
      ? `The books are wrong: ${unbalanced.length === 1 ? '1 posting does' : `${unbalanced.length} postings do`} not add up, all accounts together are ${euroFromCents(sumCents)}.`
      : 'Every posting adds up, and so do all accounts together.',
    sections: {
      accounts: accounts.map(([account, cents]) => ({ account, balance: euroFromCents(cents) })),
      ...(unbalanced.length > 0 ? { unbalanced: unbalanced.map((posting) => ({ posting })) } : {}),
    },
  };
}
