// The command that scans uploads for malware before they are stored (C-18); without it nothing is scanned.
import type { Reader } from './reader.ts';

export type ScanConfig = {
  program: string;
  args: string[];
  /** The scanner's PATH; it gets nothing else of our environment, which holds keys. */
  path: string;
};

/** Splits "clamdscan --no-summary -" at blanks into program and arguments; no shell is involved. */
export function scanFrom(read: Reader): ScanConfig | null {
  const [program, ...args] = read.optional('UPLOAD_SCAN_COMMAND')?.split(/\s+/) ?? [];
  return program ? { program, args, path: read.text('PATH', '/usr/local/bin:/usr/bin:/bin') } : null;
}
