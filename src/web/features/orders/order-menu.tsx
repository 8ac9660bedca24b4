// The list of actions at the row's button; the browser closes it on Escape and on a click elsewhere.
import { clsx } from 'clsx';
import { Copy, FileText, MapPin, RotateCcw, Undo2, XCircle } from 'lucide-react';
import { type KeyboardEvent as ReactKeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Order } from '#contract/orders.ts';
import { useText } from '../../i18n/use-text.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { type Action, entriesOf } from './order-entries.ts';

const icons = {
  details: FileText,
  tracking: MapPin,
  duplicate: Copy,
  sendBack: Undo2,
  cancel: XCircle,
  refund: RotateCcw,
};

type Props = {
  order: Order;
  opener: HTMLElement;
  /** The action in progress. */
  busy: Action | null;
  onChoose: (action: Action) => void;
  onClose: () => void;
};

const GAP = 4;

export function OrderMenu({ order, opener, busy, onChoose, onClose }: Props) {
  const t = useText();
  const { actions } = t.desk;
  const menu = useRef<HTMLDivElement>(null);
  const open = useEffectEvent((element: HTMLElement) => {
    // Safari before 17 and Firefox before 125 have no popovers: there the menu is visible as drawn.
    element.showPopover?.();
    place(element, opener);
    element.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  });
  const close = useEffectEvent(onClose);
  /** Not while an action is in progress: its outcome is shown here. */
  const leaveBehind = useEffectEvent((hasFocus: boolean) => {
    if (busy !== null) return;
    if (hasFocus) opener.focus({ preventScroll: true });
    onClose();
  });
  const leave = useEffectEvent((byKey: boolean) => {
    if (byKey) opener.focus();
    onClose();
  });
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    open(element);
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed') close();
    };
    element.addEventListener('toggle', onToggle);
    const stop = 'popover' in element ? null : closeElsewhere(element, leave);
    const stopFollowing = closeWhenLeftBehind(element, { opener, close: leaveBehind });
    return () => {
      element.removeEventListener('toggle', onToggle);
      stop?.();
      stopFollowing();
    };
  }, [opener]);
  return (
    <div
      ref={menu}
      popover="auto"
      role="group"
      aria-label={t.orders.table.actionsOf(order.orderNumber)}
      onKeyDown={moveByKey}
      className="fixed m-0 w-max rounded-card border border-line bg-surface p-1 text-ink shadow-overlay"
    >
      {entriesOf(order).map(({ action, off }) => {
        const Icon = icons[action];
        const text =
          off === 'refund'
            ? actions.refundUnavailable
            : off === 'cancelled'
              ? actions.cancelled
              : actions[action];
        return (
          <button
            key={action}
            type="button"
            disabled={off !== undefined || busy !== null}
            onClick={() => onChoose(action)}
            className={clsx(
              'flex min-h-10 w-full items-center gap-3 rounded-input px-3 text-left enabled:hover:bg-paper disabled:text-ink-soft',
              (action === 'cancel' || action === 'refund') && !off && 'text-bad',
            )}
          >
            {busy === action ? <Spinner /> : <Icon aria-hidden size={16} className="shrink-0" />}
            {text}
          </button>
        );
      })}
    </div>
  );
}

/** Closes the menu on Escape and on a press elsewhere, as popovers do natively. Returns the way to stop listening. */
function closeElsewhere(menu: HTMLElement, leave: (byKey: boolean) => void): () => void {
  const gone = new AbortController();
  const onPress = ({ target }: Event) => {
    if (!menu.contains(target as Node)) leave(false);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave(true);
  };
  addEventListener('pointerdown', onPress, gone);
  addEventListener('keydown', onKey, gone);
  return () => gone.abort();
}

/** The keys of a menu move between its entries; otherwise they would scroll the page, and the menu would close. */
function moveByKey(event: ReactKeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const up = at < 0 ? at : at - 1;
  const next = { ArrowDown: at + 1, ArrowUp: up, Home: 0, PageUp: 0, End: -1, PageDown: -1 }[event.key];
  if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  entries.at(next % entries.length)?.focus();
}

/** The menu is fixed: after scrolling it would be at another row, and when the focus has moved on, behind it. */
function closeWhenLeftBehind(
  menu: HTMLElement,
  { opener, close }: { opener: HTMLElement; close: (hasFocus: boolean) => void },
): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const onScroll = ({ target }: Event) => {
    if (!menu.contains(target as Node)) close(menu.contains(document.activeElement));
  };
  const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
    if (next instanceof Node && next !== opener && !menu.contains(next)) close(false);
  };
  addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  menu.addEventListener('focusout', onFocusOut, { signal });
  return () => gone.abort();
}

/** Below the button, or above if there is no room; never off screen. */
function place(menu: HTMLElement, opener: HTMLElement): void {
  const at = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = at.bottom + GAP;
  const top = below + height > innerHeight ? Math.max(GAP, at.top - GAP - height) : below;
  menu.style.top = `${top}px`;
  menu.style.left = `${Math.max(GAP, Math.min(at.right - width, innerWidth - width - GAP))}px`;
}
