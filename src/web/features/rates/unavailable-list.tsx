// What is not offered and why: refusals one by one, services not sold directly folded into one line (C-11, C-65).
import { ChevronDown } from 'lucide-react';
import type { CarrierMessage } from '#contract/rates.ts';
import { isNoAnswer } from '#domain/no-answer.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { EmptyNotice } from './empty-notice.tsx';
import { countNotDirect, groupMessages, type Refusal } from './rates-state.ts';
import { TooLong } from './too-long.tsx';

type Props = {
  messages: readonly CarrierMessage[];
  userId: string;
  /** Nobody offers anything: that is said first, with what helps. */
  isNone?: boolean;
  onAskAgain?: (() => void) | undefined;
};

export function UnavailableList({ messages, userId, isNone = false, onAskAgain }: Props) {
  const t = useText();
  const { unavailable, notDirect } = groupMessages(messages);
  return (
    <>
      {isNone && <EmptyNotice {...{ messages, userId, onAskAgain }} />}
      {unavailable.length > 0 && (
        <section aria-labelledby="unavailable-title" className="mt-8">
          <div className="flex press-9 flex-wrap items-center justify-between gap-3">
            <h2 id="unavailable-title" className="text-base">
              {t.rates.list.unavailable}
            </h2>
            {!isNone && onAskAgain && unavailable.some(isNoAnswer) && (
              <Button size="sm" onClick={onAskAgain}>
                {t.rates.list.askAgain}
              </Button>
            )}
          </div>
          <Refusals refusals={unavailable} userId={userId} />
        </section>
      )}
      {notDirect.length > 0 && (
        <details className="group mt-6 rounded-card border border-line bg-surface">
          <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-card px-4 text-ink-soft [&::-webkit-details-marker]:hidden">
            {t.rates.list.notDirect(countNotDirect(notDirect))}
            <ChevronDown
              aria-hidden
              size={16}
              className="shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="border-t border-line px-4 pb-2">
            <Refusals refusals={notDirect} userId={userId} />
          </div>
        </details>
      )}
    </>
  );
}

function Refusals({ refusals, userId }: { refusals: readonly Refusal[]; userId: string }) {
  const t = useText();
  return (
    <ul className="divide-y divide-line">
      {refusals.map((refusal) => (
        <li
          key={JSON.stringify([refusal.carrier, refusal.reason, refusal.text, refusal.tooLong])}
          className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
        >
          <CarrierBadge carrier={refusal.carrier} className="w-fit self-start" />
          <div className="min-w-0">
            <p>
              {refusal.services.length > 0 && (
                <span className="text-ink-soft">{refusal.services.join(', ')}: </span>
              )}
              {t.rates.reasons[refusal.reason]}
            </p>
            <TooLong places={refusal.tooLong} userId={userId} />
            {refusal.text && (
              <p className="text-xs text-ink-soft [overflow-wrap:anywhere]">
                {t.rates.list.carrierSays.before}
                <span lang="en">{refusal.text}</span>
                {t.rates.list.carrierSays.after}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
