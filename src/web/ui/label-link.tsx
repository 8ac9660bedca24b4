// A link to a label PDF. A plain click checks first; with a modifier, or the browser's own shortcuts, it is a link.
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
  /** Called when the link leads to no label; the page may find out why. */
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

/** Not every page with labels has these texts from the start. */
async function sayFailed(number: number | null): Promise<void> {
  // Without a connection the texts fail to load, which is also why there is no label.
  await loadTexts('pay').catch(() => undefined);
  const { checkout, errors }: Partial<Text> & Pick<Text, 'errors'> = currentText();
  const labels = checkout?.labels;
  toast({
    title: labels ? labels.failedTitle : errors.title,
    text: labels ? (number === null ? labels.failedAll : labels.failed(number)) : errors.network,
    tone: 'bad',
  });
}
