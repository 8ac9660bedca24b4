// The export by which returned or repaired goods once left: its proof may let them in free of duty (UCC art. 203, 205).
import { purposeOf } from './customs-item.ts';
import type { Shipment } from './shipment.ts';
import type { ShipmentPurpose } from './shipment-purpose.ts';

/** Goods on their way to a repair have none yet, but on their way back they do. */
export const mayHaveLeftBefore = (purpose: ShipmentPurpose): boolean =>
  purpose === 'return' || purpose === 'repair';

/** As customs read it; null: none, or not asked for. */
export const earlierExportOf = (shipment: Shipment): string | null =>
  (mayHaveLeftBefore(purposeOf(shipment)) && shipment.earlierExport) || null;

/** How an order is named as the earlier export of its return: "HP-261120-7K3M9Q, MRN 26DE485912345678E0". */
export const namedAsExport = (orderNumber: string, mrn: string | null): string =>
  mrn === null ? orderNumber : `${orderNumber}, MRN ${mrn}`;
