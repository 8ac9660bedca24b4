// A part that most likely will be drawn soon: its file is fetched at once, so that nobody waits for it later.
import { type ComponentType, lazy } from 'react';
import { atOnce } from './at-once.ts';

export function early<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | null = null;
  const loaded = async () => ({ default: (part = await load()) });
  // What failed is tried again when it is drawn, and reported there.
  loaded().catch(() => undefined);
  return lazy(() => (part ? atOnce({ default: part }) : loaded()));
}
