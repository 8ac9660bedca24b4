// The migrated database of a run, as one file that every embedded copy begins with.
import { readFile } from 'node:fs/promises';

/** Where the run's own lies, for whoever has no vitest to ask; unset, there is none. */
export const TEMPLATE_DUMP = 'TEST_TEMPLATE_DUMP';

let read: { path: string; dump: Promise<Blob> } | undefined;

/** Read once: it is many megabytes. */
export function templateDump(path: string): Promise<Blob> {
  if (read?.path !== path) read = { path, dump: readFile(path).then((file) => new Dump(file)) };
  return read.dump;
}

/** A Blob of many megabytes takes as long to read as the database takes to start; here they are at hand. */
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
