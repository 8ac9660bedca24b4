// An expired session makes an order or its papers seem gone: asks the server again who is signed in.
import { useQueryClient } from '@tanstack/react-query';
import { userKey } from './use-user.ts';

export function useRecheckUser(): () => void {
  const client = useQueryClient();
  return () => {
    if (client.getQueryData(userKey)) void client.invalidateQueries({ queryKey: userKey });
  };
}
