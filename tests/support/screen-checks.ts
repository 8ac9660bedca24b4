// Checks that apply to every screen, made on the rendered page.
import type { Page } from '@playwright/test';
import { texts } from './journey.ts';

/** Smallest font size in pixels, from look.md; WCAG would allow less. */
const SMALLEST = 13;

type Said = { texts: string[]; small: string[]; title: string; language: string; headings: number };

/** All visible and screen reader texts that are not marked as another language's, and those whose font is too small. */
export const readScreen = (page: Page): Promise<Said> =>
  page.evaluate((smallest) => {
    const said = new Set<string>();
    const small = new Set<string>();
    const add = (text: string | null) => {
      const bare = text?.replace(/\s+/g, ' ').trim();
      if (bare) said.add(bare);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parent.tagName)) continue;
      if (!node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
      // A code with <wbr> in it is one text.
      if (parent.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang)
        add(parent.querySelector(':scope > wbr') ? parent.textContent : node.textContent);
      if (parseFloat(getComputedStyle(parent).fontSize) < smallest) small.add(node.textContent.trim());
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`)) add(element.getAttribute(name));
    add(document.title);
    return {
      texts: [...said],
      small: [...small],
      title: document.title,
      language: document.documentElement.lang,
      headings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length,
    };
  }, SMALLEST);

/** Elements that overflow on the right at 320 px, the narrowest supported width; leaves the page at it. */
export async function overflowAt320(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const read = () =>
    page.evaluate(() => {
      const { scrollWidth } = document.documentElement;
      if (scrollWidth <= innerWidth) return [];
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => Math.round(element.getBoundingClientRect().right) >= scrollWidth,
      );
      return wide.map((element) => element.outerHTML.slice(0, 100)).slice(-3);
    });
  let overflow = await read();
  // The layout adapts to the narrow screen within the next frames.
  for (let looks = 0; overflow.length > 0 && looks < 30; looks += 1) {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    overflow = await read();
  }
  return overflow;
}

/** Minimum size of a touch target, pixels. */
const FINGER = 44;

/**
 * Touch targets that are too low at phone width, and buttons that are too narrow; leaves the page at it. Links in running
 * text, and codes, are exempt, as they are as high as their line; a link is as wide as its word.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  return page.evaluate((finger) => {
    const boxes = 'label:has(> :is([type=radio], [type=checkbox]))';
    const targets = [...document.querySelectorAll(`button, [role=button], a, summary, ${boxes}`)];
    return targets
      .filter((target) => !target.matches('p a, dd a, li a:not(.flex, .inline-flex, .grid), a.font-mono'))
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((target) => {
        const { width, height, bottom } = target.getBoundingClientRect();
        // Elements one pixel wide or above the page are for keyboard and screen readers.
        if (width <= 1 || bottom + scrollY <= 0) return false;
        // Safari rounds a line's height down: half a pixel more is none there.
        return Math.floor(height + 0.01) < finger || (target.matches('button') && Math.round(width) < finger);
      })
      .map((target) => target.outerHTML.slice(0, 100));
  }, FINGER);
}

/** Groups with a visible legend in a flex column: Safari gives them its height twice, until the pointer comes near. */
export const groupsTooHigh = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('fieldset > legend')]
      .filter((legend) => getComputedStyle(legend).position !== 'absolute')
      .filter(({ parentElement: group }) => {
        const around = group?.parentElement && getComputedStyle(group.parentElement);
        return around && /flex/.test(around.display) && around.flexDirection.startsWith('column');
      })
      .map((legend) => legend.outerHTML),
  );

const groups = Object.keys(texts.de).join('|');
const key = new RegExp(`^(?:${groups})(?:\\.[a-zA-Z]+)+$`);

/** A text key instead of its text, or a value that was not meant to be shown. */
export const isBroken = (text: string): boolean =>
  key.test(text) || /\bundefined\b|\bNaN\b|\[object Object\]|\$\{|\{\{/.test(text);

/** Names, codes, addresses: data that is not translated. */
const data: readonly RegExp[] = [
  // Flags, units, arrows.
  /^[A-Z]{2}$/,
  /^\(?(?:cm|kg|€|→|·|%|\?+)\)?$/,
  // Numbers, amounts, dates, measures, order and label numbers.
  /^[\d\s.,:×x·+*/()%€–−-]+(?:kg|cm|EUR)?$/,
  /^(?:€|EUR)?[\d.,\s]+(?:€|EUR|kg|cm|cm³|%)?$/,
  /^(?:HP-|ci_|1Z|IM|JD|\d{8,})[\w-]*$/,
  /^\d+ × \d+ × [\d.,]+ cm.*$/,
  /^[A-Z0-9]{8,}$/,
  // An order number and its recipient.
  /^HP-[\w-]+ · \p{Lu}\p{L}+ \p{Lu}\p{L}+$/u,
  // E-mail addresses.
  /^\S+@\S+\.\S+$/,
  // A postcode and its town; telephone numbers.
  /^\d{4,5} \p{L}+(?: \p{L}+)*$/u,
  /^\+\d[\d\s]+$/,
];

export const isData = (text: string): boolean => data.some((pattern) => pattern.test(text));
