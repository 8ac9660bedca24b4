// The moves `void-label` and `confirm-label-void`: labels that nobody pays for go back to the carrier.
import { labelReturnPosting } from '#domain/ledger.ts';
import type { Context } from '../../context.ts';
import type { Intent } from '../../db/intents.ts';
import { insertPosting } from '../../db/ledger.ts';
import type { LabelRefund } from '../../gateways/carrier.ts';
import type { Done } from './advance-checkout.ts';

const LOOK_AGAIN_MS = 15 * 60_000;
const MONTH_MS = 30 * 24 * 60 * 60_000;

/** Asks for all of them; asked already is no error, so a second try changes nothing. */
export async function voidLabels(ctx: Context, intent: Intent): Promise<Done> {
  const standing = await each(intent, (id) => ctx.carrier.requestRefund(id));
  if (!standing.includes('submitted')) return decided(intent, standing, 'void-label');
  return { outcome: { move: 'void-label', result: 'void_requested' } };
}

/** The carrier decides in its own time. */
export async function confirmLabelVoid(ctx: Context, intent: Intent): Promise<Done> {
  const standing = await each(intent, (id) => ctx.carrier.findRefund(id));
  if (standing.includes('submitted') || standing.includes('none'))
    return {
      outcome: null,
      againMs: LOOK_AGAIN_MS,
      ...(isLong(intent, ctx.clock()) ? { change: { attention: 'label_not_taken_back' } } : {}),
    };
  return decided(intent, standing, 'confirm-label-void');
}

/** Some carriers take weeks; a month is too long. */
const isLong = ({ createdAt }: Intent, now: Date): boolean => now.getTime() - createdAt.getTime() > MONTH_MS;

const each = (intent: Intent, ask: (id: string) => Promise<LabelRefund>): Promise<LabelRefund[]> =>
  Promise.all((intent.labels ?? []).map(({ upstreamShipmentId }) => ask(upstreamShipmentId)));

/** Our loss when the carrier refuses, so a person hears of it. */
function decided(
  intent: Intent,
  standing: readonly LabelRefund[],
  move: 'void-label' | 'confirm-label-void',
): Done {
  const isBack = standing.every((state) => state === 'refunded');
  const labels = intent.labels ?? [];
  const costCents = labels.reduce(
    (sum, label, index) => sum + (standing[index] === 'refunded' ? label.costCents : 0),
    0,
  );
  return {
    outcome: { move, result: isBack ? 'voided' : 'void_refused' },
    ...(isBack ? {} : { change: { attention: 'label_not_taken_back' } }),
    beside: (tx, _intent, now) =>
      insertPosting(tx, {
        posting: `${intent.id}.confirm-label-void`,
        intentId: intent.id,
        lines: labelReturnPosting(costCents),
        now,
      }),
  };
}
