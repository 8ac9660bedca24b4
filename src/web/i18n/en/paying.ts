// English texts of paying, up to the order.
import type { paying as de } from '../de/paying.ts';
import { popup } from './popup.ts';

export const paying: typeof de = {
  method: 'Payment method',
  change: 'change',
  names: { card: 'Credit card', paypal: 'PayPal', invoice: 'Invoice' },
  hints: {
    card: 'You pay in a separate window.',
    paypal: 'You pay on PayPal and then return here.',
    invoice: 'Payable by bank transfer; the invoice comes by e-mail and is in your dashboard.',
  },
  busy: {
    card: 'Preparing the payment …',
    paypal: 'Taking you to PayPal …',
    invoice: 'Sending the order …',
  },
  popup,
  order: (sum) => `Order with obligation to pay · ${sum}`,
  orderBare: 'Order with obligation to pay',
  chooseRate: 'Select a rate first.',
  consentFirst: 'First agree that duties will be charged later.',
  agree: {
    before: 'Our ',
    terms: 'terms',
    between: ' apply. Please also read the ',
    privacy: 'privacy policy',
    and: ' and the ',
    withdrawal: 'withdrawal policy',
    after: '.',
  },
  failed: {
    card: 'Credit card payment could not be started',
    paypal: 'PayPal payment could not be started',
    invoice: 'Payment by invoice failed: the order could not be created',
  },
  heldLabel: 'Because of the export declaration, you get the label about 24 hours after buying, by e-mail.',
  toProfile: 'Enter your address',
  retrySafe: 'You can try again; you will not order twice.',
  twice: 'This booking is already under way. Here is its status.',
  twiceOther: 'There is already a booking for these packages. Here is its status.',
  priceChanged: {
    title: 'The price has changed',
    text: 'A new price applies now. Nothing has been ordered.',
    before: 'Before',
    now: 'Now',
    keep: 'Do not order',
  },
};
