// A dialog whose code is loaded when it opens. If that fails, it says so and closes; the page behind it stays.
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { currentText, type TextGroup, useText } from '../i18n/use-text.ts';
import { loadOnce } from '../lib/load-once.ts';
import { dismissToast, toast, toastStore } from '../lib/toast.ts';

/** Below this nobody notices a wait. */
const UNNOTICED_MS = 300;

type Unavailable = {
  /** Called in place of the message and of `onClose`, where more has to be said than that it cannot be shown. */
  onUnavailable?: () => void;
};

/**
 * `texts` are loaded with it. Not `lazy` and `Suspense`: what fails there takes everything up to the next error boundary
 * away with it.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  texts?: TextGroup,
): ComponentType<Props & Unavailable> {
  const late = loadOnce(load, texts);
  return function LazyDialog(props: Props & Unavailable) {
    const { errors, site } = useText();
    const [Dialog, setDialog] = useState(late.part);
    const giveUp = useEffectEvent((isFailed: boolean) => {
      if (props.onUnavailable) return props.onUnavailable();
      // A browser never requests a file again that failed to load, unless the page is reloaded; drafts are kept.
      const action = { label: site.broken.reload, run: () => location.reload() };
      if (isFailed && navigator.onLine) toast({ title: site.broken.text, tone: 'bad', action });
      else if (isFailed) toast({ title: errors.network, tone: 'bad' });
      props.onClose();
    });
    const isShown = useEffectEvent(() => Dialog !== null);
    const sayLoading = useEffectEvent(() => {
      // What can be undone stays so.
      if (!toastStore.current()?.action) toast({ title: site.loading });
    });
    useEffect(() => {
      if (isShown()) return;
      const opener = document.activeElement;
      let isGone = false;
      const timer = setTimeout(sayLoading, UNNOTICED_MS);
      const stop = () => {
        isGone = true;
        clearTimeout(timer);
        if (toastStore.current()?.title === currentText().site.loading) dismissToast();
      };
      late.load().then(
        (loaded) => {
          if (isGone) return;
          stop();
          // Whoever types elsewhere by now has given up waiting: no dialog takes the focus away from there.
          if (isTypedIn(document.activeElement, opener)) giveUp(false);
          else setDialog(() => loaded);
        },
        () => {
          if (isGone) return;
          stop();
          giveUp(true);
        },
      );
      return stop;
    }, []);
    return Dialog && <Dialog {...props} />;
  };
}

const isTypedIn = (now: Element | null, opener: Element | null): boolean =>
  now !== opener && now instanceof HTMLElement && now.matches('input, select, textarea');
