// The password of the whole site (C-62): without it visitors see a welcome page and nothing else. Off unless set.
import { createHash, createHmac, scryptSync, timingSafeEqual } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf } from '#contract/endpoint.ts';
import { unlockSite } from '#contract/site-gate.ts';
import { acceptedLanguage } from '#domain/accepted-language.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { isApiPath } from './is-api-path.ts';
import { bindRaw, type Call } from './route.ts';
import { cookieNames, cookieOptions } from './session.ts';
import { welcomePage } from './welcome-page.ts';

const OPEN_MS = DAY_MS;
const FORM = 'application/x-www-form-urlencoded';
const FORM_LIMIT_BYTES = 32 * 1024;

/** Must be registered before the routes. */
export function registerSiteGate(app: FastifyInstance, ctx: Context): void {
  const { sitePassword } = ctx.config;
  const lock = sitePassword === null ? null : createLock(sitePassword);
  if (lock)
    app.addHook('onRequest', async (request, reply) => {
      const key = request.cookies[cookieNames(ctx, request).site];
      if (isAlwaysOpen(request) || lock.fits(key, ctx.clock())) return;
      void reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store');
      if (!isForPerson(request)) throw new AppError('site_locked');
      const language = acceptedLanguage(request.cookies['language'] ?? request.headers['accept-language']);
      return showPage(ctx, reply.code(401), { language, next: request.url, problem: null });
    });
  void app.register(async (scope) => {
    // A page without script sends a form; security.ts has already checked that the page is ours.
    const options = { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES } as const;
    scope.addContentTypeParser(FORM, options, (_request, body: string, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    bindRaw(scope, ctx, unlockSite, (call) => unlock(ctx, lock, call));
  });
}

type Lock = {
  isPassword(given: string): boolean;
  /** The cookie value that is valid until `end`. */
  keyUntil(end: Date): string;
  fits(cookie: string | undefined, now: Date): boolean;
};

/** Cookies expire with the password they were issued for: they are signed with a key slowly derived from it. */
function createLock(password: string): Lock {
  const secret = scryptSync(password, 'site gate', 32);
  const sign = (end: string): string => createHmac('sha256', secret).update(end).digest('base64url');
  return {
    isPassword: (given) => isSame(given, password),
    keyUntil: (end) => `${end.getTime()}.${sign(String(end.getTime()))}`,
    fits(cookie, now) {
      const [end = '', signature = ''] = cookie?.split('.', 2) ?? [];
      return /^\d{1,15}$/.test(end) && isSame(signature, sign(end)) && Number(end) > now.getTime();
    },
  };
}

/** Takes the same time wherever the two differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Monitoring, the unlock call, and the providers' webhooks, which know no password. */
const isAlwaysOpen = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.isForeign === true ||
  routeOptions.url === '/api/health' ||
  routeOptions.url === unlockSite.path;

const isForPerson = ({ method, url, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && !isApiPath(url) && (headers.accept?.includes('text/html') ?? false);

type Unlocking = Pick<Call<typeof unlockSite>, 'body' | 'ip' | 'now' | 'request' | 'reply'>;

async function unlock(ctx: Context, lock: Lock | null, call: Unlocking) {
  const { body, request, reply } = call;
  const isForm = request.headers['content-type']?.startsWith(FORM) ?? false;
  try {
    if (lock) await openLock(ctx, lock, call);
  } catch (error) {
    if (!isForm || !(error instanceof AppError)) throw error;
    return refuseForm(ctx, reply, body, error);
  }
  return isForm ? reply.redirect(ownAddress(body.next), 303) : ({ success: true } as const);
}

async function openLock(
  ctx: Context,
  lock: Lock,
  { body, ip, now, request, reply }: Unlocking,
): Promise<void> {
  await ctx.throttles.siteByAddress.attempt(ip);
  if (!lock.isPassword(body.password)) throw new AppError('wrong_password');
  await ctx.throttles.siteByAddress.forgive(ip);
  void reply.setCookie(cookieNames(ctx, request).site, lock.keyUntil(new Date(now.getTime() + OPEN_MS)), {
    ...cookieOptions(ctx, request),
    maxAge: OPEN_MS / 1000,
  });
}

function refuseForm(
  ctx: Context,
  reply: FastifyReply,
  { next, language }: BodyOf<typeof unlockSite>,
  { code, details }: AppError,
): FastifyReply {
  const isThrottled = code === 'too_many_attempts';
  const seconds = details?.['retryAfterSeconds'];
  if (typeof seconds === 'number') void reply.header('retry-after', String(seconds));
  return showPage(ctx, reply.code(isThrottled ? 429 : 401), {
    language: language === 'en' ? 'en' : 'de',
    next: ownAddress(next),
    problem: isThrottled ? 'throttled' : 'wrong',
  });
}

const showPage = (
  ctx: Context,
  reply: FastifyReply,
  visit: Parameters<typeof welcomePage>[1],
): FastifyReply => reply.type('text/html; charset=utf-8').send(welcomePage(ctx.config, visit));

/** Only a path on this site: the field comes from the browser. */
function ownAddress(next: string | undefined): string {
  const here = 'http://here.invalid';
  const url = next?.startsWith('/') && URL.canParse(next, here) ? new URL(next, here) : null;
  // "/.//elsewhere" has our origin, but its normalized path begins with two slashes.
  const isOurs = url?.origin === here && !url.pathname.startsWith('//');
  return isOurs ? `${url.pathname}${url.search}` : '/';
}
