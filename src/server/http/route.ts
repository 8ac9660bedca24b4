// Binds an endpoint of the contract to a handler: identify the caller, parse in, parse out.
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  EXPECTED_USER,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  pathsOf,
  type QueryOf,
  type ReplyOf,
  type Schema,
} from '#contract/endpoint.ts';
import type { FieldIssue } from '#contract/error.ts';
import type { Customer } from '#domain/user.ts';
import { callerAddress } from './caller-address.ts';
import type { Context } from '../context.ts';
import { toFieldIssues } from './error-reply.ts';
import { AppError } from '../errors.ts';
import { isOneTimeReply } from './security.ts';
import { findGuest, findUser, openGuest } from './session.ts';

type UserOf<E extends Endpoint> = E['access'] extends 'open' ? Customer | null : Customer;

/** What a handler receives. */
export type Call<E extends Endpoint> = {
  body: BodyOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  user: UserOf<E>;
  headers: IncomingHttpHeaders;
  /** The caller's network address, as limits count it. */
  ip: string;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** NOTE: the second half only makes the compiler keep `success: true` a literal while it still infers E. */
type Answer<E extends Endpoint> = ReplyOf<E> & { success?: boolean };

/** The reply is parsed by the contract: fields not named there are not sent. */
export function bind<E extends Endpoint>(
  app: FastifyInstance,
  ctx: Context,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): void {
  bindRaw(app, ctx, endpoint, handler);
}

/** Like `bind`, for handlers that may send the answer themselves (a stream, a PDF) and return the framework's reply. */
export function bindRaw<E extends Endpoint>(
  app: FastifyInstance,
  ctx: Context,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E> | FastifyReply>,
): void {
  for (const url of pathsOf(endpoint))
    app.route({
      method: endpoint.method,
      url,
      // On HEAD the framework would run the handler and send only the headers: what is handed out once would be lost.
      exposeHeadRoute: !isOneTimeReply(url),
      handler: async (request, reply) => {
        const answer: unknown = await handler(await parseIn(ctx, endpoint, { request, reply }));
        // NOTE: the framework's reply is a thenable; awaited, it is undefined once the answer has gone out.
        return answer === undefined ? reply : parseOut(endpoint, answer);
      },
    });
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

async function parseIn<E extends Endpoint>(
  ctx: Context,
  endpoint: E,
  { request, reply }: Exchange,
): Promise<Call<E>> {
  const user = await callerOf(ctx, endpoint, { request, reply });
  const unknown: FieldIssue[] = [];
  const params = parsePart(endpoint.params, request.params, unknown);
  // A malformed id names nothing.
  if (unknown.length > 0) throw new AppError('not_found');
  const issues: FieldIssue[] = [];
  const parsed = {
    params,
    query: parsePart(endpoint.query, request.query, issues),
    body: parsePart(endpoint.body, request.body, issues),
  };
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
  // The schemas of `endpoint` have just validated these types; the compiler cannot follow them through E.
  const typed = parsed as Pick<Call<E>, keyof typeof parsed>;
  return {
    params: typed.params,
    query: typed.query,
    body: typed.body,
    user: user as UserOf<E>,
    headers: request.headers,
    ip: callerAddress(request.ip),
    now: ctx.clock(),
    request,
    reply,
  };
}

/** The caller: a user, or a guest where the endpoint allows one. */
async function callerOf(ctx: Context, { access }: Endpoint, exchange: Exchange): Promise<Customer | null> {
  const user = await findUser(ctx, exchange.request);
  const believed = exchange.request.headers[EXPECTED_USER.toLowerCase()];
  if (access !== 'open' && believed && believed !== user?.userId) throw new AppError('not_signed_in');
  if (user) return user;
  const guest = access === 'user' ? null : findGuest(ctx, exchange.request);
  if (guest || access === 'open') return guest;
  if (access === 'visitor') return openGuest(ctx, exchange);
  throw new AppError('not_signed_in');
}

function parsePart(schema: Schema | undefined, input: unknown, issues: FieldIssue[]): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  issues.push(...toFieldIssues(result.error.issues, input));
  return undefined;
}

function parseOut(endpoint: Endpoint, answer: unknown): unknown {
  const result = endpoint.reply.safeParse(answer);
  if (result.success) return result.data;
  const fields = toFieldIssues(result.error.issues, answer).map(({ path, reason }) => `${path} ${reason}`);
  throw new Error(`The reply of ${endpoint.path} breaks the contract: ${fields.join(', ')}`);
}

/**
 * Fires when the caller goes away before the answer is complete. NOTE: not a getter of the call: V8 keeps every object
 * with a getter of its own, and the whole exchange with it, until the next full collection.
 */
export function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
