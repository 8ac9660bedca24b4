// The pages without React (landing, widget): which one an address asks for, and how the build's text is filled in.
import { escapeHtml } from '../escape-html.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { fetchSite } from '#contract/site.ts';
import { linkedLanguage } from '#domain/linked-language.ts';
import { hasPrefill, readPrefill } from '#domain/prefill.ts';
import type { Language } from '#domain/user.ts';

/** Values by the names that stand in {{}}; empty, 0 and false take their {{?name}} piece away. */
export type PageFacts = Readonly<Record<string, string | number | boolean>>;

export type AskedPage = {
  name: 'landing' | 'widget';
  /** The name that the build gives it. */
  file: `${'landing' | 'widget'}.${Language}.html`;
  /** Prices will be asked for at once, so their cards wait in the page already. */
  asking: boolean;
};

/** R18, R117. Null: not one of these pages. `url` as it was sent. */
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

/** That comes first, and needs to know who is there. */
const isOrderLoaded = (search: string): boolean => /(?:^|&)loadOrder=[^&]/.test(search);

function saysEverything(search: string): boolean {
  const { to, length, width, height, weight } = readPrefill(search);
  return [to, length, width, height, weight].every((part) => part !== null);
}

type Site = Omit<ReplyOf<typeof fetchSite>, 'success' | 'insurer' | 'warehouse'> & {
  /** Whether routes through the hub are offered. */
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

/** Figures are written as the page's language does; everything is escaped. */
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
