// The final button: starts the request to the carriers, then on to /rates (R42, R43).
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { ApiError, isSignedOut } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../lib/toast.ts';
import { useSessionLost } from '../../lib/use-user.ts';
import { isRefusalCorrected } from './is-refusal-corrected.ts';
import type { LazySteps } from './use-lazy-steps.ts';
import type { Wizard } from './use-wizard.ts';

export function useRequestRates(wizard: Wizard) {
  const t = useText();
  const [, navigate] = useLocation();
  const sessionLost = useSessionLost();
  const { user, form, jumpToFirstIssue } = wizard;
  const attempt = useMutation({
    mutationFn: (start: LazySteps['startRates']) => start(form.values, user),
    onError: (error) => {
      if (isSignedOut(error)) return sessionLost();
      toast({ title: t.services.failure.title, text: t.services.failure.toast, tone: 'bad' });
      if (!(error instanceof ApiError)) return;
      form.refuse(error.issues);
      jumpToFirstIssue(error.issues.map((issue) => issue.path));
    },
  });
  const { error } = attempt;
  const isOver = error instanceof ApiError && isRefusalCorrected(error.issues, form.errorAt);
  return {
    /** Shows what is wrong first: with errors, no carrier would be asked. */
    ask: (start: LazySteps['startRates']) => {
      // A customer who has left the wizard meanwhile stays where they are.
      if (form.wrong.length === 0) return attempt.mutate(start, { onSuccess: () => navigate('/rates') });
      form.wrong.forEach(form.reveal);
      jumpToFirstIssue(form.wrong);
    },
    pending: attempt.isPending,
    message: error && !isOver && (errorText(t, error) || t.services.failure.message),
  };
}
