// Loads the display of hub routes once there is a hub rate to show.
import { loadOnce } from '../../lib/load-once.ts';

export const lazyHub = loadOnce(() => import('./hub-route.tsx'), 'hub');
