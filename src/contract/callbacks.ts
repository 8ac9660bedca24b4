// Paths that providers call or send the buyer back to: those we give them are those we listen on.

export const PAYPAL_CALL_PATH = '/api/webhooks/paypal';
export const CARD_CALL_PATH = '/api/webhooks/computop';

/** With a purchase key, or with its placeholder in a route. */
export const cardReturnPath = (purchaseKey: string): string => `/api/payments/card/return/${purchaseKey}`;
export const cardCancelPath = (purchaseKey: string): string => `/api/payments/card/cancel/${purchaseKey}`;
