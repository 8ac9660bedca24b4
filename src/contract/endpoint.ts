// The shape of an endpoint: what two parties signed. The server binds it, the browser calls it.
import * as z from 'zod/mini';

export type Schema = z.ZodMiniType;

export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE';
  path: `/${string}`;
  /** Other paths to the same, e.g. a clean one beside a specified one (C-58). */
  aliases?: readonly `/${string}`[];
  /** One line for /api/docs. */
  summary: string;
  /**
   * Who may call it. `open`: anybody. `visitor`: anybody, and whoever comes without a session is a guest from then on.
   * `owner`: a signed-in user or such a guest. `user`: signed in.
   */
  access: 'open' | 'visitor' | 'owner' | 'user';
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Headers a caller must send besides. */
  headers?: readonly string[];
  /** Form fields, where the body is multipart; the first is the file. */
  form?: readonly string[];
  reply: Schema;
  /** Content types of the answer, where it is not JSON alone. */
  answers?: readonly string[];
};

/**
 * Whom a browser believes to be signed in. Except at open doors, anybody else is `not_signed_in`: a customer whose session
 * has ended must not become a guest without noticing. Callers without it are whoever their cookies say.
 */
export const BELIEVED_USER = 'X-User-Id';

export const endpoint = <const E extends Endpoint>(constant: E): E => constant;

/** The reply of whatever has nothing to say but that it is done. */
export const Success = z.object({ success: z.literal(true) });

/** Where it is found: the specified path first. */
export const pathsOf = ({ path, aliases = [] }: Endpoint): `/${string}`[] => [path, ...aliases];

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Given<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives, parsed. */
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
/** What a caller may send. */
export type GivenBody<E extends Endpoint> = Given<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
