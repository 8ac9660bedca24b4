// Loads the display of hub routes once there is a hub rate to show.
import { loadOnce } from '../../lib/load-once.ts';

export const lateHub = loadOnce(() => import('./hub-way.tsx'), 'hub');
