// Renders the one toast (R6); its time stops while it is hovered or focused.
import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../i18n/use-text.ts';
import { covers } from '../lib/covers.ts';
import { dismissToast, shownMs, toastStore } from '../lib/toast.ts';

export function Toasts() {
  const t = useText();
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  /** The toast being hovered or focused: one that is replaced never gets the event for leaving it. */
  const [heldId, setHeldId] = useState<number | null>(null);
  const held = heldId === message?.id;
  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(dismissToast, shownMs(message));
    return () => clearTimeout(timer);
  }, [message, held]);
  const [path] = useLocation();
  useEffect(
    // What could be done on a page, such as undoing, cannot be done from the next one.
    () => () => {
      if (toastStore.current()?.action) dismissToast();
    },
    [path],
  );
  const tone = message?.tone ?? 'info';
  return (
    <div
      // Not by its role: a dialog hides the page below from screen readers, except elements with this attribute.
      aria-live={tone === 'bad' ? 'assertive' : 'polite'}
      className="toast-place"
    >
      {message && (
        <div
          key={message.id}
          ref={attendToast}
          data-toast={tone}
          onPointerEnter={() => setHeldId(message.id)}
          onPointerLeave={() => setHeldId(null)}
          onFocus={() => setHeldId(message.id)}
          onBlur={() => setHeldId(null)}
          className="toast-card"
        >
          <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <p className="font-medium">{message.title}</p>
            {message.text && <p className="mt-0.5 text-ink-soft">{message.text}</p>}
            {message.action && (
              <button
                type="button"
                onClick={() => {
                  dismissToast();
                  message.action?.run();
                }}
                className="min-h-6 text-harbour underline"
              >
                {message.action.label}
              </button>
            )}
          </div>
          <button
            type="button"
            onClick={dismissToast}
            className="-m-2 grid size-9 place-items-center rounded-input text-ink-soft"
          >
            <X aria-hidden size={16} />
            <span className="sr-only">{t.site.close}</span>
          </button>
        </div>
      )}
    </div>
  );
}

function attendToast(box: HTMLElement | null) {
  if (!box) return;
  // In the next frame: by then what it tells of is drawn.
  requestAnimationFrame(() => giveWay(box));
  // Loaded with the first toast. Where that fails, it merely stays in its place for its time.
  const attending = import('./toast-manners.ts').then(
    ({ attend }) => attend(box, giveWay),
    () => null,
  );
  return () => void attending.then((stop) => stop?.());
}

/** Moves the toast to the top where it would cover a main button, the ways on from an outcome, or what says the same. */
function giveWay(box: HTMLElement): void {
  const ways = 'main :is(.bg-signal, .bg-harbour, [href^=tel], [href^=mail], [role=alert], [data-ways] > *)';
  if ([...document.querySelectorAll(ways)].some((way) => covers(box, way))) box.dataset['up'] = '';
}
