// Closes the account. Where the answer to an attempt was lost, it may be closed already: then nobody is signed in any more.
import { deleteAccount } from '#contract/profile.ts';
import { ApiError, call } from '../../lib/api.ts';
import { removeDraft, writeDraft } from '../../lib/draft-store.ts';

/** For one dialog: how its last attempt ended decides what the next refusal means. Throws ApiError. */
export function accountClosing(userId: string): (password: string) => Promise<void> {
  let mayBeClosed = false;
  return async (password) => {
    // Before it is sent: whoever loads the page anew does not wait for the answer, and reads of it at the login.
    writeDraft('closing', userId, Date.now());
    try {
      await call(deleteAccount, { body: { password } });
    } catch (error) {
      if (mayBeClosed && error instanceof ApiError && error.code === 'not_signed_in') return;
      // Whoever tries too often learns nothing.
      if (!isTooOften(error)) mayBeClosed = isUnclear(error);
      if (!mayBeClosed) removeDraft('closing');
      throw error;
    }
  };
}

const isTooOften = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

const isUnclear = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
