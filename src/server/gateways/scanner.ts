// Port to the malware scanner for customers' uploads.

/** `unchecked`: there is no verdict, and the file is not to be stored. */
export type ScanVerdict = 'clean' | 'infected' | 'unchecked';

export type ScannerPort = {
  /** Does not throw for a scanner failure: that is `unchecked`. */
  scan(content: Uint8Array): Promise<ScanVerdict>;
};
