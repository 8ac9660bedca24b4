// PayPal-Request-Id: the same request twice does its work once and answers the current state.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from './tokens.ts';
import { PaypalError, refuse } from './wire-error.ts';
import type { PaypalWorld } from './world.ts';

/** Whether the caller wants the full representation, or only id, status and links. */
export type Prefer = 'minimal' | 'representation';
export type Answer = { status: number; print: (prefer: Prefer) => unknown };
export type StoredAnswer = { answer: Answer | null; fingerprint: string; until: number };

const HOUR_MS = 3_600_000;
/** How long a key is kept (OpenAPI text): 6 hours for orders, 45 days for payments. */
const KEPT_MS = { orders: 6 * HOUR_MS, payments: 45 * 24 * HOUR_MS };

const preferOf = ({ headers }: FastifyRequest): Prefer =>
  /return=representation/i.test(String(headers['prefer'] ?? '')) ? 'representation' : 'minimal';

export function requestIdOf({ headers }: FastifyRequest): string | null {
  const id = headers['paypal-request-id'];
  if (typeof id !== 'string' || id === '') return null;
  if (id.length > 108) {
    throw refuse('INVALID_STRING_LENGTH', { field: 'PayPal-Request-Id', location: 'header' });
  }
  return id;
}

function send(reply: FastifyReply, request: FastifyRequest, { status, print }: Answer) {
  const body = print(preferOf(request));
  return body === undefined ? reply.code(204).send() : reply.code(status).send(body);
}

/** The earlier answer to the same key; throws when it is not done yet, or the request differs. */
function recall(stored: StoredAnswer, fingerprint: string, isOrder: boolean): Answer {
  if (stored.answer === null) {
    const issue = 'PREVIOUS_REQUEST_IN_PROGRESS';
    throw new PaypalError(isOrder ? 422 : 409, [{ issue }]);
  }
  if (stored.fingerprint !== fingerprint) {
    throw refuse('INCOMPATIBLE_PARAMETER_VALUE', { field: 'PayPal-Request-Id', location: 'header' });
  }
  return { ...stored.answer, status: 200 };
}

/**
 * Runs `work` and sends its answer; with a known PayPal-Request-Id it only answers. A refused request leaves its key
 * free, as it has created nothing to report on. PayPal does not document this, so no caller may rely on it.
 */
export async function once(
  world: PaypalWorld,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: () => Answer,
) {
  // Yields to other requests, so that two concurrent calls do overlap.
  const think = () => (world.thinkMs > 0 ? world.pause(world.thinkMs) : nextTurn());
  const requestId = requestIdOf(request);
  if (requestId === null) {
    await think();
    return send(reply, request, work());
  }
  const path = request.url.split('?')[0] ?? '';
  const isOrder = path.includes('/checkout/');
  const key = [clientOf(request), request.method, path, requestId].join(' ');
  const fingerprint = JSON.stringify(request.body ?? {});
  const stored = world.answers.get(key);
  if (stored && stored.until > world.clock.now()) {
    return send(reply, request, recall(stored, fingerprint, isOrder));
  }
  const kept = KEPT_MS[isOrder ? 'orders' : 'payments'];
  const entry: StoredAnswer = { answer: null, fingerprint, until: world.clock.now() + kept };
  world.answers.put(key, entry);
  try {
    await think();
    entry.answer = work();
  } catch (error) {
    world.answers.delete(key);
    throw error;
  }
  return send(reply, request, entry.answer);
}
