// Gzipped JavaScript that a page needs before its first paint.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, pageNames, readManifest } from '../page-files.ts';

/** kB (1000 bytes) by page, German texts. */
export function pageBytes(web: string): Map<string, number> {
  const manifest = readManifest(web);
  const weigh = (file: string): number => gzipSync(readFileSync(join(web, file)), { level: 9 }).length;
  return new Map(
    pageNames.map((page) => [
      page,
      filesOf(manifest, page, 'de').reduce((sum, file) => sum + weigh(file), 0) / 1000,
    ]),
  );
}
