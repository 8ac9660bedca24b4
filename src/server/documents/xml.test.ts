// XML as text: what is escaped, what is removed, and what is omitted.
import { expect, test } from 'vitest';
import { element, type Element, writeXml } from './xml.ts';

const written = (name: string, content: Parameters<typeof element>[1], attributes = {}): string =>
  writeXml(element(name, content, attributes) as Element);

const START = '<?xml version="1.0" encoding="UTF-8"?>\n';

test.each([
  ['Łódź & <Söhne> "K]]>G"', 'Łódź &amp; &lt;Söhne&gt; &quot;K]]&gt;G&quot;'],
  ['a\u0000b\u0008c\u001fd\ufffee\ud800f', 'abcdef'],
  ['\u{1F4E6} tab\tline\nfeed\rend', '\u{1F4E6} tab\tline\nfeed&#13;end'],
  ['  apart \u00a0', 'apart'],
])('%j is written as %j', (text, said) => {
  expect(written('a', text)).toBe(`${START}<a>${said}</a>\n`);
});

test('attributes are escaped too, and nested elements are indented', () => {
  const inside = [element('b', '1', { c: 'x"<&\u0001' }), element('d', [element('e', '2')])];
  expect(written('a', inside)).toBe(
    `${START}<a>\n  <b c="x&quot;&lt;&amp;">1</b>\n  <d>\n    <e>2</e>\n  </d>\n</a>\n`,
  );
});

test.each([null, undefined, '', ' \u0002 ', [], [null, element('b', '')]])(
  '%j leaves no element',
  (content) => {
    expect(element('a', content)).toBeNull();
  },
);
