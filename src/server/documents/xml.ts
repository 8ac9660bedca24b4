// XML as text: escaped, indented, nothing empty. For papers of ours alone: no mixed content, no CDATA.

/** `content`: text, or what lies inside. */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly Element[];
};

type Inside = Element | null;

/** Null, which its parent leaves out, when there is nothing in it. */
export function element(
  name: string,
  content: string | readonly Inside[] | null | undefined,
  attributes: Element['attributes'] = {},
): Inside {
  const inside =
    typeof content === 'string' ? textOf(content) : (content ?? []).filter((one) => one !== null);
  return inside.length === 0 ? null : { name, attributes, content: inside };
}

/** Whatever is outside of `Char` in XML 1.0, halves of pairs among it: no escape makes it allowed. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const textOf = (text: string): string => text.replace(FORBIDDEN, '').trim();

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A reader would make line feeds of them.
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
