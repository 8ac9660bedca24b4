// Tells the host page how high the widget is: page height plus 20, at most every 100 ms (R117, C-45).

const MARGIN_PX = 20;
const DEBOUNCE_MS = 100;

/** Nothing else is ever sent to the parent, and its messages are ignored. */
export function tellHeight(dialog: HTMLDialogElement): void {
  if (window.parent === window) return;
  let told = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    // NOTE: not scrollHeight, which is never less than the frame and would only ever grow.
    const height = Math.ceil(document.documentElement.offsetHeight) + MARGIN_PX;
    if (height === told) return;
    told = height;
    // Any host may know the height; the message contains nothing else.
    window.parent.postMessage({ type: 'hafenpost:height', height }, '*');
  };
  const later = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(tell, DEBOUNCE_MS);
  };
  const observer = new ResizeObserver(() => {
    // A modal takes no space in the layout; the page makes room for it.
    document.body.style.minHeight = dialog.open ? `${dialog.offsetTop + dialog.offsetHeight}px` : '';
    later();
  });
  observer.observe(document.documentElement);
  observer.observe(dialog);
}
