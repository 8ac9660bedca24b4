// The files a page needs before it can render: recorded by the build, so that the server can preload them all at once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/user.ts';
import { authPaths } from '../src/web/lib/paths.ts';
import { openPages, pageAt, type PageName, protectedPages, textsOf } from '../src/web/page-paths.ts';

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;

/** The format that src/server/http/app-page.ts reads. */
export type PageFiles = {
  /** By path or pattern: the page for visitors and the page for signed-in users. */
  paths: Record<string, { visitor: PageName; signedIn: PageName }>;
  files: Record<string, Record<Language, string[]>>;
};

export function pageFiles(web: string): PageFiles {
  const manifest = readManifest(web);
  const paths = ['/', ...authPaths, ...protectedPages.map(([at]) => at), ...openPages.map(([at]) => at)];
  return {
    paths: Object.fromEntries(
      paths.map((at) => [at, { visitor: pageAt(at, false), signedIn: pageAt(at, true) }]),
    ),
    files: Object.fromEntries(
      pageNames.map((page) => [
        page,
        { de: filesOf(manifest, page, 'de'), en: filesOf(manifest, page, 'en') },
      ]),
    ),
  };
}

export const pageNames = Object.keys(textsOf) as PageName[];

export const readManifest = (web: string): Manifest =>
  JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The entry, the page, its texts, and everything they import statically. */
export function filesOf(manifest: Manifest, page: PageName, language: Language): string[] {
  const groups = ['start', ...textsOf[page]].map((group) => `i18n/${language}/${group}.ts`);
  const files = new Set<string>();
  for (const root of [entryOf(manifest), `pages/${page}-page.tsx`, ...groups]) collect(manifest, root, files);
  return [...files];
}

const entryOf = (manifest: Manifest): string =>
  Object.keys(manifest).find((key) => key === 'index.html' || manifest[key]?.isEntry) ?? '';

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  if (files.has(chunk.file)) return;
  if (chunk.file.endsWith('.js')) files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}
