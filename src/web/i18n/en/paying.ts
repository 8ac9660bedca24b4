// English sentences of paying, up to the order.
import type { paying as de } from '../de/paying.ts';
import { popup } from './popup.ts';

export const paying: typeof de = {
  method: 'Payment method',
  names: { card: 'Credit card', paypal: 'PayPal', invoice: 'Invoice' },
  hints: {
    card: 'You pay in a separate window.',
    paypal: 'You pay at PayPal and come back.',
    invoice: 'Payable on receipt; the invoice will be in your dashboard, with the order.',
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
  consentFirst: 'Please tick the box about duties first.',
  agree: {
    before: 'Our ',
    terms: 'terms',
    between: ', ',
    privacy: 'privacy policy',
    and: ' and ',
    withdrawal: 'withdrawal policy',
    after: ' apply.',
  },
  failed: {
    card: 'Credit card payment could not be started',
    paypal: 'PayPal payment could not be started',
    invoice: 'Invoice payment failed, the CheckoutIntent could not be created',
  },
  retrySafe: 'You can try again; you will only order once.',
  twice: 'This booking is already under way. Here is how it stands.',
  twiceOther: 'There is a booking for these parcels already. Here is how it stands.',
  priceChanged: {
    title: 'The price has changed',
    text: 'A new price applies since it was calculated. Nothing has been ordered.',
    before: 'Before',
    now: 'Now',
    keep: 'Do not order',
  },
};
