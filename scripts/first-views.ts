// Renders the first view of the wizard (src/web/first-view.tsx) in Node, with the browser's components.
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';

type FirstView = { firstViews: () => Promise<unknown> };

export async function drawFirstViews(): Promise<unknown> {
  // Inside the project, so that its packages resolve.
  const outfile = resolve(join('dist', 'first-view.mjs'));
  await bundle({
    entryPoints: ['src/web/first-view.tsx'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    // The only browser API the texts need: a place to set the document's language.
    banner: { js: 'globalThis.document ??= { documentElement: {} };' },
    logLevel: 'warning',
  });
  const { firstViews } = (await import(pathToFileURL(outfile).href)) as FirstView;
  const views = await firstViews();
  await rm(outfile);
  return views;
}
