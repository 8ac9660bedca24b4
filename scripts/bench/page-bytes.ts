// Gzipped JavaScript that a page needs before its first paint: the entry, its page and everything they import statically.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; imports?: string[]; isEntry?: boolean; src?: string };

/** The groups of sentences that routes.ts loads with a page, besides those of every page; result pages have `pay`. */
const textsOf: Record<string, string[]> = {
  auth: ['auth'],
  'forgot-password': ['auth'],
  'reset-password': ['auth'],
  profile: ['profile', 'orders'],
  wizard: ['ship'],
  rates: ['buy'],
  dashboard: ['orders'],
  shipments: ['orders'],
  track: ['track'],
};

/** kB (1000 bytes) by page, German texts. */
export function pageBytes(web: string, pages: readonly string[]): Map<string, number> {
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const find = (part: string): string => Object.keys(manifest).find((key) => key.includes(part)) ?? '';
  return new Map(
    pages.map((page) => {
      const files = new Set<string>();
      const groups = ['start', ...(textsOf[page] ?? ['pay'])].map((group) => find(`i18n/de/${group}.ts`));
      for (const root of [entry, find(`pages/${page}-page`), ...groups]) collect(manifest, root, files);
      const bytes = [...files].reduce(
        (sum, file) => sum + gzipSync(readFileSync(join(web, file)), { level: 9 }).length,
        0,
      );
      return [page, bytes / 1000];
    }),
  );
}

function collect(manifest: Record<string, Chunk>, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  if (chunk.file.endsWith('.js')) files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}
