// Builds the browser's side from src/web; in development it hands /api to the server.
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { site as de } from './src/web/i18n/de/site.ts';
import { site as en } from './src/web/i18n/en/site.ts';

/** The one font file that every first paint needs. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  },
};

/**
 * The styles stand inside the page, so that its first view waits for nothing. With them it is less than what a server
 * sends before it waits for the first answer (14 kB). No link to them stays: even switched off, Chromium would fetch it
 * before the font and the app.
 */
const stylesInside: Plugin = {
  name: 'styles-inside',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, file: string) => {
        const styles = bundle?.[file];
        if (styles?.type !== 'asset') return link;
        return `<style>${styles.source.toString().trim()}</style>`;
      }),
  },
};

/** Said below a page on which nothing was drawn (styles.css), in both languages: it is our script that may be missing. */
const undrawn: Plugin = {
  name: 'undrawn',
  transformIndexHtml: () => [
    {
      tag: 'div',
      attrs: { id: 'undrawn', role: 'alert' },
      children: Object.entries({ de, en }).map(([lang, { broken }]) => ({
        tag: 'p',
        attrs: { lang },
        children: `${broken.title} <a href="">${broken.reload}</a>`,
      })),
      injectTo: 'body',
    },
  ],
};

/** What endpoints are for is told by /api/docs; no browser needs those sentences. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/contract\/[^/]+\.ts$/ },
    handler: (code) => code.replace(/\bsummary:\s*(['"`])(?:(?!\1)[^\\]|\\.)*\1/g, "summary: ''"),
  },
};

/**
 * What every page needs stands in one file: it compresses better, and stays in the browser's cache from page to page.
 * Lists that go on and on are the dashboard's alone.
 */
const everyPage = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack(?!.*nfiniteQuery(Observer)?\\.)|wouter|zod|regexparam|clsx)/',
    'lucide-react/dist/esm/icons/(check|arrow-left)\\.',
    'src/web/(app|routes|page-paths|i18n/use-text)\\.',
    'src/web/lib/(api|boot|language-choice|use-user|user-copy|use-site|use-title|query-client|draft-store|toast|paths|error-text|unclear-call|use-lost-session|yield-to-browser|load-once|use-loaded)\\.',
    'src/web/ui/(lucide-icon|button|spinner|skeleton|page-shell|notice|card|brand-mark|language-switch|error-boundary|toasts)\\.',
    'src/contract/(site|session|endpoint|error)\\.',
    'src/domain/(user|text)\\.',
    'preload-helper',
    'rolldown/runtime',
  ].join('|'),
);

/**
 * Files that several pages need together stand in one file each: a dozen small ones compress worse, and each is named in
 * the list that every page loads. The first that matches counts.
 */
const together = [
  { name: 'base', test: everyPage },
  {
    name: 'rules',
    test: /src\/domain\/(money|rounding|territory|customs|shipment|address|pickup-window|calendar|durations|services|lithium|parcel|hub|written-address)\./,
  },
  { name: 'places', test: /src\/web\/(ui\/(flag|country-name)|lib\/country-names)\./ },
  {
    name: 'parts',
    test: /src\/web\/(ui\/(badge|carrier-badge)|lib\/(format|vat-view|copy-code|carrier-colours))\.|lucide-react\/dist\/esm\/icons\/copy\./,
  },
  {
    name: 'result',
    test: /src\/(web\/(lib\/(result-params|ongoing-text)|features\/checkout\/sign-in-may-help)|contract\/pages)\./,
  },
  {
    name: 'outcome',
    test: /src\/web\/(ui\/(outcome-heading|support-block|result-card)|features\/results\/(popup-return|use-popup-return|error-reason))\./,
  },
  { name: 'papers', test: /src\/contract\/(pickups|customs-paper)\./ },
  { name: 'profile', test: /src\/(contract\/profile|domain\/(profile|vat|eori)|web\/lib\/profile)\./ },
  { name: 'offer', test: /src\/web\/(features\/rates\/cart-lines|lib\/chosen-rate)\./ },
  { name: 'order', test: /src\/web\/pages\/(sign-in-gate|order-effects)\./ },
  { name: 'fields', test: /src\/web\/(ui\/(select|input|field|field-context)|lib\/use-form)\./ },
  {
    name: 'wizard',
    test: /src\/(web\/(features\/wizard\/(wizard-state|wizard-drafts|session-form|parcel-list|checklist)|lib\/address-form|ui\/(address-fields|state-field|country-select))|domain\/(decimal|parcel-limits)|contract\/wizard-session)\./,
  },
  {
    // No page's first view needs any of these.
    name: 'late',
    test: /src\/(domain\/(cut-text|hold|low-value)|web\/(lib\/(card-text|focus-named|new-uuid|use-dialog-draft|known-address|started-shipment|open-wizard-at)|features\/wizard\/undo-action|ui\/text-area))\.|lucide-react\/dist\/esm\/icons\/(file-text|map-pin|plus|trash)\./,
  },
];

export default defineConfig({
  root: 'src/web',
  publicDir: false,
  plugins: [withoutSummaries, react(), tailwind(), preloadFont, stylesInside, undrawn],
  resolve: {
    alias: [
      // What it brings to a React that lacks it, ours has.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      {
        find: '../createLucideIcon.mjs',
        replacement: fileURLToPath(new URL('src/web/ui/lucide-icon.ts', import.meta.url)),
      },
    ],
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // What every page has anyway need not be named in the list that every page carries. Browsers that cannot preload
    // (Safari before 17) fetch each file when it is asked for; all others are spared the code that would do it for them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !/rolldown-runtime|\.css$/.test(file)),
    },
    rolldownOptions: {
      // On a slow machine it would tell whoever starts us for the first time which plugin took how long.
      checks: { bundlerTimings: false },
      output: {
        // Without names: every page carries the list of all files. Which is which says the manifest.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: together },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // The host stays the browser's: the server compares it with the origin of every write.
    proxy: { '/api': { target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`, changeOrigin: false } },
  },
});
