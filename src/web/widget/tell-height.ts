// Tells the page around the widget how high it is: page height plus 20, at most every 100 ms (R117, C-45).

const MARGIN_PX = 20;
const DEBOUNCE_MS = 100;

/** Nothing else is ever said to the parent, and nothing it says is heard. */
export function tellHeight(dialog: HTMLDialogElement): void {
  if (window.parent === window) return;
  let told = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    // NOTE: not scrollHeight, which is never less than the frame and would only ever grow.
    const height = Math.ceil(document.documentElement.offsetHeight) + MARGIN_PX;
    if (height === told) return;
    told = height;
    // Whoever embeds us may know how high we are; there is nothing else in it.
    window.parent.postMessage({ type: 'hafenpost:height', height }, '*');
  };
  const later = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(tell, DEBOUNCE_MS);
  };
  const observer = new ResizeObserver(() => {
    // A modal takes no room of its own; the page makes room for it.
    document.body.style.minHeight = dialog.open ? `${dialog.offsetTop + dialog.offsetHeight}px` : '';
    later();
  });
  observer.observe(document.documentElement);
  observer.observe(dialog);
}
