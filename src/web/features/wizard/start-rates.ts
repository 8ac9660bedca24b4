// From the form to the request for rates; loaded with the last steps, as no earlier one needs it.
import { Shipment } from '#domain/shipment.ts';
import type { SessionUser } from '#domain/user.ts';
import { startRatesOf } from '../../lib/rates-request.ts';
import { refusal } from '../../lib/refusal.ts';
import { requestOf } from './settled-form.ts';
import type { WizardForm } from './wizard-state.ts';

export async function startRates(form: WizardForm, user: SessionUser): Promise<void> {
  const shipment = Shipment.safeParse(requestOf(form, user.business));
  // Complete by the rules of the form, but not valid as a shipment.
  if (!shipment.success) {
    const issues = shipment.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      reason: message,
    }));
    throw refusal(400, { code: 'invalid_request', issues });
  }
  await startRatesOf(form, shipment.data, user.userId);
}
