// English texts of what comes after paying.
import { pickup } from '#contract/i18n/en-pickup.ts';
import { warehouse } from '#contract/i18n/en-warehouse.ts';
import type { checkout as German } from '../de/checkout.ts';
import { popup } from './popup.ts';

export const checkout: typeof German = {
  popup,
  warehouse: { ...warehouse, label: 'We attach the label' },
  page: 'Order',
  missing: {
    title: 'No order specified',
    text: 'The order ID is missing from the address of this page.',
  },
  loading: 'Loading the order status …',
  loadFailed: 'Could not load order status.',
  notFound: 'This order does not exist, or it belongs to another account.',
  retry: 'Retry',
  home: 'Go Home',
  update: 'Refresh status',
  tooLong: 'This is taking longer than usual. Your order continues; you can refresh the status yourself.',
  stillTrying: 'The status could not be loaded just now. We will keep trying.',
  status: {
    created: { title: 'Preparing the payment', text: 'One moment please, we are preparing the payment.' },
    payment_pending: {
      title: 'Payment in progress',
      text: 'Please complete the payment in the payment window.',
    },
    payment_pending_label_ready: {
      title: 'Payment in progress',
      text: 'The label is ready and will be released once the payment is confirmed.',
    },
    payment_failed: { title: 'Shipment not booked', text: 'Payment failed.' },
    paid: {
      title: 'Creating your label',
      text: 'The payment is secured. The carrier is creating your label.',
    },
    paid_label_failed: {
      title: 'Label not created',
      text: 'Payment successful, but label creation failed. Please contact support.',
    },
    label_purchased: {
      title: 'Preparing your label',
      text: 'The label has been bought. We are getting it ready for you.',
    },
    label_creation_failed: {
      title: 'Label not created',
      text: 'The label could not be created. You were not charged.',
    },
    unlock_failed: {
      title: 'Label still locked',
      text: 'Label was created, but the payment could not be charged. Please contact support.',
    },
    cancelled: { title: 'Order cancelled', text: 'The order was cancelled. You were not charged.' },
    refunded: { title: 'Order refunded', text: 'This order was refunded. Its labels are no longer valid.' },
    completed: { title: 'Your shipment is booked', text: 'Print the label and drop off the package.' },
  },
  refundedUnlabelled: {
    title: 'Order refunded',
    text: 'This order was refunded. No label was created.',
  },
  invoiceCorrected: {
    title: 'Order reversed',
    text: 'This order was reversed and your invoice corrected. Its labels are no longer valid.',
  },
  givenBack: {
    title: 'The labels for this shipment have been given back',
    text: 'Please do not use them any more. We will tell you about the refund by e-mail.',
  },
  completedMany: 'Print the labels and drop off the packages.',
  completedPickup: 'Print the label and keep the package ready for pickup.',
  completedManyPickup: 'Print the labels and keep the packages ready for pickup.',
  support: {
    title: 'Support',
    ask: (orderId) => `Please quote ${orderId}.`,
  },
  pending: {
    paypal: 'PayPal is confirming your payment. This usually takes only a few seconds.',
    invoice: 'The order is being accepted.',
    waiting: 'We are waiting for the payment service to confirm. This usually takes only a few seconds.',
    atPayPal: 'Please complete the payment on PayPal.',
    toPayPal: 'Continue to PayPal',
    reviewTitle: 'The payment is still being reviewed',
    review:
      'The payment service is holding the payment for review. You do not need to do anything: once it is released, you will get the label and an e-mail.',
    unclearTitle: 'The carrier has not responded yet',
    unclear:
      'Your order is with the carrier but not confirmed yet. You do not need to do anything. Please do not order again: we will ask the carrier and show the result here, usually after a few minutes.',
  },
  cardWindow: {
    open: 'The payment window is open.',
    focus: 'Go to the payment window',
    none: 'The payment has not been completed yet.',
    closedTitle: 'Payment cancelled?',
    closed: 'The payment window was closed before a payment was reported to us.',
    retry: 'Resume payment',
    paid: 'I have paid',
    paidHint:
      'We are checking with the payment service. As soon as it confirms the payment, this page continues automatically.',
    cancel: 'Cancel the order',
    cancelFailed: 'The order could not be cancelled',
    cancelUnclear: 'It is not clear yet whether the order is cancelled. Trying again does no harm.',
  },
  steps: { order: 'Order', payment: 'Payment', label: 'Label from the carrier', ready: 'Label ready' },
  labels: {
    title: 'Labels',
    hub: 'Package to the hub',
    hubText: 'Stick only this label on the package.',
    onward: 'Onward shipment from the hub',
    onwardText: 'We attach this label at the hub. There is nothing to print.',
    package: (number, count) => (count === 1 ? 'Package' : `Package ${number} of ${count}`),
    tracking: 'Tracking code',
    noTracking: 'Not available yet',
    copyNamed: (code) => `Copy tracking code ${code}`,
    copied: 'Tracking code copied',
    copyFailed: 'Copying is not possible. Please select the code.',
    download: 'Download label',
    downloadAll: 'All labels in one PDF',
    newTab: '(opens in a new tab)',
    missing: 'Label URL not available',
    givenBack: 'Given back, please do not use it any more',
    failedTitle: 'Download error',
    failed: (number: number) => `Label ${number} could not be downloaded`,
    failedAll: 'The labels could not be downloaded',
  },
  hold: {
    title: 'Label follows by e-mail',
    text: 'Your export documentation is being checked. Customs delays the label by about 24 hours. You will receive the final label by e-mail.',
  },
  pickup: {
    ...pickup,
    retry: 'Book the pickup again',
    failed: 'Pickup not confirmed',
    wanted: 'The pickup is being booked.',
    confirmed: (number) => `Pickup confirmed, number ${number}.`,
    confirmedBare: 'Pickup confirmed.',
    cancelled: 'The pickup has been cancelled.',
    byHand:
      'Pickup is not possible with labels created by hand. Please drop off your shipment with the carrier.',
    unconfirmed: 'The pickup is not confirmed yet. If necessary, drop off the shipment with the carrier.',
  },
  details: {
    title: 'Order',
    orderNumber: 'Order number',
    recipient: 'Recipient',
    carrier: 'Carrier',
    payment: 'Payment',
    provider: { paypal: 'PayPal', computop: 'Credit card', invoice: 'Invoice' },
    more: 'All details',
    intent: 'ID',
    created: 'Created',
    paid: 'Payment secured',
    completed: 'Completed',
    incoterm: 'Terms of delivery',
    amount: 'Amount',
  },
  next: {
    title: 'What happens next',
    print: 'Print each label at its original size on A4 and stick it flat on the package.',
    printLater:
      'Once you have the label: print it at its original size on A4 and stick it flat on the package.',
    dropOff: (carrier) => `Drop off the shipment at a ${carrier} location.`,
    handOver: (carrier) => `Hand the shipment to the ${carrier} driver in the agreed time window.`,
    bring: 'Bring or send the shipment to our warehouse.',
    track: 'Track the shipment with the tracking code on the carrier’s site.',
  },
  newOrder: 'New Order',
  dashboard: 'Dashboard',
};
