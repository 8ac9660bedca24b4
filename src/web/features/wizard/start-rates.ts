// The step from the form to the question to the carriers; loaded with the last steps, as none before needs it.
import { Shipment } from '#domain/shipment.ts';
import type { SessionUser } from '#domain/user.ts';
import { ApiError } from '../../lib/api.ts';
import { startRatesOf } from '../../lib/rates-request.ts';
import { requestOf } from './settled-form.ts';
import type { WizardForm } from './wizard-state.ts';

export async function startRates(form: WizardForm, user: SessionUser): Promise<void> {
  const shipment = Shipment.safeParse(requestOf(form, user.business));
  if (!shipment.success) throw refusedHere(shipment.error.issues);
  await startRatesOf(form, shipment.data, user.userId);
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
