// What both mails about a withdrawal share: the declaration, verbatim.
import * as z from 'zod/mini';
import { berlinNow } from '#domain/berlin.ts';
import type { Desk, Fact } from './mail-kind.ts';

export const DeclaredWithdrawal = z.object({
  name: z.string(),
  /** As typed by the customer. */
  orderNumber: z.string(),
  email: z.string(),
  receivedAt: z.iso.datetime(),
});

/**
 * Mail programs turn "example.com/x" into a link, and the receipt goes to any address that was entered: an invisible
 * word joiner keeps strangers' text from becoming one. The declaration is stored as typed.
 */
const unlinked = (text: string): string => text.replaceAll('.', '.\u2060').replaceAll('/', '\u2060/');

export function declaredFacts(
  { texts, day }: Desk,
  said: z.infer<typeof DeclaredWithdrawal>,
): readonly Fact[] {
  const { date, time } = berlinNow(new Date(said.receivedAt));
  const { facts, moment } = texts.withdrawal;
  return [
    [facts.name, unlinked(said.name)],
    [facts.orderNumber, unlinked(said.orderNumber)],
    [facts.email, said.email],
    [facts.receivedAt, moment(day(date), time)],
  ];
}
