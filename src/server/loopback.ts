// Whether an address is this machine's own, where what listens can only be the sandbox.

export const isLoopback = (url: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
