// The one HTML page of the app: it carries the signed-in user, and names every file the page needs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { YEAR_S } from '#domain/durations.ts';
import { namedPath } from '#contract/track-page.ts';
import { linkedLanguage } from '#domain/linked-language.ts';
import { type Language, SessionUser } from '#domain/user.ts';
import { encodingFor } from './compression.ts';
import type { Context } from '../context.ts';
import { isDatabaseUnreachable } from '../db/database.ts';
import { escapeHtml } from '../escape-html.ts';
import { deApp } from '../i18n/de-app.ts';
import { enApp } from '../i18n/en-app.ts';
import { cookieOptions, findUser } from './session.ts';
import { fetchSite } from '../use-cases/site/fetch-site.ts';

/** The file that scripts/page-files.ts writes. */
type PageFiles = {
  paths: Record<string, { visitor: string; signedIn: string }>;
  files: Record<string, { de: string[]; en: string[] }>;
};

/** The first views that src/web/first-view.tsx draws: per language the title, and HTML per step of the wizard. */
type FirstViews = Record<Language, { title: string; steps: Record<string, string> }>;

type Built = {
  html: string;
  pageFiles: PageFiles;
  firstViews: FirstViews;
  siteName: string;
  support: { email: string; phone: string };
};

type Wanted = {
  /** Without a query. */
  path: string;
  language: Language;
  isSignedIn: boolean;
  /** The replies the app would ask for first; see src/web/lib/boot.ts. Null: it has to ask. */
  boot: object | null;
  /** The step at which the wizard was left, as the browser reports it. */
  step: string | undefined;
};

/** With the database away the page is still served. */
function orSignedOut(error: unknown): null {
  if (!isDatabaseUnreachable(error)) throw error;
  return null;
}

export type SendAppPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The files the page is built from; they are not served themselves. */
export const APP_PAGE_FILES = ['index.html', 'page-files.json', 'first-views.json'] as const;

/** Reads the built page once. All files are named, so that the browser asks for them together, not one by one. */
export function createAppPage(ctx: Context, folder: string): SendAppPage {
  const { brand } = ctx.config;
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const page = pageWriter({
    html: read('index.html'),
    pageFiles: JSON.parse(read('page-files.json')) as PageFiles,
    firstViews: JSON.parse(read('first-views.json')) as FirstViews,
    siteName: brand.name,
    support: { email: brand.supportEmail, phone: brand.supportPhone },
  });
  return async (request, reply) => {
    const user = await findUser(ctx, request).catch(orSignedOut);
    const language = languageOf(request);
    // A language given by a link is kept, but is not the visitor's choice: it does not enter the browser's storage
    // (web/lib/language-choice.ts). Not httpOnly: the browser's own choice replaces it.
    if (isLinked(request))
      void reply.setCookie(LANGUAGE, language, {
        ...cookieOptions(ctx, request),
        httpOnly: false,
        maxAge: YEAR_S,
      });
    const html = page({
      path: request.url.replace(/\?.*/s, ''),
      language,
      isSignedIn: Boolean(user),
      boot: user === undefined ? null : { site: fetchSite(ctx), user: user && SessionUser.parse(user) },
      step: request.cookies['wizard-step'],
    });
    void reply.header('cache-control', 'no-store').header('vary', 'Accept-Encoding, Cookie');
    return send(request, reply.type('text/html; charset=utf-8'), html);
  };
}

const LANGUAGE = 'language';

/** The chosen or kept language, otherwise the link's. The page starts in it, so that only its texts are fetched. */
function languageOf({ cookies, url }: FastifyRequest): Language {
  const kept = cookies[LANGUAGE];
  return kept === 'de' || kept === 'en' ? kept : (linkedBy(url) ?? 'de');
}

const isLinked = ({ cookies, url }: FastifyRequest): boolean => !cookies[LANGUAGE] && linkedBy(url) !== null;

const linkedBy = (url: string): Language | null => linkedLanguage(url.replace(/^[^?]*/, ''));

const ROOT = '<div id="root">';

/**
 * Fetches and starts the app once the first view has been painted, or would have been in a hidden window: an earlier
 * start would only delay it. The content security policy allows this text and no other (security.ts).
 */
export const START_LATER =
  'let n=0;const f=()=>{if(n++)return;' +
  "for(const l of document.querySelectorAll('link[data-later]'))l.rel='modulepreload';" +
  "const s=document.createElement('script');s.type='module';s.crossOrigin='';" +
  "s.src=document.querySelector('link[data-app]').href;document.head.append(s)};" +
  'requestAnimationFrame(()=>setTimeout(f));setTimeout(f,1000)';

const titled = (head: string, title: string): string =>
  head.replace('<title></title>', () => `<title>${title}</title>`);

/** The same files, to be fetched later. */
const later = (head: string): string =>
  head
    .replaceAll('<link rel="modulepreload"', '<link data-later')
    .replace(
      /<script type="module"[^>]* src="([^"]+)"><\/script>/,
      '<link data-later data-app crossorigin href="$1">',
    );

export function pageWriter(built: Built): (wanted: Wanted) => string {
  const { html, pageFiles, firstViews, siteName } = built;
  const { paths, files } = pageFiles;
  const [before = '', after = ''] = html.split('</head>');
  const named = (view: string) => view.replaceAll('{{name}}', () => escapeHtml(siteName));
  const linked = new Set([...before.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file));
  return ({ path, language, isSignedIn, boot, step = '' }) => {
    const at = paths[path] ?? paths[namedPath(path)];
    const page = at ? (isSignedIn ? at.signedIn : at.visitor) : 'not-found';
    const preloads = (files[page]?.[language] ?? [])
      .filter((file) => !linked.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    const { title, steps } = firstViews[language];
    const needed = noScript(built, language);
    const view = page === 'wizard' ? named(steps[Object.hasOwn(steps, step) ? step : 'sender'] ?? '') : '';
    const head = [before.replace('<html lang="de">', `<html lang="${language}">`), ...preloads].join('');
    return [
      view ? `${later(titled(head, named(title)))}<script>${START_LATER}</script>` : head,
      // NOTE: data, not a script; "<" is escaped so that no text in it can end the element.
      `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`,
      '</head>',
      after.replace(ROOT, () => needed + ROOT + view),
    ].join('');
  };
}

/** Shown instead of the loading sentence (styles.css): without scripts nothing will load. */
function noScript({ siteName, support: { email, phone } }: Built, language: Language): string {
  const { title, text, contact } = { de: deApp, en: enApp }[language];
  const [name, address, number] = [siteName, email, phone].map(escapeHtml);
  return (
    '<noscript><style>#undrawn,#root{display:none!important}</style>' +
    '<main class="mx-auto max-w-lg p-6 text-base">' +
    `<h1 class="mb-4 text-xl">${title}</h1><p>${name} ${text}</p><p class="mt-4">${contact} ` +
    `<a class="text-harbour underline" href="mailto:${address}">${address}</a>, <a class="text-harbour underline whitespace-nowrap" href="tel:${phone.replace(/[^+\d]/g, '')}">${number}</a></p></main></noscript>`
  );
}

/** As small as gzip and slightly faster: 0.6 ms for 50 KB; level 5 takes 1 ms for a fifteenth less. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Compressed on every visit, as the page carries the visitor's data. */
function send({ headers }: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const encoding = encodingFor(headers['accept-encoding']);
  if (encoding === 'plain') return reply.send(html);
  const bytes = encoding === 'br' ? brotliCompressSync(html, { params: quality }) : gzipSync(html);
  return reply.header('content-encoding', encoding).send(bytes);
}
