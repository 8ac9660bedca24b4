// Opens a label in a new tab once it is known to exist: an error belongs on this page, not as text in a tab (R103).

/**
 * For a click on a link to a label. The tab is opened at once, as browsers allow it only then; `onFailure` is called if
 * the link leads to no label.
 */
export async function openLabel(href: string, onFailure: () => void): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  const isThere = await fetch(href, { method: 'HEAD', credentials: 'same-origin' }).then(
    (response) => response.ok,
    // No connection: for the customer that is no label, either.
    () => false,
  );
  if (!isThere) {
    tab?.close();
    onFailure();
  } else if (tab) tab.location.replace(href);
  // The browser blocks new tabs: this one, then.
  else window.location.assign(href);
}
