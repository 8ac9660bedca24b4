// The calculators' way to call the server, without React or schemas: their pages must stay small.
import type { Endpoint, BodyInputOf } from '#contract/endpoint.ts';

/** The path cannot be read from the endpoint, which is only a type; the compiler compares both. */
export const post = <E extends Endpoint>(path: E['path'], body: BodyInputOf<E>): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });
