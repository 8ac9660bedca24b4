// The filled cart of the rates page: lines from one feature, paying from the other. Loaded after the first paint.
import type { ReactNode } from 'react';
import type { ShipmentData } from '#contract/rates.ts';
import type { SessionUser } from '#domain/user.ts';
import { PayPanel } from '../features/payment/pay-panel.tsx';
import { isToldAt, type Sending, type SentOrder } from '../features/payment/use-purchase.ts';
import { CartBar } from '../features/rates/cart-bar.tsx';
import { CartPanel } from '../features/rates/cart-panel.tsx';
import { DutyAsking } from '../features/rates/duty-asking.tsx';
import { ExpiredNotice } from '../features/rates/rates-notices.tsx';
import type { Cart } from '../features/rates/use-cart.ts';
import { useText } from '../i18n/use-text.ts';

export { CartBar, DutyAsking };

/** Whether it has news of the order that was sent. */
export const isToldIn = ({ rate, discount }: Cart, sent: SentOrder | null): boolean =>
  sent !== null &&
  !sent.isRead &&
  rate !== null &&
  isToldAt({ rateId: rate.id, discountCode: discount.code }, sent);

/** Nobody tells whether the page to pay at was left: what is under way there is forgotten. */
export const afterClosing = (sent: SentOrder | null): SentOrder | null =>
  sent && sent.state !== 'leaving' ? { ...sent, isRead: true } : null;

/** `notes`: what else stands above the ways to pay. */
type Props = Paying & { shipment: ShipmentData | null; notes: ReactNode };

type Paying = {
  cart: Cart;
  user: SessionUser;
  sending: Sending;
  /** Asks for new prices; undefined where that is offered beside the rates. */
  refresh: (() => void) | undefined;
};

export function FilledCart({ shipment, notes, ...paying }: Props) {
  return (
    <CartPanel cart={paying.cart} shipment={shipment}>
      {notes}
      <Pay {...paying} />
    </CartPanel>
  );
}

function Pay({ cart, user, sending, refresh }: Paying) {
  const t = useText();
  const { rate, price, discount, consent } = cart;
  const sentences = {
    rate: t.paying.chooseRate,
    changed: t.rates.changed.title,
    waiting: t.rates.cart.waiting,
    expired: t.rates.expiry.expired,
    hsCode: t.rates.hsCode.first,
    price: discount.error ? t.rates.cart.priceFailed : t.rates.cart.recalculating,
    consent: t.paying.consentFirst,
  };
  return (
    <PayPanel
      {...sending}
      user={user}
      purchase={
        rate && price
          ? {
              rateId: rate.id,
              discountCode: discount.code,
              amountCents: price.totalPrice,
              dutiesAgreed: consent,
            }
          : null
      }
      blocked={cart.block && sentences[cart.block]}
      remedy={cart.block === 'expired' && refresh && <ExpiredNotice onRefresh={refresh} className="mb-3" />}
      onExpired={cart.expire}
      onPriceAccepted={cart.acceptPrice}
    />
  );
}
