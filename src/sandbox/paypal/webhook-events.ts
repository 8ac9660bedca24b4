// Every event a webhook may subscribe to here.
export const EVENT_TYPES = {
  'CHECKOUT.ORDER.APPROVED': 'A buyer approved a checkout order',
  'CHECKOUT.ORDER.COMPLETED': 'A checkout order is processed.',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': 'A payment has been reversed after approval.',
  'PAYMENT.AUTHORIZATION.CREATED': 'A payment authorization is created.',
  'PAYMENT.AUTHORIZATION.VOIDED': 'A payment authorization is voided or has expired.',
  'PAYMENT.CAPTURE.COMPLETED': 'A payment capture completes.',
  'PAYMENT.CAPTURE.DECLINED': 'A payment capture is declined.',
  'PAYMENT.CAPTURE.DENIED': 'A payment capture is denied.',
  'PAYMENT.CAPTURE.PENDING': 'The state of a payment capture changes to pending.',
  'PAYMENT.CAPTURE.REFUNDED': 'A merchant refunds a payment capture.',
  'PAYMENT.CAPTURE.REVERSED': 'PayPal reverses a payment capture.',
  'PAYMENT.REFUND.FAILED': 'A refund has failed.',
  'PAYMENT.REFUND.PENDING': 'A refund is pending.',
} as const;

export const isEventType = (name: string) => name === '*' || Object.hasOwn(EVENT_TYPES, name);
