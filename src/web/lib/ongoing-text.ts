// How a checkout in progress is described: the same on its own page and on the failure pages.
import type { Intent } from '#contract/checkout.ts';
import type { Text } from '../i18n/use-text.ts';

/** What is known of an order by a viewer who may only see its status. */
export type OngoingIntent = Pick<Intent, 'status' | 'problem' | 'awaitsBuyer'> & {
  provider: Intent['provider'] | null;
  beingChecked?: boolean;
};

/** Authorized: the provider captures the money once there is a label, and only then is the order's status paid. */
export const isHeld = ({ status, problem, awaitsBuyer }: OngoingIntent): boolean =>
  status === 'payment_pending' && !awaitsBuyer && problem !== 'payment_in_review';

/** The order has not failed, whatever the address says: it is completed, or in progress and confirmed by the buyer. */
export const isOnTrack = ({
  status,
  terminal,
  awaitsBuyer,
}: Pick<Intent, 'status' | 'terminal' | 'awaitsBuyer'>): boolean =>
  status === 'completed' || (!terminal && status !== 'created' && !awaitsBuyer);

/** Something is left to do at the provider; whoever is back from there only waits while the provider is being asked. */
export const isBuyersTurn = (
  { awaitsBuyer, beingChecked = false }: Pick<OngoingIntent, 'awaitsBuyer' | 'beingChecked'>,
  returned: boolean,
): boolean => awaitsBuyer && !(returned && beingChecked);

export function ongoingText(
  t: Text,
  intent: OngoingIntent,
  returned = false,
): { title: string; text: string } {
  const { status, problem, provider } = intent;
  const { pending } = t.checkout;
  const said = t.checkout.status[status];
  if (problem === 'payment_in_review') return { title: pending.reviewTitle, text: pending.review };
  if (problem === 'label_unclear') return { title: pending.unclearTitle, text: pending.unclear };
  if (isHeld(intent)) return t.checkout.status.paid;
  if (status !== 'created' && status !== 'payment_pending') return said;
  if (provider === 'invoice') return { title: said.title, text: pending.invoice };
  // A buyer who has not been at PayPal, or came back without paying, is not told that anything is being confirmed.
  if (provider === 'paypal' && isBuyersTurn(intent, returned))
    return { title: said.title, text: pending.atPayPal };
  if (returned) return { title: said.title, text: provider === 'paypal' ? pending.paypal : pending.waiting };
  return said;
}
