// The shape of an endpoint, a contract between two parties: the server binds it, the browser calls it.
import * as z from 'zod/mini';

export type Schema = z.ZodMiniType;

export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE';
  path: `/${string}`;
  /** Other paths to the same endpoint, e.g. a clean one beside a specified one (C-58). */
  aliases?: readonly `/${string}`[];
  /** One line for /api/docs. */
  summary: string;
  /**
   * Who may call it. `open`: anybody. `visitor`: anybody, and a caller without a session becomes a guest. `owner`: a
   * signed-in user or such a guest. `user`: signed in.
   */
  access: 'open' | 'visitor' | 'owner' | 'user';
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Further headers that a caller may send. */
  headers?: readonly string[];
  /** Form fields, where the body is multipart; the first is the file. */
  form?: readonly string[];
  reply: Schema;
  /** Content types of the answer, where it is not JSON alone. */
  answers?: readonly string[];
};

/**
 * The user that the browser believes to be signed in. Except at open endpoints, a mismatch is `not_signed_in`: a
 * customer whose session has ended must not become a guest unnoticed. Without the header, the cookies alone decide.
 */
export const EXPECTED_USER = 'X-User-Id';

export const endpoint = <const E extends Endpoint>(constant: E): E => constant;

/** The reply of an endpoint that has nothing to return. */
export const Success = z.object({ success: z.literal(true) });

/** All paths of an endpoint, the specified one first. */
export const pathsOf = ({ path, aliases = [] }: Endpoint): `/${string}`[] => [path, ...aliases];

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Given<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives, parsed. */
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
/** What a caller may send. */
export type BodyInputOf<E extends Endpoint> = Given<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
