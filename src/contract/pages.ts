// Page paths that server, mails and providers link to (B§2); the pages themselves: web/page-paths.ts.

export const PAYMENT_SUCCESS_PATH = '/payment/success';
export const PAYMENT_FAILED_PATH = '/payment-failed';
export const CHECKOUT_ERROR_PATH = '/checkout-error';
export const CHECKOUT_CANCEL_PATH = '/checkout-cancel';

/** Reason when the buyer returns and the provider could not be asked yet about the payment. */
export const PAYMENT_STATUS_UNKNOWN = 'pending';

export const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** Status of an order, and its labels once they exist. */
export const orderPage = (intentId: string): string => withQuery('/checkout-success', { intentId });

/** An order's details, for customers with an account; see web/features/orders/list-address.ts. */
export const orderDetailsPage = (orderNumber: string): string =>
  withQuery('/dashboard', { order: orderNumber });

/** R156: a PayPal order that could not be created or looked up. */
export const PAYPAL_ERROR_PAGE = withQuery(CHECKOUT_ERROR_PATH, { reason: 'error', method: 'paypal' });
