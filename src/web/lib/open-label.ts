// Opens a label in a new tab, after asking whether there is one: an error belongs on this page, not as text in a tab (R103).

/**
 * For the click on a link to a label. The tab is opened at once, as browsers allow it only then; `onFailure` hears that
 * there is no label behind the link.
 */
export async function openLabel(href: string, onFailure: () => void): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  const isThere = await fetch(href, { method: 'HEAD', credentials: 'same-origin' }).then(
    (response) => response.ok,
    // No connection: the same to whoever waits for a label.
    () => false,
  );
  if (!isThere) {
    tab?.close();
    onFailure();
  } else if (tab) tab.location.replace(href);
  // The browser forbids new tabs: this one, then.
  else window.location.assign(href);
}
