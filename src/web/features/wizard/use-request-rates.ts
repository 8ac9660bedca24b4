// The final button: starts the question to the carriers, then on to /rates (R42, R43).
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Shipment } from '#domain/shipment.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../lib/toast.ts';
import { useSessionLost } from '../../lib/use-user.ts';
import type { Wizard } from './use-wizard.ts';
import { requestOf } from './wizard-state.ts';

export function useRequestRates(wizard: Wizard) {
  const t = useText();
  const [, navigate] = useLocation();
  const sessionLost = useSessionLost();
  const { user, form, jumpToFirstIssue } = wizard;
  const attempt = useMutation({
    mutationFn: async () => {
      const shipment = Shipment.safeParse(requestOf(form.values, user.business));
      if (!shipment.success) throw refusedHere(shipment.error.issues);
      // Loaded now: no step before this one needs it.
      const { startRatesOf } = await import('../../lib/rates-request.ts');
      await startRatesOf(form.values, shipment.data, user.userId);
    },
    onSuccess: () => navigate('/rates'),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) return sessionLost();
      toast({ title: t.services.failure.title, text: t.services.failure.toast, tone: 'bad' });
      if (!(error instanceof ApiError)) return;
      form.refuse(error.issues);
      jumpToFirstIssue(error.issues.map((issue) => issue.path));
    },
  });
  return {
    ask: () => attempt.mutate(),
    pending: attempt.isPending,
    message: attempt.error && (errorText(t, attempt.error) || t.services.failure.message),
  };
}

/** The form is complete by its own rules but not by the shipment's: said like a refusal of the server. */
const refusedHere = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): ApiError =>
  new ApiError(
    400,
    JSON.stringify({
      success: false,
      code: 'invalid_request',
      message: '',
      requestId: '',
      issues: issues.map(({ path, message }) => ({ path: path.join('.'), reason: message })),
    }),
  );
