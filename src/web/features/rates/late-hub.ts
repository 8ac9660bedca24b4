// Fetches what shows a hub route, once a hub rate is there to be shown.
import { loadOnce } from '../../lib/load-once.ts';

export const lateHub = loadOnce(() => import('./hub-way.tsx'), 'hub');
