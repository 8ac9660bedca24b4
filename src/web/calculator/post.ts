// How the calculators ask the server, without anything of React or of the schemas: the pages that need it must stay small.
import type { Endpoint, GivenBody } from '#contract/endpoint.ts';

/** The path cannot be read from the endpoint, which is a type only; the compiler compares. */
export const post = <E extends Endpoint>(path: E['path'], body: GivenBody<E>): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });
