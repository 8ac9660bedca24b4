// Builds everything that runs into dist/: the web (compressed beforehand), server, sandbox, launcher and operator, which share chunks.
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build as buildWeb } from 'vite';
import { rememberBuilt, sourcesStamp } from './built-from.ts';
import { dumpEmptyDatabase } from './empty-database.ts';
import { drawFirstViews } from './first-views.ts';
import { pageFiles } from './page-files.ts';
import { writePages } from './pages.ts';

const dist = 'dist';
/** Packages that read their own files at run time, or load a native binary. */
const external = ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native', 'bwip-js', 'dejavu-fonts-ttf'];
/** Packages Fastify loads only for tests and for JSON schemas; we use neither in production. */
const neverAsked = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

/** Tracking pages are not listed here: they carry a noindex of their own (C-55). */
const robots = 'User-agent: *\nDisallow: /api/\nAllow: /\n';

const stamp = await sourcesStamp();
await buildAll();
await rememberBuilt(stamp);

async function buildAll(): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist);
  await Promise.all([buildWeb({ logLevel: 'warn' }), buildNode(), writeEmptyDatabase()]);
  const web = join(dist, 'web');
  const { pages, files } = await writePages(await fontOf(web));
  await writeAll(web, {
    ...files,
    'robots.txt': robots,
    'page-files.json': JSON.stringify(pageFiles(web)),
    'first-views.json': JSON.stringify(await drawFirstViews()),
  });
  await copyFile('src/web/icon.svg', join(web, 'icon.svg'));
  await compressBelow(web);
  // The server fills in these pages and compresses them itself.
  await mkdir(join(web, 'pages'));
  await writeAll(join(web, 'pages'), pages);
}

/** The URL of the font that every page uses, as named by the web build. */
async function fontOf(web: string): Promise<string> {
  const name = (await readdir(join(web, 'assets'))).find((file) =>
    /^inter-latin-wght-normal.*\.woff2$/.test(file),
  );
  if (!name) throw new Error('The build has no font.');
  return `/assets/${name}`;
}

async function writeAll(folder: string, files: Record<string, string>): Promise<void> {
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
}

async function buildNode(): Promise<void> {
  await bundle({
    entryPoints: {
      server: 'src/server/main.ts',
      operator: 'src/server/operator.ts',
      sandbox: 'src/sandbox/main.ts',
      launcher: 'scripts/launcher.ts',
    },
    outdir: dist,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    // Half the code to read at start and some 10 MiB less memory. Identifiers stay, for readable stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    external: [...external, ...neverAsked],
    // As in Node from 21 on. Without it, pg creates a Response to detect Cloudflare, which loads all of Node's fetch: a
    // fifteenth of the start.
    define: { navigator: '{"userAgent":"Node.js"}' },
    logLevel: 'warning',
    // CommonJS packages inside an ES bundle still need require.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  await cp('src/server/db/migrations', join(dist, 'migrations'), { recursive: true });
}

async function writeEmptyDatabase(): Promise<void> {
  await writeFile(join(dist, 'empty-database.tar'), await dumpEmptyDatabase());
}

/** Writes .br and .gz beside each static text file; pages are filled in and compressed by the server. */
async function compressBelow(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => /\.(m?js|css|svg|txt)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.length < 1024) return;
      const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: quality }));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
