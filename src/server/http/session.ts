// Sessions: a random token in a cookie, its hash in the database, ended by idling or by age; and guests.
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#domain/durations.ts';
import { ABSOLUTE_MS, GUEST_MS, IDLE_MS } from '#domain/session-limits.ts';
import { type Customer, guestUser } from '#domain/user.ts';
import type { Context } from '../context.ts';
import {
  deleteOtherSessions,
  deleteSession,
  findSession,
  insertSession,
  touchSession,
} from '../db/sessions.ts';
import { toCustomer } from '../db/users.ts';
import { AppError } from '../errors.ts';
import { hashOfToken, newToken } from '../secret-token.ts';
import type { VerifiedPassword } from '../use-cases/auth/authenticated-user.ts';

/** `last_seen` is written at most this often: a write per request would cost more than the request. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** The signed-in user, or null without a valid session. One query. */
export async function findUser(ctx: Context, request: FastifyRequest): Promise<Customer | null> {
  const token = tokenOf(ctx, request);
  if (!token) return null;
  const now = ctx.clock();
  const tokenHash = hashOfToken(token);
  const found = await findSession(ctx.db.orm, { tokenHash, now, idleSince: idleSince(now) });
  if (!found) return null;
  if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_EVERY_MS)
    await touchSession(ctx.db.orm, tokenHash, now);
  return toCustomer(found);
}

/** The guest this browser already is, or null. Nothing is stored for a guest: the secret in the cookie is the proof. */
export function findGuest(ctx: Context, request: FastifyRequest): Customer | null {
  const token = request.cookies[cookieNames(ctx, request).guest];
  return token && TOKEN.test(token) ? guestUser(hashOfToken(token)) : null;
}

/** Makes the browser a guest, under an id that nobody else can guess. */
export function openGuest(ctx: Context, { request, reply }: Exchange): Customer {
  const token = newToken();
  void reply.setCookie(cookieNames(ctx, request).guest, token, {
    ...cookieOptions(ctx, request),
    maxAge: GUEST_MS / 1000,
  });
  return guestUser(hashOfToken(token));
}

/**
 * Opens a session with a new token and deletes the one the browser came with (session fixation). Throws
 * `wrong_credentials` if the password was changed, or the account closed, since it was checked.
 */
export async function openSession(
  ctx: Context,
  { request, reply }: Exchange,
  { userId, passwordHash }: VerifiedPassword,
): Promise<void> {
  const now = ctx.clock();
  const token = newToken();
  const session = {
    tokenHash: hashOfToken(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
    lastSeenAt: now,
  };
  const isOpen = await insertSession(ctx.db.orm, session, passwordHash);
  if (!isOpen) throw new AppError('wrong_credentials');
  const earlier = tokenOf(ctx, request);
  if (earlier) await deleteSession(ctx.db.orm, hashOfToken(earlier));
  void reply.setCookie(cookieNames(ctx, request).session, token, {
    ...cookieOptions(ctx, request),
    maxAge: ABSOLUTE_MS / 1000,
  });
}

/** Ends the session, if there is one. */
export async function closeSession(ctx: Context, { request, reply }: Exchange): Promise<void> {
  const token = tokenOf(ctx, request);
  if (!token) return;
  await deleteSession(ctx.db.orm, hashOfToken(token));
  void reply.clearCookie(cookieNames(ctx, request).session, cookieOptions(ctx, request));
}

/** Ends all other sessions of this session's user and returns how many there were. */
export async function closeOtherSessions(
  ctx: Context,
  { request, user: { userId }, now }: { request: FastifyRequest; user: Customer; now: Date },
): Promise<number> {
  const tokenHash = hashOfToken(tokenOf(ctx, request) ?? '');
  const ended = await deleteOtherSessions(ctx.db.orm, { userId, tokenHash, now, idleSince: idleSince(now) });
  ctx.log.info({ userId, ended }, 'other sessions ended');
  return ended;
}

const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MS);

function tokenOf(ctx: Context, request: FastifyRequest): string | null {
  const token = request.cookies[cookieNames(ctx, request).session];
  return token && TOKEN.test(token) ? token : null;
}

const isSecure = (ctx: Context, request: FastifyRequest): boolean =>
  ctx.config.publicUrl ? ctx.config.publicUrl.startsWith('https:') : request.protocol === 'https';

type CookieNames = Record<'session' | 'guest' | 'site', string>;

/** With this prefix browsers refuse the cookie from subdomains and over http. */
export function cookieNames(ctx: Context, request: FastifyRequest): CookieNames {
  const prefix = isSecure(ctx, request) ? '__Host-' : '';
  return { session: `${prefix}hp_session`, guest: `${prefix}hp_guest`, site: `${prefix}hp_site` };
}

export const cookieOptions = (ctx: Context, request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(ctx, request),
});
