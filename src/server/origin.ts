// The address where browsers and providers reach us: for links in mails, and for returning from a payment.
import { isIPv6 } from 'node:net';
import type { Config } from './config.ts';

type Listening = Pick<Config, 'host' | 'port'>;

export const originOf = ({ publicUrl, ...listening }: Pick<Config, 'publicUrl'> & Listening): string =>
  publicUrl ?? localUrl(listening);

/** A server listening on all interfaces is reached at the loopback address; any other address is used as it is. */
export function localUrl({ host, port }: Listening): string {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}
