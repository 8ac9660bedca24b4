// The UpstreamError of a call; a call that succeeds fails the test.
import { expect } from 'vitest';
import { UpstreamError } from '#server/errors.ts';

export async function upstreamErrorOf(call: Promise<unknown>): Promise<UpstreamError> {
  const error = await call.then(
    (value) => expect.unreachable(`expected a fault, got ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof UpstreamError)) throw error;
  return error;
}
