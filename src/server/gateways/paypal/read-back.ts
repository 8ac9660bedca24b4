// Reads again while PayPal is still busy with an earlier request of the same kind.
import { setTimeout as pause } from 'node:timers/promises';
import type { UpstreamError } from '../../errors.ts';

const GAPS_MS = [200, 800] as const;

/** Reads once; after a conflict, a few times until it is clear. Null: it is still open. */
export async function readBack<T>(doubt: UpstreamError, read: () => Promise<T | null>): Promise<T | null> {
  const first = await read();
  if (first !== null || doubt.fault.code !== 'conflict') return first;
  for (const gap of GAPS_MS) {
    await pause(gap);
    const found = await read();
    if (found !== null) return found;
  }
  return null;
}
