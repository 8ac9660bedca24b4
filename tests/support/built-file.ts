// The address of a part of the pages as it was built, for journeys in which it cannot be loaded.
import { readManifest } from '../../scripts/page-files.ts';

/** `part` is its source below src/web. */
export function builtFile(part: string): string {
  const built = readManifest('dist/web')[part];
  if (!built) throw new Error(`${part} is not a file of its own`);
  return `**/${built.file}`;
}
