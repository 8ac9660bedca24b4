// Addresses that server, mails and providers lead to as the pages themselves do (B§2); what stands there: web/page-paths.ts.

export const PAYMENT_SUCCESS_PATH = '/payment/success';
export const PAYMENT_FAILED_PATH = '/payment-failed';
export const CHECKOUT_ERROR_PATH = '/checkout-error';
export const CHECKOUT_CANCEL_PATH = '/checkout-cancel';

/** The reason of a return from the provider that could not be asked yet how the payment stands. */
export const NOT_KNOWN_YET = 'pending';

export const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** How an order stands, and its labels once they are there. */
export const orderPage = (intentId: string): string => withQuery('/checkout-success', { intentId });

/** An order's details, for whoever has an account; see web/features/orders/list-address.ts. */
export const orderDetailsPage = (orderNumber: string): string =>
  withQuery('/dashboard', { order: orderNumber });

/** R156: a PayPal order that could not be made, or be asked for. */
export const PAYPAL_ERROR_PAGE = withQuery(CHECKOUT_ERROR_PATH, { reason: 'error', method: 'paypal' });
