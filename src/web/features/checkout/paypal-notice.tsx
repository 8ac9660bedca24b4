// A PayPal order not paid yet: the way to PayPal's page, for a buyer who left it or never saw it.
import type { Intent } from '#contract/checkout.ts';
import { useText } from '../../i18n/use-text.ts';
import { webAddress } from '../../lib/web-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function PayPalNotice({ intent }: { intent: Intent }) {
  const t = useText();
  const page = webAddress(intent.buyerUrl);
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
