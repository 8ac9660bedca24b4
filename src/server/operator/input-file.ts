// Reads a file named on the operator's command line.
import { type CommandContext, UsageError } from './command.ts';

/** Throws UsageError with the system's error code if it cannot be read. */
export async function readInputFile(path: string, { readFile }: CommandContext): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new UsageError(`The file ${path} cannot be read (${codeOf(error)}).`);
  }
}

/** For example "ENOENT". */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
