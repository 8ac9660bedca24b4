// What somebody was typing into a dialog when the session ended: given back, once, to the same user after the login.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** With the user's id, so that nobody else gets it (lib/use-user.ts). */
export const leftOpenKey = (userId: string, where: string) => ['left-open', userId, where] as const;

export function useLeftOpen<V>(userId: string, where: string): [V | undefined, (values: V) => void] {
  const client = useQueryClient();
  const [left] = useState(() => client.getQueryData<V>(leftOpenKey(userId, where)));
  useEffect(() => client.removeQueries({ queryKey: leftOpenKey(userId, where) }), [client, userId, where]);
  return [left, (values) => void client.setQueryData(leftOpenKey(userId, where), values)];
}
