// English texts of the result pages: the outcome of a payment (B§2, B§8).
import type { result as German } from '../de/result.ts';

const problems: typeof German.problems = {
  payment_failed: {
    title: 'Shipment not booked',
    text: 'The payment was declined or failed. You were not charged.',
  },
  user_cancelled: { title: 'Order cancelled', text: 'You cancelled the payment. You were not charged.' },
  timeout: {
    title: 'Order expired',
    text: 'The payment did not arrive in time. You were not charged.',
  },
  superseded: {
    title: 'Replaced by a newer order',
    text: 'You placed another order for these packages. Only the newer one counts.',
  },
  expired: {
    title: 'Payment page expired',
    text: 'The payment service’s page has expired. You were not charged.',
  },
  amount_mismatch: {
    title: 'Wrong amount',
    text: 'The payment service confirmed a different amount from the one ordered. It is being released or refunded; no label was bought.',
  },
  amount_mismatch_refunded: {
    title: 'Wrong amount',
    text: 'The payment service confirmed a different amount from the one ordered. It has been released or refunded; no label was bought.',
  },
  label_creation_failed: {
    title: 'Label purchase error',
    text: 'The label could not be created. You were not charged.',
  },
  label_processing_failed: {
    title: 'Label not created',
    text: 'Payment successful, but label creation failed. Please contact support.',
  },
  carrier_not_enabled: {
    title: 'Carrier account not enabled',
    text: 'There is a carrier configuration error. Please choose another rate or contact support.',
  },
  price_changed: {
    title: 'Calculation Error',
    text: 'The carrier’s price is now higher than the one shown. You were not charged; please request new prices.',
  },
  capture_failed: {
    title: 'Label still locked',
    text: 'Label was created, but the payment could not be charged. Please contact support.',
  },
  payment_in_review: {
    title: 'The payment is still being reviewed',
    text: 'The payment service is holding the payment for review.',
  },
  label_unclear: {
    title: 'The carrier has not responded yet',
    text: 'Your order is with the carrier but not confirmed yet. We will keep asking.',
  },
  refund_pending: {
    title: 'Order is being refunded',
    text: 'Your money is on its way back; the payment service has not confirmed that yet.',
  },
  late_payment_refunded: {
    title: 'Payment refunded',
    text: 'Your payment came in after the order had ended. We have refunded it.',
  },
};

export const result: typeof German = {
  problems,
  payPal: {
    notCharged: 'Label creation failed. PayPal payment was NOT charged',
    notCaptured: 'Label was created, but PayPal payment could not be charged. Please contact support',
    voided: 'PayPal payment could not be charged. The label was therefore voided; you were not charged.',
  },
  hub: {
    title: 'Hub label purchase error',
    text: 'One part of the route could not be booked. Anything already booked is being cancelled; you were not charged.',
    notEnabled: 'Hub route: carrier account not enabled',
  },
  labelFailed: {
    title: 'Label creation failed',
    text: 'Something went wrong. Please try again',
    charged: 'You were not charged.',
    back: 'We are taking you back to the rates.',
    backNow: 'Back to the rates',
  },
  label: {
    page: 'Your label',
    loading: 'Loading the label data …',
    confirming: 'We are confirming your payment and creating the label …',
    openFirst: 'Your label is ready. Open it with one click.',
    noData: 'No label data available',
    error: 'Error loading label data',
    unexpected: 'An unexpected error occurred',
    missing: 'Payment data could not be found (possibly server restart)',
    supportToast: 'Please contact support if you were charged. Have the details of the payment at hand.',
    badKey: 'Error while processing the payment',
    badKeyText: 'We are taking you to the home page. Without a valid ID no payment can be found.',
    causesTitle: 'Possible causes',
    causes: [
      'The server was restarted.',
      'Your session has expired.',
      'The network connection was interrupted.',
    ],
    shippingOptions: 'Go to shipping options',
    newShipment: 'Start a new shipment',
    parkedTitle: 'Log in to continue',
    parked: 'You are back from PayPal. After you log in, we will complete the order and show you the label.',
    foreignTitle: 'Order status',
    foreign: 'Labels and addresses are shown only to the account that placed the order.',
    signIn: 'Log in',
  },
  back: {
    page: 'Payment',
    success: 'Payment received',
    windowSuccess: 'This window is about to close; your order continues on the previous page.',
    failed: 'Payment failed',
    cancelled: 'Payment cancelled',
    pending: 'Checking the payment',
    windowOther: 'This window is about to close; see your order for the next step.',
    close: 'Close window',
    closeByHand: 'You can close this window now.',
  },
  payment: {
    failed: 'Payment failed',
    error: 'Payment error',
    unknown: 'Payment status unknown',
    reasons: {
      error: 'The payment service reported an error.',
      declined: 'The payment was declined.',
      timeout: 'The payment did not arrive in time.',
      generic: 'The payment could not be completed.',
      missing: 'This payment has no ID, so we cannot match it to an order.',
    },
    card: {
      declined: 'Your bank declined the card payment.',
      payment_failed: 'The card payment failed.',
      expired: 'The time for the card payment has run out.',
    },
    payPal: {
      declined: 'PayPal declined the payment.',
      cancelled: 'You cancelled the payment on PayPal.',
    },
    advice: 'Please try again or choose another payment method.',
    adviceDeclined: 'Please check your details or choose another payment method.',
    goingBack:
      'The payment could not be collected. The label is being given back, and you will not be charged.',
    refunded: 'The amount has been refunded.',
    adviceGoingBack:
      'This rate can no longer be booked. Request new prices and you can order again right away.',
    adviceMissing:
      'Please check your shipments first to see whether the order went through. If it is missing there and you were charged, contact support.',
  },
  checkoutError: {
    page: 'Order failed',
    successful: 'Payment Successful',
    failed: 'Payment Failed',
    whatToDo: 'What you can do',
    retry: 'Retry Payment',
    newCalculation: 'New calculation',
    reasons: {
      payment_failed: {
        message: 'The payment was declined or failed.',
        action: 'Please check your payment details or choose another payment method.',
      },
      label_creation_failed: {
        message: 'The payment was successful, but the label could not be created.',
        action: 'Our team will create the label by hand and e-mail it to you.',
      },
      label_processing_failed: {
        message: 'The payment was successful, but the label could not be processed.',
        action: 'Our team will create the label by hand and e-mail it to you.',
      },
      intent_not_found: {
        message: 'This order was not found. It may have expired.',
        action: 'Please start the order again.',
      },
      missing_intent: {
        message: 'The order ID is missing.',
        action: 'Please check your dashboard to see whether the order went through.',
      },
      callback_error: {
        message: 'The response from the payment service could not be processed.',
        action: 'Please check your dashboard to see whether the order went through.',
      },
      unknown_callback: {
        message: 'The payment service sent an unknown response.',
        action: 'Please check your dashboard to see whether the order went through.',
      },
      error: {
        message: 'The payment service reported an error.',
        action: 'Please try again or choose another payment method.',
      },
      declined: {
        message: 'The payment was declined.',
        action: 'Please check your payment details or choose another payment method.',
      },
      timeout: {
        message: 'The payment did not arrive in time.',
        action: 'Please try again or choose another payment method.',
      },
      generic: {
        message: 'An unexpected error occurred.',
        action: 'Please try again. If that does not help, contact support.',
      },
    },
    goesOn: 'This order has not failed. Please check its status.',
    stillOpen: 'This order is still open. Please check its status.',
    toStatus: 'View order status',
  },
  cancel: {
    page: 'Order cancelled',
    reasons: {
      user_cancelled: 'You cancelled the payment. You were not charged.',
      timeout: 'The session has expired. The payment was not completed.',
      error: 'The payment was cancelled because of an error.',
      other: 'Payment was not completed.',
    },
    unseen: { user_cancelled: 'You cancelled the payment.', timeout: 'The session has expired.' },
    signIn: 'Log in to see the order status.',
    nextTitle: 'What happens next?',
    next: [
      'The details of your shipment stay in this browser.',
      'You can order again at any time, even with another payment method.',
      'If the prices have expired by then, request new ones.',
    ],
    underWay: 'Cancelling the order …',
    unclear:
      'We do not know yet whether the order was cancelled. Please try again, or check the order status.',
    paid: 'You had already confirmed the payment. The order was not cancelled.',
  },
};
