// How to pay, and the one button that costs money; it stays in the viewport while the cart scrolls.
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { PriceBreakdown } from '#contract/rates.ts';
import type { SessionUser } from '#domain/user.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { euro } from '../../lib/format.ts';
import { preloadPage } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Agreement } from './agreement.tsx';
import { MethodChoice } from './method-choice.tsx';
import { type Method, methodsOf, rememberedMethod, rememberMethod } from './pay-method.ts';
import { isAboutMethod, PayFailed, PopupBlocked, PriceChanged } from './pay-trouble.tsx';
import type { Purchase } from './purchase-attempt.ts';
import type { Sending } from './sent-purchase.ts';
import { usePurchase } from './use-purchase.ts';

const PriceChangedDialog = lazyDialog(() =>
  import('./price-changed-dialog.tsx').then((file) => file.PriceChangedDialog),
);

type Props = Sending & {
  user: SessionUser;
  /** What would be bought; null while the sum is unknown. */
  purchase: Purchase | null;
  /** Why it cannot be bought yet; null when it can. */
  blocked: string | null;
  /** What the customer can do about it, shown above the button; it also says why the rate cannot be bought. */
  remedy: ReactNode;
  /** What would be bought, repeated wherever the customer is asked again. */
  about: ReactNode;
  onExpired: () => void;
  onPriceAccepted: (price: PriceBreakdown) => void;
};

export function PayPanel({
  user,
  purchase,
  blocked,
  remedy,
  about,
  onExpired,
  onPriceAccepted,
  ...sending
}: Props) {
  const t = useText();
  const [language] = useLanguage();
  const hint = useId();
  const [chosen, setChosen] = useState(() => rememberedMethod(sessionStorage, user));
  const methods = methodsOf(user);
  const method = methods.includes(chosen) ? chosen : 'card';
  const paying = usePurchase({ ...sending, purchase, onExpired });
  const choice = useChoiceInSight(paying.error);
  useEffect(() => {
    // Who has just paid must not meet a page that cannot be loaded. Without a connection it is left for later: browsers
    // do not request a file again that failed once.
    if (navigator.onLine) void preloadPage('/checkout-success', true);
  }, []);
  const choose = (next: Method) => {
    setChosen(next);
    rememberMethod(sessionStorage, next);
    paying.dismiss();
  };
  // The dialog could not be loaded.
  const [isUnshown, setUnshown] = useState(false);
  const reason = remedy ? null : blocked;
  const buy = (window?: 'same') => {
    if (purchase) paying.buy({ ...purchase, method, ...(window && { window }) });
  };
  return (
    <>
      {/* The scroll margin is how much more the pinned foot below covers when it shows an error. */}
      <div ref={choice} className="scroll-mb-28 border-t border-line pt-3 sm:pt-4">
        <MethodChoice methods={methods} value={method} onChange={choose} disabled={paying.busy} />
      </div>
      <div data-pinned-foot className="sticky -bottom-4 -mx-2 border-t border-line bg-surface px-2 pt-3 pb-4">
        {paying.error !== null && <PayFailed method={method} error={paying.error} />}
        {paying.blocked && <PopupBlocked onRetry={() => buy()} onSameWindow={() => buy('same')} />}
        {paying.newPrice && isUnshown && <PriceChanged />}
        <div role="status">{remedy}</div>
        <Agreement />
        <Button
          variant="main"
          size="lg"
          className="w-full px-3 text-sm text-balance tabular-nums"
          busy={paying.busy}
          disabled={blocked !== null || !purchase}
          aria-describedby={reason || paying.busy ? hint : undefined}
          onClick={() => buy()}
        >
          {purchase ? t.paying.order(euro(purchase.amountCents, language)) : t.paying.orderBare}
        </Button>
        <p id={hint} role="status" className="text-center text-xs text-ink-soft not-empty:mt-2">
          {paying.busy ? t.paying.busy[method] : reason}
        </p>
        {/* The radio buttons may be above the viewport, or behind this foot. */}
        {!paying.busy && !blocked && (
          <p className="-mb-3 text-center text-xs text-ink-soft sm:mt-2 sm:mb-0">
            {t.paying.method}: {t.paying.names[method]}{' '}
            <button
              type="button"
              onClick={() => toChoice(choice.current)}
              className="min-h-6 px-1 text-harbour underline underline-offset-2"
            >
              {t.paying.change}
              <span className="sr-only"> {t.paying.method}</span>
            </button>
          </p>
        )}
      </div>
      {paying.newPrice && purchase && (
        <PriceChangedDialog
          beforeCents={purchase.amountCents}
          price={paying.newPrice}
          about={about}
          onAccept={(price) => {
            onPriceAccepted(price);
            paying.buy({ ...purchase, method, amountCents: price.totalPrice });
          }}
          onClose={paying.dismiss}
          onUnavailable={() => setUnshown(true)}
        />
      )}
    </>
  );
}

/** The focus moves along, so that arrow keys choose right away. */
function toChoice(choice: HTMLElement | null): void {
  choice?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
  choice?.scrollIntoView({ block: 'nearest' });
}

/** When only another payment method can help, the choice must not be hidden behind the foot that says so. */
function useChoiceInSight(error: unknown): RefObject<HTMLDivElement | null> {
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAboutMethod(error)) choice.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return choice;
}
