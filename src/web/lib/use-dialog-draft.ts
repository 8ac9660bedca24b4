// What was typed into a dialog that disappeared, e.g. as the session ended: given back, once, to the same user.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Contains the user's id, so that nobody else gets it (lib/use-user.ts). */
export const dialogDraftKey = (userId: string, where: string) => ['left-open', userId, where] as const;

/** Returns what was left, and a function to leave something; undefined: nothing. */
export function useDialogDraft<V>(
  userId: string,
  where: string,
): [V | undefined, (values: V | undefined) => void] {
  const client = useQueryClient();
  const [left] = useState(() => client.getQueryData<V>(dialogDraftKey(userId, where)));
  useEffect(() => client.removeQueries({ queryKey: dialogDraftKey(userId, where) }), [client, userId, where]);
  const leave = (values: V | undefined): void => {
    client.removeQueries({ queryKey: dialogDraftKey(userId, where) });
    if (values !== undefined) client.setQueryData(dialogDraftKey(userId, where), values);
  };
  return [left, leave];
}
