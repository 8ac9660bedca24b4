// The address that rate limits count: a connection has one IPv4 address, or 2^64 of IPv6.
import { isIPv4, isIPv6 } from 'node:net';

/** An IPv6 address counts as its /64 network, an IPv4-mapped one as the IPv4 address; others as they are. */
export function callerAddress(named: string): string {
  const ip = withoutPort(named);
  const [bare = ''] = ip.split('%', 1);
  if (!isIPv6(bare)) return ip;
  const groups = groupsOf(bare);
  const isWrapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isWrapped
    ? groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 0xff])
        .join('.')
    : `${groups
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::/64`;
}

/** Some proxies (Azure) append the port, a different one for each connection. */
function withoutPort(named: string): string {
  const [, ipv4 = '', ipv6 = ''] = /^(?:([\d.]+)|\[(.+)\])(?::\d{1,5})?$/.exec(named) ?? [];
  return isIPv4(ipv4) ? ipv4 : isIPv6(ipv6) ? ipv6 : named;
}

/** The eight groups of 16 bits; the URL parser normalizes every spelling of an address. */
function groupsOf(ip: string): number[] {
  const [left = '', right] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => parseInt(group, 16));
  if (right === undefined) return read(left);
  const [before, after] = [read(left), read(right)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
