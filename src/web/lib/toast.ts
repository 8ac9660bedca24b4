// One short message at a time (R6); a new one replaces the old.
import { createStore } from './store.ts';

/** `run` is called once, and the toast disappears. */
export type ToastAction = { label: string; run: () => void };
type Toast = { title: string; text?: string; tone?: 'info' | 'good' | 'bad'; action?: ToastAction };

const LEAST_MS = 7_000;
/** With something to press: by keyboard it is far away. */
const LEAST_WITH_ACTION_MS = 20_000;
const NOTICED_MS = 2_000;
/** For a slow reader of a foreign language. */
const LETTER_MS = 75;

/** How long it stays: until it is noticed and read. */
export const shownMs = ({ title, text = '', action }: Toast): number =>
  Math.max(action ? LEAST_WITH_ACTION_MS : LEAST_MS, NOTICED_MS + LETTER_MS * (title.length + text.length));

/** For the one component that renders it. */
export const toastStore = createStore<(Toast & { id: number }) | null>(null);
let count = 0;

export const toast = (message: Toast): void => toastStore.publish({ ...message, id: ++count });

export const dismissToast = (): void => toastStore.publish(null);
