import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each([
    ['unspecified', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['all of loopback', '127.255.255.254'],
    ['private 10', '10.0.0.1'],
    ['private 172', '172.16.0.1'],
    ['private 172, its end', '172.31.255.255'],
    ['private 192', '192.168.1.1'],
    ['link-local: cloud metadata', '169.254.169.254'],
    ['link-local: container metadata', '169.254.170.2'],
    ['carrier-grade NAT: cloud metadata', '100.100.100.200'],
    ['Azure’s wire server', '168.63.129.16'],
    ['protocol assignments: cloud metadata', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['6to4 relays', '192.88.99.1'],
    ['benchmarking', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['v6 unspecified', '::'],
    ['v6 loopback', '::1'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['IPv4-mapped, hexadecimal', '::ffff:a9fe:a9fe'],
    ['IPv4-mapped public', '::ffff:8.8.8.8'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['IPv4-translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::a00:1'],
    ['NAT64, local use', '64:ff9b:1::a00:1'],
    ['6to4 of a private address', '2002:a00:1::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['unique local', 'fd00::1'],
    ['unique local: cloud metadata', 'fd00:ec2::254'],
    ['v6 link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['v6 multicast', 'ff02::1'],
    ['v6 documentation', '2001:db8::1'],
    ['v6 documentation, new', '3fff::1'],
    ['discard', '100::1'],
    ['segment routing', '5f00::1'],
    ['unallocated space', '4000::1'],
    ['no address', 'example.com'],
    ['short form', '127.1'],
    ['a zone', 'fe80::1%eth0'],
    ['nothing', ''],
  ])('refuses %s (%s)', (_name, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '8.8.8.8', '151.101.1.69', '172.32.0.1', '2606:4700::6810:85e5', '2a00::1'])(
    'takes %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it('refuses every IPv4 address embedded in an IPv6 address', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a, b, c, d] = address.split('.').map(Number) as [number, number, number, number];
        const [high, low] = [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
        for (const wrapped of [
          `::ffff:${address}`,
          `::${high}:${low}`,
          `64:ff9b::${high}:${low}`,
          `2002:${high}:${low}::1`,
        ])
          expect(isPublicAddress(wrapped), wrapped).toBe(false);
      }),
    );
  });
});
