// After a backup has come back: papers go on behind the numbers that customers already have.
import { berlinNow } from '#domain/berlin.ts';
import { documentNumber, partsOfNumber, seriesOf } from '#domain/document.ts';
import type { Context } from '../../context.ts';
import { takeNumbersBefore } from '../../db/documents.ts';
import { byHand, refusal } from './by-hand.ts';

type Skipping = {
  /** What the next paper is to be called: "RE-2026-000120". */
  next: string;
  operator: string;
};

/** Answers the first and the last number that nobody gets. Throws `illegal_transition`. */
export async function skipNumbers(
  ctx: Context,
  { next, operator }: Skipping,
): Promise<{ first: string; last: string }> {
  return await byHand(ctx, { operator, action: 'documents.skip-to', subject: next }, async (tx, now) => {
    const wanted = partsOfNumber(next);
    const current = (['invoice', 'correction'] as const).map((kind) => seriesOf(kind, berlinNow(now).date));
    // Spelled as papers are: it is what the next one is called, letter by letter.
    const isSpelled = wanted && documentNumber(wanted.series, wanted.number) === next;
    if (!isSpelled || !current.includes(wanted.series))
      throw refusal(`Numbers are given by ${current.join(' and ')} alone, as in ${current[0]}-000120.`);
    const skipped = await takeNumbersBefore(tx, wanted.series, wanted.number);
    if (!skipped)
      throw refusal(`${wanted.series} does not go back: its next number is ${next} or a later one.`);
    const result = {
      first: documentNumber(wanted.series, skipped.first),
      last: documentNumber(wanted.series, skipped.last),
    };
    return { result, details: result };
  });
}
