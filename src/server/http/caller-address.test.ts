// Addresses as the rate limits count them.
import { expect, test } from 'vitest';
import { callerAddress, trustOf } from './caller-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8:1:2:3:4:5:6]:50123', '2001:db8:1:2::/64'],
  ['[::ffff:192.0.2.7]:50123', '192.0.2.7'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6789', '2001:db8:1:2::/64'],
  ['2001:db8::50123', '2001:db8::50123'],
  ['192.0.2.7:port', '192.0.2.7:port'],
  ['no address', 'no address'],
  ['', ''],
])('%s counts as %s', (ip, counted) => {
  expect(callerAddress(ip)).toBe(counted);
});

test.each([
  ['10.0.0.1', '10.0.0.1', true],
  ['10.0.0.1', '10.0.0.2', false],
  ['10.0.0.1', '10.0.0.1:443', true],
  ['10.0.0.1', '::ffff:10.0.0.1', true],
  ['192.0.2.1, loopback', '127.0.0.2', true],
  ['192.0.2.1, loopback', '::1', true],
  ['fd00::/8', '[fd12::7]:443', true],
  ['fd00::/8', 'fe80::7', false],
  ['linklocal', 'fe80::7%eth0', true],
  ['10.0.0.0/8', 'no address', false],
])('of the proxies %s, %s is one: %s', (proxies, address, isOne) => {
  const trust = trustOf(proxies);
  expect(typeof trust === 'function' && trust(address, 0)).toBe(isOne);
});
