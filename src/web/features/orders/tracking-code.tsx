// A tracking code: a link to its public page, and a button that copies it (R134, C-41).
import { Copy } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../lib/toast.ts';

export function TrackingCode({ code }: { code: string }) {
  const { table } = useText().orders;
  const copy = () => {
    const failed = () => toast({ title: table.copyFailed, tone: 'bad' });
    // Without https there is no clipboard at all.
    if (!('clipboard' in navigator)) return failed();
    navigator.clipboard.writeText(code).then(() => toast({ title: table.copied, tone: 'good' }), failed);
  };
  return (
    <span className="flex min-h-6 items-center gap-1">
      <a
        href={`/track/${encodeURIComponent(code)}`}
        target="_blank"
        rel="noopener"
        className="font-mono text-xs text-harbour hover:underline"
      >
        {code}
      </a>
      <button
        type="button"
        aria-label={table.copy(code)}
        onClick={copy}
        className="-my-1 grid size-7 shrink-0 place-items-center rounded-input text-ink-soft hover:text-ink"
      >
        <Copy aria-hidden size={14} />
      </button>
    </span>
  );
}
