// A session that is over makes an order, or its labels, only seem to be gone: who is here is asked anew.
import { useQueryClient } from '@tanstack/react-query';
import { userKey } from '../../lib/use-user.ts';

export function useDoubtedUser(): () => void {
  const client = useQueryClient();
  return () => {
    if (client.getQueryData(userKey)) void client.invalidateQueries({ queryKey: userKey });
  };
}
