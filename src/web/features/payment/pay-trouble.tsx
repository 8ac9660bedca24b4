// Why a click on the pay button failed, and what to do.
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { isUnclear } from '../../lib/unclear-call.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Method } from './pay-method.ts';

export function PayFailed({ method, error }: { method: Method; error: unknown }) {
  const t = useText();
  const { paying: pay } = t;
  return (
    <Notice
      tone="bad"
      className="mb-3"
      title={pay.failed[method]}
      action={
        lacksAddress(error) && (
          <Link href="/profile" className={buttonClass({ size: 'sm' })}>
            {pay.toProfile}
          </Link>
        )
      }
    >
      {errorText(t, error)} {isUnclear(error) && pay.retrySafe}
    </Notice>
  );
}

/** In place of the dialog that shows the new price; a reloaded page can ask for it again. */
export function PriceChanged() {
  const { paying, site } = useText();
  return (
    <Notice
      tone="bad"
      className="mb-3"
      title={paying.priceChanged.title}
      action={
        <Button size="sm" onClick={() => location.reload()}>
          {site.broken.reload}
        </Button>
      }
    >
      {paying.priceChanged.text}
    </Notice>
  );
}

const lacksAddress = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'billing_address_missing';

/** Only another payment method can help. */
export const isAboutMethod = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'invoice_limit_reached' || error.code === 'invoice_not_allowed');

/** R81: the payment window was blocked; the customer can allow it, or do without. */
export function PopupBlocked({ onRetry, onSameWindow }: { onRetry: () => void; onSameWindow: () => void }) {
  const { popup } = useText().paying;
  return (
    <Notice
      tone="bad"
      className="mb-3"
      title={popup.blocked}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onRetry}>
            {popup.retry}
          </Button>
          <Button size="sm" onClick={onSameWindow}>
            {popup.sameWindow}
          </Button>
        </span>
      }
    >
      {popup.allow} {popup.nothingOrdered}
    </Notice>
  );
}
