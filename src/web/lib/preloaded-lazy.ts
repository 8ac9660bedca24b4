// A part that will most likely be rendered soon: its file is loaded at once, so that nobody waits for it later.
import { type ComponentType, lazy } from 'react';
import { resolvedAtOnce } from './resolved-at-once.ts';

export function preloadedLazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | null = null;
  const loaded = async () => ({ default: (part = await load()) });
  // A failed load is retried on rendering, and reported there.
  loaded().catch(() => undefined);
  return lazy(() => (part ? resolvedAtOnce({ default: part }) : loaded()));
}
