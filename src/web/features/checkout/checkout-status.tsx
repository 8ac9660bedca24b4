// One checkout on one screen: loading, failed, going on, or done (R87, C-36).
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { Link } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/api.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OngoingCheckout } from './ongoing-checkout.tsx';
import { useIntent } from './use-intent.ts';

// Loaded while the order is being asked for.
const CompletedCheckout = lazy(() =>
  import('./completed-checkout.tsx').then((file) => ({ default: file.CompletedCheckout })),
);
const StoppedCheckout = lazy(() =>
  import('./stopped-checkout.tsx').then((file) => ({ default: file.StoppedCheckout })),
);

type Props = {
  intentId: string;
  /** Called once when the checkout is seen completed. */
  onCompleted: (intentId: string) => void;
  /** The lines of the price; they belong to another feature, so the page brings them. */
  priceLines: (intent: Intent) => ReactNode;
};

export function CheckoutStatus({ intentId, onCompleted, priceLines }: Props) {
  const t = useText();
  const { intent, error, asking, gaveUp, update } = useIntent(intentId);
  const completed = intent?.status === 'completed';
  const announce = useEffectEvent(onCompleted);
  useEffect(() => {
    if (completed) announce(intentId);
  }, [completed, intentId]);

  if (!intent) return error ? <LoadFailed error={error} busy={asking} onRetry={update} /> : <Loading />;
  if (intent.terminal)
    return (
      <Suspense fallback={<Loading />}>
        {completed ? (
          <CompletedCheckout intent={intent} priceLines={priceLines(intent)} />
        ) : (
          <StoppedCheckout intent={intent} />
        )}
      </Suspense>
    );
  return (
    <OngoingCheckout intent={intent}>
      {error !== null && !gaveUp && (
        <Notice tone="warn" className="mt-6">
          {t.checkout.stillTrying}
        </Notice>
      )}
      {gaveUp && (
        <Notice
          className="mt-6"
          action={
            <Button variant="primary" onClick={update} busy={asking}>
              {t.checkout.update}
            </Button>
          }
        >
          {t.checkout.tooLong}
        </Notice>
      )}
    </OngoingCheckout>
  );
}

function Loading() {
  const t = useText();
  return (
    <Card role="status" className="mx-auto max-w-2xl">
      <h1 className="sr-only">{t.checkout.loading}</h1>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="mt-4 h-5 w-full" />
      <Skeleton className="mt-8 h-24 w-full" />
    </Card>
  );
}

function LoadFailed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const t = useText();
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <Card className="mx-auto max-w-2xl">
      <h1 className="sr-only">{t.checkout.page}</h1>
      <Notice tone="bad" title={t.checkout.loadFailed}>
        {unknown ? t.checkout.notFound : null}
      </Notice>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" onClick={onRetry} busy={busy}>
          {t.checkout.retry}
        </Button>
        <Link href="/" className={buttonClass()}>
          {t.checkout.home}
        </Link>
      </div>
    </Card>
  );
}

/** /checkout-success without an intentId. */
export function MissingIntent() {
  const t = useText();
  return (
    <Card className="mx-auto max-w-2xl">
      <h1 className="sr-only">{t.checkout.page}</h1>
      <Notice tone="bad" title={t.checkout.missing.title}>
        {t.checkout.missing.text}
      </Notice>
      <Link href="/" className={buttonClass({ variant: 'primary' }, 'mt-6')}>
        {t.checkout.home}
      </Link>
    </Card>
  );
}
