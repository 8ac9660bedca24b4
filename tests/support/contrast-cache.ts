// Speeds up axe's contrast rule, its slowest: elements that look like one already found legible are not measured again.
import type { Page } from '@playwright/test';

/** The index of the element's parent, and the styles that decide its look. */
type Look = readonly [parent: number, own: string];

export type ContrastCache = {
  /** Prepares the next run of axe in this document; call the answered function after that run. */
  skip(page: Page): Promise<() => Promise<void>>;
};

/** Remembers looks across pages and documents. */
export function createContrastCache(): ContrastCache {
  const numbers = new Map<string, number>();
  const legible = new Set<number>();
  const numberOf = (key: string): number => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  return {
    async skip(page) {
      const looks: number[] = [];
      for (const [parent, own] of await page.evaluate(readLooks))
        looks.push(numberOf(`${looks[parent] ?? ''} ${own}`));
      await page.evaluate(
        skipLegible,
        looks.map((look) => legible.has(look)),
      );
      return async () => {
        for (const place of await page.evaluate(measured)) legible.add(looks[place] ?? -1);
      };
    },
  };
}

type Check = { evaluate: (this: unknown, element: Element, ...rest: unknown[]) => unknown };
type Looked = Window & {
  axe: { _audit: { checks: Record<string, Check> } };
  looked: { elements: Element[]; measured: number[]; check?: Check['evaluate'] };
};

/** Runs in the browser: elements with the same look and equal ancestors have the same contrast. */
function readLooks(): Look[] {
  const elements = [...document.querySelectorAll('*')];
  const places = new Map(elements.map((element, place) => [element, place]));
  const { looked } = window as unknown as Looked;
  Object.assign(window, { looked: { ...looked, elements, measured: [] } });
  return elements.map((element) => {
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow } = style;
    const drawn = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow];
    const parent = element.parentElement ? places.get(element.parentElement) : undefined;
    return [parent ?? -1, [element.tagName, element.getAttribute('class'), ...drawn].join()];
  });
}

/** Runs in the browser: patches axe's check, as axe cannot run it for selected elements only. */
function skipLegible(legible: boolean[]): void {
  const { axe, looked } = window as unknown as Looked;
  const check = axe._audit.checks['color-contrast'];
  if (!check) throw new Error('axe has no check of contrasts any more.');
  const measure = (looked.check ??= check.evaluate);
  const places = new Map(looked.elements.map((element, place) => [element, place]));
  check.evaluate = function (element, ...rest) {
    const place = places.get(element) ?? -1;
    if (legible[place]) return true;
    const isLegible = measure.call(this, element, ...rest);
    if (isLegible === true) looked.measured.push(place);
    return isLegible;
  };
}

/** Runs in the browser: the indexes of the elements that axe has found legible. */
const measured = (): number[] => (window as unknown as Looked).looked.measured.filter((place) => place >= 0);
