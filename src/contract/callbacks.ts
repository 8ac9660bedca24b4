// Addresses that providers call, or send the buyer back to: what we tell them is where we listen.

export const PAYPAL_CALL_PATH = '/api/webhooks/paypal';
export const CARD_CALL_PATH = '/api/webhooks/computop';

/** With a purchase key, or with what stands for it in a route. */
export const cardReturnPath = (purchaseKey: string): string => `/api/payments/card/return/${purchaseKey}`;
export const cardCancelPath = (purchaseKey: string): string => `/api/payments/card/cancel/${purchaseKey}`;
