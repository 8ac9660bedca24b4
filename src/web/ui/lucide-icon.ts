// Draws Lucide's icons, in place of its own file (vite.config.ts), which can do much that no page here asks for.
import { createElement, type ReactElement, type SVGProps } from 'react';

type Drawn = { node: [tag: string, attributes: Record<string, string>][] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/** An icon that readers skip, unless its props say otherwise. */
export default function lucideIcon({ node }: Drawn): (props: IconProps) => ReactElement {
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
