// Whether an order that is not shown might be, once its owner has signed in.
import { ApiError } from '../../lib/api.ts';

/** Refused for want of a session, or unknown to the account that asks. */
export const signInMayHelp = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 404);
