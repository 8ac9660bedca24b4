// Splits the start into tasks: what awaits this runs in one of its own, and in between the browser can respond.
export const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
