// Safari does not focus a clicked button or box, but closing what it opened must still return the focus to it.
import { expect, test } from '@playwright/test';
import { fillUpToServices, openAs, recipients } from '../support/journey.ts';

test.beforeEach(async ({ page }) => {
  // As in Safari: whatever surrounds the button or box gets the focus if it can, otherwise nothing does.
  await page.addInitScript(() =>
    addEventListener('mousedown', (event) => {
      const pressed = event.target instanceof Element && event.target.closest('button, [type=checkbox]');
      if (!pressed || event.defaultPrevented) return;
      event.preventDefault();
      const around = pressed.parentElement?.closest<HTMLElement>('[tabindex]');
      if (around) around.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }),
  );
});

test('if a click gives no focus, a dialog returns the focus to the button or box that opened it', async ({
  page,
}) => {
  const t = await openAs(page, 'gold@example.com', '/shipping-calculator');
  const dialog = page.getByRole('dialog');
  const book = page.getByRole('button', { name: t.book.open, exact: true });
  await book.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(book).toBeFocused();

  await page.reload();
  await fillUpToServices(page, t, { recipient: recipients.france });
  const pickup = page.getByRole('checkbox', { name: t.services.pickup.label });
  await pickup.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(pickup).toBeFocused();
});
