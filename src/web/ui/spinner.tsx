// A sign that something is in progress.
import { LoaderCircle } from 'lucide-react';

export const Spinner = ({ size = 16 }: { size?: number }) => (
  <LoaderCircle aria-hidden size={size} className="shrink-0 animate-spin" />
);

/** A whole page that is loading. */
export const PageSpinner = ({ label }: { label: string }) => (
  <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3 text-harbour">
    <Spinner size={28} />
    <span className="text-ink-soft">{label}</span>
  </div>
);
