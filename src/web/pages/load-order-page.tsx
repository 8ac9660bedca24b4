// `/?loadOrder=<id or number>`: puts that order into the wizard and goes there (R18).
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { duplicateOrder } from '#contract/order-actions.ts';
import { useText } from '../i18n/use-text.ts';
import { call, isSignedOut } from '../lib/api.ts';
import { errorText } from '../lib/error-text.ts';
import { toast } from '../lib/toast.ts';
import { useLostSession } from '../lib/use-lost-session.ts';
import { PageSpinner } from '../ui/spinner.tsx';

export function LoadOrderPage() {
  const t = useText();
  const [, navigate] = useLocation();
  const id = new URLSearchParams(useSearch()).get('loadOrder') ?? '';
  const { data, error } = useQuery({
    queryKey: ['load-order', id],
    // Repeated, it stores the same shipment again.
    queryFn: () => call(duplicateOrder, { params: { id } }),
    // The same link may be followed again.
    gcTime: 0,
  });
  useLostSession(error);
  const goOn = useEffectEvent(() => navigate('/shipping-calculator', { replace: true }));
  const giveUp = useEffectEvent((failure: Error) => {
    toast({ title: t.desk.loading.failed, text: errorText(t, failure), tone: 'bad' });
    navigate('/dashboard', { replace: true });
  });
  useEffect(() => {
    if (data) goOn();
    // Without a session the login is offered, at this very address.
    else if (error && !isSignedOut(error)) giveUp(error);
  }, [data, error]);
  return <PageSpinner label={t.desk.loading.order} />;
}
