// What the operator does at the terminal, while a journey goes on: the built command against the lane's running server.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Throws with the command's words when it is refused. */
export async function operate(...words: string[]): Promise<void> {
  const lane = process.env['TEST_PARALLEL_INDEX'] ?? '0';
  await promisify(execFile)(process.execPath, ['dist/operator.js', ...words, '--as', 'Journey'], {
    env: { ...process.env, DATA_DIR: join(process.env['E2E_DATA_DIR'] ?? '', lane) },
  });
}
