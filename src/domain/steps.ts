// Long work done in steps, so that its caller can let other work run in between.

/** Runs all steps at once. */
export function runToEnd<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
