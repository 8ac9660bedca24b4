// The trusted proxies in front of us: how many, or their addresses.
import { isIP } from 'node:net';
import { ConfigError, missingVariables, type Reader } from './reader.ts';

/** We speak no TLS, so a proxy in front does: mistaken for the caller, it would make all customers share one limit. */
export function refuseUnnamedProxy(read: Reader, isBehindTls: boolean): void {
  if (!isBehindTls || read.optional('TRUST_PROXY')) return;
  throw new ConfigError(
    `${missingVariables(['TRUST_PROXY']).message} PUBLIC_URL is https, so there is a proxy in front: give the number of proxies or their addresses, or 0 if callers stay visible.`,
  );
}

/** "1" and "true" trust the next proxy only; anything else is a list of addresses. */
export function trustProxyFrom(value: string | null): boolean | number | string {
  if (value === null || value === 'false' || value === '0') return false;
  if (value === 'true') return 1;
  if (/^\d+$/.test(value)) return Number(value);
  const wrong = networksIn(value).find((network) => !isNetwork(network));
  if (wrong === undefined) return value;
  throw new ConfigError(`TRUST_PROXY is neither a number nor a list of addresses: ${wrong}`);
}

/** Names for ranges that are not public. */
const ranges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The addresses and networks ("10.0.0.0/8") of a list that may also have names for ranges. */
export const networksIn = (list: string): string[] =>
  list
    .split(',')
    .map((named) => named.trim())
    .flatMap((named) => (Object.hasOwn(ranges, named) ? (ranges[named] ?? []) : named));

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === undefined || most === 0) return most > 0;
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most;
}
