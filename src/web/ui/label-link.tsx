// A link to a label PDF. Clicked plainly it asks first; with a modifier, or by the keyboard's own ways, it is a link.
import type { MouseEvent, ReactNode } from 'react';
import { currentText, loadTexts, type Text } from '../i18n/use-text.ts';
import { openLabel } from '../lib/open-label.ts';
import { toast } from '../lib/toast.ts';

type Props = {
  href: string;
  className: string;
  children: ReactNode;
  /** The number of the parcel, from 1; null: all in one document. */
  number: number | null;
  /** Called when there is no label behind it: whoever shows it may ask why. */
  onFailed?: () => void;
  'aria-label'?: string;
};

export function LabelLink({ href, number, onFailed, children, ...rest }: Props) {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openLabel(href, () => {
      onFailed?.();
      void sayFailed(number);
    });
  };
  return (
    <a href={href} target="_blank" rel="noopener" {...rest} onClick={onClick}>
      {children}
    </a>
  );
}

/** Not every page that shows labels has these sentences from the start. */
async function sayFailed(number: number | null): Promise<void> {
  // Refused for want of a connection, which then is why there is no label either.
  await loadTexts('pay').catch(() => undefined);
  const { checkout, errors }: Partial<Text> & Pick<Text, 'errors'> = currentText();
  const labels = checkout?.labels;
  toast({
    title: labels ? labels.failedTitle : errors.title,
    text: labels ? (number === null ? labels.failedAll : labels.failed(number)) : errors.network,
    tone: 'bad',
  });
}
