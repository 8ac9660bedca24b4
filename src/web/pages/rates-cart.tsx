// The filled cart of the rates page: lines from one feature, payment from another. Loaded after the first paint.
import type { ReactNode } from 'react';
import type { ShipmentData } from '#contract/rates.ts';
import type { SessionUser } from '#domain/user.ts';
import { PayPanel } from '../features/payment/pay-panel.tsx';
import {
  afterClosing,
  hasNewsFor,
  type Sending,
  type SentPurchase,
} from '../features/payment/sent-purchase.ts';
import { CartBar } from '../features/rates/cart-bar.tsx';
import { CartPanel } from '../features/rates/cart-panel.tsx';
import { DutyRequest } from '../features/rates/duty-request.tsx';
import { ExpiredNotice } from '../features/rates/rates-notices.tsx';
import { ShipmentLine } from '../features/rates/shipment-line.tsx';
import type { Cart } from '../features/rates/use-cart.ts';
import { useText } from '../i18n/use-text.ts';

export { afterClosing, CartBar, DutyRequest };

/** Whether the cart has news of the purchase that was sent. */
export const hasCartNews = ({ rate, discount }: Cart, sent: SentPurchase | null): boolean =>
  sent !== null && rate !== null && hasNewsFor({ rateId: rate.id, discountCode: discount.code }, sent);

/** `notes`: what else is shown above the payment methods. */
type Props = Paying & { shipment: ShipmentData | null; notes: ReactNode };

type Paying = {
  cart: Cart;
  user: SessionUser;
  sending: Sending;
  /** Requests new prices; undefined where that is offered beside the rates. */
  refresh: (() => void) | undefined;
};

export function FilledCart({ shipment, notes, ...paying }: Props) {
  return (
    <CartPanel cart={paying.cart} shipment={shipment}>
      {notes}
      <Pay {...paying} about={shipment && <ShipmentLine shipment={shipment} />} />
    </CartPanel>
  );
}

function Pay({ cart, user, sending, refresh, about }: Paying & { about: ReactNode }) {
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
      about={about}
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
