// A shipment that waits on the server (duplicated, returned, carried over) is loaded once and then forgotten (R21).
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { forgetSession, claimSession, type WizardDraft } from '#contract/wizard-session.ts';
import { useText } from '../../i18n/use-text.ts';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import type { Wizard } from './use-wizard.ts';
import { formFromSession } from './wizard-drafts.ts';

/** Answers whether it has been looked for, and loaded if there was one. */
export function useSavedSession(wizard: Wizard): boolean {
  const t = useText();
  const { data, isPending } = useQuery({
    queryKey: ['wizard-session', wizard.user.userId],
    queryFn: claim,
    // Asked anew each time the wizard opens.
    gcTime: 0,
  });
  const load = useEffectEvent((session: WizardDraft) => {
    const { form, dropped } = formFromSession(session);
    wizard.replace(() => form);
    toast({ title: t.wizard.sessionLoaded, tone: 'good', ...(dropped && { text: t.wizard.packages.full }) });
  });
  useEffect(() => {
    if (data) load(data);
  }, [data]);
  return !isPending;
}

/** A failure stays silent: without a session the wizard simply begins where it was left (A§8). */
async function claim(): Promise<WizardDraft | null> {
  const { data } = await call(claimSession);
  if (data) await call(forgetSession).catch(() => null);
  return data;
}
