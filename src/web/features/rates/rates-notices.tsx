// Notices of the rates page: how long prices are valid, that they expired, are for another shipment or failed.
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { ApiError, isSignedOut } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { dateTime } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** "dd.MM.yyyy HH:mm": the prices are valid for minutes, so only the time is shown. */
export function ValidUntil({ expiresAt }: { expiresAt: string }) {
  const t = useText();
  return <p>{t.rates.expiry.validUntil(dateTime(expiresAt).slice(-5))}</p>;
}

export function ExpiredNotice({ onRefresh, className }: { onRefresh: () => void; className: string }) {
  const t = useText();
  return (
    <Notice
      tone="warn"
      className={className}
      title={t.rates.expiry.expired}
      action={
        <Button variant="primary" size="sm" onClick={onRefresh}>
          {t.rates.expiry.refresh}
        </Button>
      }
    >
      {t.rates.expiry.expiredText}
    </Notice>
  );
}

/** Bought like this, the shipment would differ from the one in the wizard. */
export function ChangedNotice() {
  const t = useText();
  return (
    <Notice tone="warn" className="mt-3" title={t.rates.changed.title} action={<BackToShipment />}>
      {t.rates.changed.text}
    </Notice>
  );
}

export function BackToShipment({ variant = 'primary' }: { variant?: 'primary' | 'quiet' }) {
  const t = useText();
  const [, navigate] = useLocation();
  return (
    <Button variant={variant} size="sm" onClick={() => navigate('/shipping-calculator')}>
      {t.rates.back}
    </Button>
  );
}

/** The failure last shown in a toast: neither switching the language nor returning to the page repeats it. */
let told: unknown = null;

/** R43: that the carriers do not answer is often known only after the wizard has led here. */
export function FailureNotice({ error, onRetry }: { error: unknown; onRetry: (() => void) | undefined }) {
  const t = useText();
  useEffect(() => {
    // The login says so.
    if (told === error || isSignedOut(error)) return;
    told = error;
    toast({ title: t.rates.failed.toastTitle, text: t.rates.failed.toast, tone: 'bad' });
  }, [error, t]);
  useEffect(() => {
    // The heading that had it, as they were asked again, is gone with the rates.
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, []);
  // For this code the title says the same.
  const isTitle = error instanceof ApiError && error.code === 'rates_unavailable';
  return (
    <Notice
      tone="bad"
      isSaid
      title={t.rates.failed.fallback}
      action={onRetry && <Button onClick={onRetry}>{t.rates.failed.retry}</Button>}
    >
      {!isTitle && <span role="alert">{errorText(t, error)}</span>}
    </Notice>
  );
}
