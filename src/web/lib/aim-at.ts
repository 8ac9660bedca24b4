// The way back into the wizard, to the package that is meant. A file of its own: the wizard itself has no byte for it.
import { ownShipment, writePlace } from './kept-shipment.ts';

/** The wizard of this tab opens at the package that is meant; at its first where none is. */
export const aimAt = (userId: string, packageId = ''): void =>
  writePlace({ step: 'package', selectedId: packageId }, userId, ownShipment(userId) === null);
