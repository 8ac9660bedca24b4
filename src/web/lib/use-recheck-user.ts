// An expired session makes an order or its papers seem gone: asks the server again who is signed in.
import { useQueryClient } from '@tanstack/react-query';
import { userKey } from './use-user.ts';

/** Resolves to whether the session is over: the login that follows says so. */
export function useRecheckUser(): () => Promise<boolean> {
  const client = useQueryClient();
  return async () => {
    if (!client.getQueryData(userKey)) return false;
    await client.invalidateQueries({ queryKey: userKey });
    return !client.getQueryData(userKey);
  };
}
