// What protects the browser: headers, and the refusal of changes caused by another site.
import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { fetchSession } from '#contract/session.ts';
import { YEAR_S } from '#domain/durations.ts';
import { pathsOf } from '#contract/endpoint.ts';
import { claimDuplicated, claimSession } from '#contract/wizard-session.ts';
import { START_LATER } from './app-page.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites may call this route. */
    isForeign?: boolean;
  }
}

/** The headers on every answer of ours, whichever code sends it. */
export type Protection = Readonly<Record<string, string>>;

/** Taken from helmet once, as they are always the same. */
export function protectionOf(config: Config): Protection {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const writeDown = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", `'sha256-${createHash('sha256').update(START_LATER).digest('base64')}'`],
        scriptSrcAttr: ["'none'"],
        // Radix (react-remove-scroll) adds style elements to the page at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps && { maxAge: YEAR_S, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    // A card is paid in a window that our page opens and must keep access to (B§4).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  writeDown(answer.req, answer, () => undefined);
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

export function registerSecurity(app: FastifyInstance, protection: Protection, { publicUrl }: Config): void {
  app.addHook('onRequest', async (request, reply) => protect(protection, request, reply));
  app.addHook('onRequest', async (request) => {
    if ((isWrite(request) || takesAway(request)) && !isProviderRoute(request))
      refuseForeignOrigin(request, publicUrl);
  });
}

/** Set on Node's own response: requests the framework refuses before any hook has run need the headers, too. */
export function protect(protection: Protection, { url }: FastifyRequest, { raw }: FastifyReply): void {
  for (const [name, value] of Object.entries(protection)) raw.setHeader(name, value);
  if (isShownInPaymentWindow(url)) raw.setHeader('cross-origin-opener-policy', 'unsafe-none');
}

/** Lets other sites show this answer in a frame (C-45). Both headers are already set, see `protect`. */
export function allowFraming({ raw }: FastifyReply): void {
  const policy = String(raw.getHeader('content-security-policy'));
  raw.setHeader('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  raw.removeHeader('x-frame-options');
}

/** On its return that window must stay linked to the page that opened it; a stricter policy would cut the two apart. */
const isShownInPaymentWindow = (url: string): boolean =>
  /^\/(payment[/-]|checkout-cancel|api\/payments\/card\/)/.test(url);

/** Each hands out once what is kept for the customer: a link on another site must not use it up. */
const handedOutOnce: readonly string[] = [fetchSession, claimSession, claimDuplicated].flatMap(pathsOf);

/** `route` is a route's pattern. */
export const isOneTimeReply = (route: string): boolean => handedOutOnce.includes(route);

const takesAway = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url !== undefined && isOneTimeReply(routeOptions.url);

const isWrite = ({ method }: FastifyRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Providers and their pages post to these routes; nothing behind them trusts a cookie. */
const isProviderRoute = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isForeign === true;

/**
 * Browsers send Origin with every write and Sec-Fetch-Site with every read; a caller who sends neither is no browser
 * and has no cookie to misuse.
 */
function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | null): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new AppError('foreign_origin');
  if (origin === undefined) return;
  const isOwn = publicUrl ? origin === publicUrl : isAt(origin, request.host);
  if (!isOwn) throw new AppError('foreign_origin');
}

/** Spelled in capitals, or with the port that its scheme has anyway, a host is the same; "null" is at none. */
function isAt(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: theirs } = new URL(origin);
  const asked = `${protocol}//${host}`;
  return URL.canParse(asked) && new URL(asked).host === theirs;
}
