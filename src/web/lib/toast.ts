// One short message at a time (R6); a new one replaces the old.
import { createStore } from './store.ts';

export type Toast = { title: string; text?: string; tone?: 'info' | 'good' | 'bad' };

/** For the one place that draws it. */
export const toastStore = createStore<(Toast & { id: number }) | null>(null);
let count = 0;

export const toast = (message: Toast): void => toastStore.publish({ ...message, id: ++count });

export const dismissToast = (): void => toastStore.publish(null);
