// A link to a label PDF. Clicked plainly it asks first; with a modifier, or by the keyboard's own ways, it is a link.
import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { openLabel } from '../lib/open-label.ts';
import { toast } from '../lib/toast.ts';

type Props = {
  href: string;
  className: string;
  children: ReactNode;
  /** Of the parcel, from 1; null: all in one document. */
  number: number | null;
  'aria-label'?: string;
};

export function LabelLink({ href, number, children, ...rest }: Props) {
  const { labels } = useText().checkout;
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openLabel(href, () =>
      toast({
        title: labels.failedTitle,
        text: number === null ? labels.failedAll : labels.failed(number),
        tone: 'bad',
      }),
    );
  };
  return (
    <a href={href} target="_blank" rel="noopener" {...rest} onClick={onClick}>
      {children}
    </a>
  );
}
