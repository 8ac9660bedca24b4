// The steps after the addresses, loaded while the first one is being filled in.
import { loadOnce } from '../../lib/load-once.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import type * as laterSteps from './lazy-steps.ts';

export type LazySteps = typeof laterSteps;

const late = loadOnce(() => import('./lazy-steps.ts'), 'extras');

/**
 * Not React.lazy: once the file is loaded, a jump to one of its fields must find it at once. A failure is thrown when
 * the file is needed: browsers cache it, so only reloading the page helps, and the error boundary says so.
 */
export const useLazySteps = (needed?: boolean): LazySteps | null => useLoaded(late, needed);
