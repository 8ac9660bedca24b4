// The final button: starts the request to the carriers, then on to /rates (R42, R43).
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { ApiError, isSignedOut } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../lib/toast.ts';
import { useSessionLost } from '../../lib/use-user.ts';
import { isRefusalCorrected } from './is-refusal-corrected.ts';
import type { LazySteps } from './use-lazy-steps.ts';
import type { Wizard } from './use-wizard.ts';
import type { WizardForm } from './wizard-state.ts';

export function useRequestRates(wizard: Wizard) {
  const t = useText();
  const [, navigate] = useLocation();
  const sessionLost = useSessionLost();
  const { user, form, values, jumpToFirstIssue } = wizard;
  const attempt = useMutation({
    mutationFn: (start: LazySteps['startRates']) => start(form.values, user),
  });
  const now = useRef(wizard);
  useEffect(() => {
    now.current = wizard;
  });
  /** Whoever has gone back, or changed something meanwhile, stays where they are. */
  const isStill = (asked: WizardForm): boolean =>
    now.current.step === 'services' && now.current.values === asked;
  const sayFailed = (failure: unknown) => {
    toast({ title: t.services.failure.title, text: t.services.failure.toast, tone: 'bad' });
    if (!(failure instanceof ApiError)) return;
    form.refuse(failure.issues);
    jumpToFirstIssue(failure.issues.map((issue) => issue.path));
  };
  const { error } = attempt;
  const isOver = error instanceof ApiError && isRefusalCorrected(error.issues, form.errorAt);
  return {
    /** Shows what is wrong first: with errors, no carrier would be asked. */
    ask: (start: LazySteps['startRates']) => {
      // Neither is called once the wizard is left.
      if (form.wrong.length === 0)
        return attempt.mutate(start, {
          onSuccess: () => {
            if (isStill(values)) navigate('/rates');
          },
          onError: (failure) => {
            if (isSignedOut(failure)) sessionLost();
            else if (isStill(values)) sayFailed(failure);
          },
        });
      form.wrong.forEach(form.reveal);
      jumpToFirstIssue(form.wrong);
    },
    pending: attempt.isPending,
    message: error && !isOver && (errorText(t, error) || t.services.failure.message),
  };
}
