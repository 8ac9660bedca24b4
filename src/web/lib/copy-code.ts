// Copies a tracking code to the clipboard, and says whether that worked (R134).
import { toast } from './toast.ts';

export function copyCode(code: string, said: { copied: string; copyFailed: string }): void {
  const failed = () => toast({ title: said.copyFailed, tone: 'bad' });
  // Without https there is no clipboard API at all.
  if (!('clipboard' in navigator)) return failed();
  navigator.clipboard.writeText(code).then(() => toast({ title: said.copied, tone: 'good' }), failed);
}
