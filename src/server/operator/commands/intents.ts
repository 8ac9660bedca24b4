// Commands on checkouts: list those that wait for a person, show one, retry, label by hand, give up, settle.
import { type Cents, euroFromCents } from '#domain/money.ts';
import { isCalendarDate } from '#domain/calendar.ts';
import { isTerminal } from '#domain/intent.ts';
import { MAX_PARCELS } from '#domain/parcel.ts';
import type { Context } from '../../context.ts';
import type { ArrangedPickup } from '../../use-cases/operator/arrange-pickup.ts';
import { attachLabels } from '../../use-cases/operator/attach-labels.ts';
import { giveUpIntent } from '../../use-cases/operator/give-up-intent.ts';
import { readIntents } from '../../use-cases/operator/read-lists.ts';
import { resolveIntent } from '../../use-cases/operator/resolve-intent.ts';
import { retryIntent } from '../../use-cases/operator/retry-intent.ts';
import { settleIntent } from '../../use-cases/operator/settle-intent.ts';
import { type Command, type Input, type CommandContext, UsageError } from '../command.ts';
import { readInputFile } from '../input-file.ts';
import { whereExplained } from '../reasons.ts';
import { moment, type Report, type Row } from '../report.ts';
import { truncatedList } from './truncated-list.ts';
import { intentReport } from './intent-report.ts';
import { othersWaiting } from './others-waiting.ts';
import { resolveCommand, settledSentence, settlingOf, settlingOptions } from './reference.ts';
import { typedEuro } from './typed-euro.ts';

export const intentCommands: readonly Command[] = [
  {
    name: 'intents',
    usage: '[--all]',
    summary: 'checkouts that need a person; --all: the newest of all',
    words: 0,
    options: { all: 'flag' },
    plan:
      ({ flag, limit }) =>
      async (ctx) => {
        const listed = await readIntents(ctx, { all: flag('all'), limit });
        const explained = whereExplained(listed.rows.map(({ why }) => why));
        const sentences = [explained, await othersWaiting(ctx)];
        return truncatedList(listed, intentRow, { heading: 'intents', limit, sentences });
      },
  },
  {
    name: 'intents show',
    usage: 'ID [--ask]',
    summary: 'everything about one; --ask: also what provider and carrier say now',
    words: 1,
    options: { ask: 'flag' },
    plan:
      ({ word, flag }) =>
      (ctx) =>
        intentReport(ctx, { intentId: word(0), ask: flag('ask') }),
  },
  {
    name: 'intents retry',
    usage: 'ID',
    summary: 'tries it again now; what was already begun is read back first',
    words: 1,
    changes: true,
    plan:
      ({ word, operator }) =>
      async (ctx) =>
        standing(await retryIntent(ctx, { intentId: word(0), operator })),
  },
  {
    name: 'intents attach-label',
    usage:
      'ID --file PDF --tracking CODE [--package N] [--cost 12.34] [--pickup CODE [--pickup-date 2026-11-30]]',
    summary:
      'adds a label made by hand; --file, --tracking, --package, --cost once per parcel; --pickup: also arranged by hand, on the ordered day or another',
    words: 1,
    changes: true,
    options: {
      file: 'list',
      tracking: 'list',
      package: 'list',
      cost: 'list',
      pickup: 'text',
      'pickup-date': 'text',
    },
    plan: planAttaching,
  },
  {
    name: 'intents give-up',
    usage: 'ID [--reason TEXT]',
    summary:
      'ends one that lacks its label or its money; label and money are refunded. Labels whose return is stuck, or unanswered for a month, are our loss, and no money waits for them',
    words: 1,
    changes: true,
    options: { reason: 'text' },
    plan:
      ({ word, text, operator }) =>
      async (ctx) =>
        standing(await giveUpIntent(ctx, { intentId: word(0), operator, reason: text('reason') })),
  },
  {
    name: 'intents settle',
    usage: 'ID --reference TEXT [--at-provider]',
    summary:
      'records that money which was refused or is stuck is paid back another way (settle first, then transfer), as with "refunds settle"',
    words: 1,
    changes: true,
    options: settlingOptions,
    plan: (input) => {
      const settling = settlingOf(input);
      return async (ctx) => {
        const { amountCents, isTold } = await settleIntent(ctx, settling);
        const transferCents = settling.isAtProvider ? 0 : amountCents;
        return { sentence: settledSentence({ of: settling.id, amountCents, transferCents, isTold }) };
      };
    },
  },
  resolveCommand('intents resolve', resolveIntent),
];

type Listed = Awaited<ReturnType<typeof readIntents>>['rows'][number];

const intentRow = (intent: Listed): Row => ({
  id: intent.id,
  status: intent.status,
  why: intent.why,
  error: intent.errorCode,
  provider: intent.provider,
  payment: intent.payment,
  amount: euroFromCents(intent.amountCents),
  carrier: intent.carrier,
  next: intent.nextAttemptAt,
  changed: intent.updatedAt,
});

/** Bad as long as a person must look at it. */
function standing({
  id,
  status,
  payment,
  attention,
  errorMessage,
  nextAttemptAt,
}: Awaited<ReturnType<typeof retryIntent>>): Report {
  const left = attention === null ? '' : ` It still needs a person: ${errorMessage ?? attention}.`;
  const goesOn = nextAttemptAt !== null && (!isTerminal(status) || attention === null);
  return {
    sentence: `${id} is ${status}, payment ${payment}.${left}${goesOn ? ` Continues at ${moment(nextAttemptAt)}.` : ''}`,
    isBad: attention !== null,
  };
}

function planAttaching(input: Input) {
  const labels = labelsOf(input);
  const pickup = pickupOf(input);
  const intentId = input.word(0);
  return async (ctx: Context, surroundings: CommandContext): Promise<Report> => {
    const contents = await Promise.all(
      labels.map(async ({ file, ...label }) => ({
        ...label,
        content: await readInputFile(file, surroundings),
      })),
    );
    const intent = await attachLabels(ctx, { intentId, operator: input.operator, labels: contents, pickup });
    const report = standing(intent);
    return intent.pickup === 'unconfirmed'
      ? {
          ...report,
          sentence: `${report.sentence} The ordered pickup is not arranged; the customer is told.`,
        }
      : report;
  };
}

/** The nth --file belongs to the nth --tracking, --package and --cost. */
function labelsOf({ list }: Input) {
  const files = list('file');
  const [codes, packages, costs] = [list('tracking'), list('package'), list('cost')];
  if (files.length === 0 || codes.length !== files.length)
    throw new UsageError('Each label needs one --file and one --tracking.');
  for (const [name, given] of Object.entries({ package: packages, cost: costs }))
    if (given.length > 0 && given.length !== files.length)
      throw new UsageError(`Give --${name} for every label or for none.`);
  return files.map((file, i) => ({
    file,
    trackingCode: codeOf(codes[i] ?? ''),
    packageIndex: packageOf(packages[i] ?? String(i + 1)),
    costCents: costs[i] === undefined ? null : costOf(costs[i]),
  }));
}

function pickupOf({ text }: Input): ArrangedPickup | null {
  const [confirmation, date] = [text('pickup'), text('pickup-date')];
  if (date !== null && !isCalendarDate(date)) throw new UsageError('--pickup-date takes a day: 2026-11-30.');
  if (date !== null && !confirmation) throw new UsageError('--pickup-date needs --pickup CODE.');
  return confirmation ? { confirmation, date } : null;
}

function codeOf(given: string): string {
  const code = given.replaceAll(/[\s-]/g, '');
  if (/^[A-Z0-9]{5,40}$/i.test(code)) return code.toUpperCase();
  throw new UsageError(`"${given}" is not a tracking code.`);
}

function packageOf(given: string): number {
  if (/^[1-9]\d?$/.test(given) && Number(given) <= MAX_PARCELS) return Number(given) - 1;
  throw new UsageError(`--package counts from 1 to ${MAX_PARCELS}.`);
}

function costOf(given: string): Cents {
  const cents = typedEuro(given);
  if (cents !== null) return cents;
  throw new UsageError('--cost is in euro, with a dot: 12.34.');
}
