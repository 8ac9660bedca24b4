// A program on this machine as the scanner: it gets the file on its standard input; 0 is clean, 1 infected (as clamdscan).
import { ChildProcess, spawn } from 'node:child_process';
import type { ScannerPort, ScanVerdict } from '../scanner.ts';

/** Somebody waits for the upload; a scanner that loads its signatures first needs about as long. */
const TIMEOUT_MS = 30_000;

type Options = {
  program: string;
  args: readonly string[];
  path: string;
  timeoutMs?: number;
  /** It cannot be run, or gives no verdict: an operator should know. */
  onAlarm: (reason: string) => void;
};

export const createScanCommand = (options: Options): ScannerPort => ({
  scan: (content) => new Promise((done) => run(options, content, done)),
});

function run(
  { program, args, path, timeoutMs = TIMEOUT_MS, onAlarm }: Options,
  content: Uint8Array,
  done: (verdict: ScanVerdict) => void,
): void {
  const unchecked = (reason: string): void => {
    onAlarm(reason);
    done('unchecked');
  };
  const child = begin(program, args, { path, timeoutMs });
  if (!(child instanceof ChildProcess)) return unchecked(child.message);
  child.once('error', (error) => unchecked(error.message));
  child.once('exit', (code, signal) => {
    if (code === 0) done('clean');
    else if (code === 1) done('infected');
    else unchecked(signal === null ? `ended with ${code}` : `was ended by ${signal}`);
  });
  // Whoever has seen enough stops reading; what was found is said by how it ends.
  child.stdin?.once('error', () => undefined);
  child.stdin?.end(content);
}

/** A machine that has no room for another program says so at once, or by an event. */
function begin(
  program: string,
  args: readonly string[],
  { path, timeoutMs }: { path: string; timeoutMs: number },
): ChildProcess | Error {
  try {
    return spawn(program, args, {
      env: { PATH: path },
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
