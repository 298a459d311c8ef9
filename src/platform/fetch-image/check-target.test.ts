import { describe, expect, it } from 'vitest';
import { checkTarget, type ResolveHost } from './check-target.ts';
import type { FetchImageError } from './fetch-image-error.ts';

const at =
  (...addresses: string[]): ResolveHost =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const noResolver: ResolveHost = async (host) => {
  throw new Error(`asked for ${host}`);
};

const reasonOf = (url: string, resolve: ResolveHost, allowLoopback = false) =>
  checkTarget(url, { resolve, allowLoopback }).then(
    () => 'taken',
    (error: unknown) => (error as FetchImageError).reason,
  );

describe('a URL is refused before any request', () => {
  it.each([
    ['no address', 'portrait.png', 'invalid_url'],
    ['an address too long', `https://a.example/${'x'.repeat(2100)}`, 'invalid_url'],
    ['http', 'http://a.example/p.png', 'not_https'],
    ['a file', 'file:///etc/hostname', 'not_https'],
    ['data', 'data:image/png;base64,AAAA', 'not_https'],
    ['ftp', 'ftp://a.example/p.png', 'not_https'],
    ['another port', 'https://a.example:8443/p.png', 'not_port_443'],
    ['port 80', 'https://a.example:80/p.png', 'not_port_443'],
    ['a user name', 'https://me@a.example/p.png', 'has_credentials'],
    ['a password', 'https://:word@a.example/p.png', 'has_credentials'],
    ['a host hidden behind a user name', 'https://a.example@127.0.0.1/', 'has_credentials'],
    ['loopback', 'https://127.0.0.1/', 'not_public'],
    ['loopback, short', 'https://127.1/', 'not_public'],
    ['loopback as a number', 'https://2130706433/', 'not_public'],
    ['loopback, hexadecimal', 'https://0x7f000001/', 'not_public'],
    ['loopback, hexadecimal parts', 'https://0x7f.0x0.0x0.0x1/', 'not_public'],
    ['loopback, octal', 'https://0177.0.0.1/', 'not_public'],
    ['loopback in full-width digits', 'https://１２７.０.０.１/', 'not_public'],
    ['loopback with ideographic dots', 'https://127。0。0。1/', 'not_public'],
    ['loopback, percent-escaped', 'https://%31%32%37.0.0.1/', 'not_public'],
    ['zero', 'https://0/', 'not_public'],
    ['metadata as a number', 'https://2852039166/', 'not_public'],
    ['metadata, mixed forms', 'https://0xa9.254.0251.254/', 'not_public'],
    ['Azure’s wire server', 'https://168.63.129.16/', 'not_public'],
    ['v6 loopback', 'https://[::1]/', 'not_public'],
    ['v6 loopback, long', 'https://[0:0:0:0:0:0:0:1]/', 'not_public'],
    ['IPv4-mapped', 'https://[::ffff:169.254.169.254]/', 'not_public'],
    ['NAT64', 'https://[64:ff9b::10.0.0.1]/', 'not_public'],
    ['6to4', 'https://[2002:7f00:1::]/', 'not_public'],
    ['unique local', 'https://[fd00:ec2::254]/', 'not_public'],
    ['localhost', 'https://localhost/', 'not_public'],
    ['below localhost', 'https://a.localhost/', 'not_public'],
    ['localhost, capitals', 'https://LOCALHOST/', 'not_public'],
    ['localhost with a dot', 'https://localhost./', 'not_public'],
    ['a public name with a dot', 'https://a.example./', 'not_public'],
    ['an address with a dot', 'https://127.0.0.1./', 'not_public'],
    ['metadata by name', 'https://metadata.google.internal/', 'not_public'],
    ['metadata by short name', 'https://metadata/', 'not_public'],
    ['a home network name', 'https://router.local/', 'not_public'],
    ['a single-label name', 'https://intranet/', 'not_public'],
  ])('%s', async (_name, url, reason) => {
    expect(await reasonOf(url, noResolver)).toBe(reason);
  });
});

describe('all addresses of a name are checked', () => {
  it.each([
    ['loopback', ['127.0.0.1'], 'not_public'],
    ['a private address', ['10.1.2.3'], 'not_public'],
    ['metadata', ['169.254.169.254'], 'not_public'],
    ['v6 loopback', ['::1'], 'not_public'],
    ['IPv4-mapped', ['::ffff:10.0.0.1'], 'not_public'],
    ['one public and one private', ['93.184.216.34', '192.168.0.1'], 'not_public'],
    ['nothing', [], 'unknown_host'],
    ['a public address', ['93.184.216.34'], 'taken'],
    ['public addresses of both kinds', ['93.184.216.34', '2606:4700::1'], 'taken'],
  ])('%s', async (_name, addresses, expected) => {
    expect(await reasonOf('https://pictures.example/p.png', at(...addresses))).toBe(expected);
  });

  it('an unknown name', async () => {
    expect(await reasonOf('https://pictures.example/p.png', noResolver)).toBe('unknown_host');
  });
});

describe('the test setting allows only this machine', () => {
  it.each([
    ['loopback over http and a port', 'http://127.0.0.1:9000/p.png', 'taken'],
    ['v6 loopback', 'http://[::1]:9000/p.png', 'taken'],
    ['localhost', 'http://localhost:9000/p.png', 'taken'],
    ['a private address', 'https://10.0.0.1/p.png', 'not_public'],
    ['a private address over http', 'http://10.0.0.1:9000/p.png', 'not_https'],
    ['a public name over http', 'http://pictures.example/p.png', 'not_https'],
    ['a public name that resolves to this machine', 'https://pictures.example/p.png', 'not_public'],
    ['IPv4-mapped loopback', 'http://[::ffff:127.0.0.1]:9000/', 'not_https'],
  ])('%s', async (_name, url, expected) => {
    expect(await reasonOf(url, at('127.0.0.1'), true)).toBe(expected);
  });

  it('localhost that resolves elsewhere', async () => {
    expect(await reasonOf('http://localhost:9000/', at('10.0.0.1'), true)).toBe('not_public');
  });
});
