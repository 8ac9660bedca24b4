// Skips document numbers after a backup was restored: papers continue after the numbers that customers already have.
import { berlinNow } from '#domain/berlin.ts';
import { documentNumber, partsOfNumber, seriesOf } from '#domain/document.ts';
import type { Context } from '../../context.ts';
import { takeNumbersBefore } from '../../db/documents.ts';
import { runOperatorAction, refusal } from './operator-action.ts';

/** A typo in the first digits would burn numbers that auditors ask about; more are skipped in steps. */
const MOST_SKIPPED = 10_000;

type Skipping = {
  /** The number of the next paper: "RE-2026-000120". */
  next: string;
  operator: string;
};

/** Returns the first and the last number skipped. Throws `illegal_transition`. */
export async function skipNumbers(
  ctx: Context,
  { next, operator }: Skipping,
): Promise<{ first: string; last: string }> {
  return await runOperatorAction(
    ctx,
    { operator, action: 'documents.skip-to', subject: next },
    async (tx, now) => {
      const wanted = partsOfNumber(next);
      const current = (['invoice', 'correction'] as const).map((kind) => seriesOf(kind, berlinNow(now).date));
      // Spelled exactly as on papers, as it becomes the number of the next one.
      const isSpelled = wanted && documentNumber(wanted.series, wanted.number) === next;
      if (!isSpelled || !current.includes(wanted.series))
        throw refusal(`Numbers are only issued in ${current.join(' and ')}, as in ${current[0]}-000120.`);
      const skipped = await takeNumbersBefore(tx, wanted.series, wanted.number);
      // The refusal rolls back what the question has used up.
      if (!skipped.ok)
        throw refusal(
          `${wanted.series} cannot go back: its next number is ${documentNumber(wanted.series, skipped.next)}.`,
        );
      if (skipped.last - skipped.first >= MOST_SKIPPED)
        throw refusal(
          `The next number is ${documentNumber(wanted.series, skipped.first)}: at most ${MOST_SKIPPED} are skipped at once.`,
        );
      const result = {
        first: documentNumber(wanted.series, skipped.first),
        last: documentNumber(wanted.series, skipped.last),
      };
      return { result, details: result };
    },
  );
}
