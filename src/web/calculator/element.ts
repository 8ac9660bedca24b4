// Creates an element in the browser; texts are set as text, so nothing from outside is HTML.

type Attributes = Readonly<Record<string, string | null>>;

/** An attribute that is null is left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes,
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== null) made.setAttribute(attribute, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}
