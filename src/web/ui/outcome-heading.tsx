// The outcome of a wait: the heading of the screen that replaces it. Nobody has to look for the news.
import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from '../lib/toast.ts';
import { useSite } from '../lib/use-site.ts';
import { titleOf } from '../lib/use-title.ts';

/** Takes the focus, and so is announced, unless the focus is elsewhere on the page: then a toast says it. */
export function OutcomeHeading({ title }: { title: string }) {
  const { name } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const tell = useEffectEvent(() => {
    const at = document.activeElement;
    if (!at || at.matches('body, main')) heading.current?.focus({ preventScroll: true });
    else toast({ title });
  });
  useEffect(() => tell(), []);
  useEffect(() => {
    // After the page, which may set the tab's title at the same moment.
    const timer = setTimeout(() => {
      document.title = titleOf(title, name);
    });
    return () => clearTimeout(timer);
  }, [title, name]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl">
      {title}
    </h1>
  );
}
