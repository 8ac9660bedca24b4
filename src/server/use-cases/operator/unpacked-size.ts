// The unpacked size of an archive: checked before unpacking, as a small file may hold a very large one.
import { unzipSync } from 'fflate';

/** Limit for imported archives: several times the size of the largest. */
export const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;

/**
 * In bytes, as the archive says; nothing is unpacked beyond that. Throws when it is not an archive.
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
