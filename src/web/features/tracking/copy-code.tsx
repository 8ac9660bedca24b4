// A tracking code with its copy button (R134).
import { Copy } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { copyCode } from '../../lib/copy-code.ts';
import { Button } from '../../ui/button.tsx';
import { CodeText } from '../../ui/code-text.tsx';

export function CopyCode({ code }: { code: string }) {
  const { track } = useText();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-mono text-sm [overflow-wrap:anywhere]">
        <CodeText code={code} />
      </span>
      <Button size="sm" onClick={() => copyCode(code, track)}>
        <Copy aria-hidden size={14} />
        {track.copy}
      </Button>
    </span>
  );
}
