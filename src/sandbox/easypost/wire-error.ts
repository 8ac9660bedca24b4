// EasyPost's error reply: {"error": {"code", "message", "errors"}}.

export type ErrorDetail =
  | { field: string; message: string; code?: string; suggestion?: string | null }
  | { [field: string]: string }
  | string;

/** Thrown by any handler; the server turns it into the documented envelope. */
export class WireError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly ErrorDetail[];

  constructor(status: number, code: string, message: string, errors: readonly ErrorDetail[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

export const unprocessable = (code: string, message: string, errors: readonly ErrorDetail[] = []) =>
  new WireError(422, code, message, errors);

export const paymentRequired = () =>
  new WireError(402, 'PAYMENT_REQUIRED', 'Insufficient funds, please recharge the wallet.');

export const notFound = () => new WireError(404, 'NOT_FOUND', 'The requested resource could not be found.');

/** EasyPost's answer when the wrapper object or a required field is missing. */
export const missing = (field: string) =>
  unprocessable('PARAMETER.REQUIRED', 'Missing required parameter.', [{ field, message: 'cannot be blank' }]);

export function envelope(error: WireError) {
  return { error: { code: error.code, message: error.message, errors: error.errors } };
}
