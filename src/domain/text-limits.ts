// Maximum lengths of texts, the same in forms and at the API. No schemas, so that pages load numbers alone.

export const MAX_DISCOUNT_CODE = 40;
export const MAX_FILE_NAME = 255;
/** The customer's own number for an order. */
export const MAX_REFERENCE = 50;
export const MAX_NOTE = 500;
/** An order number and an MRN, or the number of an invoice. */
export const MAX_EARLIER_EXPORT = 60;
/** What the driver of a pickup reads. */
export const MAX_INSTRUCTIONS = 500;
export const MAX_ORDER_SEARCH = 500;
export const MAX_BOOK_SEARCH = 200;
export const MAX_TARIFF_SEARCH = 120;
export const MAX_TRACKING_CODE = 200;
/** As it is typed, with dots and blanks. */
export const MAX_HS_CODE = 20;
/** As EasyPost takes them (data.md 3.4). */
export const MAX_MERCHANT_ID = 128;
export const MAX_MANUFACTURER_ID = 64;
/** As it is typed, with blanks and hyphens. */
export const MAX_GTIN = 20;
