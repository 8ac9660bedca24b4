// Our drawing of Lucide's icons, held against Lucide's own.
import { createLucideIcon, type LucideProps } from 'lucide-react';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import lucideIcon from './lucide-icon.ts';

type Node = Parameters<typeof lucideIcon>[0]['node'];

const node: Node = [
  ['circle', { cx: '12', cy: '12', r: '10', key: '1mglay' }],
  ['path', { d: 'm16 9-5.5 5.5L8 12', key: 'xofnsj' }],
];

/** The attributes of each element by name, in no order, without Lucide's own classes, and without what only a file of its own needs. */
function drawn(Icon: FunctionComponent<LucideProps>, props: LucideProps): string[][] {
  const markup = renderToStaticMarkup(createElement(Icon, props)).replace(/lucide\S* ?| xmlns="[^"]*"/g, '');
  return [...markup.matchAll(/<([^>]+)>/g)].map(([, tag = '']) =>
    (tag.match(/^\/?\w+|[\w-]+="[^"]*"/g) ?? []).sort(),
  );
}

test.each<[string, LucideProps]>([
  ['as it is', { className: 'shrink-0' }],
  ['smaller', { size: 14, className: 'mt-0.5 text-good', 'aria-hidden': true }],
  ['with a name of its own', { 'aria-hidden': undefined, 'aria-label': 'Ja', role: 'img', className: 'a' }],
])('an icon is drawn as Lucide draws it: %s', (_, props) => {
  const lucides = createLucideIcon('x', node) as FunctionComponent<LucideProps>;
  expect(drawn(lucideIcon({ node }) as FunctionComponent<LucideProps>, props)).toEqual(drawn(lucides, props));
});
