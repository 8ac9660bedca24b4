// Which URLs the sandbox may call: only those on its own machine.

export const isLoopback = (url: string): boolean =>
  /^(127(\.\d+){3}|localhost|\[::1\])$/.test(new URL(url).hostname);
