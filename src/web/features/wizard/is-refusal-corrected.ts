// Whether the message about a refusal can go.
import type { Form } from '../../lib/use-form.ts';

/** True once each field named by the refusal has been corrected; a refusal that named none stays. */
export const isRefusalCorrected = (
  refused: readonly { path: string }[],
  errorAt: Form<unknown>['errorAt'],
): boolean => refused.length > 0 && !refused.some(({ path }) => errorAt(path));
