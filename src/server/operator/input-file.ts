// Reads a file named on the operator's command line.
import { systemCodeOf } from '../system-code.ts';
import { type CommandContext, UsageError } from './command.ts';

/** Throws UsageError with the system's error code if it cannot be read. */
export async function readInputFile(path: string, { readFile }: CommandContext): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new UsageError(`The file ${path} cannot be read (${systemCodeOf(error) ?? 'unknown'}).`);
  }
}
