// Closes the account. If the reply to an attempt was lost, it may be closed already: then the session is gone.
import { deleteAccount, fetchProfile } from '#contract/profile.ts';
import { ApiError, call, isSignedOut } from '../../lib/api.ts';
import { removeDraft, writeDraft } from '../../lib/draft-store.ts';
import { isUnclear } from '../../lib/unclear-call.ts';

/** One per dialog: the outcome of its last attempt decides what the next refusal means. Throws ApiError. */
export function accountClosing(userId: string): (password: string) => Promise<void> {
  let mayBeClosed = false;
  return async (password) => {
    // Before it is sent: a customer who reloads the page misses the answer, and reads about it at the login.
    writeDraft('closing', userId, Date.now());
    try {
      await call(deleteAccount, { body: { password } });
    } catch (error) {
      if (mayBeClosed && error instanceof ApiError && error.code === 'not_signed_in') return;
      // A throttled attempt reveals nothing.
      if (!isRateLimited(error)) mayBeClosed = isUnclear(error);
      if (!mayBeClosed) removeDraft('closing');
      if (mayBeClosed && (await isSessionGone())) return;
      throw error;
    }
  };
}

/** Asked once: mostly that answer is lost, too. */
const isSessionGone = (): Promise<boolean> => call(fetchProfile).then(() => false, isSignedOut);

const isRateLimited = (error: unknown): boolean => error instanceof ApiError && error.status === 429;
