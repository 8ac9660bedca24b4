// A link to a label PDF. Clicked plainly it asks first; with a modifier, or by the keyboard's own ways, it is a link.
import type { MouseEvent, ReactNode } from 'react';
import { currentText, loadTexts } from '../i18n/use-text.ts';
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
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openLabel(href, () => void sayFailed(number));
  };
  return (
    <a href={href} target="_blank" rel="noopener" {...rest} onClick={onClick}>
      {children}
    </a>
  );
}

/** Not every page that shows labels has these sentences from the start. */
async function sayFailed(number: number | null): Promise<void> {
  const isThere = await loadTexts('pay').then(
    () => true,
    // No connection, which then is why there is no label either.
    () => false,
  );
  const { checkout, errors } = currentText();
  if (!isThere) return toast({ title: errors.title, text: errors.network, tone: 'bad' });
  const { failedTitle, failedAll, failed } = checkout.labels;
  toast({ title: failedTitle, text: number === null ? failedAll : failed(number), tone: 'bad' });
}
