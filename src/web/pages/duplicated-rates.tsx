// `/rates?duplicated=true`: takes the shipment stored on the server and requests new prices for it (R22, C-35).
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { claimDuplicated } from '#contract/wizard-session.ts';
import { Shipment } from '#domain/shipment.ts';
import type { SessionUser } from '#domain/user.ts';
import { formFromSession, keepSessionForm } from '../features/wizard/session-form.ts';
import { requestOf } from '../features/wizard/settled-form.ts';
import { useText } from '../i18n/use-text.ts';
import { call, isSignedOut } from '../lib/api.ts';
import { errorText } from '../lib/error-text.ts';
import { startRatesOf } from '../lib/rates-request.ts';
import { toast } from '../lib/toast.ts';
import { useLostSession } from '../lib/use-lost-session.ts';
import { PageSpinner } from '../ui/spinner.tsx';

export function DuplicatedRates({ user }: { user: SessionUser }) {
  const t = useText();
  const { loading } = t.desk;
  const [, navigate] = useLocation();
  const sessionId = new URLSearchParams(useSearch()).get('sessionId') ?? undefined;
  const { data, error } = useQuery({
    queryKey: ['duplicated-data', user.userId, sessionId],
    // Repeated, it finds nothing more to claim: what the first time found is stored in this tab.
    queryFn: () => load(user, sessionId),
    gcTime: 0,
  });
  useLostSession(error);
  const goOn = useEffectEvent((outcome: Outcome) => {
    if (outcome === 'asked') toast({ title: loading.loaded, text: loading.requoted, tone: 'good' });
    if (outcome === 'incomplete') toast({ title: loading.loaded, text: loading.incomplete });
    navigate(outcome === 'incomplete' ? '/shipping-calculator' : '/rates', { replace: true });
  });
  const giveUp = useEffectEvent((failure: Error) => {
    toast({ title: loading.failed, text: errorText(t, failure), tone: 'bad' });
    navigate('/shipping-calculator', { replace: true });
  });
  useEffect(() => {
    if (data) goOn(data);
    else if (error && !isSignedOut(error)) giveUp(error);
  }, [data, error]);
  return <PageSpinner label={loading.rates} />;
}

/** `none`: no shipment was stored, or another tab has it; this tab shows its own rates, if there are any. */
type Outcome = 'asked' | 'incomplete' | 'none';

/** Stored as the wizard's draft first: whatever becomes of the prices, the shipment is not lost. */
async function load(user: SessionUser, sessionId: string | undefined): Promise<Outcome> {
  const { data } = await call(claimDuplicated, { query: { sessionId } });
  if (!data) return 'none';
  const { form } = formFromSession(data.formData);
  const shipment = Shipment.safeParse(requestOf(form, user.business));
  keepSessionForm(form, shipment.success ? 'services' : 'sender', user.userId);
  if (!shipment.success) return 'incomplete';
  await startRatesOf(form, shipment.data, user.userId);
  return 'asked';
}
