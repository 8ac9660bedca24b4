// A PayPal order that was begun and left: the way back to PayPal's page.
import type { Intent } from '#contract/checkout.ts';
import { useText } from '../../i18n/use-text.ts';
import { paymentPageOf } from '../../lib/payment-page.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function PayPalNotice({ intent }: { intent: Intent }) {
  const t = useText();
  const page = paymentPageOf(sessionStorage, intent.id);
  if (!page) return null;
  return (
    <Notice
      tone="warn"
      className="mt-6"
      title={t.checkout.cardWindow.none}
      action={
        <a href={page} className={buttonClass({ variant: 'primary' })}>
          {t.checkout.pending.toPayPal}
        </a>
      }
    />
  );
}
