// A dialog whose code is loaded when it opens. If that fails, it says so and closes; the page behind it stays.
import { type ComponentType, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type TextGroup, useText } from '../i18n/use-text.ts';
import { loadOnce } from '../lib/load-once.ts';
import { toast } from '../lib/toast.ts';

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
    const Dialog = useSyncExternalStore(late.subscribe, late.part, late.part);
    const giveUp = useEffectEvent(() => {
      if (props.onUnavailable) return props.onUnavailable();
      // A browser never requests a file again that failed to load, unless the page is reloaded; drafts are kept.
      const action = { label: site.broken.reload, run: () => location.reload() };
      if (navigator.onLine) toast({ title: site.broken.text, tone: 'bad', action });
      else toast({ title: errors.network, tone: 'bad' });
      props.onClose();
    });
    useEffect(() => {
      let isGone = false;
      late.load().catch(() => {
        if (!isGone) giveUp();
      });
      return () => {
        isGone = true;
      };
    }, []);
    return Dialog && <Dialog {...props} />;
  };
}
