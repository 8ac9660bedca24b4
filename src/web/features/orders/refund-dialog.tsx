// A refund in three steps: confirmation, in progress, and the outcome for each parcel (R131, C-53).
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { type Cents, sumCents } from '#domain/money.ts';
import { type ParcelRefund, requestRefund } from '#contract/refunds.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ApiError, call } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { euro } from '../../lib/format.ts';
import { isUnclear } from '../../lib/unclear-call.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { leftToRefund } from './left-to-refund.ts';
import { refundWords } from './refund-words.ts';
import { useDocuments } from './use-documents.ts';
import { useOrder } from './use-order.ts';
import { useRefetchOrders } from './use-orders.ts';

type Props = { order: Order; onClose: () => void };

export function RefundDialog({ order, onClose }: Props) {
  const t = useText();
  const refetch = useRefetchOrders();
  const [chosen, setChosen] = useState(() =>
    leftToRefund(order.shipments).map(({ packageIndex }) => packageIndex),
  );
  const refund = useMutation({
    // What is passed is for the answer's page: by then, the list may have the parcels as given back.
    mutationFn: (_changesPapers: boolean) =>
      call(requestRefund, {
        body: {
          shipmentId: order.id,
          ...(chosen.length < order.packageCount && { packageIndexes: chosen }),
        },
      }),
    onSettled: refetch,
  });
  useLostSession(refund.error);
  const texts = t.desk.refund;
  const byInvoice = order.paymentProvider === 'invoice';
  // What each parcel brings is known before it is given back; if this fails, the answer says it.
  const shares = useOrder(order.id).data?.order.parcelShares ?? null;
  const papers = useDocuments(order.id).data?.customsPapers ?? [];
  const changesPapers =
    papers.some(({ copies }) => copies > 0) && chosen.length < leftToRefund(order.shipments).length;
  if (refund.isPending) return <Pending />;
  if (refund.data ?? refund.error)
    return (
      <Result
        order={order}
        refunds={refund.data?.refunds ?? null}
        error={refund.error}
        changesPapers={refund.variables ?? false}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={`${order.orderNumber} · ${order.toAddress.name}`}
      footer={
        <>
          <Sum shares={shares} chosen={chosen} />
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button
            variant="danger"
            disabled={chosen.length === 0}
            onClick={() => refund.mutate(changesPapers)}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Notice tone="warn">{byInvoice ? texts.warningByInvoice : texts.warning}</Notice>
      <p className="mt-3 text-ink-soft">{texts.check}</p>
      {order.packageCount > 1 && (
        <Choice order={order} shares={shares} chosen={chosen} onChange={setChosen} />
      )}
    </Dialog>
  );
}

/** Cents by parcel index; null while unknown. */
type Shares = readonly Cents[] | null;

/** Beside the buttons, where many parcels do not push it out of sight. Its space is reserved until the sum arrives. */
function Sum({ shares, chosen }: { shares: Shares; chosen: readonly number[] }) {
  const { sum } = useText().desk.refund;
  const [language] = useLanguage();
  const cents = shares && sumCents(chosen.map((index) => shares[index] ?? 0));
  return (
    <p
      className="order-1 flex min-h-6 grow items-center justify-between gap-x-4 font-medium tabular-nums sm:order-none sm:flex-col sm:items-start sm:justify-center"
      aria-live="polite"
    >
      {cents !== null && (
        <>
          <span>{sum}</span> <span>{euro(cents, language)}</span>
        </>
      )}
    </p>
  );
}

type ChoiceProps = {
  order: Order;
  shares: Shares;
  chosen: number[];
  onChange: (chosen: number[]) => void;
};

function Choice({ order, shares, chosen, onChange }: ChoiceProps) {
  const texts = useText().desk.refund;
  const [language] = useLanguage();
  return (
    <fieldset className="mt-4">
      <legend className="font-medium">{texts.which}</legend>
      {leftToRefund(order.shipments).map(({ packageIndex, trackingCode }) => (
        <Checkbox
          key={packageIndex}
          className="py-2.5 [&>span]:grow"
          checked={chosen.includes(packageIndex)}
          onChange={({ target }) =>
            onChange(
              target.checked
                ? [...chosen, packageIndex].sort((a, b) => a - b)
                : chosen.filter((index) => index !== packageIndex),
            )
          }
          label={
            <span className="flex justify-between gap-4">
              <span>
                {texts.package(packageIndex + 1)}{' '}
                <span className="font-mono text-xs text-ink-soft">
                  <CodeText code={trackingCode ?? ''} />
                </span>
              </span>
              <span className="text-ink-soft tabular-nums">
                {shares?.[packageIndex] !== undefined && euro(shares[packageIndex], language)}
              </span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}

/** No buttons: the request cannot be taken back. */
function Pending() {
  const texts = useText().desk.refund;
  return (
    <Dialog open closable={false} onOpenChange={() => undefined} title={texts.pendingTitle}>
      <p role="status" className="flex items-center gap-3 py-4">
        <Spinner />
        {texts.pending}
      </p>
    </Dialog>
  );
}

type ResultProps = Props & {
  refunds: readonly ParcelRefund[] | null;
  error: Error | null;
  /** Of the parcels that remain, customs gets other papers. */
  changesPapers: boolean;
};

function Result({ order, refunds, error, changesPapers, onClose }: ResultProps) {
  const t = useText();
  const [language] = useLanguage();
  const texts = t.desk.refund;
  const byInvoice = order.paymentProvider === 'invoice';
  const words = refundWords(texts, byInvoice);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={refunds ? texts.done : isUnclear(error) ? texts.unclear : texts.failed}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.understood}
        </Button>
      }
    >
      {!refunds &&
        (isUnclear(error) ? (
          <Notice tone="warn">{texts.unclearText}</Notice>
        ) : (
          <Notice tone="bad">{refusalText(t, error)}</Notice>
        ))}
      {refunds && <p>{byInvoice ? texts.doneTextByInvoice : texts.doneText}</p>}
      {refunds && changesPapers && (
        <Notice tone="warn" className="mt-3">
          {texts.papersChange}
        </Notice>
      )}
      {refunds && (
        <ul className="mt-3 divide-y divide-line">
          {refunds.map((refund) => (
            <li key={refund.packageIndex} className="flex justify-between gap-4 py-2">
              <span className="shrink-0">{texts.package(refund.packageIndex + 1)}</span>
              <span className="text-right tabular-nums">
                {refund.state && words[refund.state]}
                {refund.state && refund.state !== 'rejected' && `, ${euro(refund.amountCents, language)}`}
                {refund.reason && !refund.state && texts.reasons[refund.reason]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** The domain's reason if there is one, else the text for the error. */
function refusalText(t: ReturnType<typeof useText>, error: Error | null): string {
  const reason = error instanceof ApiError ? error.details['reason'] : null;
  const { reasons } = t.desk.refund;
  return typeof reason === 'string' && Object.hasOwn(reasons, reason)
    ? reasons[reason as keyof typeof reasons]
    : errorText(t, error);
}
