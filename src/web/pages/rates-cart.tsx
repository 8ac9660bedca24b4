// The filled cart of the rates page: lines from one feature, paying from the other. Loaded after the first paint.
import type { ShipmentData } from '#contract/rates.ts';
import type { SessionUser } from '#domain/user.ts';
import { PayPanel } from '../features/payment/pay-panel.tsx';
import { CartPanel } from '../features/rates/cart-panel.tsx';
import { DutyAsking } from '../features/rates/duty-asking.tsx';
import type { Cart } from '../features/rates/use-cart.ts';
import { loadTexts, useText } from '../i18n/use-text.ts';
import { useLoaded } from '../lib/use-loaded.ts';

export { DutyAsking };

type Props = { cart: Cart; user: SessionUser; shipment: ShipmentData | null };

export function FilledCart({ cart, user, shipment }: Props) {
  return (
    <CartPanel cart={cart} shipment={shipment}>
      {shipment && !isDomestic(shipment) && <Notes shipment={shipment} userId={user.userId} />}
      <Pay cart={cart} user={user} />
    </CartPanel>
  );
}

const isDomestic = ({ customsCase }: ShipmentData): boolean =>
  customsCase === 'inside-eu' || customsCase === 'domestic';

const loadNotes = async () =>
  (await Promise.all([import('../features/rates/goods-notes.tsx'), loadTexts('border')]))[0];

/** Should they not come, nothing is lost but advice. */
function Notes(props: { shipment: ShipmentData; userId: string }) {
  const GoodsNotes = useLoaded(loadNotes, false)?.GoodsNotes;
  return GoodsNotes && <GoodsNotes {...props} />;
}

function Pay({ cart, user }: Omit<Props, 'shipment'>) {
  const t = useText();
  const sentences = {
    rate: t.paying.chooseRate,
    waiting: t.rates.cart.waiting,
    expired: t.rates.expiry.expired,
    hsCode: t.rates.hsCode.first,
    price: t.rates.cart.recalculating,
    consent: t.paying.consentFirst,
  };
  const { rate, price, discount, consent } = cart;
  return (
    <PayPanel
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
      onExpired={cart.expire}
      onPriceAccepted={cart.acceptPrice}
    />
  );
}
