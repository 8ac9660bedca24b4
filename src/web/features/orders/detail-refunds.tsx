// The refunds of an order, parcel by parcel: what has happened, when, and what comes next (C-53).
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { OrderDetail, OrderRefund } from '#contract/order-actions.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { dateTime, euro } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { type RefundWords, refundWords } from './refund-words.ts';
import { useRepeat } from './use-repeat.ts';

export function DetailRefunds({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const texts = useText().desk.refund;
  const repeat = useRepeat(order.id, onClose);
  // Only once the carrier has agreed: a label it does not take back stays valid and need not be bought twice.
  const back = order.refunds.filter(({ carrierAcceptedAt }) => carrierAcceptedAt !== null);
  const packageIndexes = [...new Set(back.map(({ packageIndex }) => packageIndex))].sort((a, b) => a - b);
  return (
    <>
      <ul className="flex flex-col gap-5">
        {order.refunds.map((refund) => (
          <li key={`${refund.packageIndex}-${refund.requestedAt}`}>
            <Timeline refund={refund} byInvoice={order.paymentProvider === 'invoice'} />
          </li>
        ))}
      </ul>
      {order.invoiceStatus === 'paid' && back.length > 0 && <p className="mt-3">{texts.byTransfer}</p>}
      {packageIndexes.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-input bg-paper px-4 py-3">
          <p className="min-w-48 flex-1 text-ink-soft">{texts.buyAgainHint(packageIndexes.length)}</p>
          <Button
            busy={repeat.isPending}
            onClick={() => repeat.start({ action: 'duplicate', packageIndexes })}
          >
            {texts.buyAgain}
          </Button>
        </div>
      )}
    </>
  );
}

type Step = { name: string; at: string | null; isBad?: boolean };

type TimelineProps = { refund: OrderRefund; byInvoice: boolean };

function Timeline({ refund, byInvoice }: TimelineProps) {
  const { detail, refund: texts } = useText().desk;
  const [language] = useLanguage();
  const steps = stepsOf(refund, { ...refundWords(texts, byInvoice), takenBack: texts.takenBack });
  const moneyOnItsWay = refund.isMoneyRefused ? texts.moneyRefused : texts.waitingForMoney;
  const moneyNext = byInvoice ? texts.waitingForCorrection : moneyOnItsWay;
  const next = steps.find(({ at }) => at === null);
  return (
    <>
      <p className="flex justify-between gap-4 font-medium">
        <span>{detail.package(refund.packageIndex + 1)}</span>
        {/* A rejected refund pays nothing. */}
        {!refund.rejectedAt && <span className="tabular-nums">{euro(refund.amountCents, language)}</span>}
      </p>
      <ol className="mt-2">
        {steps.map((step, index) => (
          <li key={step.name} className="relative flex gap-3 pb-3 last:pb-0">
            {index < steps.length - 1 && (
              <span aria-hidden className="absolute bottom-0 left-[9px] top-5 w-0.5 bg-line" />
            )}
            <Mark step={step} />
            <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
              <span className={clsx(step.at === null && 'text-ink-soft')}>{step.name}</span>
              <span className="text-ink-soft tabular-nums">
                {step.at ? <time dateTime={step.at}>{dateTime(step.at)}</time> : texts.open}
              </span>
            </div>
          </li>
        ))}
      </ol>
      {refund.rejection && <p className="ml-8 mt-1 text-bad">{texts.rejections[refund.rejection]}</p>}
      {next && !refund.rejection && (
        <p className="ml-8 mt-1 text-xs text-ink-soft">
          {refund.carrierAcceptedAt ? moneyNext : texts.waitingForCarrier}
        </p>
      )}
    </>
  );
}

/** After a rejection no further step follows. */
function stepsOf(refund: OrderRefund, states: RefundWords & { takenBack: string }): Step[] {
  const requested = { name: states.requested, at: refund.requestedAt };
  if (refund.rejectedAt) return [requested, { name: states.rejected, at: refund.rejectedAt, isBad: true }];
  return [
    requested,
    {
      name: refund.isCarrierAsked ? states.carrier_accepted : states.takenBack,
      at: refund.carrierAcceptedAt,
    },
    { name: states.money_refunded, at: refund.moneyRefundedAt },
  ];
}

function Mark({ step }: { step: Step }) {
  const Icon = step.isBad ? X : Check;
  return (
    <span
      aria-hidden
      className={clsx(
        'relative grid size-5 shrink-0 place-items-center rounded-full border',
        step.at === null && 'border-edge bg-surface',
        step.at !== null &&
          (step.isBad ? 'border-bad bg-bad-soft text-bad' : 'border-good bg-good-soft text-good'),
      )}
    >
      {step.at !== null && <Icon size={12} strokeWidth={3} />}
    </span>
  );
}
