import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '#tests/stand-ins/http-stand-in.ts';
import { verifyPicture } from './verify-picture.ts';

const picture = sharp(await drawPicture(120, 80));

describe('a whole picture', () => {
  it.each([
    ['image/png', () => picture.clone().png()],
    ['image/jpeg', () => picture.clone().jpeg()],
    ['image/webp', () => picture.clone().webp()],
    ['image/avif', () => picture.clone().avif({ effort: 0 })],
  ])('of %s has its type and size', async (mediaType, encode) => {
    const bytes = await encode().toBuffer();
    expect(await verifyPicture(bytes)).toEqual({ mediaType, width: 120, height: 80 });
  });
});

describe('refuses', () => {
  it.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['a page of text', async () => Buffer.from('<!doctype html><h1>502 Bad Gateway</h1>')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', () => picture.clone().gif().toBuffer()],
    ['a cut PNG', async () => half(await noisy().png().toBuffer())],
    ['a cut JPEG', async () => half(await noisy().jpeg().toBuffer())],
    ['a cut WebP', async () => half(await noisy().webp().toBuffer())],
    ['a picture all black', () => sharp({ create: BLACK }).png().toBuffer()],
    ['too many pixels', () => sharp({ create: HUGE }).png({ compressionLevel: 9 }).toBuffer()],
  ])('%s', async (_name, make) => {
    await expect(verifyPicture(await make())).rejects.toMatchObject({
      code: 'engine_bad_picture',
      retryable: true,
    });
  });
});

const BLACK = { width: 64, height: 64, channels: 3 as const, background: '#000' };
const HUGE = { width: 8000, height: 5100, channels: 3 as const, background: '#468' };

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** Large enough that half of it is surely incomplete. */
function noisy() {
  const noise = Buffer.from(Array.from({ length: 120 * 80 * 3 }, (_, at) => (at * 7919) % 251));
  return sharp(noise, { raw: { width: 120, height: 80, channels: 3 } });
}
