// Turns whatever was thrown into the one reply that every failure has; causes go to the log, never to the caller.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { ErrorCode, ErrorReply, FieldIssue } from '#contract/error.ts';
import { sentenceFor } from '#contract/reason.ts';
import { isDatabaseUnavailable } from '../db/database.ts';
import { AppError, UpstreamError } from '../errors.ts';
import { systemCodeOf } from '../system-code.ts';

const replies: Readonly<Record<ErrorCode, { status: number; message: string }>> = {
  invalid_request: { status: 400, message: 'The request is not valid.' },
  malformed_body: { status: 400, message: 'The body cannot be read.' },
  body_too_large: { status: 413, message: 'The body is too large.' },
  unsupported_media_type: { status: 415, message: 'This content type is not supported.' },
  not_signed_in: { status: 401, message: 'Please sign in.' },
  wrong_credentials: { status: 401, message: 'Invalid e-mail or password.' },
  // 403: on a 401 the browser would ask for a new session.
  wrong_password: { status: 403, message: 'The password is wrong.' },
  token_invalid: { status: 422, message: 'This link is no longer valid. Please request a new one.' },
  site_locked: { status: 401, message: 'This site is password-protected. Please open it first.' },
  account_busy: { status: 409, message: 'Something on this account is still in progress.' },
  address_book_full: { status: 409, message: 'The address book is full.' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please try again later.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please try again later.' },
  foreign_origin: { status: 403, message: 'This request comes from another site.' },
  not_found: { status: 404, message: 'Not found.' },
  // Specified wording (C-16).
  dangerous_goods: {
    status: 422,
    message: 'Dangerous goods (E-bikes/E-bike batteries) cannot be shipped. Contact support.',
  },
  lithium_unconfirmed: { status: 422, message: 'The lithium batteries must be declared and confirmed.' },
  lithium_invalid: {
    status: 422,
    message: 'This battery type does not go with this number of batteries.',
  },
  lithium_no_warehouse: {
    status: 422,
    message: 'These batteries must go through our warehouse, and we have none where the sender is.',
  },
  insurance_above_limit: { status: 422, message: 'This value is above the insurance limit.' },
  pickup_not_possible: { status: 422, message: 'This pickup is not possible.' },
  pickup_failed: { status: 502, message: 'The carrier has not confirmed the pickup.' },
  declaration_missing: { status: 422, message: 'The export declaration is missing.' },
  hs_code_missing: { status: 422, message: 'This rate needs a tariff number for every package.' },
  billing_address_missing: {
    status: 422,
    message:
      'The account needs a billing address: neither the sender nor the recipient is the account holder.',
  },
  rates_unavailable: { status: 502, message: 'No carrier answered. Please try again.' },
  discount_invalid: { status: 422, message: 'Invalid discount code.' },
  quote_expired: { status: 409, message: 'These prices have expired. Please request new ones.' },
  price_changed: { status: 409, message: 'The price has changed.' },
  rate_not_sellable: { status: 422, message: 'This rate cannot be sold for this shipment.' },
  invoice_not_allowed: { status: 403, message: 'Payment by invoice is not available for this account.' },
  invoice_limit_reached: { status: 403, message: 'The limit for open invoices has been reached.' },
  payment_not_started: { status: 502, message: 'The payment could not be started. Please try again.' },
  illegal_transition: { status: 409, message: 'This is no longer possible.' },
  callback_refused: { status: 400, message: 'This call is not signed by the sender it names.' },
  idempotency_key_reused: { status: 409, message: 'This Idempotency-Key belongs to another request.' },
  payment_required: { status: 402, message: 'This label has not been paid for.' },
  checkout_in_progress: { status: 409, message: 'This rate is already being bought.' },
  label_failed: { status: 409, message: 'The label could not be created.' },
  label_not_ready: { status: 409, message: 'The label is not ready yet.' },
  label_locked: { status: 409, message: 'This label is being refunded and can no longer be used.' },
  export_hold: {
    status: 403,
    message:
      'The label is held until the export declaration is done, or until our warehouse has handed the parcel over.',
  },
  file_too_large: { status: 413, message: 'The file is too large.' },
  file_type_not_allowed: { status: 415, message: 'Only PDF, JPG and PNG files are accepted.' },
  file_infected: { status: 422, message: 'The file contains malware.' },
  file_not_checked: { status: 503, message: 'The file could not be checked for malware. Please try again.' },
  upstream_unavailable: { status: 502, message: 'A service we depend on did not answer. Please try again.' },
  unavailable: { status: 503, message: 'The service is not available at the moment. Please try again.' },
  internal: { status: 500, message: 'Something went wrong.' },
};

/** Sent when nothing better is known, so that no client retries in a tight loop. */
const RETRY_AFTER_SECONDS = 5;
const MAX_SENTENCES = 5;

/** The app's error handler. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toAppError(error);
  const { status } = replies[refusal.code];
  // The caller's mistakes are in the reply; ours are in the log. A caller who hung up has aborted our own calls: their
  // failure is nobody's fault.
  const hasLeft = reply.raw.destroyed && status !== 500;
  if (status >= 500 && !hasLeft) request.log.error({ err: error, code: refusal.code }, 'request failed');
  const seconds = refusal.details?.['retryAfterSeconds'] ?? (status === 503 ? RETRY_AFTER_SECONDS : null);
  if (typeof seconds === 'number') void reply.header('retry-after', String(seconds));
  return reply.code(status).send(errorReply(refusal, request.id));
}

export function errorReply(refusal: AppError, requestId: string): ErrorReply {
  const message = messageOf(refusal);
  return {
    success: false,
    code: refusal.code,
    message,
    error: message,
    requestId,
    ...(refusal.issues ? { issues: refusal.issues } : {}),
    ...(refusal.details ? { details: refusal.details } : {}),
  };
}

function messageOf({ code, message, issues }: AppError): string {
  if (message !== code) return message;
  const sentences = new Set(issues?.map(({ reason }) => sentenceFor(reason)));
  if (sentences.size === 0) return replies[code].message;
  return [...sentences]
    .slice(0, MAX_SENTENCES)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** Converts any error to a refusal with a code of ours; `internal` if it is unknown. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof UpstreamError) return new AppError('upstream_unavailable', { cause: error });
  if (isHungUp(error)) return new AppError('malformed_body', { cause: error });
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { cause: error });
  const code = isFastifyError(error) ? codeOfFastify(error) : 'internal';
  return new AppError(code, { cause: error });
}

/** Node's error for a caller who disconnects before the body is complete. */
const isHungUp = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && systemCodeOf(error) === 'ECONNRESET';

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

/** The framework and its plugins refuse with a status; from 500 up it is our fault. */
function codeOfFastify({ statusCode = 500, code }: FastifyError): ErrorCode {
  if (statusCode >= 500) return 'internal';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return 'file_too_large';
  // Too many parts, of whatever size, is the caller's mistake; the plugin calls that 413, too.
  if (statusCode === 413 && !/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) return 'body_too_large';
  if (statusCode === 415 || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return 'unsupported_media_type';
  if (statusCode === 404 || statusCode === 414 || code === 'FST_ERR_BAD_URL') return 'not_found';
  if (statusCode === 429) return 'too_many_requests';
  return 'malformed_body';
}

/** Turns zod's issues into field paths with reason codes; `input` is what was parsed. */
export const toFieldIssues = (issues: readonly z.core.$ZodIssue[], input: unknown): FieldIssue[] =>
  issues.map((issue) => ({ path: issue.path.join('.'), reason: reasonOf(issue, input) }));

/** Our schemas carry the code as their message; otherwise it follows from the kind of issue. */
function reasonOf(issue: z.core.$ZodIssue, input: unknown): string {
  if (/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(issue.message)) return issue.message;
  if (valueAt(input, issue.path) === undefined) return 'required';
  if (issue.code === 'invalid_value') return 'unknown';
  const size = issue.code === 'too_big' ? 'big' : issue.code === 'too_small' ? 'small' : null;
  if (!size || !('origin' in issue)) return 'invalid';
  if (issue.origin === 'string') return size === 'big' ? 'too_long' : 'too_short';
  if (issue.origin === 'array') return size === 'big' ? 'too_many' : 'too_few';
  return size === 'big' ? 'too_large' : 'too_small';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
