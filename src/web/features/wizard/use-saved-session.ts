// A shipment that waits on the server (duplicated, returned, carried over) is loaded once and then forgotten (R21).
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { forgetSession, claimSession } from '#contract/wizard-session.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import type { Language } from '../../lib/format.ts';
import type { Wizard } from './use-wizard.ts';
import type { WizardForm } from './wizard-state.ts';

/** Answers whether it has been looked for, and loaded if there was one. */
export function useSavedSession(wizard: Wizard): boolean {
  const t = useText();
  const [language] = useLanguage();
  const { data, isPending } = useQuery({
    queryKey: ['wizard-session', wizard.user.userId],
    queryFn: () => claim(language),
    // Asked anew each time the wizard opens.
    gcTime: 0,
  });
  const load = useEffectEvent(({ form, dropped }: Claimed) => {
    wizard.replace(() => form);
    toast({ title: t.wizard.sessionLoaded, tone: 'good', ...(dropped && { text: t.wizard.packages.full }) });
  });
  useEffect(() => {
    if (data) load(data);
  }, [data]);
  return !isPending;
}

type Claimed = { form: WizardForm; dropped: boolean };

/** A failure stays silent: without a session the wizard simply begins where it was left (A§8). */
async function claim(language: Language): Promise<Claimed | null> {
  const { data } = await call(claimSession);
  if (!data) return null;
  const { formFromSession } = await import('./session-form.ts');
  await call(forgetSession).catch(() => null);
  return formFromSession(data, language);
}
