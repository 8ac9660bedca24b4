// What is inserted into a page is text, unless it is HTML already.
import { expect, test } from 'vitest';
import { html, placeholder, whenSet } from './html.ts';

test('texts and attributes are escaped, HTML fragments are not', () => {
  const piece = html`<b title="${'"x"'}">${'<i>'}</b>`;
  expect(html`<p>${piece}${[piece, piece]}${null}${false}${7}</p>`.text).toBe(
    `<p>${piece.text}${piece.text}\n${piece.text}7</p>`,
  );
  expect(piece.text).toBe('<b title="&quot;x&quot;">&lt;i&gt;</b>');
});

test('placeholders for the server pass through unchanged', () => {
  expect(whenSet('sandbox', html`<p>${placeholder('name')}</p>`).text).toBe(
    '{{?sandbox}}<p>{{name}}</p>{{/sandbox}}',
  );
});
