// Creates an account. If the reply to an attempt was lost, the account may exist: the next attempt then signs in to it.
import { logIn, registerUser } from '#contract/auth.ts';
import type { SessionReply } from '#contract/session.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import { ApiError, call } from '../../lib/api.ts';
import { isUnclear } from '../../lib/unclear-call.ts';

type Registration = BodyInputOf<typeof registerUser>;

/** E-mail of the last attempt, if its outcome is unknown. */
let unclear: string | null = null;

/** Throws ApiError. */
export async function registerAccount(body: Registration): Promise<SessionReply> {
  const { userEmail, userPassword } = body;
  const mayExist = unclear === userEmail;
  try {
    const reply = await call(registerUser, { body });
    unclear = null;
    return reply;
  } catch (error) {
    if (isUnclear(error)) unclear = userEmail;
    else if (mayExist && isRefused(error))
      return await call(logIn, { body: { userEmail, userPassword } }).catch(() => {
        // Somebody else's account, or a different password this time: report the first refusal.
        throw error;
      });
    throw error;
  }
}

/** Refused as a whole, not because of one of its fields. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'invalid_request' && error.issues.length === 0;
