// A tracking code: a link to its public page, and a button that copies it (R134, C-41).
import { Copy } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { copyCode } from '../../lib/copy-code.ts';
import { CodeText } from '../../ui/code-text.tsx';

export function TrackingCode({ code }: { code: string }) {
  const { table } = useText().orders;
  return (
    <span className="flex min-h-6 items-center gap-1">
      <a
        href={`/track/${encodeURIComponent(code)}`}
        target="_blank"
        rel="noopener"
        className="press-6 content-center min-w-max font-mono text-xs text-harbour hover:underline"
      >
        <CodeText code={code} />
      </a>
      <button
        type="button"
        aria-label={table.copy(code)}
        onClick={() => copyCode(code, table)}
        className="-my-1 grid size-7 shrink-0 place-items-center rounded-input text-ink-soft hover:text-ink"
      >
        <Copy aria-hidden size={14} />
      </button>
    </span>
  );
}
