// Everything stored about the customer, as a file.
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportData } from '#contract/profile.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { useText } from '../../i18n/use-text.ts';
import { open } from '../../lib/api.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { toast } from '../../lib/toast.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from './section-card.tsx';

export function DataExport() {
  const t = useText();
  const texts = t.security.export;
  const download = useMutation({
    mutationFn: async () => saveAs(await (await open(exportData)).blob(), texts.file),
    onSuccess: () => toast({ title: texts.done, tone: 'good' }),
    onError: (error) => toastFailure(t, texts.failed, error),
  });
  useLostSession(download.error);
  return (
    <SectionCard title={texts.title} text={texts.text}>
      <Button onClick={() => download.mutate()} busy={download.isPending}>
        {!download.isPending && <Download aria-hidden size={18} />}
        {texts.action}
      </Button>
    </SectionCard>
  );
}

/** Not a plain link: that would save an error as the file. */
function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read the blob by then.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
}
