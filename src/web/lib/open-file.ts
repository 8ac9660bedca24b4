// Opens a PDF of ours in a new tab once it is known to exist: an error belongs on this page, not as text in a tab (R103).
import { currentText } from '../i18n/use-text.ts';

/**
 * For a click on a link. The tab is opened at once, as browsers allow it only then; `onFailure` is called if the link
 * leads to no file.
 */
export async function openFile(href: string, onFailure: () => Promise<void>): Promise<void> {
  const tab = window.open('', '_blank');
  const body = tab?.document.body;
  if (body) {
    tab.opener = null;
    // On a phone it covers this page.
    body.style.cssText = 'font: 2rem sans-serif; margin: 2rem';
    body.textContent = currentText().site.loading;
  }
  const isThere = await fetch(href, { method: 'HEAD', credentials: 'same-origin' }).then(
    (response) => response.ok,
    // No connection: for the customer that is no file, either.
    () => false,
  );
  if (!isThere) {
    tab?.close();
    await onFailure();
  } else if (body) {
    // Where a PDF is stored, not shown, the tab stays as it is.
    body.textContent = '';
    tab.location.replace(href);
    // The browser blocks new tabs: this one, then.
  } else window.location.assign(href);
}
