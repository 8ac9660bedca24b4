// The facts of the intent that a result page is about; nothing for a viewer who may not know them.
import type { Intent } from '#contract/checkout.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { euro } from '../lib/format.ts';
import { CarrierBadge } from './carrier-badge.tsx';

export function IntentFacts({ intent }: { intent: Intent }) {
  const t = useText();
  const [language] = useLanguage();
  const { details } = t.checkout;
  const facts = [
    [
      details.carrier,
      <>
        <CarrierBadge carrier={intent.carrier} /> <span className="ml-1">{intent.service}</span>
      </>,
    ],
    // The names in an unsuccessful purchase are deleted after a while.
    ...(intent.toAddress.name
      ? [
          [
            details.recipient,
            <>
              {intent.toAddress.name}, {intent.toAddress.city}
            </>,
          ] as const,
        ]
      : []),
    [details.payment, details.provider[intent.provider]],
    [details.amount, <span className="tabular-nums">{euro(intent.amountCents, language)}</span>],
    [details.intent, <span className="font-mono text-xs">{intent.id}</span>],
  ] as const;
  return (
    <section aria-label={details.title} className="mt-6 border-t border-line pt-4">
      <h2 className="text-base">{details.title}</h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0 max-sm:last:col-span-2">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="mt-0.5 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
