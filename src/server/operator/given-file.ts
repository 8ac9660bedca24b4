// A file that was named at the operator's keyboard.
import { type Surroundings, UsageError } from './command.ts';

/** Throws UsageError with the system's word for why it cannot be read. */
export async function readGiven(path: string, { readFile }: Surroundings): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new UsageError(`The file ${path} cannot be read (${codeOf(error)}).`);
  }
}

/** "ENOENT". */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
