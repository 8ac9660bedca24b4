// Ends the sessions on other devices: one that was lost, lent, or never the customer's own.
import { useMutation } from '@tanstack/react-query';
import { MonitorX } from 'lucide-react';
import { signOutElsewhere } from '#contract/profile.ts';
import { useText } from '../../i18n/use-text.ts';
import { call } from '../../lib/api.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { toast } from '../../lib/toast.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from './section-card.tsx';

export function OtherDevices() {
  const t = useText();
  const texts = t.security.elsewhere;
  const end = useMutation({
    mutationFn: () => call(signOutElsewhere),
    onSuccess: ({ ended }) => toast({ title: texts.done(ended), tone: 'good' }),
    onError: (error) => toastFailure(t, texts.failed, error),
  });
  useLostSession(end.error);
  return (
    <SectionCard title={texts.title} text={texts.text}>
      <Button onClick={() => end.mutate()} busy={end.isPending}>
        {!end.isPending && <MonitorX aria-hidden size={18} />}
        {texts.action}
      </Button>
    </SectionCard>
  );
}
