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
      const late = taken && (await import('./session-news.ts').catch(() => null));
      return taken && { ...taken, late, news: await late?.sessionNews(taken).catch(() => null) };
    },
    // Fetched each time the wizard opens.
    gcTime: 0,
  });
  const load = useEffectEvent(({ form, late, news }: NonNullable<typeof data>) => {
    const undo = late?.undoAction(wizard.values, wizard.replace);
    wizard.replace(() => form);
    toast({ title: t.wizard.sessionLoaded, tone: 'good', ...news, ...undo });
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
