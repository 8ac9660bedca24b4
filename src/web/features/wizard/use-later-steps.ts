// The steps after the addresses, loaded while the first one is being filled in.
import { useQuery } from '@tanstack/react-query';
import { loadTexts } from '../../i18n/use-text.ts';
import { ownTask } from '../../lib/own-task.ts';
import type * as laterSteps from './later-steps.ts';

export type LaterSteps = typeof laterSteps;

/**
 * Not React.lazy: once the file is here, a jump to one of its fields must find it at once. A failure is thrown when the
 * file is needed: browsers keep it, so only loading the page again helps, and the error boundary says so.
 */
export const useLaterSteps = (needed: boolean): LaterSteps | undefined =>
  useQuery({
    queryKey: ['later-steps'],
    queryFn: async () => {
      await ownTask();
      return (await Promise.all([import('./later-steps.ts'), loadTexts('extras')]))[0];
    },
    throwOnError: needed,
  }).data;
