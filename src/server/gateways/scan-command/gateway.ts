// A local program as the scanner: reads the file from standard input; exits with 0 if clean, 1 if infected (clamdscan).
import { ChildProcess, spawn } from 'node:child_process';
import type { ScannerPort, ScanVerdict } from '../scanner.ts';

/** The customer waits for the upload; a scanner that first loads its signatures needs about this long. */
const TIMEOUT_MS = 30_000;

type Options = {
  program: string;
  args: readonly string[];
  path: string;
  timeoutMs?: number;
  /** The program cannot be run, or gives no verdict: an operator should know. */
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
  // A scanner that has seen enough stops reading; its exit code gives the verdict.
  child.stdin?.once('error', () => undefined);
  child.stdin?.end(content);
}

/** A machine without resources for another process fails either synchronously or by an event. */
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
