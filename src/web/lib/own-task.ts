// A start in slices: what waits for this runs in a task of its own, and between two tasks the browser can answer.
export const ownTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
