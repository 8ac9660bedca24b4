// How to pay, the sentence about the terms, and the one button that costs money; it stays in sight while the cart scrolls.
import { clsx } from 'clsx';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import type { PriceBreakdown } from '#contract/rates.ts';
import { mayPayByInvoice, type SessionUser } from '#domain/user.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { euro } from '../../lib/format.ts';
import { useSite } from '../../lib/use-site.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Purchase } from './purchase-attempt.ts';
import { useInvoicePurchase } from './use-invoice-purchase.ts';

const PriceChangedDialog = lazy(() =>
  import('./price-changed-dialog.tsx').then((file) => ({ default: file.PriceChangedDialog })),
);

type Props = {
  user: SessionUser;
  /** What would be bought; null as long as the sum is not known. */
  purchase: Purchase | null;
  /** Why it cannot be bought yet; null when it can. */
  blocked: string | null;
  onExpired: () => void;
  onPriceAccepted: (price: PriceBreakdown) => void;
};

export function PayPanel({ user, purchase, blocked, onExpired, onPriceAccepted }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const hint = useId();
  const invoice = useInvoicePurchase({ onExpired });
  const mayBuy = mayPayByInvoice(user);
  const button = useRef<HTMLButtonElement>(null);
  const asksAnew = invoice.newPrice !== null;
  useEffect(() => {
    const opener = button.current;
    if (!asksAnew || !opener) return;
    // The button was disabled when the dialog opened, so the dialog cannot find its way back to it.
    return () => void setTimeout(() => opener.focus());
  }, [asksAnew]);
  const reason = mayBuy ? blocked : t.checkout.pay.noMethod;
  return (
    <>
      <div className="border-t border-line pt-4">
        <Methods invoice={mayBuy} />
      </div>
      <div className="sticky -bottom-4 -mx-2 border-t border-line bg-surface px-2 pt-3 pb-4">
        {invoice.error !== null && (
          <Notice tone="bad" className="mb-3" title={t.checkout.pay.failed}>
            {errorText(t, invoice.error)} {mayHelpToRetry(invoice.error) && t.checkout.pay.retrySafe}
          </Notice>
        )}
        <Agreement />
        <Button
          ref={button}
          variant="main"
          size="lg"
          className="w-full px-3 text-sm text-balance tabular-nums"
          busy={invoice.busy}
          disabled={reason !== null || !purchase}
          aria-describedby={reason ? hint : undefined}
          onClick={() => purchase && invoice.buy(purchase)}
        >
          {purchase ? t.checkout.pay.order(euro(purchase.amountCents, language)) : t.checkout.pay.orderBare}
        </Button>
        {reason && (
          <p id={hint} className="mt-2 text-center text-xs text-ink-soft">
            {reason}
          </p>
        )}
      </div>
      {invoice.newPrice && purchase && (
        <Suspense>
          <PriceChangedDialog
            beforeCents={purchase.amountCents}
            price={invoice.newPrice}
            onAccept={(price) => {
              onPriceAccepted(price);
              invoice.buy({ ...purchase, amountCents: price.totalPrice });
            }}
            onClose={invoice.dismissNewPrice}
          />
        </Suspense>
      )}
    </>
  );
}

/** Nobody answered, or nobody could: nothing says that the order itself is refused. */
const mayHelpToRetry = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Methods that cannot be used yet are shown as such; nobody should look for them. */
function Methods({ invoice }: { invoice: boolean }) {
  const t = useText();
  const name = useId();
  const { pay } = t.checkout;
  const methods = [
    { key: 'invoice', label: pay.invoice, usable: true },
    { key: 'card', label: pay.card, usable: false },
    { key: 'paypal', label: pay.paypal, usable: false },
  ].filter(({ key }) => key !== 'invoice' || invoice);
  return (
    <fieldset aria-describedby={`${name}-hint`}>
      <legend className="mb-1 text-xs font-medium">{pay.method}</legend>
      <div className="flex flex-wrap gap-x-4">
        {methods.map(({ key, label, usable }) => (
          <label
            key={key}
            className={clsx('flex min-h-9 items-center gap-2', !usable && 'cursor-not-allowed text-ink-soft')}
          >
            <input
              type="radio"
              name={name}
              value={key}
              defaultChecked={usable}
              disabled={!usable}
              className="size-4 shrink-0 accent-harbour"
            />
            {label}
          </label>
        ))}
      </div>
      <p id={`${name}-hint`} className="text-xs text-ink-soft">
        {invoice ? `${pay.invoiceHint} ${pay.onlyInvoice}` : pay.onlyInvoice}
      </p>
    </fieldset>
  );
}

function Agreement() {
  const t = useText();
  const { links } = useSite();
  const { agree } = t.checkout.pay;
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener" className="text-ink underline underline-offset-2">
      {text}
    </a>
  );
  return (
    <p className="mb-3 text-xs text-ink-soft">
      {agree.before}
      {link(links.terms, agree.terms)}
      {agree.between}
      {link(links.privacy, agree.privacy)}
      {agree.and}
      {link(links.withdrawal, agree.withdrawal)}
      {agree.after}
    </p>
  );
}
