// Who looks through uploads for malware before they are stored (C-18); without a command nobody does.
import type { Reader } from './reader.ts';

export type ScanConfig = {
  program: string;
  args: string[];
  /** Where it finds programs; of our environment it gets nothing else, as that holds keys. */
  path: string;
};

/** "clamdscan --no-summary -": program and arguments between blanks; no shell reads it. */
export function scanFrom(read: Reader): ScanConfig | null {
  const [program, ...args] = read.optional('UPLOAD_SCAN_COMMAND')?.split(/\s+/) ?? [];
  return program ? { program, args, path: read.text('PATH', '/usr/local/bin:/usr/bin:/bin') } : null;
}
