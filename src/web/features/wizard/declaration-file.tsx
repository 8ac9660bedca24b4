// Picks one file and checks its size and type before anything is sent (R55).
import { FileText, Upload, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { MAX_UPLOAD_BYTES } from '#contract/uploads.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

const ACCEPTED = /\.(pdf|jpe?g|png)$/i;

type Props = { name: string | null; onFile: (file: File) => void; onRemove: () => void };

export function DeclarationFile({ name, onFile, onRemove }: Props) {
  const s = useText().services.export;
  const picker = useRef<HTMLInputElement>(null);
  const place = useFocusAfter(name);
  const [refused, setRefused] = useState<'tooLarge' | 'wrongType' | null>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    const problem =
      file.size > MAX_UPLOAD_BYTES ? 'tooLarge' : file.size && ACCEPTED.test(file.name) ? null : 'wrongType';
    setRefused(problem);
    if (!problem) onFile(file);
  };
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={picker}
        type="file"
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        // The button below stands for it.
        aria-hidden
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0]);
          // Lets the same file be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      {name ? (
        <p className="flex items-center gap-3 rounded-input border border-line p-2 pl-3">
          <FileText aria-hidden size={18} className="shrink-0 text-harbour" />
          <span id={place} tabIndex={-1} className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {name}
          </span>
          <button
            type="button"
            onClick={onRemove}
            aria-label={s.remove}
            className="grid size-9 shrink-0 place-items-center rounded-input text-ink-soft hover:text-ink"
          >
            <X aria-hidden size={16} />
          </button>
        </p>
      ) : (
        <Button id={place} onClick={() => picker.current?.click()}>
          <Upload aria-hidden size={16} />
          {s.choose}
        </Button>
      )}
      <p className="text-xs text-ink-soft">{s.fileHint}</p>
      {refused && <Notice tone="bad">{s[refused]}</Notice>}
    </div>
  );
}

/** Button and file name replace each other: the focus goes to what is there now, which also reads it out. */
function useFocusAfter(name: string | null): string {
  const id = useId();
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    before.current = name;
    document.getElementById(id)?.focus();
  }, [id, name]);
  return id;
}
