// The cart: which rate is chosen, what it costs with the discount, and what still keeps it from being bought.
import { useEffect, useState } from 'react';
import type { PriceBreakdown, Rate } from '#contract/rates.ts';
import { areDutiesBilledLater } from '#domain/customs.ts';
import type { SessionUser } from '#domain/user.ts';
import { ApiError } from '../../lib/api.ts';
import { isChangedSinceQuote } from '../../lib/quoted-shipment.ts';
import { readDraft, writeDraft } from '../../lib/draft-store.ts';
import type { RatesRequest } from '../../lib/rates-request.ts';
import { defaultVatView, type VatView } from '../../lib/vat-view.ts';
import type { FreeExtras } from './cart-lines.ts';
import { keepChoice, wishedRate } from './rates-state.ts';
import { type Discount, useDiscount } from './use-discount.ts';
import { useExpired } from './use-expired.ts';

/** Why the chosen rate cannot be bought yet. */
type Block = 'rate' | 'changed' | 'waiting' | 'expired' | 'hsCode' | 'price' | 'consent';

export type Cart = {
  rate: Rate | null;
  choose: (rate: Rate) => void;
  view: VatView;
  setView: (view: VatView) => void;
  discount: Discount;
  /** The percentage for the discount line; null for a fixed amount, or without a discount. */
  percent: number | null;
  /** Null while it is being calculated. */
  price: PriceBreakdown | null;
  /** Takes a price that the customer accepted in place of the one shown before. */
  acceptPrice: (price: PriceBreakdown) => void;
  free: FreeExtras;
  consentNeeded: boolean;
  consent: boolean;
  setConsent: (given: boolean) => void;
  /** By now the wizard shows another shipment than the one these rates are for. */
  changed: boolean;
  expired: boolean;
  expire: () => void;
  block: Block | null;
};

export function useCart(request: RatesRequest, user: SessionUser): Cart {
  // After a reload, or back without having paid, the same rate is still chosen; if it is not on offer, none is.
  const [kept] = useState(() => readDraft('chosenRate', user.userId));
  const [chosen, setChosen] = useState(() => request.rates.find(({ id }) => id === kept) ?? null);
  const [view, setView] = useState(() => defaultVatView(user.business));
  const [consent, setConsent] = useState(false);
  const [accepted, setAccepted] = useState<{ of: string; price: PriceBreakdown } | null>(null);
  // Read once: on this page the shipment changes only together with its rates, and the wizard leads to a fresh mount.
  const [changed] = useState(() => isChangedSinceQuote(user.userId));
  const [expiredQuote, setExpiredQuote] = useState<string | null>(null);

  const { reply, shipmentData } = request;
  const rate = keepChoice(chosen ?? wishedRate(request, kept), request);
  const rateId = rate?.id;
  // Also a rate that has replaced it among refreshed prices.
  useEffect(() => {
    if (rateId) writeDraft('chosenRate', user.userId, rateId);
  }, [rateId, user.userId]);
  const discount = useDiscount(user, request.rates, reply && rate ? rate.id : null);
  const ended = useExpired(reply?.expiresAt ?? null);
  const expired = reply !== null && (ended || expiredQuote === reply.quoteId || isExpiry(discount.error));

  const offer = JSON.stringify([rate?.id, discount.code]);
  const listed = discount.code === null ? rate?.priceBreakdown : discount.priced?.priceBreakdown;
  const price = (accepted?.of === offer ? accepted.price : listed) ?? null;
  const consentNeeded =
    shipmentData !== null && areDutiesBilledLater(shipmentData.incoterm, shipmentData.customsCase);
  const services = shipmentData?.additionalServices;
  return {
    rate,
    choose: setChosen,
    view,
    setView,
    discount,
    percent: user.permanentShipmentDiscount || discount.priced?.discount?.percent || null,
    price,
    acceptPrice: (next) => setAccepted({ of: offer, price: next }),
    free: {
      pickup: services?.pickup === true,
      ownDeclaration: services?.exportDocumentation === true && services.hasOwnAE,
    },
    consentNeeded,
    consent,
    setConsent,
    changed,
    expired,
    expire: () => setExpiredQuote(reply?.quoteId ?? null),
    block: blockOf({ rate, reply, changed, expired, price, consentMissing: consentNeeded && !consent }),
  };
}

const isExpiry = (error: unknown): boolean => error instanceof ApiError && error.code === 'quote_expired';

function blockOf(cart: {
  rate: Rate | null;
  reply: RatesRequest['reply'];
  changed: boolean;
  expired: boolean;
  price: PriceBreakdown | null;
  consentMissing: boolean;
}): Block | null {
  if (!cart.rate) return 'rate';
  // Until the last carrier has answered, the server does not know the rate and can answer no request about it.
  if (!cart.reply) return 'waiting';
  if (cart.changed) return 'changed';
  if (cart.expired) return 'expired';
  if (cart.rate.hsCodeMissing) return 'hsCode';
  if (!cart.price) return 'price';
  return cart.consentMissing ? 'consent' : null;
}
