// The filled cart of the rates page: lines from one feature, paying from the other. Loaded after the first paint.
import type { ShipmentData } from '#contract/rates.ts';
import type { SessionUser } from '#domain/user.ts';
import { PayPanel } from '../features/payment/pay-panel.tsx';
import { CartPanel } from '../features/rates/cart-panel.tsx';
import type { Cart } from '../features/rates/use-cart.ts';
import { useText } from '../i18n/use-text.ts';

type Props = { cart: Cart; user: SessionUser; shipment: ShipmentData | null };

export function FilledCart({ cart, user, shipment }: Props) {
  return (
    <CartPanel cart={cart} shipment={shipment}>
      <Pay cart={cart} user={user} />
    </CartPanel>
  );
}

function Pay({ cart, user }: Omit<Props, 'shipment'>) {
  const t = useText();
  const sentences = {
    rate: t.checkout.pay.chooseRate,
    waiting: t.rates.cart.waiting,
    expired: t.rates.expiry.expired,
    hsCode: t.rates.hsCode.first,
    price: t.rates.cart.recalculating,
    consent: t.checkout.pay.consentFirst,
  };
  const { rate, price, discount } = cart;
  return (
    <PayPanel
      user={user}
      purchase={
        rate && price ? { rateId: rate.id, discountCode: discount.code, amountCents: price.totalPrice } : null
      }
      blocked={cart.block && sentences[cart.block]}
      onExpired={cart.expire}
      onPriceAccepted={cart.acceptPrice}
    />
  );
}
