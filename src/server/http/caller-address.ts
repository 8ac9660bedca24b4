// The address of a caller: which proxies are believed about it, and what of it rate limits count.
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { networksIn } from '../config/proxy.ts';

/** Whom to believe about who has called them: that many proxies in front of us, or those of a list. */
export function trustOf(
  proxies: boolean | number | string,
): boolean | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'boolean') return proxies;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const known = new BlockList();
  for (const network of networksIn(proxies)) {
    const [address = '', bits = isIPv6(address) ? 128 : 32] = network.split('/');
    known.addSubnet(address, Number(bits), familyOf(address));
  }
  // NOTE: not the framework's own lists, which know no address with a port.
  return (address) => known.check(bare(address), familyOf(bare(address)));
}

const familyOf = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4');

/** An IPv6 address counts as its /64 network, an IPv4-mapped one as the IPv4 address; others as they are. */
export function callerAddress(named: string): string {
  const ip = bare(named);
  if (!isIPv6(ip)) return withoutPort(named);
  const groups = groupsOf(ip);
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

/** Without its port, and without the interface of a link-local one ("fe80::1%eth0"). */
const bare = (named: string): string => withoutPort(named).replace(/%.*$/s, '');

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
