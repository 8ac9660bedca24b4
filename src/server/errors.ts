// The two errors the server throws: a refusal with one of our codes, and an upstream fault.
import type { ErrorDetails, ReadDetails } from '#contract/error-details.ts';
import type { ErrorCode, FieldIssue } from '#contract/error.ts';

type AppErrorOptions<Details> = {
  message?: string;
  issues?: FieldIssue[];
  details?: Details;
  cause?: unknown;
};

/** A code with the options that belong to it. */
type Refusal =
  | [code: ErrorCode, options?: AppErrorOptions<never>]
  | { [C in keyof ErrorDetails]: [code: C, options?: AppErrorOptions<ErrorDetails[C]>] }[keyof ErrorDetails];

/** A refusal the caller may read. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: FieldIssue[] | undefined;
  readonly details: ReadDetails | undefined;

  constructor(...[code, options = {}]: Refusal) {
    super(options.message ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = options.issues;
    this.details = options.details;
  }
}

export type UpstreamKind = 'declined' | 'invalid' | 'unavailable' | 'timeout';

type UpstreamFault = {
  upstream: string;
  kind: UpstreamKind;
  code: string;
  /** `unknown`: the request may have taken effect all the same. */
  outcome: 'none' | 'unknown';
  status?: number | undefined;
  /** The id by which the vendor's support finds the call. */
  requestId?: string | undefined;
  /** The vendor's wording, the same each time; if absent, the message is used. */
  words?: string;
};

/** A vendor refused, failed or stayed silent; translated once, in the vendor's mapping. */
export class UpstreamError extends Error {
  readonly fault: UpstreamFault;

  constructor(fault: UpstreamFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'UpstreamError';
    this.fault = fault;
  }
}

/**
 * The names that every vendor's mapping gives to problems with our own account: no customer can do anything about them,
 * and retrying does not help.
 */
export const accountFaults: readonly string[] = ['not_authorized', 'account_empty', 'account'];

/** Lets only upstream faults be judged where they happen; anything else is a bug of ours and is rethrown. */
export function asFault(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  throw error;
}
