// Focuses the wizard field that a notice links to, named in the URL's hash.

/** `part`: the step the field belongs to. The hash is removed, or every visit would jump there. */
export function focusNamed(part: string): void {
  const name = location.hash.slice(1);
  // The skip link has a hash as well (#content).
  const named = name.startsWith(`${part}-`) && document.getElementById(name);
  if (!named) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  // In the next frame: a new page is scrolled to its top first.
  requestAnimationFrame(() => named.focus());
}
