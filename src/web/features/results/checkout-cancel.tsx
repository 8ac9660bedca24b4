// /checkout-cancel: the buyer has called it off; the server is told, and says whether it still could be (R91).
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { cancelIntent, fetchIntent, fetchPurchaseResult, type Intent } from '#contract/checkout.ts';
import { tellsOfMoneyBack } from '#contract/money-back.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError, call } from '../../lib/api.ts';
import { isFine } from '../../lib/ongoing-text.ts';
import type { ResultParams } from '../../lib/result-params.ts';
import { buttonClass } from '../../ui/button.tsx';
import { isHeldUp } from './error-reason.ts';
import { FineOrder } from './fine-order.tsx';
import { LateOrderFacts } from './late-order-facts.tsx';
import { ResultCard } from './result-card.tsx';

type Props = {
  params: ResultParams;
  /** Called once when the order is seen to have come to nothing. */
  onStopped: () => void;
};

export function CheckoutCancel({ params, onStopped }: Props) {
  const t = useText();
  const { cancel } = t.result;
  const intent = useCancelled(params);
  const stopped = intent?.status === 'cancelled';
  useEffect(() => {
    if (stopped) onStopped();
  }, [stopped, onStopped]);
  if (intent && (isFine(intent) || isHeldUp(intent)))
    return <FineOrder intent={intent} message={cancel.paid} />;
  // The address only says that it was called off.
  const problem = intent?.problem ?? null;
  const reasons: Record<string, string> = cancel.reasons;
  const reason = params.reason ?? 'user_cancelled';
  const said = Object.hasOwn(reasons, reason) ? reasons[reason] : cancel.reasons.other;
  return (
    <ResultCard
      tone="neutral"
      title={cancel.page}
      message={tellsOfMoneyBack(problem) ? t.result.problems[problem].text : said}
      buttons={
        <>
          <Link href="/shipping-calculator" className={buttonClass({ variant: 'primary' })}>
            {t.checkout.newOrder}
          </Link>
          <Link href="/" className={buttonClass()}>
            {t.checkout.home}
          </Link>
        </>
      }
    >
      {intent && <LateOrderFacts intent={intent} />}
      <section className="mt-6 border-t border-line pt-4">
        <h2 className="text-base">{cancel.nextTitle}</h2>
        <ul className="mt-2 list-disc pl-5 text-ink-soft">
          {cancel.next.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </section>
    </ResultCard>
  );
}

/**
 * Calls the order off and answers how it stands then; null while that is unknown, and for whoever is not its owner:
 * then nothing happens to it.
 */
function useCancelled({ intentId, purchaseKey }: ResultParams): Intent | null {
  const query = useQuery({
    queryKey: ['cancelled', intentId, purchaseKey],
    enabled: intentId !== null || purchaseKey !== null,
    queryFn: async (): Promise<Intent | null> => {
      const id = intentId ?? (await ownIntentOf(purchaseKey ?? ''));
      return id === null ? null : callOff(id);
    },
  });
  return query.data ?? null;
}

/** What is paid for already, or ended otherwise, is not called off any more: it says itself how it stands. */
async function callOff(intentId: string): Promise<Intent> {
  const params = { intentId };
  try {
    return (await call(cancelIntent, { params })).intent;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'illegal_transition') throw error;
    return (await call(fetchIntent, { params })).intent;
  }
}

const ownIntentOf = async (purchaseKey: string): Promise<string | null> =>
  (await call(fetchPurchaseResult, { params: { purchaseKey } })).intentId;
