// Commands on refunds: list those that need a person, retry, accept a label as lost, settle by hand, resolve.
import { listingReason } from '#domain/attention.ts';
import { euroFromCents } from '#domain/money.ts';
import { acceptRefund } from '../../use-cases/operator/accept-refund.ts';
import { readRefunds } from '../../use-cases/operator/read-lists.ts';
import { resolveRefund } from '../../use-cases/operator/resolve-refund.ts';
import { retryRefund } from '../../use-cases/operator/retry-refund.ts';
import { settleRefund } from '../../use-cases/operator/settle-refund.ts';
import type { Command } from '../command.ts';
import { whereExplained } from '../reasons.ts';
import { moment, type Report } from '../report.ts';
import { truncatedList } from './truncated-list.ts';
import { refundRow } from './intent-report.ts';
import {
  backOf,
  resolveCommand,
  resolvingOf,
  settledSentence,
  settlingOf,
  settlingOptions,
} from './reference.ts';

export const refundCommands: readonly Command[] = [
  {
    name: 'refunds',
    usage: '[--all]',
    summary: 'refunds that need a person; --all: the newest of all',
    words: 0,
    options: { all: 'flag' },
    plan:
      ({ flag, limit }) =>
      async (ctx) => {
        const listed = await readRefunds(ctx, { all: flag('all'), limit });
        const sentences = [whereExplained(listed.rows.map(listingReason))];
        return truncatedList(listed, refundRow, { heading: 'refunds', limit, sentences });
      },
  },
  {
    name: 'refunds retry',
    usage: 'ID',
    summary: 'retries a refund that has stopped',
    words: 1,
    changes: true,
    plan:
      ({ word, operator }) =>
      async (ctx) =>
        standingOf(await retryRefund(ctx, { refundId: word(0), operator })),
  },
  {
    name: 'refunds accept',
    usage: 'ID --note TEXT',
    summary:
      'accepts that the carrier does not say whether it takes the label back (no_answer, stuck): the label is our loss, and the customer gets the money or already has it',
    words: 1,
    changes: true,
    options: { note: 'text' },
    plan: (input) => {
      const accepting = resolvingOf(input);
      return async (ctx) => {
        const { sentence, isBad } = standingOf(await acceptRefund(ctx, accepting));
        return { sentence: `The label is our loss. ${sentence}`, isBad };
      };
    },
  },
  {
    name: 'refunds settle',
    usage: 'ID --reference TEXT [--at-provider] [--amount 12.34]',
    summary:
      'records that money which was refused, is stuck, or waits behind stuck money of its order is paid back by transfer (settle first, then transfer: until then the provider may pay as well), or was paid back at the provider itself (by hand, or in a dispute); --amount: what the provider has paid back, if that differs: the rest goes by transfer; with --at-provider it is all that the customer gets',
    words: 1,
    changes: true,
    options: { ...settlingOptions, amount: 'text' },
    plan: (input) => {
      const settling = { ...settlingOf(input), backCents: backOf(input) };
      return async (ctx) => {
        const settled = await settleRefund(ctx, settling);
        const use = settled.isUsed
          ? 'The label was used nevertheless, so this stays on the list (label_used). '
          : '';
        const paid = settledSentence({ ...settled, of: settled.orderNumber, isTold: true });
        return { sentence: `${use}${paid}` };
      };
    },
  },
  resolveCommand('refunds resolve', resolveRefund),
];

type Refund = Awaited<ReturnType<typeof retryRefund>>;

/** Bad if it was refused, or a person must look at it; a refund merely under way is fine. */
export function standingOf(refund: Refund): Required<Pick<Report, 'sentence' | 'isBad'>> {
  const { id, state, attention, reason } = refund;
  const amount = `${euroFromCents(refund.amountCents)} EUR`;
  const bad = (sentence: string) => ({ sentence: `${id}: ${sentence}`, isBad: true });
  if (state === 'rejected')
    return bad('the carrier does not take the label back, so it stays valid and nothing is refunded.');
  if (reason === 'payment_reversed')
    return bad(
      `the money has already left the provider, so ${amount} are not refunded again ("help payment_reversed" says what to do).`,
    );
  if (attention === 'money_refused')
    return bad(
      `${amount} were refused (${reason}). Try again ("refunds retry"), or record how they were paid back ("refunds settle").`,
    );
  if (attention !== null && attention !== 'money_pending')
    return bad(
      `it is ${state}, ${amount}, and needs a person: ${listingReason(refund)} ("help ${attention}" says what to do).`,
    );
  return { sentence: `${id}: ${underWay(refund, amount)}`, isBad: false };
}

function underWay({ state, attention, nextAttemptAt }: Refund, amount: string): string {
  if (state === 'money_refunded') return `${amount} have been refunded.`;
  const said =
    state === 'requested'
      ? `the carrier has not said yet whether it takes the label back; ${amount} wait for its answer`
      : `the label is back, ${amount} are still on their way`;
  const next = nextAttemptAt ? `; next look at ${moment(nextAttemptAt)}` : '';
  return `${said}${next}.${attention === null ? '' : ` Until then it stays on the list (${attention}).`}`;
}
