// The one HTML page of the app. It says at once who is there and names every file that needs, so that the browser asks
// for all of them together instead of one after the other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { findUser } from './session.ts';
import { fetchSite } from './use-cases/site/fetch-site.ts';

/** As scripts/page-files.ts writes it. */
type PageFiles = {
  paths: Record<string, { visitor: string; signedIn: string }>;
  files: Record<string, { de: string[]; en: string[] }>;
};

type Wanted = {
  /** Without a query. */
  path: string;
  language: 'de' | 'en';
  isSignedIn: boolean;
  /** What the app would ask for first; see src/web/lib/boot.ts. Null: it asks. */
  boot: object | null;
};

export type SendAppPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Reads the built page once. */
export function createAppPage(ctx: Context, folder: string): SendAppPage {
  const page = pageWriter(
    readFileSync(join(folder, 'index.html'), 'utf8'),
    JSON.parse(readFileSync(join(folder, 'page-files.json'), 'utf8')) as PageFiles,
  );
  return async (request, reply) => {
    // While the database is away the page comes all the same.
    const user = await findUser(ctx, request).catch(() => undefined);
    const html = page({
      path: request.url.replace(/\?.*/s, ''),
      language: request.cookies['language'] === 'en' ? 'en' : 'de',
      isSignedIn: Boolean(user),
      boot: user === undefined ? null : { site: fetchSite(ctx), user },
    });
    void reply.header('cache-control', 'no-store').header('vary', 'Accept-Encoding, Cookie');
    return send(request, reply.type('text/html; charset=utf-8'), html);
  };
}

export function pageWriter(html: string, { paths, files }: PageFiles): (wanted: Wanted) => string {
  const [before = '', after = ''] = html.split('</head>');
  const linked = new Set([...before.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file));
  return ({ path, language, isSignedIn, boot }) => {
    const at = paths[path] ?? paths[path.replace(/^\/track\/[^/]+$/, '/track/:code')];
    const page = at ? (isSignedIn ? at.signedIn : at.visitor) : 'not-found';
    const preloads = (files[page]?.[language] ?? [])
      .filter((file) => !linked.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return [
      before.replace('<html lang="de">', `<html lang="${language}">`),
      ...preloads,
      // NOTE: nothing that runs; "<" is written so that no text in it can end the element.
      `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`,
      '</head>',
      after,
    ].join('');
  };
}

/** Two kilobytes take a tenth of a millisecond, once per visit. */
function send({ headers }: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(gzipSync(html));
}
