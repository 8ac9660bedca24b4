// XML as text: escaped, indented, nothing empty. Only for our own papers: no mixed content, no CDATA.

/** `content`: text, or the child elements. */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly Element[];
};

type Inside = Element | null;

/** Null if it has no content; its parent then omits it. */
export function element(
  name: string,
  content: string | readonly Inside[] | null | undefined,
  attributes: Element['attributes'] = {},
): Inside {
  const inside =
    typeof content === 'string' ? textOf(content) : (content ?? []).filter((one) => one !== null);
  return inside.length === 0 ? null : { name, attributes, content: inside };
}

/** Everything outside `Char` in XML 1.0, including unpaired surrogates: no escape makes it legal. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const textOf = (text: string): string => text.replace(FORBIDDEN, '').trim();

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser would turn it into a line feed.
  '\r': '&#13;',
};

const escaped = (text: string): string => text.replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign);

export const writeXml = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${linesOf(root, '').join('\n')}\n`;

function linesOf({ name, attributes, content }: Element, indent: string): string[] {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(textOf(value))}"`);
  const start = `${indent}<${name}${said.join('')}>`;
  if (typeof content === 'string') return [`${start}${escaped(content)}</${name}>`];
  return [start, ...content.flatMap((one) => linesOf(one, `${indent}  `)), `${indent}</${name}>`];
}
