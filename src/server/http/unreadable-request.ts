// Answers what never became a request: Node could not parse it, or it did not arrive in time.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { errorReply } from './error-reply.ts';
import { AppError } from '../errors.ts';
import type { Protection } from './security.ts';

/** By Node's error code; the statuses are the ones every HTTP library knows. */
const known: Readonly<Record<string, { status: number; refusal: AppError }>> = {
  HPE_HEADER_OVERFLOW: refused(431, 'The request headers are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: refused(408, 'The request took too long.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, refusal: new AppError('body_too_large') },
};
const unreadable = refused(400, 'The request cannot be read.');

/** The framework's handler for such connections. */
export function refuseUnreadable(
  log: FastifyBaseLogger,
  protection: Protection,
): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    const { code = '' } = error;
    // A client that has hung up gets no reply.
    if (code === 'ECONNRESET' || socket.destroyed) return;
    const { status, refusal } = known[code] ?? unreadable;
    // NOTE: not the error itself: it carries the received bytes, which may be personal.
    log.debug({ code, status }, 'not a request');
    if (socket.writable)
      socket.write(answer(status, protection, JSON.stringify(errorReply(refusal, randomUUID()))));
    socket.destroy();
  };
}

/** There is no response object yet, so the reply is written by hand. */
function answer(status: number, protection: Protection, body: string): string {
  const all = {
    ...protection,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

function refused(status: number, message: string): { status: number; refusal: AppError } {
  return { status, refusal: new AppError('malformed_body', { message }) };
}
