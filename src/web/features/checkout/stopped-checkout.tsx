// A checkout that ended without a label to print: what happened, and what to do now.
import { Mail, Phone } from 'lucide-react';
import { Link } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import type { IntentStatus } from '#domain/intent.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { euro } from '../../lib/format.ts';
import { useSite } from '../../lib/use-site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Somebody of ours has to look at these. */
const needSupport: readonly IntentStatus[] = ['paid_label_failed', 'unlock_failed', 'label_creation_failed'];

export function StoppedCheckout({ intent }: { intent: Intent }) {
  const t = useText();
  const [language] = useLanguage();
  const { title, text } = t.checkout.status[intent.status];
  const calm = intent.status === 'cancelled' || intent.status === 'refunded';
  return (
    <Card className="mx-auto max-w-2xl">
      <h1 className="text-2xl">{title}</h1>
      <Notice tone={calm ? 'info' : intent.status === 'payment_failed' ? 'bad' : 'warn'} className="mt-4">
        <p className="text-ink">{text}</p>
      </Notice>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <CarrierBadge carrier={intent.carrier} />
        <span>{intent.service}</span>
        <span className="ml-auto font-medium">{euro(intent.amountCents, language)}</span>
      </p>
      {needSupport.includes(intent.status) && <Support intentId={intent.id} />}
      <div className="mt-6 flex flex-wrap gap-2">
        <Link href="/shipping-calculator" className={buttonClass({ variant: 'primary' })}>
          {t.checkout.newOrder}
        </Link>
        <Link href="/dashboard" className={buttonClass()}>
          {t.checkout.dashboard}
        </Link>
      </div>
    </Card>
  );
}

function Support({ intentId }: { intentId: string }) {
  const t = useText();
  const { supportEmail, supportPhone } = useSite();
  const link = 'flex w-fit items-center gap-2 text-harbour underline underline-offset-2';
  return (
    <section aria-labelledby="support-title" className="mt-6 border-t border-line pt-4">
      <h2 id="support-title" className="text-base">
        {t.checkout.support.title}
      </h2>
      <div className="mt-2 flex flex-col gap-2">
        <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(intentId)}`} className={link}>
          <Mail aria-hidden size={16} />
          {supportEmail}
        </a>
        <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`} className={link}>
          <Phone aria-hidden size={16} />
          {supportPhone}
        </a>
        <p className="text-xs text-ink-soft [overflow-wrap:anywhere]">{t.checkout.support.ask(intentId)}</p>
      </div>
    </section>
  );
}
