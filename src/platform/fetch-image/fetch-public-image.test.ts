import { createHash } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  truncateBody,
  drawSwatches,
  streamEndlessly,
  respondWith,
  gzipBomb,
  neverRespond,
  redirectTo,
  stallAfterHeaders,
  startImageHost,
  type ImageHost,
} from '#tests/stand-ins/image-host.ts';
import { pinTo } from './download.ts';
import { FetchImageError } from './fetch-image-error.ts';
import { fetchPublicImage, type FetchImageOptions } from './fetch-public-image.ts';

let host: ImageHost;
let png: Buffer;

beforeAll(async () => {
  host = await startImageHost();
  png = await drawSwatches({ hair: '#141215', skin: '#e2b797', clothes: '#a3202c' })
    .png()
    .toBuffer();
  host.on('/p.png', respondWith(png));
});
afterAll(() => host.close());

const fetchHere = (path: string, options: FetchImageOptions = {}) =>
  fetchPublicImage(path.includes('://') ? path : host.url(path), {
    allowLoopback: true,
    ...options,
  });
const reasonOf = (path: string, options?: FetchImageOptions) =>
  fetchHere(path, options).then(
    () => 'taken',
    (error: unknown) => {
      if (!(error instanceof FetchImageError)) throw error;
      expect(error.message).toMatch(/^[A-Z].*\.$/);
      return error.reason;
    },
  );

/** A PNG that claims these dimensions and contains no pixels. */
function claimPixels(width: number, height: number): Buffer {
  const crcOf = (bytes: Buffer): number => {
    let crc = ~0;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc >>> 0;
  };
  const chunk = (name: string, data: Buffer): Buffer => {
    const whole = Buffer.alloc(12 + data.length);
    whole.writeUInt32BE(data.length, 0);
    whole.write(name, 4, 'latin1');
    data.copy(whole, 8);
    whole.writeUInt32BE(crcOf(whole.subarray(4, 8 + data.length)), 8 + data.length);
    return whole;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
    'in %s is re-encoded',
    async (format) => {
      const file = await drawSwatches({ hair: '#141215', skin: '#e2b797', clothes: '#a3202c' })
        .toFormat(format)
        .toBuffer();
      host.on(`/p.${format}`, respondWith(file, { 'content-type': 'text/plain' }));
      const found = await fetchHere(`/p.${format}`);
      expect(found).toMatchObject({ format, width: 300, height: 400 });
      expect(found.sha256).toBe(createHash('sha256').update(file).digest('hex'));
      expect(await sharp(found.bytes).metadata()).toMatchObject({
        format: 'jpeg',
        width: 300,
        height: 400,
      });
    },
  );

  it('loses its metadata and trailing data', async () => {
    const file = await sharp(png)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret-words', ImageDescription: 'secret-words' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-words</x:xmpmeta>')
      .toBuffer();
    host.on(
      '/told.jpg',
      respondWith(Buffer.concat([file, Buffer.from('<script>secret-words</script>')])),
    );
    const { bytes } = await fetchHere('/told.jpg');
    expect(file.includes('secret-words')).toBe(true);
    expect(bytes.includes('secret-words')).toBe(false);
    const { exif, xmp, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
  });

  it('is downscaled when it is large', async () => {
    const file = await sharp(png).resize(3000, 4000, { fit: 'fill' }).jpeg().toBuffer();
    host.on('/large.jpg', respondWith(file));
    const { bytes, width, height } = await fetchHere('/large.jpg');
    expect([width, height]).toEqual([3000, 4000]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 960, height: 1280 });
  });

  it('is requested without identifying headers', async () => {
    await fetchHere('/p.png');
    expect(Object.keys(host.headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(host.headers['accept-encoding']).toBe('identity');
  });
});

describe('redirects', () => {
  it('are followed three times', async () => {
    host.on('/1', redirectTo('/2', 301));
    host.on('/2', redirectTo('./3', 307));
    host.on('/3', redirectTo(host.url('/p.png'), 308));
    expect(await reasonOf('/1')).toBe('taken');
    host.on('/0', redirectTo('/1', 303));
    expect(await reasonOf('/0')).toBe('too_many_redirects');
  });

  it.each([
    ['a loop', '/loop', 'too_many_redirects'],
    ['metadata', 'https://169.254.169.254/latest/', 'not_public'],
    ['metadata over http', 'http://169.254.169.254/latest/', 'not_https'],
    ['a private address', 'https://10.0.0.1/', 'not_public'],
    ['a private address as a number', 'https://167772161/', 'not_public'],
    ['IPv4-mapped loopback', 'https://[::ffff:127.0.0.1]/', 'not_public'],
    ['a private address without a scheme', '//10.0.0.1/', 'not_https'],
    ['metadata by name', 'https://metadata.google.internal/', 'not_public'],
    ['a name that resolves to a private address', 'https://inside.example/', 'not_public'],
    ['another port', 'https://outside.example:8080/', 'not_port_443'],
    ['credentials', 'https://me:word@outside.example/', 'has_credentials'],
    ['a file', 'file:///etc/hostname', 'not_https'],
    ['data', 'data:image/png;base64,AAAA', 'not_https'],
    ['no address', 'https://', 'refused'],
  ])('to %s', async (_name, location, reason) => {
    host.on('/loop', redirectTo('/loop'));
    host.on('/away', redirectTo(location));
    const resolve = async () => [{ address: '10.9.8.7', family: 4 }];
    expect(await reasonOf('/away', { resolve })).toBe(reason);
  });

  it('to this machine are refused unless the setting allows it', async () => {
    expect(await reasonOf(host.url('/p.png'), { allowLoopback: false })).toBe('not_https');
    expect(
      await reasonOf('https://localhost/', { allowLoopback: false, resolve: async () => [] }),
    ).toBe('not_public');
  });
});

describe('the connection', () => {
  it('uses the checked address, and resolves the name only once', async () => {
    const other = await startImageHost('127.0.0.2');
    try {
      other.on('/p.png', respondWith(png));
      let times = 0;
      const resolve = async () => {
        times += 1;
        return [{ address: times === 1 ? '127.0.0.2' : '10.0.0.1', family: 4 }];
      };
      const url = other.url('/p.png').replace('127.0.0.2', 'localhost');
      expect(await reasonOf(url, { resolve })).toBe('taken');
      expect(times).toBe(1);
      expect(other.requestedPaths).toEqual(['/p.png']);
    } finally {
      await other.close();
    }
  });

  it('resolves every later lookup to the checked addresses', () => {
    const addresses = [
      { address: '93.184.216.34', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ];
    const lookup = pinTo({ url: new URL('https://pictures.example/'), addresses });
    const answers: unknown[] = [];
    lookup('pictures.example', { all: true }, (...answer) => answers.push(answer));
    lookup('elsewhere.example', {}, (...answer) => answers.push(answer));
    expect(answers).toEqual([
      [null, addresses],
      [null, '93.184.216.34', 4],
    ]);
  });
});

describe('a host that misbehaves', () => {
  it.each<[string, () => Promise<void> | void, string]>([
    ['does not have it', () => host.on('/x', (_, r) => void r.writeHead(404).end()), 'refused'],
    ['fails', () => host.on('/x', (_, r) => void r.writeHead(500).end('no')), 'refused'],
    ['sends nothing', () => host.on('/x', respondWith('')), 'not_an_image'],
    ['sends part of it', () => host.on('/x', (_, r) => void r.writeHead(206).end(png)), 'refused'],
    [
      'sends a page',
      () => host.on('/x', respondWith('<html><body>hello</body></html>')),
      'not_an_image',
    ],
    [
      'sends a drawing with scripts',
      () => host.on('/x', respondWith('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      'not_an_image',
    ],
    [
      'sends a TIFF',
      async () => host.on('/x', respondWith(await sharp(png).tiff().toBuffer())),
      'not_an_image',
    ],
    ['sends a PDF', () => host.on('/x', respondWith('%PDF-1.7\n%âãÏÓ\n1 0 obj')), 'not_an_image'],
    [
      'sends a PNG’s beginning only',
      () => host.on('/x', respondWith(png.subarray(0, 60))),
      'broken',
    ],
    [
      'sends a PNG with noise in it',
      () => host.on('/x', respondWith(Buffer.concat([png.subarray(0, 300), Buffer.alloc(400, 7)]))),
      'broken',
    ],
    [
      'announces more than 10 MB',
      () =>
        host.on(
          '/x',
          (_, r) => void r.writeHead(200, { 'content-length': '10000001' }).flushHeaders(),
        ),
      'too_large',
    ],
    ['never ends', () => host.on('/x', streamEndlessly(png)), 'too_large'],
    ['breaks off', () => host.on('/x', truncateBody(png)), 'unreachable'],
    ['hangs up', () => host.on('/x', (request) => void request.socket.destroy()), 'unreachable'],
    [
      'compresses the picture',
      () => host.on('/x', respondWith(gzipSync(png), { 'content-encoding': 'gzip' })),
      'encoded',
    ],
    ['sends a bomb packed by gzip', () => host.on('/x', gzipBomb()), 'encoded'],
    [
      'sends a bomb without declaring gzip',
      () => host.on('/x', respondWith(gzipSync(Buffer.alloc(30_000_000)))),
      'not_an_image',
    ],
    [
      'sends a picture of 900 million pixels',
      () => host.on('/x', respondWith(claimPixels(30_000, 30_000))),
      'too_many_pixels',
    ],
    [
      'sends a picture of 41 million pixels',
      () => host.on('/x', respondWith(claimPixels(41_000, 1000))),
      'too_many_pixels',
    ],
    [
      'sends a dot',
      async () => host.on('/x', respondWith(await sharp(png).resize(20, 20).png().toBuffer())),
      'too_few_pixels',
    ],
  ])('%s', async (_name, arrange, reason) => {
    await arrange();
    expect(await reasonOf('/x')).toBe(reason);
  });

  it('declares less than it sends', async () => {
    host.on('/lie', (_request, response) => {
      response.socket?.end(
        Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n'), png]),
      );
    });
    expect(['broken', 'unreachable']).toContain(await reasonOf('/lie'));
  });

  it.each([
    ['is silent', neverRespond],
    ['sends headers and stops', stallAfterHeaders],
  ])('%s', async (_name, answer) => {
    host.on('/slow', answer);
    expect(await reasonOf('/slow', { timeoutMs: 150 })).toBe('too_slow');
    await host.waitForAbort('/slow');
  });

  it('has a name that takes too long to resolve', async () => {
    const resolve = () => new Promise<never>(() => {});
    expect(await reasonOf('https://slow.example/', { timeoutMs: 60, resolve })).toBe('too_slow');
  });
});

it('an abort by the caller closes the connection and is thrown', async () => {
  host.on('/held', stallAfterHeaders);
  const left = new AbortController();
  const fetched = fetchHere('/held', { signal: left.signal });
  await host.waitForRequest('/held');
  left.abort(new Error('gone'));
  await expect(fetched).rejects.toThrow('gone');
  await host.waitForAbort('/held');
});
