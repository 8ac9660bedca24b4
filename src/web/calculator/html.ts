// HTML written by the build: whatever is inserted is escaped, unless it is HTML itself.

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | null | false;

/** null and false insert nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((string, at) => string + printed(parts[at] ?? null)).join(''));

function printed(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('\n');
  return escape(String(part));
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * A placeholder that the server fills from its configuration, escaped: `{{name}}`. `whenSet` keeps a piece only if the
 * value is set (not empty, 0 or false).
 */
export const placeholder = (name: string): string => `{{${name}}}`;
export const whenSet = (name: string, piece: Html): Html => new Html(`{{?${name}}}${piece.text}{{/${name}}}`);
