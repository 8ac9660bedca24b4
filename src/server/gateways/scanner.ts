// Port to whoever looks for malware in what customers upload.

/** `unchecked`: there is no verdict, and the file is not to be stored. */
export type ScanVerdict = 'clean' | 'infected' | 'unchecked';

export type ScannerPort = {
  /** Does not throw for what happens there: that is `unchecked`. */
  scan(content: Uint8Array): Promise<ScanVerdict>;
};
