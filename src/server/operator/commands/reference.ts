// An operator's statement about what was done elsewhere: --reference, settling, which needs one, and --note.
import { type Cents, euroFromCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import { type Command, type Input, UsageError } from '../command.ts';
import { typedEuro } from './typed-euro.ts';

/** As many characters as a bank transfer carries. */
const MAX_REFERENCE_LETTERS = 140;

export function referenceOf(given: string | null): string | null {
  const reference = given?.trim() ?? '';
  if (reference.length > MAX_REFERENCE_LETTERS)
    throw new UsageError(`--reference takes up to ${MAX_REFERENCE_LETTERS} characters.`);
  return reference === '' ? null : reference;
}

function neededReference(given: string | null): string {
  const reference = referenceOf(given);
  if (reference !== null) return reference;
  throw new UsageError("--reference TEXT must name the transfer or the provider's transaction.");
}

/** Refused money that was paid back by hand: which, how, and who says so. */
export const settlingOptions = { reference: 'text', 'at-provider': 'flag' } as const;

export const settlingOf = ({ word, text, flag, operator }: Input) => ({
  id: word(0),
  operator,
  reference: neededReference(text('reference')),
  isAtProvider: flag('at-provider'),
});

/** The amount that the provider has paid back; null if not stated. */
export function backOf({ text }: Input): Cents | null {
  const given = text('amount');
  if (given === null) return null;
  const cents = typedEuro(given);
  if (cents !== null && cents > 0) return cents;
  throw new UsageError('--amount is in euro, with a dot and above zero: 12.34.');
}

type Settled = { of: string; amountCents: Cents; transferCents: Cents; isTold: boolean };

/** Settling comes first, as the provider may pay until then: what is left to do is printed last, where it is read. */
export function settledSentence({ of, amountCents, transferCents, isTold }: Settled): string {
  const euro = (cents: Cents): string => `${euroFromCents(cents)} EUR`;
  const way =
    transferCents === 0
      ? ' at the provider'
      : transferCents === amountCents
        ? ' by transfer'
        : `, ${euro(amountCents - transferCents)} of them at the provider`;
  const told = isTold ? '; the customer is told by mail' : '';
  const next = transferCents > 0 ? ` Now transfer ${euro(transferCents)} to the customer.` : '';
  return `${euro(amountCents)} of ${of} are booked as paid back${way}${told}.${next}`;
}

/** Which, why, and who says so. */
export function resolvingOf({ word, text, operator }: Input) {
  const note = text('note');
  if (!note) throw new UsageError('--note TEXT must say what was done about it.');
  return { id: word(0), operator, note };
}

/** A command that takes an entry off its list. */
export const resolveCommand = (
  name: string,
  resolve: (ctx: Context, resolving: ReturnType<typeof resolvingOf>) => Promise<void>,
): Command => ({
  name,
  usage: 'ID --note TEXT',
  summary: 'takes it off the list because somebody has dealt with it',
  words: 1,
  changes: true,
  options: { note: 'text' },
  plan: (input) => {
    const resolving = resolvingOf(input);
    return async (ctx) => {
      await resolve(ctx, resolving);
      return { sentence: `${resolving.id} is off the list.` };
    };
  },
});
