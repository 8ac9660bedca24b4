// The migrated template database of a run, as one file from which every embedded copy is loaded.
import { readFile } from 'node:fs/promises';

/** Variable with the path of the run's dump, for processes outside vitest; unset: there is none. */
export const TEMPLATE_DUMP = 'TEST_TEMPLATE_DUMP';

let read: { path: string; dump: Promise<Blob> } | undefined;

/** Read only once, as it is many megabytes. */
export function templateDump(path: string): Promise<Blob> {
  if (read?.path !== path) read = { path, dump: readFile(path).then((file) => new Dump(file)) };
  return read.dump;
}

/** Keeps its bytes in memory: reading a large Blob takes as long as starting the database. */
class Dump extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(file: Buffer) {
    super();
    this.#bytes = new Uint8Array(file).buffer;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}
