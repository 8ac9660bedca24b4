// A dialog: focus trapped, Escape closes, the opener gets the focus back. Load it lazily, with its content.
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { dismissToast, toastStore } from '../lib/toast.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence below the title; announced when the dialog opens. */
  description?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
  wide?: boolean;
  /** False hides the close button: something is in progress. */
  closable?: boolean;
  /** Id of the input that gets the focus first; otherwise the close button has it. */
  focusId?: string;
  /** Id of the element that gets the focus on closing if the opener has disappeared. */
  returnId?: string;
};

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  children,
  wide = false,
  closable = true,
  focusId,
  returnId = '',
}: Props) {
  const t = useText();
  const opener = useRef<Element | null>(null);
  useBack(open && closable, () => onOpenChange(false));
  useParkedToast(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[#0b1216]/55" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const first = focusId ? document.getElementById(focusId) : null;
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix would look for its own trigger; our opener is the element that had the focus before.
            event.preventDefault();
            const opened = opener.current;
            const last =
              opened?.isConnected && opened !== document.body ? opened : document.getElementById(returnId);
            if (!(last instanceof HTMLElement)) return;
            last.focus();
            // What waits for its data is hidden, and cannot have the focus.
            if (document.activeElement !== last) document.getElementById('content')?.focus();
          }}
          onEscapeKeyDown={(event) => {
            // Radix gets Escape before the field whose list is open: let it close only that list.
            if (document.activeElement?.matches('[aria-expanded=true]:is(:has(~ [role=listbox]))'))
              event.preventDefault();
          }}
          onFocus={({ target }) => {
            // Round the end of the trap Radix focuses without scrolling, and in a low window that is out of sight.
            if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
          }}
          onPointerDownOutside={(event) => {
            // A toast lies above the dialog and is not part of the page below: its close button closes only the toast.
            if (event.target instanceof Element && event.target.closest('[data-toast]'))
              event.preventDefault();
          }}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-card border border-line',
            'low-scroll bg-surface shadow-overlay sm:inset-y-0 sm:my-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-card',
            wide ? 'sm:max-w-2xl' : 'sm:max-w-lg',
          )}
        >
          {/* Not `header` and `footer`, which screen readers would take for the page’s own. */}
          <div className="flex items-start gap-4 border-b border-line px-4 py-4 sm:px-6">
            <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            {closable && (
              <Radix.Close className="-m-2 grid size-10 shrink-0 place-items-center rounded-input text-ink-soft hover:text-ink">
                <X aria-hidden size={18} />
                <span className="sr-only">{t.site.close}</span>
              </Radix.Close>
            )}
          </div>
          <div className="min-h-0 flex-auto overflow-y-auto px-4 py-4 sm:px-6">{children}</div>
          {footer && (
            <div className="flex flex-col-reverse gap-2 border-t border-line px-4 py-3 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What there is to press in a toast changes the page below the dialog: it is shown again once that is in reach. */
function useParkedToast(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const { href } = location;
    let parked = toastStore.current();
    const park = () => {
      const shown = toastStore.current();
      if (!shown?.action) return;
      parked = shown;
      dismissToast();
    };
    park();
    const stop = toastStore.subscribe(park);
    return () => {
      stop();
      if (parked?.action && !toastStore.current() && location.href === href) toastStore.publish(parked);
    };
  }, [isOpen]);
}

type Watcher = { onclose: () => void; destroy: () => void };

/** A phone's Back closes the dialog instead of leaving the page, in browsers that support this. */
function useBack(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (!isOpen || !CloseWatcher) return;
    // A watcher reports a single Back: if the dialog stays open after all, the next one needs a new watcher.
    const watch = (): Watcher => {
      const next = new CloseWatcher();
      next.onclose = () => {
        watcher = watch();
        close();
      };
      return next;
    };
    let watcher = watch();
    return () => watcher.destroy();
  }, [isOpen]);
}
