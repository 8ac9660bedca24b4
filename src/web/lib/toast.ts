// One short message at a time (R6); a new one replaces the old.

export type Toast = { title: string; text?: string; tone?: 'info' | 'good' | 'bad' };

let current: (Toast & { id: number }) | null = null;
let count = 0;
const listeners = new Set<() => void>();

const show = (next: typeof current): void => {
  current = next;
  for (const listener of listeners) listener();
};

export const toast = (message: Toast): void => show({ ...message, id: ++count });

export const dismissToast = (): void => show(null);

/** For the one place that draws it. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => current,
};
