// A checkout that ended without labels: redirects to the page that says why, or says why right here.
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import { failurePage } from '#contract/failure-page.ts';
import { LoadingCheckout } from './loading-checkout.tsx';
import { StoppedCheckout } from './stopped-checkout.tsx';

export function EndedCheckout({ intent, onStopped }: { intent: Intent; onStopped: () => void }) {
  const [, navigate] = useLocation();
  const path = failurePage(intent, { intentId: intent.id });
  useEffect(() => {
    if (path) navigate(path, { replace: true });
  }, [path, navigate]);
  return path ? <LoadingCheckout /> : <StoppedCheckout intent={intent} onStopped={onStopped} />;
}
