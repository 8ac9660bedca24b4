// Serves the built web: hashed files cached forever, pages without React at their URLs, React's page at all others.
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APP_PAGE_FILES, createAppPage, type SendAppPage } from './app-page.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { originOf } from '../origin.ts';
import { isApiPath } from './is-api-path.ts';
import { pageFor, siteFacts } from './pages.ts';
import { PAGES_FOLDER, readyPages } from './ready-pages.ts';
import { allowFraming } from './security.ts';

/** `folder` is null if nothing is built: then every unknown URL is a 404. */
export async function registerWebFiles(
  app: FastifyInstance,
  ctx: Context,
  folder: string | null,
): Promise<void> {
  const sendAppPage = folder ? createAppPage(ctx, folder) : null;
  if (folder && sendAppPage) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // Serves only files present at startup: otherwise each request lists a whole folder.
      wildcard: false,
      globIgnore: [`${PAGES_FOLDER}/**`, ...APP_PAGE_FILES, '**/*.{br,gz}'],
      setHeaders,
    });
    servePages(app, { config: ctx.config, folder, sendAppPage });
  }
  // Anyone with a code may look; search engines should not list the pages (C-55).
  app.addHook('onRequest', async ({ url }, reply) => {
    if (/^\/(api\/)?track\//.test(url)) void reply.header('x-robots-tag', 'noindex, nofollow');
  });
  app.setNotFoundHandler((request, reply) => {
    if (!sendAppPage || !wantsPage(request)) throw new AppError('not_found');
    if (request.url !== request.originalUrl) void reply.code(404);
    return sendAppPage(request, reply);
  });
}

/**
 * Takes the URL of a page that cannot be decoded literally: no page is there, and a person gets a page saying so. The
 * framework would refuse it before any of our code runs.
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%') || isApiPath(path)) return url;
  try {
    decodeURI(path);
    return url;
  } catch {
    // The only error decodeURI throws.
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

const HOUR_S = 60 * 60;

function setHeaders(reply: FastifyReply, path: string): void {
  const isHashed = path.includes(`${sep}assets${sep}`);
  // Whether compressed or not.
  const isLoader = path.replace(/\.(br|gz)$/, '').endsWith(`${sep}widget.js`);
  const age = isHashed
    ? 'public, max-age=31536000, immutable'
    : isLoader
      ? `public, max-age=${HOUR_S}`
      : 'no-cache';
  void reply.header('cache-control', age);
  // Other people's pages load it (R117); nothing else of ours.
  if (isLoader) void reply.header('cross-origin-resource-policy', 'cross-origin');
}

/** R18: the landing page if the URL describes a parcel; otherwise React decides what the root shows. */
function servePages(
  app: FastifyInstance,
  { config, folder, sendAppPage }: { config: Config; folder: string; sendAppPage: SendAppPage },
): void {
  const origin = originOf(config);
  const facts = siteFacts({ ...config.brand, sandbox: config.sandbox, hub: config.hub !== null, origin });
  const pages = readyPages(folder, facts);
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const asked = pages && pageFor(request.url, request.headers.cookie ?? '');
    if (!asked) return sendAppPage(request, reply);
    // By page, not by route: "/wid%67et" has the same route but gets the app; a gate before it shows a form.
    if (asked.name === 'widget') allowFraming(reply);
    return pages.send(asked, request, reply);
  };
  app.get('/', answer);
  if (pages) app.get('/widget', answer);
}

function wantsPage({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || isApiPath(url)) return false;
  // curl, monitors and previews accept anything; so does a script tag, whose missing file must not become a page. NOTE:
  // searched without a regular expression: one that tries every dot of a long URL takes half a second.
  const [path = ''] = url.split('?', 1);
  const isFile = path.includes('.', path.lastIndexOf('/'));
  return accept.includes('text/html') || (accept.includes('*/*') && !isFile);
}
