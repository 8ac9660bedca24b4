// Whether an order that is not shown might be after its owner has signed in.
import { ApiError } from '../../lib/api.ts';

/** Refused for lack of a session, or unknown to the signed-in account. */
export const signInMayHelp = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_signed_in' || error.code === 'not_found');
