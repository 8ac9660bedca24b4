// A phone's Back gesture, as a page sees it: the CloseWatcher opened last is asked to close.
import type { Page } from '@playwright/test';

/** Call it before the page is loaded. Answers a function that performs the gesture, which no desktop browser has. */
export async function withBackGesture(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { CloseWatcher } = window as unknown as { CloseWatcher: new () => { requestClose: () => void } };
    Object.assign(window, {
      CloseWatcher: class extends CloseWatcher {
        constructor() {
          super();
          Object.assign(window, { back: () => this.requestClose() });
        }
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { back: () => void }).back());
}
