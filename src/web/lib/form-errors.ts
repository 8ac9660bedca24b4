// From the domain's issues to the errors of a form; the message of each is its reason code.
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

type Issue = { path: readonly PropertyKey[]; message: string };

/** Nested as the form is; of several issues of a field the first stays. */
export function toFieldErrors<V extends FieldValues>(issues: readonly Issue[]): FieldErrors<V> {
  const errors: Record<string, unknown> = {};
  for (const { path, message } of issues) {
    let level = errors;
    for (const step of path.slice(0, -1)) {
      level[String(step)] ??= {};
      level = level[String(step)] as Record<string, unknown>;
    }
    level[String(path.at(-1))] ??= { type: message, message };
  }
  return errors as FieldErrors<V>;
}

/** Checks a form with a schema of the domain. */
export const resolverFor =
  <V extends FieldValues>(schema: z.ZodMiniType, more: (values: V) => Issue[] = () => []): Resolver<V> =>
  (values) => {
    const parsed = schema.safeParse(values);
    const issues = [...(parsed.success ? [] : parsed.error.issues), ...more(values)];
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: toFieldErrors<V>(issues) };
  };
