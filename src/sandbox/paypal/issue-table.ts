// Every refusal of the simulated PayPal: HTTP status and message, from the OpenAPI files and real answers.

export const ISSUES = {
  // 400
  FIELD_NOT_PATCHABLE: [400, 'Field cannot be patched.'],
  INVALID_ARRAY_MAX_ITEMS: [400, 'The number of items in an array parameter is too large.'],
  INVALID_ARRAY_MIN_ITEMS: [400, 'The number of items in an array parameter is too small.'],
  INVALID_PARAMETER_SYNTAX: [400, 'The value of a field does not conform to the expected format.'],
  INVALID_PARAMETER_VALUE: [400, 'The value of a field is invalid.'],
  INVALID_PATCH_OPERATION: [
    400,
    'The operation cannot be honored. Cannot add a property that is already present, use replace.',
  ],
  INVALID_STRING_LENGTH: [400, 'The value of a field is either too short or too long.'],
  MALFORMED_REQUEST_JSON: [400, 'The request JSON is not well formed.'],
  MISSING_REQUIRED_PARAMETER: [400, 'A required field / parameter is missing.'],
  NOT_SUPPORTED: [400, 'This field is not currently supported.'],
  PAYPAL_REQUEST_ID_REQUIRED: [
    400,
    "A PayPal-Request-Id is required if you are trying to process payment for an Order. Please specify a PayPal-Request-Id or Create the Order without a 'payment_source' specified.",
  ],
  DUPLICATE_REQUEST_ID: [400, 'The value of PayPal-Request-Id header has already been used'],
  // 401, 403, 404
  INVALID_ACCOUNT_STATUS: [401, 'Account validations failed for the user.'],
  PERMISSION_DENIED: [403, 'You do not have permission to access or perform operations on this resource.'],
  INVALID_RESOURCE_ID: [
    404,
    'Specified resource ID does not exist. Please check the resource ID and try again.',
  ],
  TRACKER_ID_NOT_FOUND: [404, 'Specified tracker ID does not exist. Check the tracker ID and try again.'],
  // 409 for payments, 422 for orders: the caller says which
  PREVIOUS_REQUEST_IN_PROGRESS: [
    409,
    'A previous request on this resource is currently in progress. Please wait for sometime and try again.',
  ],
  // 422, creating and changing an order
  AMOUNT_MISMATCH: [
    422,
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  ],
  CANNOT_BE_NEGATIVE: [422, 'Must be greater than or equal to 0.'],
  CANNOT_BE_ZERO_OR_NEGATIVE: [422, 'Must be greater than zero.'],
  DECIMAL_PRECISION: [
    422,
    'If the currency supports decimals, only two decimal place precision is supported.',
  ],
  DECIMALS_NOT_SUPPORTED: [422, 'Currency does not support decimals.'],
  DUPLICATE_REFERENCE_ID: [422, '`reference_id` must be unique if multiple `purchase_unit` are provided.'],
  INCOMPATIBLE_PARAMETER_VALUE: [
    422,
    'The value of the field is incompatible/redundant with other fields in the order.',
  ],
  INVALID_CURRENCY_CODE: [422, 'Currency code is invalid or is not currently supported.'],
  INVALID_JSON_POINTER_FORMAT: [422, 'Path should be a valid JSON Pointer.'],
  ITEM_TOTAL_MISMATCH: [422, 'Should equal sum of (unit_amount * quantity) across all items.'],
  ITEM_TOTAL_REQUIRED: [
    422,
    'If item details are specified corresponding amount.breakdown.item_total is required.',
  ],
  MAX_VALUE_EXCEEDED: [422, 'Should be less than or equal to 999999999999999.99.'],
  MULTI_CURRENCY_ORDER: [422, 'Multiple differing values of currency_code are not supported.'],
  NOT_PATCHABLE: [422, 'Cannot be patched.'],
  ORDER_ALREADY_COMPLETED: [422, 'The order cannot be patched after it is completed.'],
  PATCH_PATH_REQUIRED: [422, "Please specify a 'path' for the field to be patched."],
  PATCH_VALUE_REQUIRED: [422, "Please specify a 'value' for the field that is being patched."],
  PAYEE_ACCOUNT_INVALID: [422, 'Payee account specified is invalid.'],
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: [422, 'The merchant account is locked or closed.'],
  PAYEE_ACCOUNT_RESTRICTED: [422, 'The merchant account is restricted.'],
  REFERENCE_ID_REQUIRED: [422, "'reference_id' is required for each 'purchase_unit' if there are several."],
  TAX_TOTAL_MISMATCH: [422, 'Should equal sum of (tax * quantity) across all items.'],
  TAX_TOTAL_REQUIRED: [
    422,
    'If item details are specified corresponding amount.breakdown.tax_total is required.',
  ],
  UNSUPPORTED_INTENT: [422, '`intent=AUTHORIZE` is not supported for multiple purchase units.'],
  // 422, paying an order
  ACTION_DOES_NOT_MATCH_INTENT: [422, 'The action does not match the intent the order was created with.'],
  COMPLIANCE_VIOLATION: [422, 'Transaction is declined due to compliance violation.'],
  DUPLICATE_INVOICE_ID: [
    422,
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  ],
  INSTRUMENT_DECLINED: [
    422,
    "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
  ],
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: [422, 'You have exceeded the maximum number of payment attempts.'],
  NO_PAYMENT_SOURCE_PROVIDED: [422, 'At least one payment method is required within the payment_source.'],
  ORDER_ALREADY_AUTHORIZED: [
    422,
    "Order already authorized. If 'intent=AUTHORIZE' only one authorization per order is allowed.",
  ],
  ORDER_ALREADY_CAPTURED: [
    422,
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
  ],
  ORDER_CANNOT_BE_CONFIRMED: [422, 'An order with this status cannot be confirmed.'],
  ORDER_COMPLETION_IN_PROGRESS: [422, 'PayPal is still in the process of capturing the order.'],
  ORDER_EXPIRED: [422, 'Order is expired and hence cannot be authorized or captured.'],
  ORDER_NOT_APPROVED: [
    422,
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call.",
  ],
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: [422, 'The payer account cannot be used for this transaction.'],
  PAYER_ACCOUNT_RESTRICTED: [422, 'PAYER_ACCOUNT_RESTRICTED'],
  PAYER_ACTION_REQUIRED: [
    422,
    'Transaction cannot complete successfully, instruct the buyer to return to PayPal.',
  ],
  PAYER_CANNOT_PAY: [
    422,
    'Combination of payer and payee settings mean that this buyer cannot pay this seller.',
  ],
  PAYMENT_DENIED: [422, 'PayPal has declined to process this transaction.'],
  PAYMENT_ALREADY_APPROVED: [422, 'The payment has already been approved.'],
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: [
    422,
    'Transaction failed. Redirect the payer to select another funding source.',
  ],
  TRANSACTION_LIMIT_EXCEEDED: [422, 'Total payment amount exceeded transaction limit.'],
  TRANSACTION_REFUSED: [422, 'The request was refused.'],
  // 422, authorizations
  AUTH_CAPTURE_CURRENCY_MISMATCH: [422, 'Currency of capture must be the same as currency of authorization.'],
  AUTH_CURRENCY_MISMATCH: [
    422,
    'The currency specified during reauthorization should be the same as in the original authorization.',
  ],
  AUTHORIZATION_ALREADY_CAPTURED: [422, 'Authorization has previously been captured.'],
  AUTHORIZATION_DENIED: [422, 'A denied authorization cannot be captured.'],
  AUTHORIZATION_EXPIRED: [422, 'An expired authorization cannot be captured.'],
  AUTHORIZATION_VOIDED: [422, 'A voided authorization cannot be captured or reauthorized.'],
  CANNOT_BE_VOIDED: [
    422,
    'A reauthorization cannot be voided. Please void the original parent authorization.',
  ],
  MAX_CAPTURE_AMOUNT_EXCEEDED: [422, 'Capture amount exceeds allowable limit.'],
  MAX_CAPTURE_COUNT_EXCEEDED: [422, 'Maximum number of allowable captures has been reached.'],
  PREVIOUSLY_CAPTURED: [422, 'Authorization has been previously captured and hence cannot be voided.'],
  PREVIOUSLY_VOIDED: [422, 'Authorization has been previously voided and hence cannot be voided again.'],
  REAUTHORIZATION_NOT_SUPPORTED: [
    422,
    'A reauthorize cannot be attempted on an authorization_id that is the result of a prior reauthorization.',
  ],
  REAUTHORIZATION_TOO_SOON: [422, 'A reauthorization is not allowed within the honor period.'],
  // 422, refunds
  CAPTURE_FULLY_REFUNDED: [422, 'The capture has already been fully refunded.'],
  CURRENCY_MISMATCH: [422, 'Refund must be in the same currency as the capture.'],
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: [
    422,
    'You have exceeded the maximum number of refund attempts for this capture.',
  ],
  PARTIAL_REFUND_NOT_ALLOWED: [422, 'You cannot do a refund less than the original capture amount.'],
  PENDING_CAPTURE: [422, 'Cannot initiate a refund as the capture is pending.'],
  REFUND_AMOUNT_EXCEEDED: [
    422,
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  ],
  REFUND_FAILED_INSUFFICIENT_FUNDS: [422, 'Capture could not be refunded due to insufficient funds.'],
  REFUND_NOT_ALLOWED: [422, 'Capture cannot be refunded.'],
  REFUND_TIME_LIMIT_EXCEEDED: [422, 'You are over the time limit to perform a refund on this capture.'],
  TRANSACTION_DISPUTED: [422, 'Partial refunds cannot be offered while there is an open case.'],
  // 422, trackers
  CAPTURE_ID_NOT_FOUND: [422, 'Specified capture ID does not exist. Check the capture ID and try again.'],
  CAPTURE_STATUS_NOT_VALID: [
    422,
    'Invalid capture status. Tracker information can only be added to captures in `COMPLETED` state.',
  ],
} as const satisfies Record<string, readonly [number, string]>;

export type Issue = keyof typeof ISSUES;

export const isIssue = (text: string): text is Issue => Object.hasOwn(ISSUES, text);

/** The name above the issues, and its message, by HTTP status. */
export const NAMES: Record<number, readonly [string, string]> = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  403: ['NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  409: ['RESOURCE_CONFLICT', 'The server has detected a conflict while processing this request.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', "The server does not support the request payload's media type."],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  429: ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.'],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
  503: ['SERVICE_UNAVAILABLE', 'Service Unavailable.'],
};
