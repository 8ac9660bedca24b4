// Whom the sandbox calls: never a machine other than its own.

export const isLoopback = (url: string): boolean =>
  /^(127(\.\d+){3}|localhost|\[::1\])$/.test(new URL(url).hostname);
