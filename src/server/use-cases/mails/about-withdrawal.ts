// What both mails about a withdrawal have in common: the declaration, word by word.
import * as z from 'zod/mini';
import { berlinNow } from '#domain/berlin.ts';
import type { Desk, Fact } from './mail-kind.ts';

export const DeclaredWithdrawal = z.object({
  name: z.string(),
  /** As typed. */
  orderNumber: z.string(),
  email: z.string(),
  receivedAt: z.iso.datetime(),
});

export function declaredFacts(
  { texts, day }: Desk,
  said: z.infer<typeof DeclaredWithdrawal>,
): readonly Fact[] {
  const { date, minutes } = berlinNow(new Date(said.receivedAt));
  const two = (figure: number): string => String(figure).padStart(2, '0');
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  const { facts, moment } = texts.withdrawal;
  return [
    [facts.name, said.name],
    [facts.orderNumber, said.orderNumber],
    [facts.email, said.email],
    [facts.receivedAt, moment(day(date), time)],
  ];
}
