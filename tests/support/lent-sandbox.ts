// A sandbox for one test: it forgets everything and is lent again, as opening one costs more than most stories.
import { setTimeout as pause } from 'node:timers/promises';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';

/** How long a webhook may still be on its way once its receiver is gone. */
const LAST_CALLS_MS = 1_000;

const idle: Sandbox[] = [];

export const borrowSandbox = async (): Promise<Sandbox> => idle.pop() ?? (await createSandbox({ port: 0 }));

/** Of somebody who calls it no more. */
export async function giveBackSandbox(sandbox: Sandbox): Promise<void> {
  if (isAtWork(sandbox) || !(await isSettled(sandbox))) return sandbox.close();
  sandbox.reset();
  idle.push(sandbox);
}

/** What was spoilt, or has no answer yet, may still come to an effect, in the middle of the next test. */
const isAtWork = ({ faults, journal }: Sandbox): boolean =>
  faults.list().length > 0 || journal.list().some(({ status, fault }) => status === 0 || fault !== null);

const isSettled = (sandbox: Sandbox): Promise<boolean> =>
  Promise.race([sandbox.settled().then(() => true), pause(LAST_CALLS_MS, false, { ref: false })]);
