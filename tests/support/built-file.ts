// The address of a part of the pages as it was built, for journeys in which it cannot be loaded.
import { readManifest } from '../../scripts/page-files.ts';

/** `part` is its source below src/web. */
export const builtFile = (part: string): string =>
  `**/${readManifest('dist/web')[part]?.file ?? 'no-such-file'}`;
