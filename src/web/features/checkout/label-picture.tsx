// A small picture of a label beside its button. Decorative: the button opens the label itself.
import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

export function LabelPicture({ href }: { href: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!frame.current || savesData()) return;
    const gone = new AbortController();
    const watcher = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      draw(href, canvas.current, gone.signal).then(setDrawn, () => {
        // No connection, or a PDF that cannot be drawn: the paper icon stays, and the button says what is wrong.
      });
    });
    watcher.observe(frame.current);
    return () => {
      watcher.disconnect();
      gone.abort();
    };
  }, [href]);
  return (
    <div
      ref={frame}
      aria-hidden
      className={clsx(
        'relative grid h-30 w-20 shrink-0 place-items-center overflow-hidden rounded-input border border-line sm:h-36 sm:w-24 print:hidden',
        isDrawn ? 'bg-white' : 'text-ink-soft',
      )}
    >
      {!isDrawn && <FileText size={24} />}
      <canvas
        ref={canvas}
        className={clsx(
          'absolute inset-0 size-full object-contain transition-opacity duration-200 motion-reduce:transition-none',
          !isDrawn && 'opacity-0',
        )}
      />
    </div>
  );
}

/** Resolves to whether a picture was drawn. */
async function draw(href: string, canvas: HTMLCanvasElement | null, signal: AbortSignal): Promise<boolean> {
  const [{ drawPdf }, response] = await Promise.all([
    import('../../lib/draw-pdf.ts'),
    fetch(href, { credentials: 'same-origin', signal }),
  ]);
  const isPdf = response.ok && response.headers.get('content-type')?.startsWith('application/pdf');
  if (!isPdf || !canvas) return false;
  const file = await response.arrayBuffer();
  if (signal.aborted) return false;
  await drawPdf(file, canvas);
  return true;
}

/** Some browsers report that the user wants to save data. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
