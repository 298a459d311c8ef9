import { expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { clientNetwork, isInside } from '../ip-ranges.ts';
import { resolveClient } from './client-address.ts';

const EDGE = '10.0.0.0/8, 192.0.2.7,2001:db8:feed::/48';

it.each<[what: string, setting: string, remote: string, forwarded: string | undefined, is: string]>(
  [
    ['no proxy', 'false', '203.0.113.5', undefined, '203.0.113.5'],
    ['a header of the client', 'false', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['no hop', '0', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['one proxy', 'true', '127.0.0.1', '203.0.113.5', '203.0.113.5'],
    [
      'one proxy and a forged entry',
      'true',
      '127.0.0.1',
      '198.51.100.1, 203.0.113.5',
      '203.0.113.5',
    ],
    ['one proxy without an address', 'true', '127.0.0.1', undefined, '127.0.0.1'],
    ['one hop', '1', '127.0.0.1', '198.51.100.1,203.0.113.5', '203.0.113.5'],
    ['two hops', '2', '127.0.0.1', '6.6.6.6, 203.0.113.5, 192.0.2.7', '203.0.113.5'],
    ['more hops than entries', '3', '127.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['an empty entry', 'true', '127.0.0.1', '203.0.113.5,', '203.0.113.5'],
    ['an entry that is no address', 'true', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['known proxies', EDGE, '10.1.2.3', '6.6.6.6, 203.0.113.5, 192.0.2.7', '203.0.113.5'],
    ['an unknown proxy among the known ones', EDGE, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['proxies alone', EDGE, '10.1.2.3', '10.9.9.9', '10.9.9.9'],
    ['a proxy on IPv6', EDGE, '2001:db8:feed::1', '2001:db8:1::2', '2001:db8:1::2'],
    ['a proxy’s IPv4 inside IPv6', EDGE, '::ffff:10.1.2.3', '203.0.113.5', '203.0.113.5'],
    ['ports', EDGE, '10.1.2.3', '203.0.113.5:4711, [2001:db8:feed::2]:443', '203.0.113.5'],
    ['a number', 'true', '127.0.0.1', '7', '127.0.0.1'],
    ['another spelling', 'true', '::1', '2001:DB8:0:0::0001', '2001:db8::1'],
    ['a garbled entry after the client', EDGE, '10.1.2.3', '203.0.113.5, x', '10.1.2.3'],
    ['an in-process request', 'true', 'in-process', undefined, 'in-process'],
  ],
)('with %s (TRUST_PROXY=%s)', (_what, setting, remote, forwarded, is) => {
  const { trustProxy } = parseConfig({ TRUST_PROXY: setting });
  expect(resolveClient(remote, forwarded, trustProxy)).toBe(is);
});

it.each(['maybe', '10', '-1', '10.0.0.0/33', '10.0.0.1, proxy.example', ','])(
  'TRUST_PROXY=%s is refused',
  (setting) => expect(() => parseConfig({ TRUST_PROXY: setting })).toThrow(/TRUST_PROXY/),
);

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['01a214c9-0ec9-7470-aed1-9b55c429f91a', '01a214c9-0ec9-7470-aed1-9b55c429f91a'],
  ['contact:amy@example.test', 'contact:amy@example.test'],
])('limits count %s as %s', (key, network) => expect(clientNetwork(key)).toBe(network));

it.each<[string, boolean]>([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['192.168.1.9', true],
  ['fd00::1', true],
  ['203.0.113.5', false],
  ['8.8.8.8', false],
  ['2606:4700::1', false],
  ['in-process', false],
])('%s is internal: %s', (address, is) => expect(isInside(address)).toBe(is));
