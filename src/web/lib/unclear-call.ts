// Whether a call that failed may have done its work at the server.
import { ApiError } from './api.ts';

/** No answer of ours: whether the server did what was asked is not known. */
export const isUnclear = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.code === null || error.status >= 500;
