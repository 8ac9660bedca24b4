// A link to a PDF of ours. A plain click checks first; with a modifier, or the browser's own shortcuts, it is a link.
import type { MouseEvent, ReactNode } from 'react';
import { currentText, loadTexts, type Text } from '../i18n/use-text.ts';
import { openFile } from '../lib/open-file.ts';
import { toast } from '../lib/toast.ts';
import { useRecheckUser } from '../lib/use-recheck-user.ts';

type Props = {
  href: string;
  className: string;
  children: ReactNode;
  /** Of a label: the number of its parcel, from 1; null: all labels in one document. */
  label?: number | null;
  'aria-label'?: string;
};

export function FileLink({ href, label, children, ...rest }: Props) {
  const recheckUser = useRecheckUser();
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openFile(href, async () => {
      if (!(await recheckUser())) await sayFailed(label);
    });
  };
  return (
    <a href={href} target="_blank" rel="noopener" {...rest} onClick={onClick}>
      {children}
    </a>
  );
}

/** Not every page with files has these texts from the start. */
async function sayFailed(label: number | null | undefined): Promise<void> {
  // Without a connection the texts fail to load, which is also why there is no file.
  await loadTexts('pay').catch(() => undefined);
  const { checkout, errors }: Partial<Text> & Pick<Text, 'errors'> = currentText();
  const labels = checkout?.labels;
  if (!labels) toast({ title: errors.title, text: errors.network, tone: 'bad' });
  else if (label === undefined) toast({ title: labels.failedTitle, tone: 'bad' });
  else {
    const text = label === null ? labels.failedAll : labels.failed(label);
    toast({ title: labels.failedTitle, text, tone: 'bad' });
  }
}
