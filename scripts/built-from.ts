// What dist/ was built from, so that a start builds only what has changed.
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const stampFile = join('dist', 'built-from');
const sources = ['src', 'scripts', 'package-lock.json', 'vite.config.ts'];

export async function isBuilt(): Promise<boolean> {
  // Without the file nothing is built.
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  return built === (await sourcesStamp());
}

/** `stamp`: the sources' stamp from before the build. */
export const rememberBuilt = (stamp: string): Promise<void> => writeFile(stampFile, stamp);

/** A hash over all source files. */
export async function sourcesStamp(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of sources) {
    const isFolder = (await stat(path)).isDirectory();
    const names = isFolder
      ? (await readdir(path, { recursive: true })).sort().map((name) => join(path, name))
      : [path];
    for (const name of names) if ((await stat(name)).isFile()) hash.update(name).update(await readFile(name));
  }
  return hash.digest('hex');
}
