// A body is held in memory as a whole until it is answered: this limits what one address may send at the same time.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storeDeclaration } from '#contract/uploads.ts';
import { AppError } from '../errors.ts';
import { callerAddress } from './caller-address.ts';

/** A browser sends a few kilobytes at a time; a carrier that calls about hundreds of parcels at once, a few megabytes. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Announced bodies up to this length are not counted: nearly all are, and a thousand of them are no harm. */
const SMALL_BYTES = 16 * 1024;
const RETRY_AFTER_SECONDS = 5;

export function limitBodies(app: FastifyInstance): void {
  const underWay = new Map<string, number>();
  const count = (ip: string, bytes: number): void => {
    const now = (underWay.get(ip) ?? 0) + bytes;
    if (now > 0) underWay.set(ip, now);
    else underWay.delete(ip);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const bytes = announcedBy(request);
    if (bytes <= SMALL_BYTES) return done();
    const ip = callerAddress(request.ip);
    if ((underWay.get(ip) ?? 0) + bytes > MOST_BYTES)
      return done(new AppError('too_many_requests', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } }));
    count(ip, bytes);
    reply.raw.once('close', () => count(ip, -bytes));
    done();
  });
}

/** A body of unknown length may become as long as its route allows; a longer one is refused unread. */
function announcedBy(request: FastifyRequest): number {
  const { headers } = request;
  const length = headers['content-length'];
  if (length === undefined && headers['transfer-encoding'] === undefined) return 0;
  if (Number(length) <= SMALL_BYTES) return Number(length);
  // Fastify makes these anew each time.
  const { routeOptions } = request;
  // Files have limits of their own; see store-declaration.ts.
  const isFile = headers['content-type']?.startsWith('multipart/') === true;
  if (isFile && routeOptions.url === storeDeclaration.path) return 0;
  return Math.min(Number(length ?? Infinity), routeOptions.bodyLimit);
}
