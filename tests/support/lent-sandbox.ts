// A sandbox for one test: reset and reused, as opening one takes longer than most stories.
import { setTimeout as pause } from 'node:timers/promises';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';

/** How long a webhook may still be in flight once its receiver is gone. */
const LAST_CALLS_MS = 1_000;

const idle: Sandbox[] = [];

export const borrowSandbox = async (): Promise<Sandbox> => idle.pop() ?? (await createSandbox({ port: 0 }));

/** The caller must not use the sandbox any more. */
export async function giveBackSandbox(sandbox: Sandbox): Promise<void> {
  if (isAtWork(sandbox) || !(await isSettled(sandbox))) return sandbox.close();
  sandbox.reset();
  idle.push(sandbox);
}

/** A faulted or unanswered request may still take effect in the middle of the next test. */
const isAtWork = ({ faults, journal }: Sandbox): boolean =>
  faults.list().length > 0 || journal.list().some(({ status, fault }) => status === 0 || fault !== null);

const isSettled = (sandbox: Sandbox): Promise<boolean> =>
  Promise.race([sandbox.settled().then(() => true), pause(LAST_CALLS_MS, false, { ref: false })]);
