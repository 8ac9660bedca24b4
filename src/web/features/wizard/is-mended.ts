// Whether the sentence about a refusal has done its work.
import type { Form } from '../../lib/use-form.ts';

/** Over once each field that was named has been mended; a refusal that named none stays. */
export const isMended = (refused: readonly { path: string }[], errorAt: Form<unknown>['errorAt']): boolean =>
  refused.length > 0 && !refused.some(({ path }) => errorAt(path));
