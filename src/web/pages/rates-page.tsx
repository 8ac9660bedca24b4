// Rates: summary, list, cart. On a phone the cart is a sheet behind the bar at the bottom.
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import type { ShipmentData } from '#contract/rates.ts';
import type { SessionUser } from '#domain/user.ts';
import type { SentPurchase } from '../features/payment/sent-purchase.ts';
import { LazyGoodsNotes } from '../features/rates/lazy-goods-notes.tsx';
import { RateList } from '../features/rates/rate-list.tsx';
import { ChangedNotice, ExpiredNotice, FailureNotice, ValidUntil } from '../features/rates/rates-notices.tsx';
import { hasNoRates } from '../features/rates/rates-state.ts';
import { type Cart, useCart } from '../features/rates/use-cart.ts';
import { loadTexts, useText } from '../i18n/use-text.ts';
import { loadOnce } from '../lib/load-once.ts';
import { type RatesRequest, restoreRates, startRates, useRatesRequest } from '../lib/rates-request.ts';
import { useLostSession } from '../lib/use-lost-session.ts';
import { useLoaded } from '../lib/use-loaded.ts';
import { useMedia } from '../lib/use-media.ts';
import { useTitle } from '../lib/use-title.ts';
import { useUser } from '../lib/use-user.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { PageShell } from '../ui/page-shell.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const ShipmentSummary = lazy(() =>
  import('../features/rates/shipment-summary.tsx').then((file) => ({ default: file.ShipmentSummary })),
);
/** Only needed for a duplicated shipment. */
const DuplicatedRates = lazy(async () => {
  const [file] = await Promise.all([import('./duplicated-rates.tsx'), loadTexts('desk')]);
  return { default: file.DuplicatedRates };
});
const UnavailableList = lazy(async () => {
  const [file] = await Promise.all([import('../features/rates/unavailable-list.tsx'), loadTexts('hub')]);
  return { default: file.UnavailableList };
});
/** Below the rates, once carriers have answered; not essential. */
const lazyHelp = loadOnce(() => import('../features/rates/rates-help.tsx'));
/** With the `paying` texts, which nothing else on this page uses. */
const lazyCart = loadOnce(() => import('./rates-cart.tsx'), 'paying');

export function RatesPage() {
  const t = useText();
  useTitle(t.rates.title);
  const { user } = useUser();
  const isDuplicated = new URLSearchParams(useSearch()).get('duplicated') === 'true';
  if (!user) return null;
  return isDuplicated ? (
    <Suspense>
      <DuplicatedRates user={user} />
    </Suspense>
  ) : (
    <Rates user={user} />
  );
}

function Rates({ user }: { user: SessionUser }) {
  const t = useText();
  // Before the request is read: without one, this page is left. Called twice by React, it finds what it has restored.
  useState(() => restoreRates(user.userId));
  const request = useRatesRequest(user.userId);
  const cart = useCart(request, user);
  const [sent, onSent] = useState<SentPurchase | null>(null);
  const beside = useMedia('(min-width: 48rem)');
  const hasCart = beside && !hasNoRates(request);
  const isWide = useMedia('(min-width: 80rem)');
  useLostSession(request.error);
  const late = useLoaded(lazyCart);
  const ask = askingAgain(request);
  // R23: nothing to show, and nothing to explain.
  if (request.state === 'idle') return <Redirect to="/" replace />;
  const notes = request.shipmentData && (
    <LazyGoodsNotes shipment={request.shipmentData} userId={user.userId} />
  );
  const panel = !cart.rate ? (
    <p className="text-ink-soft">{t.rates.cart.empty}</p>
  ) : late ? (
    // With room beside the rates, the notes are there and do not push the payment methods out of the viewport.
    <late.FilledCart
      cart={cart}
      user={user}
      shipment={request.shipmentData}
      notes={!isWide && notes}
      sending={{ sent, onSent }}
      refresh={beside ? undefined : ask}
    />
  ) : (
    <ErrorBoundary part at="">
      <AwaitedCart />
    </ErrorBoundary>
  );
  return (
    <PageShell wide header={beside && <BackLink />}>
      <Heading />
      {!beside && <BackLink className="-mt-4 mb-1 -ml-2" />}
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[16rem_minmax(0,1fr)_21rem] xl:gap-6',
          hasCart && 'md:max-xl:grid-cols-[minmax(0,1fr)_19rem] md:max-xl:grid-rows-[auto_1fr]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-4">
          <Summary shipment={request.shipmentData} />
          {isWide && notes}
        </div>
        <Offers request={request} cart={cart} ask={ask} />
        {hasCart && <CartColumn>{panel}</CartColumn>}
      </div>
      {late && cart.rate && <late.DutyRequest cart={cart} shipment={request.shipmentData} />}
      {!beside &&
        cart.rate &&
        (late ? (
          <late.CartBar
            cart={cart}
            busy={sent?.state === 'busy'}
            isTold={late.hasCartNews(cart, sent)}
            onClosed={() => onSent(late.afterClosing(sent))}
            refresh={ask}
          >
            {panel}
          </late.CartBar>
        ) : (
          <div className="sticky bottom-0 z-20 bg-surface">{panel}</div>
        ))}
    </PageShell>
  );
}

/** Its place, or that it cannot be loaded: the rates stay. */
function AwaitedCart() {
  useLoaded(lazyCart, true);
  return <Skeleton className="h-20 md:h-96" />;
}

/** The rates come first; the space of the summary is reserved. */
function Summary({ shipment }: { shipment: ShipmentData | null }) {
  const waiting = <Skeleton className="h-14 xl:h-96" />;
  return shipment ? (
    <ErrorBoundary part at="">
      <Suspense fallback={waiting}>
        <ShipmentSummary shipment={shipment} />
      </Suspense>
    </ErrorBoundary>
  ) : (
    waiting
  );
}

/** In the header, or above the content if the header is too narrow. */
function BackLink({ className }: { className?: string }) {
  const t = useText();
  return (
    <Link
      href="/shipping-calculator"
      // Marks a way back, not a new shipment: the wizard shows no message about the draft it finds.
      state="rates"
      className={clsx(
        'flex min-h-10 items-center gap-2 rounded-input px-2 text-ink-soft hover:text-ink',
        className,
      )}
    >
      <ArrowLeft aria-hidden size={18} />
      <span className="whitespace-nowrap md:max-[51.25rem]:sr-only">{t.rates.back}</span>
    </Link>
  );
}

function Heading() {
  const t = useText();
  return <h1 className="sr-only">{t.rates.title}</h1>;
}

type Ask = () => void;

const askingAgain = ({ shipment, userId }: RatesRequest): Ask | undefined =>
  shipment
    ? () => {
        // A failure is stored in the request and shown in place of the rows.
        startRates(shipment, userId ?? '').catch(() => undefined);
        // The clicked button goes with the old rates, and the cart's sheet with its opener: the focus would be lost.
        setTimeout(() => {
          if (document.activeElement === document.body) document.getElementById('rates-title')?.focus();
        });
      }
    : undefined;

/** The rows, or why there are none. */
function Offers({ request, cart, ask }: { request: RatesRequest; cart: Cart; ask: Ask | undefined }) {
  const t = useText();
  const { shipmentData, state, reply } = request;
  const none = hasNoRates(request);
  const RatesHelp = useLoaded(lazyHelp)?.RatesHelp;
  if (state === 'failed') return <FailureNotice error={request.error} onRetry={ask} />;
  return (
    <div className="min-w-0">
      <RateList
        request={request}
        view={cart.view}
        chosen={cart.rate}
        expired={cart.expired}
        onChoose={cart.choose}
        aside={reply && !none && !cart.expired && !cart.changed && <ValidUntil expiresAt={reply.expiresAt} />}
        notes={
          <>
            {shipmentData && !none && (
              <p className="mt-1.5 text-xs text-ink-soft">
                {t.rates.cart.customs}: {t.rates.customs[shipmentData.customsCase]}
              </p>
            )}
            <div role="status">
              {cart.changed ? (
                <ChangedNotice />
              ) : (
                cart.expired && ask && !none && <ExpiredNotice onRefresh={ask} className="mt-3" />
              )}
            </div>
          </>
        }
      />
      <ErrorBoundary part at="">
        <Suspense>
          <UnavailableList
            messages={request.messages}
            userId={request.userId ?? ''}
            isNone={none && !cart.changed}
            onAskAgain={state === 'done' && !cart.changed ? ask : undefined}
          />
        </Suspense>
      </ErrorBoundary>
      {RatesHelp && <RatesHelp />}
    </div>
  );
}

function CartColumn({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <aside
      aria-labelledby="cart-title"
      className="rounded-card border border-line bg-surface px-5 pt-5 pb-4 md:max-xl:col-start-2 md:max-xl:row-span-2 md:max-xl:row-start-1 md:sticky md:top-4 md:max-h-[calc(100dvh-5.5rem)] md:overflow-y-auto md:[scrollbar-width:thin]"
    >
      <h2 id="cart-title" tabIndex={-1} className="mb-4 text-xl">
        {t.rates.cart.title}
      </h2>
      {children}
    </aside>
  );
}
