// Commands on accounts: what customers cannot change themselves.
import { MAX_FIXED_DISCOUNT, MAX_PERMANENT_PERCENT } from '#domain/discount.ts';
import { type Cents, euroFromCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import { changeEmail } from '../../use-cases/operator/change-email.ts';
import { changeRights, type RightsChange } from '../../use-cases/operator/change-rights.ts';
import { readMembershipWishes } from '../../use-cases/operator/read-lists.ts';
import { signOutUser } from '../../use-cases/operator/sign-out-user.ts';
import { type Command, type Input, UsageError } from '../command.ts';
import type { Report } from '../report.ts';
import { truncatedList } from './truncated-list.ts';
import { typedEuro } from './typed-euro.ts';
import { fullUserReport, userReport } from './user-report.ts';

export const userCommands: readonly Command[] = [
  {
    name: 'users show',
    usage: 'EMAIL',
    summary: 'an account and its rights, its newest orders and checkouts',
    words: 1,
    plan:
      ({ word }) =>
      (ctx) =>
        fullUserReport(ctx, word(0)),
  },
  {
    name: 'users wishing',
    usage: '',
    summary: 'who asked for membership and has no status yet, longest waiting first',
    words: 0,
    plan:
      ({ limit }) =>
      async (ctx) =>
        truncatedList(
          await readMembershipWishes(ctx, limit),
          (user) => ({
            since: user.createdAt,
            email: user.email,
            company: user.companyName,
            'VAT id': user.vatId,
            'VAT check': user.vatState,
          }),
          { heading: 'users', limit },
        ),
  },
  {
    name: 'users set-status',
    usage: 'EMAIL gold|silver|none',
    summary: 'loyalty status; gold may pay by invoice',
    words: 2,
    changes: true,
    plan: (input) => changing(input, { what: 'status', status: statusOf(input.word(1)) }),
  },
  {
    name: 'users set-discount',
    usage: 'EMAIL PERCENT',
    summary: `permanent discount on transport, 0 to ${MAX_PERMANENT_PERCENT}`,
    words: 2,
    changes: true,
    plan: (input) => changing(input, { what: 'discount', percent: percentOf(input.word(1)) }),
  },
  {
    name: 'users set-fixed-discount',
    usage: 'EMAIL EURO',
    summary:
      'amount off the transport of each shipment, e.g. 5.00; 0: none. A permanent discount takes precedence',
    words: 2,
    changes: true,
    plan: (input) => changing(input, { what: 'fixed-discount', cents: fixedOf(input.word(1)) }),
  },
  {
    name: 'users verify-vat',
    usage: 'EMAIL [--no]',
    summary: 'marks the VAT ID as verified; --no: as not verified',
    words: 1,
    changes: true,
    options: { no: 'flag' },
    plan: (input) => changing(input, { what: 'vat', isVerified: !input.flag('no') }),
  },
  {
    name: 'users set-email',
    usage: 'EMAIL NEW',
    summary: 'gives the account a new e-mail address and signs it out everywhere; both addresses get a mail',
    words: 2,
    changes: true,
    plan:
      ({ word, operator }) =>
      async (ctx) => {
        await changeEmail(ctx, { from: word(0), to: word(1), operator });
        return { ...(await userReport(ctx, word(1))), sentence: 'Changed; they have to sign in again.' };
      },
  },
  {
    name: 'users sign-out',
    usage: 'EMAIL',
    summary: 'ends every session of an account; its password stays',
    words: 1,
    changes: true,
    plan:
      ({ word, operator }) =>
      async (ctx) => {
        await signOutUser(ctx, { email: word(0), operator });
        return { ...(await userReport(ctx, word(0))), sentence: 'They have to sign in again, everywhere.' };
      },
  },
];

const changing =
  ({ word, operator }: Input, change: RightsChange) =>
  async (ctx: Context): Promise<Report> => {
    await changeRights(ctx, { email: word(0), operator, change });
    return {
      ...(await userReport(ctx, word(0))),
      sentence: 'Changed; it takes effect with the next request.',
    };
  };

function statusOf(given: string): 'gold' | 'silver' | null {
  if (given === 'gold' || given === 'silver') return given;
  if (given === 'none') return null;
  throw new UsageError('The status must be gold, silver or none.');
}

function percentOf(given: string): number {
  if (/^\d{1,3}$/.test(given) && Number(given) <= MAX_PERMANENT_PERCENT) return Number(given);
  throw new UsageError(`The discount must be a whole number from 0 to ${MAX_PERMANENT_PERCENT}.`);
}

function fixedOf(given: string): Cents {
  const cents = typedEuro(given);
  if (cents !== null && cents <= MAX_FIXED_DISCOUNT) return cents;
  throw new UsageError(
    `The discount must be an amount in euro from 0 to ${euroFromCents(MAX_FIXED_DISCOUNT)}.`,
  );
}
