// A tracking code with its copy button (R134).
import { Copy } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';

export function CopyCode({ code }: { code: string }) {
  const t = useText();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      toast({ title: t.track.copied, tone: 'good' });
    } catch {
      // Forbidden by the browser: the code stands beside the button and can be marked by hand.
      toast({ title: t.track.copyFailed, tone: 'bad' });
    }
  };
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-mono text-sm [overflow-wrap:anywhere]">{code}</span>
      <Button size="sm" onClick={() => void copy()}>
        <Copy aria-hidden size={14} />
        {t.track.copy}
      </Button>
    </span>
  );
}
