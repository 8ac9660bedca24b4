// On a phone: the chosen rate and its price, pinned below the rates, and the sheet with the cart behind it.
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { euro } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { Cart } from './use-cart.ts';

const load = () => import('./cart-dialog.tsx');
const CartDialog = lazyDialog(async () => (await load()).CartDialog);

type Props = {
  cart: Cart;
  busy: boolean;
  isTold: boolean;
  onClosed: () => void;
  /** Requests new prices. */
  refresh: (() => void) | undefined;
  children: ReactNode;
};

/**
 * `busy`: an order is being sent; `isTold`: the cart has news of it that the customer has not closed yet. If the device
 * was turned meanwhile, the sheet starts open.
 */
export function CartBar({ cart, busy, isTold, onClosed, refresh, children }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const [open, setOpen] = useState(busy || isTold);
  useEffect(() => {
    // It will most likely be opened; if that fails now, opening it says so.
    load().catch(() => null);
  }, []);
  // While an order is being sent, the customer waits for its answer, not for other prices.
  const canRefresh = cart.expired && refresh !== undefined && !busy;
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <>
      <div className="sticky bottom-0 z-20 -mx-4 -mb-6 mt-6 flex animate-rise items-center gap-4 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-8 sm:px-6">
        <p className="min-w-0 flex-1">
          <span className="block truncate text-xs text-ink-soft">
            {cart.rate?.label} {cart.rate?.carrier} {cart.rate?.service}
          </span>
          <strong
            className={clsx('mr-1.5 text-xl font-semibold tabular-nums', cart.expired && 'text-ink-soft')}
          >
            {cart.price ? euro(cart.price.totalPrice, language) : '…'}
          </strong>
          {cart.price && cart.price.vatAmount > 0 && (
            <span className="inline-block text-xs text-ink-soft">
              {t.rates.vat.noteIncluding(cart.price.vatRate)}
            </span>
          )}
        </p>
        <Button variant="main" size="lg" onClick={canRefresh ? refresh : () => setOpen(true)}>
          {canRefresh ? t.rates.expiry.refresh : t.rates.cart.open}
        </Button>
      </div>
      {open && (
        <CartDialog busy={busy} onClose={close}>
          {children}
        </CartDialog>
      )}
    </>
  );
}
