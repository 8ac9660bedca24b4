// A shipment stored on the server (duplicated, returned, carried over) is loaded once and then forgotten (R21).
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { claimSession } from '#contract/wizard-session.ts';
import { useText } from '../../i18n/use-text.ts';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { type TakenSession, takeSession } from './session-form.ts';
import type { Wizard } from './use-wizard.ts';

/** Returns whether the lookup is done, and the shipment loaded if there was one. */
export function useSavedSession(wizard: Wizard): boolean {
  const t = useText();
  const { userId } = wizard.user;
  const { data, isPending } = useQuery({
    queryKey: ['wizard-session', userId],
    queryFn: async () => {
      const taken = await claim(userId);
      // If this file fails to load, what was typed cannot be restored, but the shipment is loaded all the same.
      const draft = taken && (await import('./undo-action.ts').catch(() => null));
      return taken && { ...taken, undoAction: draft?.undoAction };
    },
    // Fetched each time the wizard opens.
    gcTime: 0,
  });
  const load = useEffectEvent(({ form, dropped, undoAction }: NonNullable<typeof data>) => {
    const undo = undoAction?.(wizard.values, wizard.replace);
    wizard.replace(() => form);
    const title = t.wizard.sessionLoaded;
    toast({ title, tone: 'good', ...(dropped && { text: t.wizard.packages.full }), ...undo });
  });
  useEffect(() => {
    if (data) load(data);
  }, [data]);
  return !isPending;
}

/** A failure stays silent: without a session the wizard starts where it was left (A§8). */
export async function claim(userId: string): Promise<TakenSession | null> {
  const { data } = await call(claimSession);
  // Handed out only once: nothing that may fail, such as loading a file, comes between this and storing it.
  return data && takeSession(data, userId);
}
