// What a toast owes to who goes on meanwhile: it gives way to the focus and to buttons that scroll below it, closes with
// Escape, gives the focus back.
import { covers } from '../lib/covers.ts';
import { dismissToast } from '../lib/toast.ts';

const CONTROL = 'a, button, input, select, textarea, [tabindex="0"]';

/** Attends one toast; `giveWay` is called when the page moves; what is returned, once the toast has left the page. */
export function attend(box: HTMLElement, giveWay: (box: HTMLElement) => void): () => void {
  let from: EventTarget | null = null;
  let isInside = box.contains(document.activeElement);
  const onFocus = ({ target, relatedTarget }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    const wasInside = isInside;
    isInside = box.contains(target);
    if (isInside && !wasInside) from = relatedTarget;
    // To the other end of the page.
    if (!isInside && target.matches(CONTROL) && covers(box, target)) box.toggleAttribute('data-up');
  };
  const onKey = (event: KeyboardEvent): void => {
    // Not what closes a dialog, a menu or a list.
    if (event.key === 'Escape' && !event.defaultPrevented) dismissToast();
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey);
  const onMove = (): void => giveWay(box);
  document.addEventListener('scroll', onMove, { passive: true });
  // The wizard's next step has its buttons elsewhere.
  const resized = new ResizeObserver(onMove);
  resized.observe(document.body);
  return () => {
    document.removeEventListener('scroll', onMove);
    resized.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey);
    // Unless what was pressed has sent the focus elsewhere.
    if (isInside && document.activeElement === document.body) giveFocusBack(from);
  };
}

/** To where it came from. */
function giveFocusBack(from: EventTarget | null): void {
  const place = from instanceof HTMLElement && from.isConnected ? from : document.getElementById('content');
  place?.focus();
}
