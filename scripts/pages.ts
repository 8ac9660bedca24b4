// Renders the pages without React (landing, widget, payment window) and their scripts, for build and development.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build as bundle, type BuildOptions } from 'esbuild';
import type { NameList } from '../src/domain/country-names.ts';
import type { PageParts } from '../src/web/calculator/calculator-html.ts';
import { de } from '../src/web/i18n/de.ts';
import { en } from '../src/web/i18n/en.ts';
import { landingHtml } from '../src/web/landing/landing-html.ts';
import { countriesOf } from '../src/web/lib/country-list.ts';
import { paymentWindowHtml } from '../src/web/lib/payment-window-html.ts';
import { widgetHtml } from '../src/web/widget/widget-html.ts';

export type Pages = {
  /** Text by file name; the server fills in {{…}} (src/server/http/pages.ts). */
  pages: Record<string, string>;
  /** Static files: text by path, without a leading slash. */
  files: Record<string, string>;
};

const require = createRequire(import.meta.url);
const texts = { de, en };

/** `font`: URL of the landing page's font. */
export async function writePages(font: string): Promise<Pages> {
  const [landing, widget, landingCss, widgetCss, embed] = await Promise.all([
    hashed('landing', 'src/web/landing/landing.ts'),
    hashed('widget', 'src/web/widget/widget.ts'),
    bundled('src/web/landing/landing.css', {}),
    bundled('src/web/widget/widget.css', {}),
    // A classic script, so that document.currentScript is set.
    bundled('src/web/widget/embed.ts', { format: 'iife', target: 'es2020' }),
  ]);
  const face = fontFace(font);
  const pages: Record<string, string> = {};
  const files: Record<string, string> = {
    [landing.path]: landing.text,
    [widget.path]: widget.text,
    'widget.js': embed,
  };
  for (const language of ['de', 'en'] as const) {
    const names = require(`i18n-iso-countries/langs/${language}.json`) as NameList;
    const parts = {
      language,
      text: texts[language],
      countries: countriesOf(language, names),
    } satisfies Partial<PageParts>;
    pages[`landing.${language}.html`] = landingHtml({
      ...parts,
      css: face + landingCss,
      script: `/${landing.path}`,
      font,
    });
    pages[`widget.${language}.html`] = widgetHtml({ ...parts, css: widgetCss, script: `/${widget.path}` });
    files[`payment-window.${language}.html`] = paymentWindowHtml(
      language,
      texts[language].paying.popup.waiting,
    );
  }
  return { pages, files };
}

const hashed = async (name: string, file: string): Promise<{ path: string; text: string }> => {
  const result = await bundle({
    ...how,
    entryPoints: { [name]: file },
    format: 'esm',
    target: 'es2023',
    entryNames: 'assets/[name]-[hash]',
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error(`${file} produces no script.`);
  return { path: `assets/${output.path.split('/').at(-1)}`, text: output.text };
};

async function bundled(file: string, options: BuildOptions): Promise<string> {
  const result = await bundle({ ...how, entryPoints: [file], ...options });
  return result.outputFiles?.[0]?.text.trim() ?? '';
}

const how = {
  bundle: true,
  minify: true,
  write: false,
  outdir: 'dist/web',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
} as const;

/**
 * The same font file and unicode range as in the app, so that it is fetched once; other letters use the system font. If
 * it does not arrive in time the page keeps the system font: a late swap would reflow the headings.
 */
function fontFace(font: string): string {
  const ranges = /inter-latin-wght-normal\.woff2[^}]*unicode-range:([^;]+);/.exec(
    readFileSync('src/web/styles.css', 'utf8'),
  )?.[1];
  if (!ranges) throw new Error('styles.css does not say which characters the font has.');
  const range = ranges.replace(/\s+/g, '');
  return `@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:optional;src:url(${font})format('woff2-variations');unicode-range:${range}}`;
}
