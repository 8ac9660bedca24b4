// The operator's terminal during a journey: the built command against the lane's running server.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ownLane } from './lanes.ts';

/** Throws with the command's output when it is refused. */
export async function operate(...words: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['dist/operator.js', ...words, '--as', 'Journey'], {
    env: { ...process.env, DATA_DIR: ownLane()?.dataDir },
  });
}
