// The gzipped JavaScript that a page needs before its first paint.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Language } from '#domain/user.ts';
import { filesOf, pageNames, readManifest } from '../page-files.ts';

/** kB (1000 bytes) by page. German texts are the longer ones. */
export function pageBytes(web: string, language: Language = 'de'): Map<string, number> {
  const manifest = readManifest(web);
  const weigh = (file: string): number => gzipSync(readFileSync(join(web, file)), { level: 9 }).length;
  return new Map(
    pageNames.map((page) => [
      page,
      filesOf(manifest, page, language).reduce((sum, file) => sum + weigh(file), 0) / 1000,
    ]),
  );
}
