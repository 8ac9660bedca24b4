// Fetches what shows the billed weight of a rate, once a rate is there to be shown.
import { loadOnce } from '../../lib/load-once.ts';

export const loadWeights = loadOnce(() => import('./weight-line.tsx'), 'border');
