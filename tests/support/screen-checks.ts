// What must be true of any screen, read from the page as it is drawn.
import type { Page } from '@playwright/test';
import { texts } from './journey.ts';

/** WCAG would allow less; look.md does not. Pixels. */
const SMALLEST = 13;

export type Said = { texts: string[]; small: string[]; title: string; language: string; headings: number };

/** All that is said to the eye and to a screen reader, and what is said in letters too small. */
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
      // A code that may go on in the next line is one text.
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

/** What sticks out on the right of the narrowest screen that pages are made for, which it is left at. */
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
  // What is drawn otherwise on a narrow screen comes with the next frames.
  for (let looks = 0; overflow.length > 0 && looks < 30; looks += 1) {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    overflow = await read();
  }
  return overflow;
}

/** A finger's width, pixels. */
const FINGER = 44;

/**
 * What is pressed on a phone, which the page is left at, and lower than a finger is wide. A link in a text, or a code, is
 * as high as its line.
 */
export async function lowTargets(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  return page.evaluate((finger) => {
    const boxes = 'label:has(> :is([type=radio], [type=checkbox]))';
    const targets = [...document.querySelectorAll(`button, [role=button], a, summary, ${boxes}`)];
    return targets
      .filter((target) => !target.matches('p a, dd a, li a:not(.flex, .inline-flex, .grid), a.font-mono'))
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((target) => {
        const { width, height, bottom } = target.getBoundingClientRect();
        // What is one pixel wide, or above the page, is there for the keyboard and for screen readers.
        return width > 1 && bottom + scrollY > 0 && Math.round(height) < finger;
      })
      .map((target) => target.outerHTML.slice(0, 100));
  }, FINGER);
}

const groups = Object.keys(texts.de).join('|');
const key = new RegExp(`^(?:${groups})(?:\\.[a-zA-Z]+)+$`);

/** A key in place of its sentence, or a value that nobody meant to show. */
export const isBroken = (text: string): boolean =>
  key.test(text) || /\bundefined\b|\bNaN\b|\[object Object\]|\$\{|\{\{/.test(text);

/** Names, codes, addresses: what is the same in every language because nobody translates it. */
const data: readonly RegExp[] = [
  // Flags, units, arrows.
  /^[A-Z]{2}$/,
  /^\(?(?:cm|kg|€|→|·|%|\?+)\)?$/,
  // Figures, sums, dates, measures, numbers of orders and labels.
  /^[\d\s.,:×x·+*/()%€–−-]+(?:kg|cm|EUR)?$/,
  /^(?:€|EUR)?[\d.,\s]+(?:€|EUR|kg|cm|cm³|%)?$/,
  /^(?:HP-|ci_|1Z|IM|JD|\d{8,})[\w-]*$/,
  /^\d+ × \d+ × [\d.,]+ cm.*$/,
  /^[A-Z0-9]{8,}$/,
  // An order and whom it goes to.
  /^HP-[\w-]+ · \p{Lu}\p{L}+ \p{Lu}\p{L}+$/u,
  // Addresses of mail, telephone numbers.
  /^\S+@\S+\.\S+$/,
  // A postal code and its town.
  /^\d{4,5} \p{L}+(?: \p{L}+)*$/u,
  /^\+\d[\d\s]+$/,
];

export const isData = (text: string): boolean => data.some((pattern) => pattern.test(text));
