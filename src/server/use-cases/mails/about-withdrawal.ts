// What both mails about a withdrawal have in common: the declaration, word by word.
import * as z from 'zod/mini';
import { berlinNow } from '#domain/berlin.ts';
import type { Desk, Fact } from './mail-kind.ts';

export const DeclaredWithdrawal = z.object({
  name: z.string(),
  /** What was typed. */
  orderNumber: z.string(),
  email: z.string(),
  receivedAt: z.iso.datetime(),
});

/**
 * Mail programs make a link of "example.com/x", and the receipt goes to whoever was named: an invisible word joiner
 * keeps strangers' words from being one. What was declared is stored as it was typed.
 */
const unlinked = (text: string): string => text.replaceAll('.', '.\u2060').replaceAll('/', '\u2060/');

export function declaredFacts(
  { texts, day }: Desk,
  said: z.infer<typeof DeclaredWithdrawal>,
): readonly Fact[] {
  const { date, minutes } = berlinNow(new Date(said.receivedAt));
  const two = (figure: number): string => String(figure).padStart(2, '0');
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  const { facts, moment } = texts.withdrawal;
  return [
    [facts.name, unlinked(said.name)],
    [facts.orderNumber, unlinked(said.orderNumber)],
    [facts.email, said.email],
    [facts.receivedAt, moment(day(date), time)],
  ];
}
