import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PictureHashes } from './queries-blocked.ts';

const DHASH_SIDE = 8;
const PHASH_SIDE = 32;
const PHASH_FREQUENCIES = 8;

/** The SHA-256 of the file, and two perceptual hashes that survive scaling and encoding. */
export async function hashPicture(bytes: Uint8Array): Promise<PictureHashes> {
  const [gradient, small] = await Promise.all([
    grays(bytes, DHASH_SIDE + 1, DHASH_SIDE),
    grays(bytes, PHASH_SIDE, PHASH_SIDE),
  ]);
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    dhash: differenceHash(gradient),
    phash: frequencyHash(small),
  };
}

const grays = (bytes: Uint8Array, width: number, height: number): Promise<Buffer> =>
  sharp(bytes, { pages: 1 })
    .flatten({ background: '#fff' })
    .grayscale()
    .resize(width, height, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();

/** Gray levels by which a flat area can vary when a picture is encoded again. */
const NOISE = 2;

/** One bit for each pixel that is clearly brighter than its right neighbor. */
function differenceHash(pixels: Buffer): string {
  const bits: boolean[] = [];
  for (let y = 0; y < DHASH_SIDE; y += 1)
    for (let x = 0; x < DHASH_SIDE; x += 1) {
      const at = y * (DHASH_SIDE + 1) + x;
      bits.push(pixels[at]! > pixels[at + 1]! + NOISE);
    }
  return toHex(bits);
}

/** One bit for each of the 64 lowest frequencies (except the mean) that is above their median. */
function frequencyHash(pixels: Buffer): string {
  const low: number[] = [];
  for (let v = 0; v < PHASH_FREQUENCIES; v += 1)
    for (let u = 0; u < PHASH_FREQUENCIES; u += 1) low.push(frequency(pixels, u, v));
  const sorted = low.slice(1).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  return toHex(low.map((value, index) => index > 0 && value > median));
}

const COSINES = Array.from({ length: PHASH_FREQUENCIES }, (_, u) =>
  Float64Array.from({ length: PHASH_SIDE }, (_each, x) =>
    Math.cos(((2 * x + 1) * u * Math.PI) / (2 * PHASH_SIDE)),
  ),
);

function frequency(pixels: Buffer, u: number, v: number): number {
  let sum = 0;
  for (let y = 0; y < PHASH_SIDE; y += 1)
    for (let x = 0; x < PHASH_SIDE; x += 1)
      sum += pixels[y * PHASH_SIDE + x]! * COSINES[u]![x]! * COSINES[v]![y]!;
  return sum;
}

function toHex(bits: readonly boolean[]): string {
  let hash = '';
  for (let at = 0; at < bits.length; at += 4)
    hash += bits
      .slice(at, at + 4)
      .reduce((sum, bit) => sum * 2 + Number(bit), 0)
      .toString(16);
  return hash;
}
