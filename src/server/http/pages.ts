// The pages without React (landing, widget): which one a URL asks for, and how the built template is filled in.
import { escapeHtml } from '../escape-html.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { fetchSite } from '#contract/site.ts';
import { linkedLanguage } from '#domain/linked-language.ts';
import { hasPrefill, readPrefill } from '#domain/prefill.ts';
import type { Language } from '#domain/user.ts';

/** Values for the names in {{}}; an empty value, 0 or false removes its {{?name}} block. */
export type PageFacts = Readonly<Record<string, string | number | boolean>>;

export type AskedPage = {
  name: 'landing' | 'widget';
  /** The name that the build gives it. */
  file: `${'landing' | 'widget'}.${Language}.html`;
  /** The page will ask for prices at once, so it already contains placeholders for their cards. */
  asking: boolean;
};

/** The page a URL asks for (R18, R117). Null: not one of these. `url` is as sent. */
export function pageFor(url: string, cookies: string): AskedPage | null {
  const [path, search = ''] = split(url);
  const linked = linkedLanguage(search);
  if (path === '/widget') return { name: 'widget', file: `widget.${linked ?? 'de'}.html`, asking: false };
  if (path !== '/' || !hasPrefill(search) || isOrderLoaded(search)) return null;
  const chosen = /(?:^|;\s*)language=(de|en)(?:;|$)/.exec(cookies)?.[1] as Language | undefined;
  return {
    name: 'landing',
    file: `landing.${linked ?? chosen ?? 'de'}.html`,
    asking: saysEverything(search),
  };
}

function split(url: string): [path: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** Loading an order takes precedence, and needs the signed-in user. */
const isOrderLoaded = (search: string): boolean => /(?:^|&)loadOrder=[^&]/.test(search);

function saysEverything(search: string): boolean {
  const { to, length, width, height, weight } = readPrefill(search);
  return [to, length, width, height, weight].every((part) => part !== null);
}

type Site = Omit<ReplyOf<typeof fetchSite>, 'success' | 'insurer' | 'warehouse'> & {
  /** Whether hub routes are offered. */
  hub: boolean;
  /** Where browsers reach us. */
  origin: string;
};

export const siteFacts = ({ name, links, claims, sandbox, hub, origin }: Site): PageFacts => ({
  name,
  ...links,
  claims: Object.values(claims).some((figure) => figure > 0),
  savings: claims.savingsPercent,
  customers: claims.customers,
  years: claims.years,
  sandbox,
  hub,
  origin,
});

/** Fills in a page. Numbers are written as the page's language does; everything is escaped. */
export function fillPage(template: string, facts: PageFacts): string {
  const language = /<html lang="(\w+)"/.exec(template)?.[1] ?? 'de';
  const figure = new Intl.NumberFormat(language);
  const kept = withoutUnset(template, facts);
  return kept.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = facts[name] ?? '';
    return escapeHtml(typeof value === 'number' ? figure.format(value) : String(value));
  });
}

const withoutUnset = (template: string, facts: PageFacts): string =>
  template.replace(/\{\{\?(\w+)\}\}(.*?)\{\{\/\1\}\}/gs, (_, name: string, piece: string) =>
    facts[name] ? withoutUnset(piece, facts) : '',
  );
