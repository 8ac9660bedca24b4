// The loader for other people's pages: puts the widget where its script is, as high as the widget says.
import { widget as de } from '../i18n/de/widget.ts';
import { widget as en } from '../i18n/en/widget.ts';

const INITIAL_PX = 470;
/** Whatever the message says, the host page stays usable. */
const LEAST_PX = 200;
const MOST_PX = 6_000;

/** Short names for query parameters; other names are passed on as they are. */
const parameters: Readonly<Record<string, string>> = {
  from: 'abholung',
  to: 'lieferung',
  dimensions: 'dimensionen',
  customs: 'zollkosten',
};

// <script async src="…/widget.js" data-to="BR" data-lang="en"></script>
const script = document.currentScript;
if (script instanceof HTMLScriptElement) embed(script);

function embed({ src, dataset, parentNode, nextSibling }: HTMLScriptElement): void {
  const { origin, href } = new URL('/widget', src);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(dataset)) query.set(parameters[name] ?? name, value ?? '');
  const frame = document.createElement('iframe');
  frame.src = `${href}?${query.toString()}`;
  frame.title = (dataset['lang'] === 'en' ? en : de).title;
  frame.loading = 'lazy';
  frame.style.cssText = `display:block;width:100%;height:${INITIAL_PX}px;border:0;padding:0`;
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const height = heightIn(event.data);
    if (height !== null) frame.style.height = `${Math.min(MOST_PX, Math.max(LEAST_PX, height))}px`;
  });
  parentNode?.insertBefore(frame, nextSibling);
}

function heightIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, height } = data as { type?: unknown; height?: unknown };
  return type === 'hafenpost:height' && typeof height === 'number' && Number.isFinite(height) ? height : null;
}
