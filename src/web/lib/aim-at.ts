// Leads back into the wizard, to a given package. A file of its own, to keep its bytes out of the wizard's.
import { ownShipment, writePlace } from './kept-shipment.ts';

/** Has the wizard of this tab open at the given package, or at the first. */
export const aimAt = (userId: string, packageId = ''): void =>
  writePlace({ step: 'package', selectedId: packageId }, userId, ownShipment(userId) === null);
