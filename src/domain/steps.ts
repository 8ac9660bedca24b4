// Work that takes long and is done in steps, so that whoever runs it may let others go first.

/** All steps at once. */
export function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
