// The way back into the wizard, at a given step or package; apart because the wizard's own chunk has no byte to spare.
import { ownShipment, type WizardPlace, writePlace } from './kept-shipment.ts';

/** The wizard of this tab opens at this step; at the package step, with the given package or the first. */
export const openWizardAt = (userId: string, packageId = '', step: WizardPlace['step'] = 'package'): void =>
  writePlace({ step, selectedId: packageId }, userId, ownShipment(userId) === null);
