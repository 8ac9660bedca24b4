// Whether a URL is on this machine, where only the sandbox can be listening.

export const isLoopback = (url: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
