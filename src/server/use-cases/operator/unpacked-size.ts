// How much an archive is once it is unpacked: asked before anything is, as a small file may be a very large one.
import { unzipSync } from 'fflate';

/** Of one that a person imports: several times what the largest of them is. */
export const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;

/**
 * In bytes, as the archive says; nothing is unpacked beyond what it says there. Throws when it is none.
 * NOTE: fflate gives every file the room that it claims, and drops the rest.
 */
export function unpackedSize(archive: Uint8Array, isWanted: (name: string) => boolean): number {
  let sum = 0;
  unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (isWanted(name)) sum += originalSize;
      return false;
    },
  });
  return sum;
}
