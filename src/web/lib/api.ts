// Calls an endpoint of the contract: path, body and reply are typed by its constant.
import type { Endpoint, BodyInputOf, ReplyOf } from '#contract/endpoint.ts';
import type { ReadDetails } from '#contract/error-details.ts';
import * as z from 'zod/mini';
import { type ErrorCode, FieldIssue } from '#contract/error.ts';

/** Any reply that is not ok; `message` is "<status>: <body text>" (R9). Status 0: the server was not reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly issues: FieldIssue[];
  readonly details: ReadDetails;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    const { data } = Refusal.safeParse(fromJson(text));
    this.status = status;
    this.code = (data?.code ?? null) as ErrorCode | null;
    this.issues = data?.issues ?? [];
    this.details = data?.details ?? {};
  }
}

/** Nobody is signed in any more, or a different user. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_signed_in';

type Given<E extends Endpoint> = {
  body?: BodyInputOf<E>;
  /** A multipart form, instead of a body. */
  form?: FormData;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
};

/** The raw response of an endpoint; throws ApiError unless it is ok. */
export async function open<E extends Endpoint>(endpoint: E, given: Given<E> = {}): Promise<Response> {
  const response = await fetch(urlOf(endpoint, given), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: { Accept: 'application/json', ...(given.body && json), ...given.headers },
    body: given.form ?? (given.body === undefined ? null : JSON.stringify(given.body)),
    signal: given.signal ?? null,
  }).catch((cause: unknown) => {
    // An intended abort stays one; everything else means that the server did not answer.
    if (given.signal?.aborted) throw cause;
    throw new ApiError(0, String(cause));
  });
  if (response.ok) return response;
  const error = new ApiError(response.status, (await response.text()) || response.statusText);
  // The server has a page of its own that asks for the site's password (C-62).
  if (error.code === 'site_locked') location.reload();
  throw error;
}

/** The parsed reply of an endpoint; throws ApiError. */
export async function call<E extends Endpoint>(endpoint: E, given: Given<E> = {}): Promise<ReplyOf<E>> {
  const response = await open(endpoint, given);
  const text = await response.text();
  const parsed = endpoint.reply.safeParse(fromJson(text));
  if (!parsed.success) throw new ApiError(response.status, text);
  return parsed.data as ReplyOf<E>;
}

const json = { 'Content-Type': 'application/json' };

export function urlOf<E extends Endpoint>(endpoint: E, given: Pick<Given<E>, 'params' | 'query'>): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(given.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {}))
    if (value !== undefined) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Without the list of codes, which every page would carry: an unknown code merely has no sentence. */
const Refusal = z.object({
  success: z.literal(false),
  code: z.string(),
  issues: z.optional(z.array(FieldIssue)),
  details: z.optional(z.record(z.string(), z.unknown())),
});

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, e.g. the page of a proxy: the text itself is all there is.
    return null;
  }
}
