// Loads the display of import costs once a rate of such a shipment is chosen.
import { loadOnce } from '../../lib/load-once.ts';

export const lazyDuties = loadOnce(() => import('./duty-estimate.tsx'), 'border');
